/// What the user asked for.
public struct ProjectChoice: Hashable, Sendable {
    public enum Purpose: Hashable, Sendable {
        case run
        /// The app, or the libraries of a project that has none.
        case build
        case test
        /// One target with tests of the interface, which `target` names.
        case interfaceTest
    }

    public var purpose = Purpose.run
    public var scheme: String?
    public var target: String?
    public var configuration: String?

    public init(purpose: Purpose = .run, scheme: String? = nil, target: String? = nil, configuration: String? = nil) {
        (self.purpose, self.scheme, self.target, self.configuration) = (purpose, scheme, target, configuration)
    }
}

/// Why there is no plan.
public enum PlanFailure: Error, Equatable, Sendable {
    case damaged(XcodeFailure)
    /// Several apps are possible; the names are of targets, with their projects.
    case ambiguous([TargetReference])
    case none(String)
}
