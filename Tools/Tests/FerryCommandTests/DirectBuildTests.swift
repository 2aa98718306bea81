import Foundation
import Testing

@testable import FerryCommand
@testable import SourceRewriter

@Suite("Builds without the package manager")
final class DirectBuildTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("direct-\(UUID().uuidString)").path
    private let main = "print(text(), Other().text())\n"
    private let other = "struct Other {\n    func text() -> String { \"other\" }\n}\n"

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func write(_ text: String, to name: String) throws {
        let path = "\(root)/App/\(name)"
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    private func write(a value: String) throws { try write("func text() -> String {\n    \(value)\n}\n", to: "Sources/App/a.swift") }

    /// Builds the app. > Returns: what it prints.
    private func run() throws -> String {
        let checkout = Checkout(root: root)
        let frameworks = FrameworkBuild(compilerFlags: [], linkerFlags: [], selectors: FrameworkSelectors(), stamp: "1")
        let program = try AppBuild(AppPackage(at: root + "/App", checkout), with: frameworks).app(product: nil)
        return try ChildProcess([program]).capture().output
    }

    /// Whether the last build left files that the package manager must compile again.
    private var wasDirect: Bool { FileManager.default.fileExists(atPath: root + "/App/.build/ferry/ferry/debug.direct") }

    @Test("compile edits of bodies; all else is the package manager's, which compiles again what it has not seen")
    func builds() throws {
        let manifest = "let package = Package(name: \"App\", targets: [.executableTarget(name: \"App\")])\n"
        try write("// swift-tools-version: 5.9\nimport PackageDescription\n" + manifest, to: "Package.swift")
        try write(main, to: "Sources/App/main.swift")
        try write(other, to: "Sources/App/Other.swift")
        try write(a: "\"one\"")
        let file = root + "/App/Sources/App/a.swift"
        #expect(try run() == "one other\n")
        #expect(!wasDirect)
        let first = try FileManager.default.attributesOfItem(atPath: file)

        try write(a: "\"two\"")
        #expect(try run() == "two other\n")
        #expect(wasDirect)
        try write(a: "let text = \"three\"; return text")
        #expect(try run() == "three other\n")
        #expect(wasDirect)

        // An error is the package manager's to report, and the next build is its own.
        try write(a: "4")
        #expect(throws: CommandFailure.self) { try self.run() }
        #expect(!wasDirect)
        try write(a: "\"five\"")
        #expect(try run() == "five other\n")
        #expect(!wasDirect)
        try write(a: "\"six\"")
        #expect(try run() == "six other\n")
        #expect(wasDirect)

        // The file as the package manager knows it, which is not what its object is of.
        try write(a: "\"one\"")
        try FileManager.default.setAttributes([.modificationDate: try #require(first[.modificationDate])], ofItemAtPath: file)
        try write(other.replacing("}\n}", with: "}\n    func more() {}\n}"), to: "Sources/App/Other.swift")
        #expect(try run() == "one other\n")
        #expect(!wasDirect)

        // What changes for other files.
        try write("func text() -> Int { 7 }\n", to: "Sources/App/a.swift")
        #expect(try run() == "7 other\n")
        #expect(!wasDirect)
    }

    @Test("take the words of a printed command line apart")
    func words() {
        #expect(
            ShellWords.split("/a/b -c  'd e' '-rpath=$ORIGIN' f\\ g \"h i\" ''") == [
                "/a/b", "-c", "d e", "-rpath=$ORIGIN", "f g", "h i", "",
            ])
        #expect(ShellWords.split("'it'\\''s'") == ["it's"])
        #expect(ShellWords.split(" ") == [])
    }
}
