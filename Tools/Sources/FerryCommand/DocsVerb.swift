import Foundation

/// `ferry docs`: builds the DocC pages of the frameworks, and serves them on this machine or writes them into a folder.
struct DocsVerb {
    let checkout: Checkout
    /// The modules named on the command line; empty for all that an app can import.
    let names: [String]
    /// The folder to write to, if the pages are not to be served.
    let output: String?
    /// 0 for any free one.
    let port: UInt16
    let isVerbose: Bool

    init(_ words: [String], _ checkout: Checkout) throws {
        let arguments = try Arguments(words, options: ["--output", "--port"], flags: ["--verbose"])
        self.checkout = checkout
        names = arguments.rest
        output = arguments["--output"].map { URL(fileURLWithPath: $0).path }
        isVerbose = arguments.has("--verbose")
        if let text = arguments["--port"] {
            guard output == nil else { throw CommandFailure.usage("--output only writes the pages; --port is for serving them") }
            guard let number = UInt16(text) else { throw CommandFailure.usage("--port \(text) is not a port number") }
            port = number
        } else {
            port = 0
        }
        if let output { try Self.checkIsReplaceable(output) }
    }

    func run() throws {
        try checkout.requireSources(for: "docs")
        let docc = try DocumentationBuild.compiler()
        let modules = try DocumentedModule.select(names, from: DocumentedModule.all(in: checkout))
        // Before the build, which takes minutes the first time, so that a port in use is reported at once.
        let server = output == nil ? try StaticFileServer(port: port) : nil
        // The pages are the same for both builds.
        let framework = try FrameworkBuild.prepare(checkout, for: .passing) { print($0) }.build
        let build = DocumentationBuild(checkout: checkout, modules: modules, framework: framework, docc: docc, isVerbose: isVerbose)
        let site = output ?? checkout.state + "/docs/site"
        try build.write(to: site, isCached: output == nil) { print($0) }
        guard let server else { return print("Wrote \(site)") }
        print("The documentation is at http://127.0.0.1:\(server.port)/documentation (Ctrl-C ends)")
        fflush(nil)
        let pages = StaticSite(root: site)
        try server.serve { pages.response(to: $0) }
    }

    /// Throws unless the folder is missing, empty, or holds pages that were built before: other files are never deleted.
    static func checkIsReplaceable(_ folder: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else { throw CommandFailure("--output \(folder): a file with this name exists") }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        guard names.isEmpty || Set(names).isSuperset(of: ["documentation", "data", "index.html", "metadata.json"]) else {
            throw CommandFailure("--output \(folder): the folder has other files; name an empty or a new one")
        }
    }
}
