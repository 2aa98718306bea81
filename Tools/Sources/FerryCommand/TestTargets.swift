import Foundation
import InterfaceCompiler
import XcodeProject

/// Which targets of a package or project are unit tests, and which test an app's interface.
struct TestTargets {
    /// Nil for a folder without targets.
    var unitTests: [String]?
    var interfaceTests: [InterfaceTests] = []

    /// The names of all; nil for a folder without targets.
    var names: [String]? { unitTests.map { $0 + interfaceTests.map(\.target) } }

    /// For `swift test`: a package's program has all its tests.
    var skipsOfInterfaceTests: [String] { interfaceTests.flatMap { ["--skip", "^\(ModuleName.of($0.target))\\."] } }
}

extension AppPackage {
    var testTargets: TestTargets {
        get throws {
            if let plan = xcode?.plan {
                let tests = plan.modules.filter { $0.kind == .tests }.map(\.target)
                return TestTargets(unitTests: tests, interfaceTests: plan.interfaceTests)
            }
            guard !isPlainFolder else { return TestTargets() }
            let description = try description
            let tests = description.targets.filter { $0.isTest == true }
            let driving = tests.filter { TestSources.drivesApps(TestSources.files(of: $0, in: root)) }
            return TestTargets(
                unitTests: tests.map(\.name).filter { name in !driving.contains { $0.name == name } },
                interfaceTests: driving.map { InterfaceTests(target: $0.name, application: description.application(testedBy: $0)) })
        }
    }

    /// Whether the module `XCUITest` is to be linked into the tests.
    var needsInterfaceTesting: Bool {
        get throws { try xcode?.needsInterfaceTesting ?? !impliedTestImports.isEmpty }
    }

    /// Text to append to the files of a package's tests, by path: what XCTest has on Apple's systems and not on Linux.
    var impliedTestImports: [String: String] {
        get throws {
            if let xcode { return xcode.impliedImports }
            guard !isPlainFolder else { return [:] }
            let tests = try description.targets.filter { $0.isTest == true }.map { TestSources.files(of: $0, in: root) }
            return tests.reduce(into: [:]) { result, files in
                let implied = TestSources.drivesApps(files) ? TestSources.interfaceImports(of: files) : TestSources.resultImports(of: files)
                result.merge(implied) { $1 }
            }
        }
    }
}

extension PackageDescription {
    /// The product with the app that a target's tests launch: the program that it depends on, or the package's only one.
    func application(testedBy target: Target) -> String? {
        let programs = products.filter(\.isExecutable)
        let used = programs.filter { !Set($0.targets ?? []).isDisjoint(with: target.dependencies ?? []) }
        return (used.count == 1 ? used : programs).count == 1 ? (used.first ?? programs.first)?.name : nil
    }
}

/// The sources of tests, and what is to be imported into them.
enum TestSources {
    static func files(of target: PackageDescription.Target, in root: String) -> [String] {
        SourceFolder.files(in: ["", "."].contains(target.path) ? root : "\(root)/\(target.path)")
    }

    /// Whether the tests launch an app and use its interface from another process.
    static func drivesApps(_ files: [String]) -> Bool { files.contains { TextFile.read($0)?.contains("XCUIApplication") == true } }

    /// Imports of the module `XCUITest` into the files of such tests, by path.
    static func interfaceImports(of files: [String]) -> [String: String] {
        let using = files.filter { path in
            guard let text = TextFile.read(path) else { return false }
            return text.contains("import XCTest") || text.contains("XCUI")
        }
        var result = Dictionary(using.map { ($0, importLine) }) { first, _ in first }
        if let first = using.first(where: { TextFile.read($0)?.contains("import XCTest") == true }) {
            result[first, default: ""] += stopping
        }
        return result
    }

    /// The same for unit tests that keep or measure something.
    static func resultImports(of files: [String]) -> [String: String] {
        Dictionary(filesWithResults(files).map { ($0, importLine) }) { first, _ in first }
    }

    /// The files of unit tests that keep or measure something.
    static func filesWithResults(_ files: [String]) -> [String] {
        files.filter { path in
            guard let text = TextFile.read(path), text.contains("import XCTest") else { return false }
            return resultNames.contains { text.contains($0) }
        }
    }

    private static let importLine = "\nimport XCUITest\n"

    /// XCTest on Linux ignores the property; a target's own one is preferred to it.
    private static let stopping = """

        extension XCTestCase {
            var continueAfterFailure: Bool {
                get { _continuesAfterFailure }
                set { _continuesAfterFailure = newValue }
            }
        }

        """

    /// What XCTest has on Apple's systems for any test, and on Linux `XCUITest` alone.
    private static let resultNames = [
        "XCTAttachment", "XCTContext", "XCTActivity", "XCTMeasureOptions", "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric",
        "XCTStorageMetric", "XCTOSSignpostMetric", "XCTApplicationLaunchMetric", "XCTKVOExpectation",
        "keyValueObservingExpectation",
    ]
}
