import Foundation
import Testing

@testable import FerryCommand

@Suite("ferry docs")
struct DocsVerbTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-docs-\(UUID().uuidString)").path

    private func verb(_ words: String...) throws -> DocsVerb { try DocsVerb(words, Checkout(root: folder)) }

    private func make(_ names: String...) throws {
        for name in names {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try name.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }

    @Test("takes modules, a port, or a folder")
    func words() throws {
        let served = try verb("UIKit", "os", "--port", "8901")
        #expect(served.names == ["UIKit", "os"])
        #expect(served.port == 8901)
        #expect(served.output == nil)
        let written = try verb("--output", folder + "/new")
        #expect(written.names.isEmpty)
        #expect(written.output == folder + "/new")
    }

    @Test(
        "rejects a command line that means nothing",
        arguments: [["--port", "70000"], ["--port", "x"], ["--port", "1", "--output", "/nowhere"], ["--output"], ["--what"]])
    func badWords(words: [String]) {
        let error = #expect(throws: CommandFailure.self) { try DocsVerb(words, Checkout(root: folder)) }
        #expect(error?.status == 2)
    }

    @Test("replaces pages it wrote, and never other files")
    func outputFolder() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try make("own/letter.txt", "file", "pages/index.html", "pages/metadata.json", "pages/data/a.json", "pages/documentation/a")
        _ = try verb("--output", folder + "/pages")
        for name in ["own", "file"] {
            let error = #expect(throws: CommandFailure.self) { try verb("--output", folder + "/" + name) }
            #expect(error?.message.contains(folder + "/" + name) == true)
        }
    }

    @Test("documents the modules of libraries and what they re-export, and names the modules there are")
    func modules() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try make("Sources/UIKit/a.swift", "Sources/UICore/a.swift", "Sources/Engine/a.swift", "Sources/_Testing/a.swift")
        try "@_exported public import UICore\n".write(toFile: folder + "/Sources/UIKit/a.swift", atomically: true, encoding: .utf8)
        let json = """
            {"products": [{"targets": ["UIKit", "_Testing", "CShim"], "type": {"library": ["dynamic"]}},
                          {"targets": ["program"], "type": {"executable": null}}],
             "targets": [{"name": "UIKit", "type": "regular"}, {"name": "UICore", "type": "regular"}, {"name": "_Testing", "type": "regular"},
                         {"name": "Engine", "type": "regular"}, {"name": "CShim", "type": "regular"}, {"name": "program", "type": "executable"},
                         {"name": "Bench", "type": "regular", "path": "Benchmarks"}]}
            """
        let manifest = try JSONDecoder().decode(DocumentedModule.Manifest.self, from: Data(json.utf8))
        let all = DocumentedModule.all(of: manifest) { SourceFolder.files(in: "\(folder)/Sources/\($0)") }
        #expect(all.map(\.name) == ["Engine", "UICore", "UIKit", "_Testing"])
        #expect(try DocumentedModule.select([], from: all).map(\.name) == ["UICore", "UIKit"])
        #expect(try DocumentedModule.select(["UIKit"], from: all).map(\.name) == ["UICore", "UIKit"])
        #expect(try DocumentedModule.select(["Engine"], from: all).map(\.name) == ["Engine"])
        let error = #expect(throws: CommandFailure.self) { try DocumentedModule.select(["UIKitten"], from: all) }
        #expect(error?.message == "no module UIKitten; there are: Engine, UICore, UIKit, _Testing; see: ferry help")
    }

    @Test("shows the declarations of UIKit's modules under UIKit, and refuses what is not a symbol graph")
    func renamedModule() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try make("graph.json")
        let file = URL(fileURLWithPath: folder + "/graph.json")
        let module = DocumentedModule(name: "UICore", isPublic: true)
        #expect(throws: CommandFailure.self) { try DocumentationBuild.rename(module, in: file) }
        try #"{"metadata":{},"module":{"name":"UICore"},"symbols":["UICore"]}"#.write(to: file, atomically: true, encoding: .utf8)
        try DocumentationBuild.rename(module, in: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == #"{"metadata":{},"module":{"name":"UIKit"},"symbols":["UICore"]}"#)
    }

    @Test("deletes what an interrupted build has left, and nothing of a running one")
    func leftovers() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // No process has a number this high.
        try make("999999999/a", "site.999999999/a", "site/a", "site.stamp", "\(getpid())/a")
        DocumentationBuild.removeLeftovers(in: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.sorted() == ["\(getpid())", "site", "site.stamp"])
    }

    @Test("begins a module's page with the first paragraph of its own page, without links")
    func summary() {
        let page = "# os\n\nLogs, see [the list](a.md).\n\n| entry point | |\n"
        #expect(DocumentationBuild.summary(of: "os", page: page) == "# ``os``\n\nLogs, see the list.\n")
        #expect(DocumentationBuild.summary(of: "os", page: "# os\n") == nil)
    }
}
