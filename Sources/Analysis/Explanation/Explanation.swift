package import Settings
package import SourceModel
package import SourceText

/// Everything that is known of one declaration or closure: where it runs, and why.
package struct Explanation: Sendable {
    /// One link of the chain of reasons: what holds, why, and where that stands.
    package struct Step: Hashable, Sendable {
        /// The declaration or closure; empty for a setting.
        package var subject: String
        package var isolation: String
        package var reason: String
        /// Absolute path and position; nil where there is none to show.
        package var place: Place?
    }

    /// A position in a file.
    package struct Place: Hashable, Sendable {
        package var path: String
        package var position: SourcePosition
    }

    package var place: Place
    package var kind: IsolationRowKind
    package var name: String
    package var isolation: Isolation
    package var executor: Executor
    /// The nearest reason first.
    package var chain: [Step]
    package var settings: ModuleSettings
    /// What may be captured; nil for what is no closure.
    package var capture: CaptureRule?
    /// What is captured, by name.
    package var captures: [CapturedValue] = []
    /// What the code before the first suspension needs; nil for code that is not asynchronous.
    package var prefix: SynchronousPrefix?
}

/// Which values a closure may capture.
package enum CaptureRule: Hashable, Sendable {
    /// It may run at the same time as the code around it.
    case sendableOnly
    /// It is handed over: what it captures may not be used afterwards.
    case handedOver
    /// It stays in the isolation that it is made in.
    case anything
    /// What it is passed to could not be worked out.
    case unknown(String)
}

/// The part of a function or closure that runs before it first suspends.
package struct SynchronousPrefix: Hashable, Sendable {
    /// Something in it that only runs in an isolation.
    package struct Need: Hashable, Sendable {
        package var name: String
        package var isolation: Isolation
        package var position: SourcePosition
    }

    /// Where the first `await` stands; nil where there is none.
    package var suspension: SourcePosition?
    package var needs: [Need]

    package init(suspension: SourcePosition?, needs: [Need]) {
        self.suspension = suspension
        self.needs = needs
    }
}
