import Foundation
import Testing

@testable import FerryCommand

@Suite("Packages without their tests")
struct LeanPackageTests {
    private func package(_ dependencies: [String], _ targets: String, keepsTests: Bool = false) -> LeanPackage? {
        let list = dependencies.map { "{\"sourceControl\": [{\"identity\": \"\($0)\"}]}" }.joined(separator: ", ")
        return LeanPackage(Data("{\"dependencies\": [\(list)], \"targets\": [\(targets)]}".utf8), keepsTests: keepsTests)
    }

    private func target(_ name: String, _ type: String, _ uses: String, plugins: String = "[]") -> String {
        "{\"name\": \"\(name)\", \"type\": \"\(type)\", \"dependencies\": [\(uses)], \"pluginUsages\": \(plugins)}"
    }

    @Test("removes what only tests, or none of the targets, need")
    func unused() {
        let tests = target("KitTests", "test", "{\"byName\": [\"Kit\", null]}, {\"product\": [\"Nimble\", \"Nimble\", null, null]}")
        let core = "{\"product\": [\"Layout\", \"Core\", null, null]}, {\"target\": [\"Parts\", null]}, {\"byName\": [\"Parts\", null]}"
        let kit = target("Kit", "regular", core) + ", " + target("Parts", "regular", "")
        #expect(package(["nimble", "core", "swift-docc-plugin"], "\(kit), \(tests)")?.removed == [0, 2])
        #expect(package(["core"], "\(kit), \(tests)") == nil)
        #expect(package(["nimble", "core", "swift-docc-plugin"], "\(kit), \(tests)", keepsTests: true)?.removed == [2])
    }

    @Test("removes nothing if it is not said which package has a product, or if packages have relative paths")
    func unknown() {
        #expect(package(["nimble", "core"], target("Kit", "regular", "{\"byName\": [\"Layout\", null]}")) == nil)
        let local = "{\"dependencies\": [{\"fileSystem\": [{\"identity\": \"core\"}]}], \"targets\": []}"
        #expect(LeanPackage(Data(local.utf8)) == nil)
        let plugin = target("Kit", "regular", "", plugins: "[{\"plugin\": [\"Lint\", \"lint\"]}]")
        #expect(package(["lint"], plugin) == nil)
    }

    @Test("the lines are added to a manifest with the usual name")
    func text() throws {
        let lean = try #require(package(["nimble"], target("Kit", "regular", "")))
        #expect(lean.text(of: "let package = Package(name: \"Kit\")\n")?.contains("![0].contains($0.offset)") == true)
        #expect(lean.text(of: "let kit = Package(name: \"Kit\")\n") == nil)
        #expect(lean.text(of: "let package = Package(name: \"Kit\")\n")?.contains("removeAll") == true)
        let tested = try #require(package(["plugin"], target("Kit", "regular", ""), keepsTests: true))
        #expect(tested.text(of: "let package = Package(name: \"Kit\")\n")?.contains("removeAll") == false)
    }

    @Test("the manifest is that of the newest version that the compiler has")
    func versions() {
        let names = ["Package.swift", "Package@swift-5.9.swift", "Package@swift-5.10.swift", "Package@swift-7.swift", "A.swift"]
        #expect(LeanPackage.manifest(among: names, compiler: [6, 3]) == "Package@swift-5.10.swift")
        #expect(LeanPackage.manifest(among: ["Package.swift"], compiler: [6, 3]) == "Package.swift")
        #expect(LeanPackage.manifest(among: ["A.swift"], compiler: [6, 3]) == nil)
    }

    @Test("the mirror has the package's files and a manifest of its own, and is updated")
    func mirror() throws {
        let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/ferry-lean-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        let folder = root + "/Kit"
        try FileManager.default.createDirectory(atPath: folder + "/Sources/Kit", withIntermediateDirectories: true)
        try "let a = 1\n".write(toFile: folder + "/Sources/Kit/A.swift", atomically: true, encoding: .utf8)
        let manifest = """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                dependencies: [.package(url: "https://example.com/Nimble", from: "9.0.0")],
                targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit", "Nimble"])])

            """
        try manifest.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
        let mirror = try #require(try LeanPackage.mirror(of: folder, in: root + "/mirrors"))
        #expect((mirror as NSString).lastPathComponent == "Kit")
        #expect(TextFile.read(mirror + "/Sources/Kit/A.swift") == "let a = 1\n")
        // No dependency is left to fetch, and no folder with tests is missed.
        let description = try PackageDescription(of: mirror, scratch: root + "/scratch")
        #expect(!description.hasDependencies)
        #expect(description.targets.map(\.name) == ["Kit"])
        try "let b = 1\n".write(toFile: folder + "/Sources/Kit/A.swift", atomically: true, encoding: .utf8)
        #expect(try LeanPackage.mirror(of: folder, in: root + "/mirrors") == mirror)
        #expect(TextFile.read(mirror + "/Sources/Kit/A.swift") == "let b = 1\n")
        #expect(TextFile.read(folder + "/Package.swift") == manifest)
    }
}
