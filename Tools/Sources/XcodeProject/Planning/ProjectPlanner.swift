/// Makes the plan of what to build and run.
public struct ProjectPlanner {
    private let files: ProjectFiles
    private let choice: ProjectChoice
    private var set: ProjectSet
    private var plan = ProjectPlan()
    private var modules: [String: ModulePlan] = [:]
    private var order: [String] = []
    /// Targets in work, and those that are done with the modules that stand for them.
    private var open: Set<String> = []
    private var done: [String: [String]] = [:]
    private var configuration = "Debug"
    private var uncompiled: Set<String> = []
    private var skipped: [String: [String]] = [:]
    private var compiledFrameworks: Set<String> = []
    private var missingPods: [String] = []
    private var pods: LocalPods?

    /// > Parameters: container: the path of an `.xcodeproj` or `.xcworkspace`.
    public static func plan(_ container: String, _ choice: ProjectChoice, _ files: ProjectFiles) throws(PlanFailure) -> ProjectPlan {
        do {
            var planner = ProjectPlanner(files: files, choice: choice, set: try ProjectSet(container, files))
            return try planner.make()
        } catch let failure as XcodeFailure {
            throw .damaged(failure)
        } catch let failure as PlanFailure {
            throw failure
        } catch {
            throw .none("\(error)")
        }
    }

    private init(files: ProjectFiles, choice: ProjectChoice, set: ProjectSet) {
        (self.files, self.choice, self.set) = (files, choice, set)
    }

    private mutating func make() throws(PlanFailure) -> ProjectPlan {
        let schemes = SchemeFinder([set.container] + set.own.map(\.path).filter { $0 != set.container }, files)
        plan.notes += schemes.notes
        let scheme = choice.scheme.flatMap { schemes.named($0) }
        configuration =
            choice.configuration
            ?? ([.test, .interfaceTest].contains(choice.purpose) ? scheme?.testConfiguration : scheme?.runConfiguration) ?? "Debug"
        try checkConfiguration()
        let selection = TargetSelection(
            set: set, choice: choice, scheme: scheme, schemes: schemes, configuration: configuration, files: files)
        switch choice.purpose {
        case .run, .build:
            let libraries = choice.purpose == .build ? selection.libraries : []
            for library in libraries { _ = try add(library.target, library.project) }
            if libraries.isEmpty {
                let chosen = try selection.application()
                plan.application = try add(chosen.target, chosen.project).first
            }
            if let name = plan.application { modules[name]?.kind = .application }
        case .test:
            let tests = try selection.tests()
            for (target, project) in tests.targets where target.kind == .unitTests { _ = try add(target, project) }
            for (target, project) in tests.targets where target.kind == .interfaceTests {
                plan.interfaceTests.append(InterfaceTests(target: target.name, application: testedApplication(of: target, project)))
            }
            plan.skippedTests = tests.skipped
        case .interfaceTest:
            let tests = try selection.interfaceTests()
            for module in try add(tests.target, tests.project) where modules[module]?.kind == .tests {
                modules[module]?.isInterfaceTest = true
            }
        }
        plan.modules = order.compactMap { modules[$0] }
        plan.packages = (set.packages + set.projects.keys.sorted().flatMap { set.projects[$0]?.packages ?? [] }).unique
        plan.resolved = resolvedFile
        addNotes()
        return plan
    }

    private func checkConfiguration() throws(PlanFailure) {
        guard let asked = choice.configuration else { return }
        let known = set.own.flatMap { $0.configurations.configurations.map(\.name) }
        guard known.contains(asked) else {
            throw .none("there is no configuration '\(asked)'; there are \(known.unique.joined(separator: ", "))")
        }
    }

    /// Where Xcode keeps the versions of packages.
    private var resolvedFile: String? {
        let places = [set.container] + set.own.map { $0.path + "/project.xcworkspace" }
        return places.map { "\($0)/xcshareddata/swiftpm/Package.resolved" }.first { files.contents($0) != nil }
    }

    // MARK: Targets

    /// The pods of the `Podfile` that are in the repository. Their modules come before those that use them.
    private mutating func addPods() -> LocalPods {
        if let pods { return pods }
        let found = LocalPods(in: PathText.folder(set.container), files, uncompiled: &uncompiled)
        missingPods = found.missing
        for module in found.modules {
            modules[module.name] = module
            order.append(module.name)
        }
        pods = found
        return found
    }

    /// Adds a target after what it depends on. > Returns: the names of the modules that stand for it.
    private mutating func add(_ target: XcodeTarget, _ project: XcodeProject) throws(PlanFailure) -> [String] {
        let key = "\(project.path)\n\(target.name)"
        if let known = done[key] { return known }
        guard open.insert(key).inserted else {
            throw .damaged(XcodeFailure(project.path + "/project.pbxproj", target.line, "the target '\(target.name)' depends on itself"))
        }
        var notes: [XcodeFailure] = []
        let settings = SettingsReader(files: files, configuration: configuration).settings(of: target, in: project, notes: &notes)
        let name = PathText.identifier(settings["PRODUCT_MODULE_NAME"] ?? target.name)
        var module = ModulePlan(target: target.name, project: project.path, name: name, kind: Self.kind(of: target))
        // A Podfile names pods for apps and their unit tests.
        let pods = [.application, .unitTests].contains(target.kind) ? addPods() : nil
        let dependencies = try self.dependencies(of: target, project, settings) + (pods?.modules.map(\.name) ?? [])
        if target.kind == .unitTests, let (app, owner) = host(of: target, settings, project) { module.host = try add(app, owner).first }
        module.add(itemsOf: target, files, uncompiled: &uncompiled)
        // What is listed and not there is an error of the compiler in Xcode, too; here the rest is tried.
        plan.missingSources += module.swift.filter { !files.exists($0) }.map { ($0, target.name) }
        for path in module.swift + module.portable where !files.exists(path) {
            notes.append(XcodeFailure(path, nil, "does not exist; the target '\(target.name)' lists it"))
        }
        module.swift.removeAll { !files.exists($0) }
        module.portable.removeAll { !files.exists($0) }
        module.resources.removeAll { !files.exists($0.source) }
        module.interfaces.removeAll { !files.exists($0.source) }
        module.catalogs.removeAll { !files.exists($0) }
        module.dataModels.removeAll { !files.exists($0) }
        module.stringCatalogs.removeAll { !files.exists($0) }
        if [.application, .unitTests, .interfaceTests].contains(target.kind) {
            let information = InformationPlan(settings, in: project, target: target, module, files)
            module.information = information.data
            notes += information.notes
            let file = settings["INFOPLIST_FILE"].map { files.spelled(PathText.join(project.folder, $0)) }
            module.resources.removeAll { $0.source == file }
        }
        let compiler = CompilerPlan(settings, target: target.name)
        (module.languageMode, module.conditions, module.flags) = (compiler.languageMode, compiler.conditions, compiler.flags)
        if !module.swift.isEmpty { plan.notes += compiler.notes }
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            module.bridgingHeader = files.spelled(PathText.join(project.folder, header))
        }
        module.products = (target.packageProducts + linkedProducts(of: target)).unique.filter { !$0.name.hasPrefix("plugin:") }
            .map { ModulePlan.Product(name: $0.name, package: $0.package) }
        module.products += pods?.products ?? []
        plan.notes += notes.map(\.description)
        for phase in target.phases where phase.kind == .script && !phase.isForInstallation {
            plan.scripts.append(ScriptPlan(phase, of: target, in: project, settings, files))
        }
        open.remove(key)
        done[key] = store(module, target, dependencies)
        return done[key] ?? []
    }

    private static func kind(of target: XcodeTarget) -> ModulePlan.Kind {
        switch target.kind {
        case .application: .application
        case .unitTests, .interfaceTests: .tests
        default: .library
        }
    }

    /// Products that a target links without naming them as its dependencies.
    private func linkedProducts(of target: XcodeTarget) -> [XcodeTarget.PackageProduct] {
        target.phases.flatMap(\.items).compactMap { item in
            guard case .packageProduct(let name) = item, !target.packageProducts.contains(where: { $0.name == name }) else { return nil }
            return XcodeTarget.PackageProduct(name: name)
        }
    }

    private mutating func store(_ module: ModulePlan, _ target: XcodeTarget, _ dependencies: [String]) -> [String] {
        var module = module
        module.dependencies = dependencies.filter { $0 != module.name }
        // A target without sources stands for what it depends on; its resources are the app's, too.
        guard !module.isEmpty || module.kind != .library else {
            if module.resources.isEmpty, module.catalogs.isEmpty, module.interfaces.isEmpty, module.stringCatalogs.isEmpty {
                if !module.objectiveC.isEmpty { skipped["written in Objective-C", default: []].append(target.name) }
                return dependencies
            }
            modules[module.name] = module
            order.append(module.name)
            return [module.name] + dependencies
        }
        // Targets for several systems have one module name; the first one is used.
        if modules[module.name] == nil {
            modules[module.name] = module
            order.append(module.name)
        }
        return [module.name]
    }

    private mutating func dependencies(
        of target: XcodeTarget, _ project: XcodeProject, _ settings: BuildSettings
    ) throws(PlanFailure) -> [String] {
        var found: [(target: XcodeTarget, project: XcodeProject)] = []
        for reference in target.dependencies {
            if let next = set.target(reference, from: project) { found.append(next) }
        }
        for phase in target.phases where [.frameworks, .copy, .resources].contains(phase.kind) {
            for item in phase.items {
                switch item {
                case .product(let name, let reference):
                    let next = reference.flatMap { set.target($0, from: project) } ?? set.target(making: name) ?? neighbour(making: name)
                    if let next { found.append(next) } else if PathText.ending(name) != "app" { compiledFrameworks.insert(name) }
                case .file(let path) where ["framework", "xcframework"].contains(PathText.ending(path)):
                    if let next = checkout(of: path) ?? neighbour(making: PathText.name(path)) {
                        found.append(next)
                    } else {
                        compiledFrameworks.insert(PathText.name(path))
                    }
                default: break
                }
            }
        }
        if target.kind == .unitTests, let host = host(of: target, settings, project) { found.append(host) }
        var names: [String] = []
        for (dependency, owner) in found {
            guard dependency.id != target.id || owner.path != project.path else { continue }
            switch dependency.kind {
            case .framework, .staticLibrary, .bundle: names += try add(dependency, owner)
            case .application where target.kind == .unitTests: names += try add(dependency, owner)
            case .other("aggregate target"): names += try add(dependency, owner)
            case .other(let what): skipped[what, default: []].append(dependency.name)
            default: break
            }
        }
        return names.unique
    }

    /// The app that a target tests the interface of: the one that a setting names, or that it depends on.
    private mutating func testedApplication(of target: XcodeTarget, _ project: XcodeProject) -> String? {
        var notes: [XcodeFailure] = []
        let settings = SettingsReader(files: files, configuration: configuration).settings(of: target, in: project, notes: &notes)
        if let name = settings["TEST_TARGET_NAME"], !name.isEmpty { return name }
        return target.dependencies.compactMap { set.target($0, from: project)?.target }.first { $0.kind == .application }?.name
    }

    /// The app that a unit-test target is loaded into.
    private func host(
        of target: XcodeTarget, _ settings: BuildSettings, _ project: XcodeProject
    ) -> (target: XcodeTarget, project: XcodeProject)? {
        let program = PathText.name(settings["TEST_HOST"] ?? settings["BUNDLE_LOADER"] ?? "")
        guard !program.isEmpty else { return nil }
        let app = project.targets.first { app in
            guard app.kind == .application else { return false }
            var notes: [XcodeFailure] = []
            let own = SettingsReader(files: files, configuration: configuration).settings(of: app, in: project, notes: &notes)
            return own["EXECUTABLE_NAME"] == program || own["PRODUCT_NAME"] == program || app.name == program
        }
        return app.map { ($0, project) }
    }

    /// The target that makes a compiled framework, in Carthage's checkouts next to it.
    private mutating func checkout(of framework: String) -> (target: XcodeTarget, project: XcodeProject)? {
        guard let range = framework.range(of: "/Carthage/Build/") else { return nil }
        let checkouts = framework[..<range.lowerBound] + "/Carthage/Checkouts"
        let name = PathText.stem(framework)
        for entry in files.list(String(checkouts)) ?? [] where entry.isFolder {
            let folder = "\(checkouts)/\(entry.name)"
            for item in files.list(folder) ?? [] where PathText.ending(item.name) == "xcodeproj" {
                guard let project = set.load("\(folder)/\(item.name)") else { continue }
                let targets = project.targets.filter { $0.kind == .framework && PathText.stem($0.product) == name }
                let selection = TargetSelection.isForPhones(project, configuration, files)
                if let target = targets.first(where: selection) ?? targets.first { return (target, project) }
            }
        }
        return nil
    }

    /// The target that makes a framework, in a project of a folder around the container: a library's example links the library, which only the
    /// workspace of the repository joins to it.
    private mutating func neighbour(making framework: String) -> (target: XcodeTarget, project: XcodeProject)? {
        guard PathText.ending(framework) == "framework" else { return nil }
        var folder = PathText.folder(set.container)
        for _ in 0..<Self.maximumHeight {
            for path in projects(around: folder) {
                guard path != set.container, let candidate = try? XcodeProject(at: path, files),
                    candidate.targets.contains(where: { $0.product == framework }), let project = set.load(path)
                else { continue }
                let targets = project.targets.filter { $0.product == framework && $0.kind == .framework }
                let isForPhones = TargetSelection.isForPhones(project, configuration, files)
                if let target = targets.first(where: isForPhones) ?? targets.first { return (target, project) }
            }
            // A repository's own folder is the last one.
            guard files.list(folder)?.contains(where: { $0.name == ".git" }) != true, folder.contains("/") else { return nil }
            folder = PathText.folder(folder)
        }
        return nil
    }

    /// The projects in a folder, and then those in the folders in it.
    private func projects(around folder: String) -> [String] {
        // CocoaPods' template for libraries links the example's pods as `_Pods.xcodeproj`; the paths in it are not relative to the link.
        let isProject = { (entry: ProjectFiles.Entry) in
            entry.isFolder && PathText.ending(entry.name) == "xcodeproj" && entry.name != "_Pods.xcodeproj"
        }
        let entries = files.list(folder) ?? []
        let inner = entries.filter { $0.isFolder && !isProject($0) && !$0.name.hasPrefix(".") && !["Pods", "Carthage"].contains($0.name) }
        return entries.filter(isProject).map { "\(folder)/\($0.name)" }
            + inner.flatMap { entry in
                (files.list("\(folder)/\(entry.name)") ?? []).filter(isProject).map { "\(folder)/\(entry.name)/\($0.name)" }
            }
    }

    /// How many folders around a project are searched for the library that it is an example of.
    private static let maximumHeight = 4

    // MARK: Notes

    private mutating func addNotes() {
        plan.notes = set.notes + plan.notes
        let folder = PathText.folder(set.container)
        if !missingPods.isEmpty {
            plan.missingPods = missingPods.map { pod in String(pod.prefix { $0 != "/" }.map { $0 == "-" ? "_" : $0 }) }.unique
            plan.notes.append(
                "\(folder)/Podfile: the sources of \(missingPods.joined(separator: ", ")) are not here; run 'pod install' where there is "
                    + "CocoaPods and copy the folder Pods")
        }
        if files.exists(folder + "/Cartfile"), !files.isFolder(folder + "/Carthage/Checkouts") {
            plan.notes.append(
                "\(folder)/Cartfile: Carthage's sources are not here; run 'carthage checkout', which makes Carthage/Checkouts")
        }
        for (what, names) in skipped.sorted(by: { $0.key < $1.key }) {
            plan.notes.append("not built: \(names.unique.sorted().joined(separator: ", ")) (\(what))")
        }
        if !compiledFrameworks.isEmpty {
            plan.notes.append(
                "not linked: \(compiledFrameworks.sorted().joined(separator: ", ")): compiled for Apple's systems, or made by CocoaPods or "
                    + "Carthage, whose sources are not here; 'import' of them fails unless Ferry has a module of that name")
        }
        let groups = Dictionary(grouping: uncompiled.sorted()) { SourceKinds.uncompiled[PathText.ending($0)] ?? "" }
        for (what, paths) in groups.sorted(by: { $0.key < $1.key }) {
            plan.notes.append("not compiled: \(what): \(paths.map(PathText.name).joined(separator: ", "))")
        }
        for module in plan.modules where !module.objectiveC.isEmpty {
            let names = module.objectiveC.map(PathText.name)
            let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
            plan.notes.append(
                "not compiled: Objective-C of '\(module.target)': \(shown); Swift files that use its classes do not compile until these are "
                    + "written in Swift")
        }
        plan.notes = plan.notes.unique
    }
}
