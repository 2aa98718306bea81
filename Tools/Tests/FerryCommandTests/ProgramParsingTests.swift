import Foundation
import Testing

@testable import FerryCommand

@Suite("Parsing of programs")
struct ProgramParsingTests {
    /// The flags for a package of one target in `Sources/App`, with these files, and of others elsewhere.
    private func flags(_ files: [String: String], isTest: Bool = false) throws -> [String] {
        let root = FileManager.default.temporaryDirectory.path + "/parsing-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        for (name, text) in files {
            let file = "\(root)/\(name)"
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: file, atomically: true, encoding: .utf8)
        }
        let target = PackageDescription.Target(name: "App", module: "App", path: "Sources/App", sources: nil, isTest: isTest)
        return ProgramParsing(targets: [target], in: root, files: files.keys.map { "\(root)/\($0)" }).flags
    }

    private let application = "import UIKit\n\n  @UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"

    @Test("one file with @UIApplicationMain is no script")
    func oneFile() throws {
        #expect(
            try flags(["Sources/App/AppDelegate.swift": application, "Package.swift": "", "Example/a.swift": ""]) == ["-parse-as-library"])
    }

    @Test("other modules are read as SwiftPM says")
    func others() throws {
        #expect(try flags(["Sources/App/AppDelegate.swift": application, "Sources/App/a.swift": ""]) == [])
        #expect(try flags(["Sources/App/a.swift": "// @UIApplicationMain is elsewhere\nprint(1)"]) == [])
        #expect(try flags(["Sources/App/a.swift": application], isTest: true) == [])
        #expect(try flags(["Sources/App/AppDelegate.swift": application, "Sources/tool/main.swift": "print(1)"]) == [])
    }
}
