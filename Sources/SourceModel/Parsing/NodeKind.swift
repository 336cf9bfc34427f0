/// What a node of a `FlatTree` is: the token and syntax kinds that the summary distinguishes, under SwiftSyntax's names.
///
/// The order groups them, so that a group is a range of raw values.
enum NodeKind: UInt8 {
    // Tokens
    case otherToken, identifier, keyword, operatorToken, wildcard, stringSegmentToken, literalToken
    case leftBrace, rightBrace, leftParen, rightParen, leftSquare, equal, period, colon, comma, arrow, ellipsis
    case exclamationMark, questionMark, poundIf, poundElseif, poundElse, poundEndif, endOfFile

    // Expressions
    case arrayExpr, arrowExpr, assignmentExpr, awaitExpr, binaryOperatorExpr, booleanLiteralExpr, borrowExpr
    case closureExpr, consumeExpr, copyExpr, declReferenceExpr, dictionaryExpr, discardAssignmentExpr, doExpr
    case editorPlaceholderExpr, floatLiteralExpr, forceUnwrapExpr, functionCallExpr, genericSpecializationExpr, ifExpr
    case inOutExpr, integerLiteralExpr, keyPathExpr, macroExpansionExpr, memberAccessExpr, missingExpr, nilLiteralExpr
    case optionalChainingExpr, packElementExpr, packExpansionExpr, patternExpr, postfixIfConfigExpr
    case postfixOperatorExpr, prefixOperatorExpr, regexLiteralExpr, sequenceExpr, simpleStringLiteralExpr
    case stringLiteralExpr, subscriptCallExpr, superExpr, switchExpr, tryExpr, tupleExpr, typeExpr, unresolvedAsExpr
    case unresolvedIsExpr, unresolvedTernaryExpr, unsafeExpr, tooDeep

    // Types
    case arrayType, attributedType, classRestrictionType, compositionType, dictionaryType, functionType
    case identifierType, implicitlyUnwrappedOptionalType, inlineArrayType, memberType, metatypeType, missingType
    case namedOpaqueReturnType, optionalType, packElementType, packExpansionType, someOrAnyType, suppressedType
    case tupleType

    // Patterns
    case expressionPattern, identifierPattern, isTypePattern, missingPattern, tuplePattern, valueBindingPattern
    case wildcardPattern

    // Declarations
    case accessorDecl, actorDecl, associatedTypeDecl, classDecl, deinitializerDecl, enumCaseDecl, enumDecl
    case extensionDecl, functionDecl, ifConfigDecl, importDecl, initializerDecl, macroDecl, macroExpansionDecl
    case operatorDecl, protocolDecl, structDecl, subscriptDecl, typeAliasDecl, variableDecl

    // Statements
    case deferStmt, doStmt, expressionStmt, forStmt, guardStmt, labeledStmt, repeatStmt, returnStmt, throwStmt,
        whileStmt
    case yieldStmt

    // Parts
    case accessorBlock, accessorDeclList, accessorEffectSpecifiers, accessorParameters, arrayElement, arrayElementList
    case attribute, attributeList, catchClause, catchClauseList, catchItem, catchItemList
    case closureCapture, closureCaptureClause, closureCaptureList, closureCaptureSpecifier, closureParameter
    case closureParameterClause, closureParameterList, closureShorthandParameter, closureShorthandParameterList
    case closureSignature, codeBlock, codeBlockItem, codeBlockItemList, compositionTypeElement
    case compositionTypeElementList, conditionElement, conditionElementList, conformanceRequirement, declModifier
    case declModifierDetail, declModifierList, deinitializerEffectSpecifiers, dictionaryElement, dictionaryElementList
    case enumCaseElement, enumCaseElementList, enumCaseParameter, enumCaseParameterClause, enumCaseParameterList
    case expressionSegment, exprList, functionEffectSpecifiers, functionParameter, functionParameterClause
    case functionParameterList, functionSignature, genericArgument, genericArgumentClause, genericArgumentList
    case genericParameter, genericParameterClause, genericParameterList, genericRequirement, genericRequirementList
    case genericWhereClause, ifConfigClause, ifConfigClauseList, importPathComponent, importPathComponentList
    case inheritanceClause, inheritedType, inheritedTypeList, initializerClause, keyPathComponent, keyPathComponentList
    case keyPathMethodComponent, keyPathSubscriptComponent, labeledExpr, labeledExprList, layoutRequirement
    case matchingPatternCondition, memberBlock, memberBlockItem, memberBlockItemList, moduleSelector
    case multipleTrailingClosureElement, multipleTrailingClosureElementList, nonisolatedTypeSpecifier
    case optionalBindingCondition, patternBinding, patternBindingList, primaryAssociatedType
    case primaryAssociatedTypeClause, primaryAssociatedTypeList, returnClause, sameTypeRequirement
    case simpleTypeSpecifier, sourceFile, stringLiteralSegmentList, switchCase, switchCaseItem, switchCaseItemList
    case switchCaseLabel, switchCaseList, switchDefaultLabel, throwsClause, tuplePatternElement, tuplePatternElementList
    case tupleTypeElement, tupleTypeElementList, typeAnnotation, typeEffectSpecifiers, typeInitializerClause
    case typeSpecifierList, unexpectedNodes, whereClause, yieldedExpression, yieldedExpressionList
    case yieldedExpressionsClause, other

    var isToken: Bool { rawValue <= NodeKind.endOfFile.rawValue }
    var isExpression: Bool { isWithin(.arrayExpr, .tooDeep) }
    var isType: Bool { isWithin(.arrayType, .tupleType) }
    var isPattern: Bool { isWithin(.expressionPattern, .wildcardPattern) }
    var isDeclaration: Bool { isWithin(.accessorDecl, .variableDecl) }

    private func isWithin(_ first: NodeKind, _ last: NodeKind) -> Bool {
        rawValue >= first.rawValue && rawValue <= last.rawValue
    }
}
