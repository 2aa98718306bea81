import Foundation
import XcodeProject

/// A package to build: the user's own, or one synthesized around a plain folder of sources.
struct AppPackage {
    /// The package's root, where `swift build` runs.
    var root: String
    /// The folder that the user named, or its mirror.
    var folder: String
    /// The folder that the user named, as shown in messages.
    var origin: String
    /// The build folder: of the app with optimised frameworks, unless `built(with:)` has chosen the other one.
    var scratch: String
    /// The project that the package stands for.
    private(set) var xcode: XcodePackage?
    /// Its modules that are compiled under other names.
    private(set) var renamed = RenamedModules()
    /// Whether a project's scripts are run.
    private(set) var runsScripts = false

    /// Why the project next to a `Package.swift` is used, if SwiftPM cannot read that.
    private var manifestNote: String?

    /// The previews that are shown instead of the app.
    private(set) var preview: PreviewBuild?

    /// The package with the build folder for previews, whose products are other ones.
    func showing(_ preview: PreviewBuild) -> AppPackage {
        var package = self
        (package.preview, package.scratch) = (preview, scratch + "-preview")
        return package
    }

    /// The package with the build folder for one configuration of the frameworks: products of one cannot be used with the other.
    func built(with frameworks: FrameworkConfiguration) -> AppPackage {
        var package = self
        if frameworks == .debug { package.scratch += "-debug" }
        return package
    }

    /// The package of a command that says what is left out, and runs a project's scripts if `runsScripts` is set: those before compilation at
    /// once, since they may make sources.
    static func prepared(
        at path: String, _ checkout: Checkout, _ choice: ProjectChoice, isToRun: Bool = false, runsScripts: Bool
    ) throws -> AppPackage {
        var package = try AppPackage(at: path, checkout, choice, isToRun: isToRun)
        let report = FerryCommandLine.report
        if let note = package.manifestNote { report("ferry: \(note); the Xcode project is used") }
        package.xcode?.notes(runsScripts: runsScripts).forEach(report)
        guard runsScripts, let xcode = package.xcode else { return package }
        if try BuildScripts(of: xcode).run(afterSources: false, report) {
            package = try AppPackage(at: path, checkout, choice, isToRun: isToRun)
        }
        package.runsScripts = true
        return package
    }

    var overlayFolder: String { scratch + "/ferry" }
    var isMadeUp: Bool { root != folder }
    /// Made of a folder of sources without a project.
    var isPlainFolder: Bool { isMadeUp && xcode == nil }

    /// The message with the user's own paths.
    func shown(_ text: String) -> String { renamed.shown(folder == origin ? text : text.replacing(folder + "/", with: origin + "/")) }

    /// > Parameters: choice: which target of a project; it has no effect on packages. isToRun: a library's package gives way to a project
    /// with an app in its folder, as one without tests does to a project with tests when it is tested.
    init(at path: String, _ checkout: Checkout, _ choice: ProjectChoice = ProjectChoice(), isToRun: Bool = false) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw CommandFailure("\(path): no such folder") }
        guard isFolder.boolValue else { throw CommandFailure("\(path) is a file; name the app's folder") }
        origin = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        folder = origin
        if PathMirror.isNeeded(origin), FileManager.default.fileExists(atPath: origin + "/Package.swift") {
            folder = try PathMirror.update(of: origin, in: checkout.state + "/apps")
        }
        let manifest = ManifestText(in: folder)
        // Only projects have targets with tests of an interface.
        let misspelled = manifest?.misspelledPath(in: folder)
        let givesWay =
            choice.purpose == .interfaceTest || misspelled != nil
            || manifest?.givesWay(toRun: isToRun, toTest: choice.purpose == .test) == true
        let found = manifest == nil || givesWay ? try ProjectSearch(in: origin, shownAs: path, choice, isOptional: givesWay) : nil
        if let found {
            manifestNote =
                manifest?.isReadable == false
                ? "Package.swift is for a SwiftPM before version 4"
                : misspelled.map { "Package.swift names the folder '\($0.named)', whose name is '\($0.found)'" }
            let made = try XcodePackage(found.plan, of: found.container, in: checkout.state + "/apps")
            (xcode, renamed) = (made, made.renamed)
            root = made.root
            (folder, origin) = (made.base, made.base)
            scratch = made.root + "/.build"
        } else if manifest != nil {
            let lean = try LeanPackage.mirror(
                ofOwn: folder, scratch: folder + "/.build/ferry", keepsTests: choice.purpose == .test, in: checkout.state + "/apps")
            if let lean { folder = lean }
            root = folder
            scratch = folder + "/.build/ferry"
        } else {
            let made = try SynthesizedPackage(around: folder, in: checkout.state + "/apps")
            (root, renamed) = (made.root, made.renamed)
            scratch = made.root + "/.build"
        }
    }

    /// > Throws: if the package's manifest names no tests; SwiftPM would say so after it has built all.
    func requireTests() throws {
        guard xcode == nil, ManifestText(in: origin)?.hasTests == false else { return }
        throw CommandFailure("\(origin)/Package.swift: there is no target with tests")
    }

    /// SwiftPM's product folders, by target triple; its `debug` and `release` links exist only after the first successful build.
    var products: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? []
        return names.flatMap { ["\(scratch)/\($0)/debug", "\(scratch)/\($0)/release"] }.filter(FileManager.default.fileExists)
    }

    /// The product folders of one configuration.
    func products(_ configuration: String) -> [String] { products.filter { $0.hasSuffix("/" + configuration) } }

    /// SwiftPM's last build plan. > Parameters: configuration: `debug` or `release`.
    func plan(_ configuration: String) -> String { "\(scratch)/\(configuration).yaml" }

    /// Source files, by the paths that the compiler receives.
    var sources: [String] { xcode?.sources ?? SourceFolder.files(in: root) }

    /// The app's resources that no manifest names, in the structure of its bundle; nil if there are none.
    func stagedResources(withTests: Bool = false) throws -> String? {
        guard let xcode else {
            guard isPlainFolder else { return nil }
            return try staged([looseResources], in: "resources")
        }
        let modules = xcode.plan.modules.filter { withTests || $0.kind != .tests }
        return try staged(modules, in: withTests ? "test-resources" : "resources")
    }

    private func staged(_ modules: [ModulePlan], in name: String) throws -> String {
        let staged = try StagedResources(of: modules, in: "\(overlayFolder)/\(name)")
        for collision in staged.collisions { FerryCommandLine.report("ferry: warning: " + shown(collision)) }
        return staged.folder
    }

    /// Files next to the sources of a folder without a manifest, as Xcode copies those of a synchronized folder.
    private var looseResources: ModulePlan {
        ModulePlan(filesBelow: folder, .disk()) { path in
            let parts = path.split(separator: "/")
            return SourceFolder.isSkipped(parts.dropLast().map(String.init)) || SourceFolder.isTestFile("/" + path, in: "")
                || parts.count == 1 && !path.contains(".")
        }
    }

    /// The `Info.plist` next to an executable's sources, where SwiftPM and Xcode have it; nil if there is none.
    func information(of name: String) throws -> String? {
        guard let preview else { return try ownInformation(of: name) }
        let file = "\(overlayFolder)/\(name)-preview-Info.plist"
        try FileManager.default.createDirectory(atPath: overlayFolder, withIntermediateDirectories: true)
        try preview.write(information: try ownInformation(of: name), to: file)
        return file
    }

    private func ownInformation(of name: String) throws -> String? {
        if let xcode {
            guard let data = xcode.plan.modules.first(where: { $0.name == name })?.information else { return nil }
            let file = "\(overlayFolder)/\(name)-Info.plist"
            try FileManager.default.createDirectory(atPath: overlayFolder, withIntermediateDirectories: true)
            if FileManager.default.contents(atPath: file) != data { try data.write(to: URL(fileURLWithPath: file)) }
            return file
        }
        let usual = ["Sources/\(name)", name, "."].map { "\(folder)/\($0)/Info.plist" }
        if let found = usual.first(where: { FileManager.default.isReadableFile(atPath: $0) }) { return found }
        // Elsewhere, or under a name of its own, as long as there is one only.
        guard isPlainFolder else { return nil }
        let others = SourceFolder.files(in: folder) { name, _ in name == "Info.plist" || name.hasSuffix("-Info.plist") }
            .filter { !SourceFolder.isTestFile($0, in: folder) }
        return others.count == 1 ? others[0] : nil
    }

    var description: PackageDescription {
        get throws { try PackageDescription(of: root, scratch: scratch) }
    }
}
