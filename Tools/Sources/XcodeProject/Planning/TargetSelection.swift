/// Chooses the targets to run or to test.
struct TargetSelection {
    let set: ProjectSet
    let choice: ProjectChoice
    let scheme: SchemeFile?
    let schemes: SchemeFinder
    let configuration: String
    let files: ProjectFiles

    private typealias Found = (target: XcodeTarget, project: XcodeProject)

    /// Whether a target's settings are for iPhones.
    static func isForPhones(_ project: XcodeProject, _ configuration: String, _ files: ProjectFiles) -> (XcodeTarget) -> Bool {
        { target in
            var notes: [XcodeFailure] = []
            let settings = SettingsReader(files: files, configuration: configuration).settings(of: target, in: project, notes: &notes)
            let sdk = (settings["SDKROOT"] ?? "iphoneos").lowercased()
            if sdk == "auto" {
                let platforms = settings.words("SUPPORTED_PLATFORMS")
                return platforms.isEmpty || platforms.contains { $0.hasPrefix("iphone") }
            }
            return !["macosx", "appletv", "watch", "xr"].contains { sdk.hasPrefix($0) }
        }
    }

    private func all(_ kind: XcodeTarget.Kind) -> [Found] {
        set.own.flatMap { project in
            project.targets.filter { $0.kind == kind }.filter(Self.isForPhones(project, configuration, files)).map { ($0, project) }
        }
    }

    // MARK: Running

    func application() throws(PlanFailure) -> (target: XcodeTarget, project: XcodeProject) {
        let apps = all(.application)
        if let name = choice.target {
            if let app = apps.first(where: { $0.target.name == name }) { return app }
            throw .none(unknown("target", name, apps))
        }
        if let name = choice.scheme {
            let wanted = scheme?.runnable ?? scheme?.built.first { built in apps.contains { $0.target.name == built.name } }
            let target = wanted?.name ?? name
            if let app = apps.first(where: { $0.target.name == target && (wanted == nil || $0.project.path == wanted?.container) })
                ?? apps.first(where: { $0.target.name == target })
            {
                return app
            }
            guard scheme != nil else { throw .none(unknown("scheme", name, apps)) }
            throw .none("the scheme '\(name)' runs no app for iPhones")
        }
        // Next to an app in Swift one in Objective-C cannot be meant.
        let swift = apps.filter { !$0.target.swiftFiles(files).isEmpty }
        if swift.count == 1 { return swift[0] }
        // Nor one that starts in SwiftUI, which Ferry does not have: libraries often have an example for each.
        let plain = swift.filter { !$0.target.startsInSwiftUI(files) }
        if plain.count == 1 { return plain[0] }
        if apps.count == 1 { return apps[0] }
        guard apps.isEmpty else {
            throw .ambiguous((swift.isEmpty ? apps : swift).map { TargetReference(project: $0.project.path, name: $0.target.name) })
        }
        let others = set.own.flatMap(\.targets).map(\.name)
        throw .none(
            others.isEmpty
                ? "the project has no targets" : "there is no app for iPhones to run, only \(others.joined(separator: ", "))")
    }

    /// Frameworks and static libraries to build: the chosen one, or all of a project without an app; empty if an app is to be built.
    var libraries: [(target: XcodeTarget, project: XcodeProject)] {
        let libraries = all(.framework) + all(.staticLibrary)
        let ofScheme = scheme == nil ? choice.scheme : (scheme?.runnable ?? scheme?.built.first)?.name
        if let name = choice.target ?? ofScheme {
            let chosen = libraries.filter { $0.target.name == name }
            if !chosen.isEmpty { return chosen }
        }
        return all(.application).isEmpty ? libraries : []
    }

    private func unknown(_ what: String, _ name: String, _ apps: [Found]) -> String {
        let known = what == "scheme" ? schemes.schemes.map(\.name) : []
        let names = (known + apps.map(\.target.name)).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return "there is no \(what) '\(name)'" + (names.isEmpty ? "" : "; there are \(names.joined(separator: ", "))")
    }

    // MARK: Testing

    /// Targets with unit tests, and with tests of the interface.
    func tests() throws(PlanFailure) -> (targets: [(target: XcodeTarget, project: XcodeProject)], skipped: [String]) {
        let tests = all(.unitTests) + all(.interfaceTests)
        if let name = choice.target {
            guard let test = tests.first(where: { $0.target.name == name }) else { throw .none(unknown("test target", name, tests)) }
            return ([test], [])
        }
        guard let scheme else {
            if let name = choice.scheme, !all(.application).contains(where: { $0.target.name == name }),
                !tests.contains(where: { $0.target.name == name })
            {
                throw .none(unknown("scheme", name, tests))
            }
            guard !tests.isEmpty else { throw .none("there is no target with tests") }
            return (tests, [])
        }
        var wanted: [(name: String, skipped: [String])] = []
        if let plan = scheme.testPlans.first, let data = files.contents(plan) {
            do {
                for target in try TestPlanFile(data, at: plan).targets where target.isEnabled {
                    wanted.append((target.name, target.skippedTests))
                }
            } catch { throw .damaged(error) }
        } else {
            wanted = scheme.testables.filter { !$0.isSkipped }.map { ($0.target.name, $0.skippedTests) }
        }
        let chosen = tests.filter { test in wanted.contains { $0.name == test.target.name } }
        guard !chosen.isEmpty else { throw .none("the scheme '\(scheme.name)' has no tests") }
        let skipped = wanted.flatMap { entry in entry.skipped.map { "\(entry.name)/\($0)" } }
        return (chosen, skipped)
    }

    /// The target with tests of the interface that is chosen by its name.
    func interfaceTests() throws(PlanFailure) -> (target: XcodeTarget, project: XcodeProject) {
        let tests = all(.interfaceTests)
        guard let test = tests.first(where: { $0.target.name == choice.target }) else {
            throw .none(unknown("target with tests of the interface", choice.target ?? "", tests))
        }
        return test
    }
}
