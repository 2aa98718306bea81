/// The two builds of the frameworks, each with its own folder and record.
enum FrameworkConfiguration: String, CaseIterable {
    /// Without optimisation: compiled in a fraction of the time, for a first look and for work on the frameworks.
    case debug
    /// Optimised: what is tested, measured, bundled and shipped.
    case release

    /// The environment variable that chooses one for every command that leaves a choice.
    static let variable = "FERRY_FRAMEWORKS"

    /// What the environment asks for; nil where it leaves the choice to the command.
    static func wish(in environment: [String: String]) throws -> Self? {
        guard let text = environment[variable], !text.isEmpty else { return nil }
        guard let wish = Self(rawValue: text) else { throw CommandFailure.usage("\(variable) is debug or release, not \(text)") }
        return wish
    }
}

/// Which build of the frameworks a command uses.
struct FrameworkChoice: Equatable {
    /// What a command uses the frameworks for.
    enum Use {
        /// A window or page that stays open.
        case interactive
        /// A run or build that ends by itself.
        case passing
        /// The tests of an app, which use the optimised frameworks unless the environment asks for the others.
        case tests
        /// What is measured or shipped.
        case final
    }

    var configuration: FrameworkConfiguration
    /// Whether the optimised frameworks are built while the app runs: a run that ends by itself would only be slowed down.
    var buildsOptimised = false
    /// Whether it is what the environment asks for.
    var isWished: Bool

    /// > Parameters: isOptimisedReady: whether the optimised frameworks of these sources are built. wish: what the environment asks for.
    init(for use: Use, isOptimisedReady: Bool, wish: FrameworkConfiguration?) {
        isWished = wish != nil
        let isOpen = use != .final && wish != .release && (use != .tests || wish == .debug)
        guard isOpen, wish == .debug || !isOptimisedReady else {
            configuration = .release
            return
        }
        configuration = .debug
        buildsOptimised = use == .interactive && wish == nil
    }

    /// Says that the frameworks are not optimised, and how to get the others; nil where they are.
    var notice: String? {
        guard configuration == .debug else { return nil }
        let text = "using unoptimised frameworks"
        if isWished { return text + ", as \(FrameworkConfiguration.variable) says" }
        return buildsOptimised
            ? text + "; the optimised ones are built in the background while the app runs, or at once by 'ferry build --frameworks'"
            : text + "; 'ferry build --frameworks' builds the optimised ones, which are then used"
    }
}
