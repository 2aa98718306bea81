import Foundation
import Testing

@testable import FerryCommand
@testable import XcodeProject

@Suite("The test targets of a package")
struct TestTargetsTests {
    /// A package that SwiftPM has described.
    private final class Package {
        let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/ferry-targets-\(UUID().uuidString)"

        deinit { try? FileManager.default.removeItem(atPath: root) }

        func write(_ name: String, _ text: String) throws {
            let place = "\(root)/\(name)"
            let parent = (place as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            try text.write(toFile: place, atomically: true, encoding: .utf8)
        }

        /// > Parameters: programs: the executables; targets: tests with the executables that they depend on.
        func described(programs: [String], tests: [String: [String]]) throws -> AppPackage {
            let manifest = "// swift-tools-version: 5.9\n"
            try write("Package.swift", manifest)
            let targets =
                programs.map { PackageDescription.Target(name: $0, module: $0, path: "Sources/\($0)", sources: [], dependencies: []) }
                + tests.sorted { $0.key < $1.key }.map { name, used in
                    PackageDescription.Target(
                        name: name, module: name, path: "Tests/\(name)", sources: [], isTest: true, dependencies: used)
                }
            let description = PackageDescription(
                name: "P", products: programs.map { .init(name: $0, isExecutable: true, targets: [$0]) }, targets: targets,
                hasDependencies: false)
            let data = try JSONEncoder().encode(description)
            let file = ".build/ferry/ferry/description-\(ContentHash.of(manifest)).json"
            try write(file, String(decoding: data, as: UTF8.self))
            return try AppPackage(at: root, Checkout(root: root))
        }
    }

    private let driving = "import XCTest\nfinal class A: XCTestCase { func testA() { XCUIApplication().launch() } }\n"

    @Test("tests that launch an app are of its interface, and the app is the package's only program")
    func only() throws {
        let package = Package()
        try package.write("Tests/UITests/A.swift", driving)
        try package.write("Tests/UITests/Page.swift", "struct Page { var app: XCUIApplication }\n")
        try package.write("Tests/UITests/Names.swift", "enum Names {}\n")
        try package.write("Tests/UnitTests/B.swift", "import XCTest\n")
        let app = try package.described(programs: ["App"], tests: ["UITests": [], "UnitTests": []])
        let targets = try app.testTargets
        #expect(targets.unitTests == ["UnitTests"])
        #expect(targets.interfaceTests == [InterfaceTests(target: "UITests", application: "App")])
        #expect(targets.skipsOfInterfaceTests == ["--skip", "^UITests\\."])
        #expect(try app.needsInterfaceTesting)
        let imports = try app.impliedTestImports
        #expect(imports.keys.map { ($0 as NSString).lastPathComponent }.sorted() == ["A.swift", "Page.swift"])
        #expect(imports["\(package.root)/Tests/UITests/A.swift"]?.hasPrefix("\nimport XCUITest\n") == true)
        #expect(imports["\(package.root)/Tests/UITests/A.swift"]?.contains("var continueAfterFailure: Bool") == true)
    }

    @Test("of several programs the app is the one that the tests depend on")
    func several() throws {
        let package = Package()
        for name in ["OneUITests", "TwoUITests", "NoUITests"] { try package.write("Tests/\(name)/A.swift", driving) }
        let app = try package.described(
            programs: ["One", "Two"], tests: ["OneUITests": ["One"], "TwoUITests": ["Two"], "NoUITests": []])
        let found = try app.testTargets.interfaceTests
        #expect(found.map(\.target) == ["NoUITests", "OneUITests", "TwoUITests"])
        #expect(found.map(\.application) == [nil, "One", "Two"])
    }

    @Test("unit tests that attach something import the module that has attachments, and no more")
    func results() throws {
        let package = Package()
        try package.write("Tests/UnitTests/B.swift", "import XCTest\nlet a = XCTAttachment(string: \"\")\n")
        let app = try package.described(programs: ["App"], tests: ["UnitTests": ["App"]])
        #expect(try app.testTargets.interfaceTests.isEmpty)
        #expect(try app.impliedTestImports == ["\(package.root)/Tests/UnitTests/B.swift": "\nimport XCUITest\n"])
    }
}
