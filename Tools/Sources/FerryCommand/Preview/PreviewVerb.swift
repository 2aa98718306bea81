import Foundation
import SourceRewriter
import XcodeProject

/// `ferry preview FILE`: renders the previews of a Swift file as PNG files.
struct PreviewVerb {
    let checkout: Checkout
    let arguments: Arguments

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(
            words,
            options: ["--out", "--name", "--device", "--os", "--appearance", "--product", "--scheme", "--target", "--configuration"],
            flags: ["--verbose", "--run-scripts"])
    }

    func run() throws {
        let file = try self.file()
        let (chosen, code) = try Self.previews(in: file, text: TextFile.read(file) ?? "", named: arguments["--name"])
        for problem in code.problems where !chosen.isEmpty {
            FerryCommandLine.report("\(file):\(problem.line): warning: not rendered: \(problem.message)")
        }
        for preview in chosen where !preview.otherTraits.isEmpty {
            FerryCommandLine.report(
                "\(file):\(preview.line): warning: traits without an effect: \(preview.otherTraits.joined(separator: ", "))")
        }
        let folder = URL(fileURLWithPath: arguments["--out"] ?? ".").path
        do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
            throw CommandFailure("cannot make the folder \(folder): \(error.localizedDescription)")
        }
        let (program, framework) = try build(file, chosen)
        let script = PreviewScript(chosen, of: file)
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-preview-\(getpid()).ui")
        try script.text.write(to: place, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: place) }
        var words = [checkout.simulator(framework.configuration), program, "--headless", "--script", place.path]
        words += arguments.deviceWords
        if let appearance = arguments["--appearance"] { words += ["--appearance", appearance] }
        let status = try ChildProcess(words, in: folder).stream { line in
            if arguments.has("--verbose") || !line.hasSuffix(" passed") { FerryCommandLine.report(line) }
        }
        guard status == 0 else { throw CommandFailure("the previews could not be rendered; see above") }
        for name in script.files { FerryCommandLine.report("\(folder)/\(name)") }
    }

    private func file() throws -> String {
        guard let path = arguments.rest.first, arguments.rest.count == 1 else {
            throw CommandFailure.usage("ferry preview FILE.swift [--out FOLDER] [--name NAME] [--device NAME]")
        }
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else { throw CommandFailure("\(path): no such file") }
        guard !isFolder.boolValue, file.hasSuffix(".swift") else {
            throw CommandFailure("\(path) is no Swift file; name the one with '#Preview'")
        }
        return file
    }

    /// The previews to render.
    ///
    /// > Errors: there is none that can be shown, or none of the name.
    static func previews(
        in file: String, text: String, named name: String?
    ) throws -> (chosen: [PreviewCode.Preview], code: PreviewCode) {
        let code = PreviewCode(ParsedSource(text))
        guard !code.previews.isEmpty else {
            let problems = code.problems.map { "\(file):\($0.line): error: \($0.message)" }
            throw CommandFailure(
                problems.isEmpty ? "\(file) has no previews: '#Preview { … }' with a view or controller" : problems.joined(separator: "\n"))
        }
        guard let name else { return (code.previews, code) }
        let chosen = code.previews.filter { $0.name == name }
        guard !chosen.isEmpty else {
            let names = code.previews.compactMap(\.name).map { "'\($0)'" }
            throw CommandFailure(
                "\(file) has no preview '\(name)'"
                    + (names.isEmpty ? "; its previews have no names" : "; there are \(names.joined(separator: ", "))"))
        }
        return (chosen, code)
    }

    /// > Returns: the path of a program that shows the previews.
    private func build(_ file: String, _ previews: [PreviewCode.Preview]) throws -> (program: String, framework: FrameworkBuild) {
        let root = Self.root(of: file)
        let package = try AppPackage.prepared(
            at: root, checkout, ProjectChoice(arguments), isToRun: true, runsScripts: arguments.has("--run-scripts"))
        let made = try PreviewPackage(of: file, in: package, at: checkout.state + "/apps")
        let shown = try made.map { try AppPackage(at: $0.root, checkout) } ?? package
        let target =
            try made.map { PreviewTarget(of: file, in: $0) } ?? PreviewTarget(of: file, in: package, product: arguments["--product"])
        let frameworks = try FrameworkBuild.prepare(checkout, for: .passing, report: FerryCommandLine.report)
        if let notice = frameworks.choice.notice { FerryCommandLine.warn(notice) }
        let preview = PreviewBuild(
            previews, in: target.file, module: target.module, entry: target.entry, appModule: target.appModule, isScript: target.isScript)
        let build = AppBuild(shown.showing(preview), with: frameworks.build, isVerbose: arguments.has("--verbose"))
        return (try build.app(product: target.product), frameworks.build)
    }

    /// The nearest folder above a file that has a package or a project; its own folder if there is none.
    static func root(of file: String) -> String {
        let own = (file as NSString).deletingLastPathComponent
        var folder = own
        while folder.count > 1 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let isRoot = names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
            if isRoot { return folder }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return own
    }
}
