@_spi(RawSyntax) import SwiftSyntax

/// Which `NodeKind` a SwiftSyntax kind becomes.
///
/// `SyntaxKind` belongs to a resilient library, where a `switch` over its 290 cases costs one comparison each. Its
/// values have no payload, so their own bits index a table that is filled once, without assuming an order.
struct NodeKindTable: Sendable {
    private let kinds: [NodeKind]

    static let shared = NodeKindTable()

    private init() {
        var kinds = [NodeKind](repeating: .other, count: 1 << 16)
        for (syntaxKind, kind) in Self.pairs { kinds[Self.bits(syntaxKind)] = kind }
        self.kinds = kinds
    }

    subscript(_ kind: SyntaxKind) -> NodeKind { kinds[Self.bits(kind)] }

    private static func bits(_ kind: SyntaxKind) -> Int {
        withUnsafeBytes(of: kind) { $0.count > 1 ? Int($0[0]) | Int($0[1]) << 8 : Int($0[0]) }
    }

    private static var pairs: [(SyntaxKind, NodeKind)] { expressions + types + patterns + declarations + parts }

    private static let expressions: [(SyntaxKind, NodeKind)] = [
        (.arrayExpr, .arrayExpr), (.arrowExpr, .arrowExpr), (.assignmentExpr, .assignmentExpr),
        (.awaitExpr, .awaitExpr), (.binaryOperatorExpr, .binaryOperatorExpr),
        (.booleanLiteralExpr, .booleanLiteralExpr), (.borrowExpr, .borrowExpr), (.closureExpr, .closureExpr),
        (.consumeExpr, .consumeExpr), (.copyExpr, .copyExpr), (.declReferenceExpr, .declReferenceExpr),
        (.dictionaryExpr, .dictionaryExpr), (.discardAssignmentExpr, .discardAssignmentExpr),
        (.editorPlaceholderExpr, .editorPlaceholderExpr), (.floatLiteralExpr, .floatLiteralExpr),
        (.forceUnwrapExpr, .forceUnwrapExpr), (.functionCallExpr, .functionCallExpr),
        (.genericSpecializationExpr, .genericSpecializationExpr), (.ifExpr, .ifExpr), (.inOutExpr, .inOutExpr),
        (.integerLiteralExpr, .integerLiteralExpr), (.keyPathExpr, .keyPathExpr),
        (.macroExpansionExpr, .macroExpansionExpr), (.memberAccessExpr, .memberAccessExpr),
        (.missingExpr, .missingExpr), (.nilLiteralExpr, .nilLiteralExpr),
        (.optionalChainingExpr, .optionalChainingExpr), (.packElementExpr, .packElementExpr),
        (.packExpansionExpr, .packExpansionExpr), (.patternExpr, .patternExpr),
        (.postfixIfConfigExpr, .postfixIfConfigExpr), (.postfixOperatorExpr, .postfixOperatorExpr),
        (.prefixOperatorExpr, .prefixOperatorExpr), (.regexLiteralExpr, .regexLiteralExpr),
        (.sequenceExpr, .sequenceExpr), (.simpleStringLiteralExpr, .simpleStringLiteralExpr),
        (.stringLiteralExpr, .stringLiteralExpr), (.subscriptCallExpr, .subscriptCallExpr), (.superExpr, .superExpr),
        (.switchExpr, .switchExpr), (.tryExpr, .tryExpr), (.tupleExpr, .tupleExpr), (.typeExpr, .typeExpr),
        (.unresolvedAsExpr, .unresolvedAsExpr), (.unresolvedIsExpr, .unresolvedIsExpr),
        (.unresolvedTernaryExpr, .unresolvedTernaryExpr), (.unsafeExpr, .unsafeExpr),
    ]

    private static let types: [(SyntaxKind, NodeKind)] = [
        (.arrayType, .arrayType), (.attributedType, .attributedType), (.classRestrictionType, .classRestrictionType),
        (.compositionType, .compositionType), (.dictionaryType, .dictionaryType), (.functionType, .functionType),
        (.identifierType, .identifierType), (.implicitlyUnwrappedOptionalType, .implicitlyUnwrappedOptionalType),
        (.inlineArrayType, .inlineArrayType), (.memberType, .memberType), (.metatypeType, .metatypeType),
        (.missingType, .missingType), (.namedOpaqueReturnType, .namedOpaqueReturnType),
        (.optionalType, .optionalType), (.packElementType, .packElementType),
        (.packExpansionType, .packExpansionType), (.someOrAnyType, .someOrAnyType),
        (.suppressedType, .suppressedType), (.tupleType, .tupleType),
    ]

    private static let patterns: [(SyntaxKind, NodeKind)] = [
        (.expressionPattern, .expressionPattern), (.identifierPattern, .identifierPattern),
        (.isTypePattern, .isTypePattern), (.missingPattern, .missingPattern), (.tuplePattern, .tuplePattern),
        (.valueBindingPattern, .valueBindingPattern), (.wildcardPattern, .wildcardPattern),
    ]

    private static let declarations: [(SyntaxKind, NodeKind)] = [
        (.accessorDecl, .accessorDecl), (.actorDecl, .actorDecl), (.associatedTypeDecl, .associatedTypeDecl),
        (.classDecl, .classDecl), (.deinitializerDecl, .deinitializerDecl), (.enumCaseDecl, .enumCaseDecl),
        (.enumDecl, .enumDecl), (.extensionDecl, .extensionDecl), (.functionDecl, .functionDecl),
        (.ifConfigDecl, .ifConfigDecl), (.importDecl, .importDecl), (.initializerDecl, .initializerDecl),
        (.macroDecl, .macroDecl), (.macroExpansionDecl, .macroExpansionDecl), (.operatorDecl, .operatorDecl),
        (.protocolDecl, .protocolDecl), (.structDecl, .structDecl), (.subscriptDecl, .subscriptDecl),
        (.typeAliasDecl, .typeAliasDecl), (.variableDecl, .variableDecl), (.deferStmt, .deferStmt),
        (.doStmt, .doStmt), (.expressionStmt, .expressionStmt), (.forStmt, .forStmt), (.guardStmt, .guardStmt),
        (.labeledStmt, .labeledStmt), (.repeatStmt, .repeatStmt), (.returnStmt, .returnStmt),
        (.throwStmt, .throwStmt), (.whileStmt, .whileStmt), (.yieldStmt, .yieldStmt),
    ]

    private static let parts: [(SyntaxKind, NodeKind)] = [
        (.accessorBlock, .accessorBlock), (.accessorDeclList, .accessorDeclList),
        (.accessorEffectSpecifiers, .accessorEffectSpecifiers), (.accessorParameters, .accessorParameters),
        (.arrayElement, .arrayElement), (.arrayElementList, .arrayElementList), (.attribute, .attribute),
        (.attributeList, .attributeList), (.catchClause, .catchClause), (.catchClauseList, .catchClauseList),
        (.catchItem, .catchItem), (.catchItemList, .catchItemList), (.closureCapture, .closureCapture),
        (.closureCaptureClause, .closureCaptureClause), (.closureCaptureList, .closureCaptureList),
        (.closureCaptureSpecifier, .closureCaptureSpecifier), (.closureParameter, .closureParameter),
        (.closureParameterClause, .closureParameterClause), (.closureParameterList, .closureParameterList),
        (.closureShorthandParameter, .closureShorthandParameter),
        (.closureShorthandParameterList, .closureShorthandParameterList), (.closureSignature, .closureSignature),
        (.codeBlock, .codeBlock), (.codeBlockItem, .codeBlockItem), (.codeBlockItemList, .codeBlockItemList),
        (.compositionTypeElement, .compositionTypeElement),
        (.compositionTypeElementList, .compositionTypeElementList), (.conditionElement, .conditionElement),
        (.conditionElementList, .conditionElementList), (.conformanceRequirement, .conformanceRequirement),
        (.declModifier, .declModifier), (.declModifierDetail, .declModifierDetail),
        (.declModifierList, .declModifierList), (.deinitializerEffectSpecifiers, .deinitializerEffectSpecifiers),
        (.dictionaryElement, .dictionaryElement), (.dictionaryElementList, .dictionaryElementList),
        (.enumCaseElement, .enumCaseElement), (.enumCaseElementList, .enumCaseElementList),
        (.enumCaseParameter, .enumCaseParameter), (.enumCaseParameterClause, .enumCaseParameterClause),
        (.enumCaseParameterList, .enumCaseParameterList), (.expressionSegment, .expressionSegment),
        (.exprList, .exprList), (.functionEffectSpecifiers, .functionEffectSpecifiers),
        (.functionParameter, .functionParameter), (.functionParameterClause, .functionParameterClause),
        (.functionParameterList, .functionParameterList), (.functionSignature, .functionSignature),
        (.genericArgument, .genericArgument), (.genericArgumentClause, .genericArgumentClause),
        (.genericArgumentList, .genericArgumentList), (.genericParameter, .genericParameter),
        (.genericParameterClause, .genericParameterClause), (.genericParameterList, .genericParameterList),
        (.genericRequirement, .genericRequirement), (.genericRequirementList, .genericRequirementList),
        (.genericWhereClause, .genericWhereClause), (.ifConfigClause, .ifConfigClause),
        (.ifConfigClauseList, .ifConfigClauseList), (.importPathComponent, .importPathComponent),
        (.importPathComponentList, .importPathComponentList), (.inheritanceClause, .inheritanceClause),
        (.inheritedType, .inheritedType), (.inheritedTypeList, .inheritedTypeList),
        (.initializerClause, .initializerClause), (.keyPathComponent, .keyPathComponent),
        (.keyPathComponentList, .keyPathComponentList), (.keyPathSubscriptComponent, .keyPathSubscriptComponent),
        (.labeledExpr, .labeledExpr), (.labeledExprList, .labeledExprList), (.layoutRequirement, .layoutRequirement),
        (.matchingPatternCondition, .matchingPatternCondition), (.memberBlock, .memberBlock),
        (.memberBlockItem, .memberBlockItem), (.memberBlockItemList, .memberBlockItemList),
        (.multipleTrailingClosureElement, .multipleTrailingClosureElement),
        (.multipleTrailingClosureElementList, .multipleTrailingClosureElementList),
        (.nonisolatedTypeSpecifier, .nonisolatedTypeSpecifier),
        (.optionalBindingCondition, .optionalBindingCondition), (.patternBinding, .patternBinding),
        (.primaryAssociatedType, .primaryAssociatedType), (.primaryAssociatedTypeClause, .primaryAssociatedTypeClause),
        (.primaryAssociatedTypeList, .primaryAssociatedTypeList),
        (.patternBindingList, .patternBindingList), (.returnClause, .returnClause),
        (.sameTypeRequirement, .sameTypeRequirement), (.simpleTypeSpecifier, .simpleTypeSpecifier),
        (.sourceFile, .sourceFile), (.stringLiteralSegmentList, .stringLiteralSegmentList),
        (.switchCase, .switchCase), (.switchCaseItem, .switchCaseItem), (.switchCaseItemList, .switchCaseItemList),
        (.switchCaseLabel, .switchCaseLabel), (.switchCaseList, .switchCaseList),
        (.switchDefaultLabel, .switchDefaultLabel), (.throwsClause, .throwsClause),
        (.tuplePatternElement, .tuplePatternElement), (.tuplePatternElementList, .tuplePatternElementList),
        (.tupleTypeElement, .tupleTypeElement), (.tupleTypeElementList, .tupleTypeElementList),
        (.typeAnnotation, .typeAnnotation), (.typeEffectSpecifiers, .typeEffectSpecifiers),
        (.typeInitializerClause, .typeInitializerClause), (.typeSpecifierList, .typeSpecifierList),
        (.unexpectedNodes, .unexpectedNodes), (.whereClause, .whereClause), (.yieldedExpression, .yieldedExpression),
        (.yieldedExpressionList, .yieldedExpressionList), (.yieldedExpressionsClause, .yieldedExpressionsClause),
    ]
}
