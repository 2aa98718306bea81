import Foundation

/// Makes a folder of static pages out of the built modules: symbol graphs, a catalog with the modules' summaries, and DocC.
///
/// Nothing is compiled: declarations and comments are read from the `.swiftmodule` and `.swiftdoc` files of the framework build.
struct DocumentationBuild {
    let checkout: Checkout
    let modules: [DocumentedModule]
    let framework: FrameworkBuild
    /// The program.
    let docc: String
    let isVerbose: Bool

    /// The documentation compiler of the toolchain: in PATH, or next to the compiler.
    static func compiler() throws -> String {
        let swift = ChildProcess.find("swift").map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path }
        guard let path = ChildProcess.find("docc") ?? swift.flatMap({ ChildProcess.find($0 + "/docc") }) else {
            throw CommandFailure(
                "'docc' is neither in PATH nor next to 'swift'; a toolchain from https://www.swift.org/install/linux has it")
        }
        return path
    }

    /// > Parameters: isCached: whether pages of the same sources are kept.
    func write(to site: String, isCached: Bool, report: (String) -> Void) throws {
        let (files, stampFile) = (FileManager.default, site + ".stamp")
        let pages = try SourceStamp.of(folders: ["docs/modules"], files: [], in: checkout.root)
        let stamp = ([framework.stamp, pages, docc] + modules.map(\.name)).joined(separator: " ")
        if isCached, files.contents(atPath: stampFile) == Data(stamp.utf8), files.fileExists(atPath: site + "/documentation") { return }
        Self.removeLeftovers(in: checkout.state + "/docs")
        let work = checkout.state + "/docs/\(getpid())"
        // Next to its place, so that the pages are replaced in one step, and an interrupt leaves the old ones or the new ones.
        let new = "\(site).\(getpid())"
        defer { for folder in [work, new] { try? files.removeItem(atPath: folder) } }
        for folder in ["symbols", "Ferry.docc"] {
            try files.createDirectory(atPath: "\(work)/\(folder)", withIntermediateDirectories: true)
        }
        report("Building the documentation of \(modules.count) module\(modules.count == 1 ? "" : "s")…")
        let target = try Self.target()
        for module in modules { try extract(module, target, into: work + "/symbols") }
        for title in Set(modules.map(\.title)) {
            try summary(of: title)?.write(toFile: "\(work)/Ferry.docc/\(title).md", atomically: true, encoding: .utf8)
        }
        try convert(work)
        try files.createDirectory(atPath: (site as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try run([
            docc, "merge", work + "/Ferry.doccarchive", "--output-path", new, "--synthesized-landing-page-name", "Ferry",
            "--synthesized-landing-page-kind", "Frameworks",
        ])
        try? files.removeItem(atPath: stampFile)
        try? files.removeItem(atPath: site)
        try files.moveItem(atPath: new, toPath: site)
        if isCached { try stamp.write(toFile: stampFile, atomically: true, encoding: .utf8) }
    }

    /// Deletes what interrupted builds have left: folders named by a process that has ended.
    static func removeLeftovers(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard let owner = name.split(separator: ".").last.flatMap({ pid_t($0) }), owner > 0, kill(owner, 0) != 0, errno == ESRCH else {
                continue
            }
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    private func convert(_ work: String) throws {
        let log = try run([
            docc, "convert", work + "/Ferry.docc", "--additional-symbol-graph-dir", work + "/symbols", "--output-path",
            work + "/Ferry.doccarchive", "--fallback-display-name", "Ferry", "--fallback-bundle-identifier", "ferry",
            "--diagnostic-level", isVerbose ? "warning" : "error",
        ])
        if isVerbose, !log.isEmpty { print(log) }
    }

    /// Writes the public declarations of a module, in JSON.
    private func extract(_ module: DocumentedModule, _ target: String, into folder: String) throws {
        try run(
            [
                "swift", "symbolgraph-extract", "-module-name", module.name, "-target", target, "-output-dir", folder,
                "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
            ] + framework.compilerFlags)
        guard module.title != module.name else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder)
        where name.hasPrefix(module.name + ".") || name.hasPrefix(module.name + "@") {
            try Self.rename(module, in: URL(fileURLWithPath: folder + "/" + name))
        }
    }

    /// Moves the declarations of one file to the module that the pages show.
    static func rename(_ module: DocumentedModule, in file: URL) throws {
        var data = try Data(contentsOf: file)
        // The module is named in the first lines; the rest may be tens of megabytes.
        guard let place = data.range(of: Data("\"module\":{\"name\":\"\(module.name)\"".utf8), in: 0..<min(data.count, 4096)) else {
            throw CommandFailure("\(file.path): no module name at the start of the symbol graph")
        }
        data.replaceSubrange(place, with: Data("\"module\":{\"name\":\"\(module.title)\"".utf8))
        try data.write(to: file)
    }

    /// The start of a module's page: the first paragraph of its page in `docs/modules`.
    private func summary(of title: String) -> String? {
        let page = FileManager.default.contents(atPath: "\(checkout.root)/docs/modules/\(title).md")
        return page.flatMap { Self.summary(of: title, page: String(decoding: $0, as: UTF8.self)) }
    }

    static func summary(of title: String, page: String) -> String? {
        let paragraphs = page.components(separatedBy: "\n\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("|") && !$0.hasPrefix("```") }
        guard let first = paragraphs.first else { return nil }
        // Links are relative to the page.
        let text = first.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
        return "# ``\(title)``\n\n\(text.trimmingCharacters(in: .whitespacesAndNewlines))\n"
    }

    /// The machine that the toolchain compiles for.
    private static func target() throws -> String {
        struct Info: Decodable {
            struct Target: Decodable { var unversionedTriple: String }
            var target: Target
        }
        let result = try ChildProcess(["swiftc", "-print-target-info"]).capture()
        guard let info = try? JSONDecoder().decode(Info.self, from: Data(result.output.utf8)) else {
            throw CommandFailure("cannot read the output of 'swiftc -print-target-info':\n" + result.errors)
        }
        return info.target.unversionedTriple
    }

    /// The output, or an error with it.
    @discardableResult
    private func run(_ command: [String]) throws -> String {
        var log: [String] = []
        let status = try ChildProcess(command).stream { log.append($0) }
        let text = log.suffix(isVerbose ? log.count : 40).joined(separator: "\n")
        guard status == 0 else {
            let name = command.prefix(2).map { ($0 as NSString).lastPathComponent }.joined(separator: " ")
            throw CommandFailure("'\(name)' failed with status \(status):\n\(text)")
        }
        return text
    }
}
