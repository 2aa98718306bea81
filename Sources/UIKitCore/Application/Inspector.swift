internal import ProgrammerErrors

/// Answers an inspector: the module `ViewInspection` does, which this one does not know.
@MainActor package enum Inspector {
    // Of the process: set once, before an application starts, and by tests.
    /// Takes a request and returns the answer, both as JSON.
    package static var answer: ((_ request: String, ApplicationContext) -> String)?
}

extension NSLayoutConstraint {
    /// Whether it is active and ignored, because it conflicts with others.
    package var isBroken: Bool { solverConstraint.map { LayoutEngine.shared.solver.isBroken($0) } ?? false }

    /// Whether the framework made it.
    package var isMadeByFramework: Bool { isInternal }

    /// The files and lines of the app that made constraints, such as `ViewController.swift:42`; nil where they are not known.
    ///
    /// Takes tenths of a second if any of them has not been looked up before.
    package static func places(of constraints: [NSLayoutConstraint]) -> [String?] {
        ConstraintPlaces.lines(of: constraints.map(\.callSite))
    }
}

/// Source lines that were looked up.
@MainActor private enum ConstraintPlaces {
    // Of the process, as the code is: a call site has one line.
    private static var known: [CallSite: String?] = [:]

    static func lines(of sites: [CallSite]) -> [String?] {
        let wanted = Array(Set(sites.filter { known[$0] == nil }))
        for (site, line) in zip(wanted, CallSite.describe(wanted)) { known[site] = .some(line) }
        return sites.map { known[$0] ?? nil }
    }
}

extension GestureTarget {
    /// The class of the target and its action; nil once the target is deallocated.
    @MainActor package var words: String? { object.map { "\(ViewDescription.name(of: $0)) \(action)" } }
}
