import Foundation
import Testing

@testable import FerryCommand
@testable import XcodeProject

@Suite("Tests that import a missing module")
struct UncompiledTestsTests {
    /// A plan of an app and its tests, whose files are in a new folder.
    private func plan(_ files: [String: String], in folder: URL) throws -> ProjectPlan {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        var plan = ProjectPlan()
        var tests = ModulePlan(target: "App Tests", project: "App.xcodeproj", name: "App_Tests", kind: .tests)
        tests.swift = files.keys.sorted().map { folder.path + "/" + $0 }
        plan.modules = [ModulePlan(target: "App", project: "App.xcodeproj", name: "App", kind: .application), tests]
        return plan
    }

    private func folder() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("ferry-tests-\(UUID().uuidString)") }

    private let files = [
        "A.swift": "import XCTest\n@testable import App\n", "B.swift": "import XCTest\nimport SomeSpy\n",
        "C.swift": "import XCTest\n#if canImport(Other)\nimport Other\n#endif\nimport CoreML\n",
    ]

    @Test("are left out and named; the others stay")
    func left() throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var plan = try plan(files, in: folder)
        let found = UncompiledTests.take(from: &plan)
        #expect(found == [UncompiledTests(target: "App Tests", modules: ["SomeSpy"], files: [folder.path + "/B.swift"])])
        #expect(plan.modules[1].swift == [folder.path + "/A.swift", folder.path + "/C.swift"])
        #expect(
            found.first?.note
                == "the tests in B.swift of 'App Tests' are not compiled: the module 'SomeSpy' that they import is of no target, "
                + "package or pod of the project")
        var results = TestResults()
        results.add(found)
        #expect { try results.finish() } throws: { "\($0)" == "the tests in a file were not run" }
    }

    @Test("are compiled where a package may have the module, unless it is that of a missing pod")
    func packages() throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var plan = try plan(files, in: folder)
        plan.packages = [
            PackageReference(place: .remote(url: "https://example.com/spy", requirement: "from: \"1.0.0\""), line: 1)
        ]
        let before = plan.modules[1].swift
        #expect(UncompiledTests.take(from: &plan).isEmpty)
        #expect(plan.modules[1].swift == before)
        plan.missingPods = ["SomeSpy"]
        #expect(UncompiledTests.take(from: &plan).count == 1)
    }

    @Test("stay if the target has no others, so that its build says what is missing")
    func all() throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var plan = try plan(["B.swift": "import SomeSpy\n"], in: folder)
        #expect(UncompiledTests.take(from: &plan).isEmpty)
        #expect(plan.modules[1].swift.count == 1)
    }
}
