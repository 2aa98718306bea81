import Foundation
import Testing

@testable import FerryCommand

@Suite("The record of an app's build")
final class BuildRecordTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("record-\(UUID().uuidString)").path
    private let manifest = "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"A\")\n"
    private var package: String { root + "/A" }
    private var program: String { root + "/built/A" }
    private var file: String { root + "/built/A.built" }

    init() throws {
        try write(manifest, to: "A/Package.swift")
        try write("let a = 1", to: "A/Sources/A/a.swift")
        try write("binary", to: "built/A")
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func write(_ text: String, to name: String) throws {
        let path = root + "/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    private func record(arguments: [String] = ["-c", "debug"], tools: [String] = ["1"], roots: [String] = []) -> BuildRecord? {
        BuildRecord(of: [package] + roots, arguments: arguments, tools: tools, program: program)
    }

    private func store() throws { try #require(record()).store(in: file) }

    private var isStored: Bool { isStored(record()) }

    private func isStored(_ record: BuildRecord?) -> Bool {
        guard let record, let known = BuildRecord(storedIn: file) else { return false }
        return record.isUpToDate(with: known)
    }

    @Test("matches while nothing changes")
    func unchanged() throws {
        #expect(!isStored)
        try store()
        #expect(isStored)
        try write("let a = 1", to: "A/.build/anything")
        try write("ref", to: "A/.git/HEAD")
        #expect(isStored)
    }

    @Test("a file that was edited, added, removed or renamed is another build")
    func changedFiles() throws {
        try write("let b = 1", to: "A/Sources/A/b.swift")
        try store()
        let path = package + "/Sources/A/a.swift"
        try write("let a = 12", to: "A/Sources/A/a.swift")
        #expect(!isStored)
        try store()
        try write("", to: "A/Sources/A/c.swift")
        #expect(!isStored)
        try store()
        try FileManager.default.moveItem(atPath: package + "/Sources/A/c.swift", toPath: package + "/Sources/A/d.swift")
        #expect(!isStored)
        try store()
        try FileManager.default.removeItem(atPath: path)
        #expect(!isStored)
    }

    @Test("other arguments, frameworks or compilers, a change in a dependency, and a lost or replaced product are another build")
    func changedTools() throws {
        try store()
        #expect(!isStored(record(arguments: ["-c", "release"])))
        #expect(!isStored(record(tools: ["2"])))
        try write("let d = 1", to: "D/Sources/D/d.swift")
        let roots = [root + "/D"]
        try #require(record(roots: roots)).store(in: file)
        #expect(isStored(record(roots: roots)))
        try write("let d = 12", to: "D/Sources/D/d.swift")
        #expect(!isStored(record(roots: roots)))
        try store()
        try write("another binary", to: "built/A")
        #expect(!isStored)
        try store()
        try FileManager.default.removeItem(atPath: program)
        #expect(!isStored)
    }

    @Test("names the files whose contents changed, unless there is anything else that did")
    func edits() throws {
        let known = try #require(record())
        #expect(record()?.edits(since: known) == [])
        try write("let a = 12", to: "A/Sources/A/a.swift")
        #expect(record()?.edits(since: known) == [package + "/Sources/A/a.swift"])
        #expect(record(tools: ["2"])?.edits(since: known) == nil)
        try write("", to: "A/Sources/A/c.swift")
        #expect(record()?.edits(since: known) == nil)
        try FileManager.default.removeItem(atPath: package + "/Sources/A/a.swift")
        #expect(record()?.edits(since: known) == nil)
    }

    @Test("files that the app's bundle links to are the same")
    func linkedFiles() throws {
        try store()
        for file in [program, package + "/Sources/A/a.swift"] {
            try FileManager.default.linkItem(atPath: file, toPath: root + "/link");
            try FileManager.default.removeItem(atPath: root + "/link")
        }
        #expect(isStored)
    }

    @Test("the target of a link counts; a link to a folder is never recorded")
    func links() throws {
        try write("let l = 1", to: "elsewhere/l.swift")
        let link = package + "/Sources/A/l.swift"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: root + "/elsewhere/l.swift")
        try store()
        #expect(isStored)
        try write("let l = 12", to: "elsewhere/l.swift")
        #expect(!isStored)
        try FileManager.default.createSymbolicLink(atPath: package + "/Sources/More", withDestinationPath: root + "/elsewhere")
        #expect(record() == nil)
    }

    @Test(
        "a manifest that uses plugins or reads its environment or files is never recorded",
        arguments: [
            "plugins: [\"P\"]", ".plugin(name: \"P\")", "Context.environment[\"A\"]", "ProcessInfo.processInfo.environment",
            "String(contentsOfFile: \"v\")",
        ])
    func manifests(text: String) throws {
        try write(manifest + "// \(text)\n", to: "A/Package.swift")
        #expect(record() == nil)
    }

    @Test("a damaged record is no record")
    func damaged() throws {
        try write("{", to: "built/A.built")
        #expect(!isStored)
    }
}
