import Foundation
import Testing

/// What `ferry run` makes of a package as its files change.
@Suite("Building apps", .serialized)
struct BuildCommandTests {
    private let command: FerryCommand
    private var app: String { command.folder.path + "/App" }

    init() throws { command = try FerryCommand() }

    private func write(_ name: String, _ text: String) throws {
        let place = "\(app)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: place, atomically: true, encoding: .utf8)
    }

    private func makePackage(_ main: String) throws {
        try write(
            "Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", targets: [.executableTarget(name: "App", resources: [.process("Resources")])])

            """)
        try write("Sources/App/main.swift", main)
        try write(
            "Sources/App/AppDelegate.swift",
            """
            import UIKit

            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    let controller = UIViewController()
                    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
                    label.text = ["old.txt", "new.txt"].filter { Bundle.main.path(forResource: $0, ofType: nil) != nil }.joined(separator: " ")
                    controller.view.addSubview(label)
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = controller
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """)
        try write("Sources/App/Resources/old.txt", "x")
    }

    private func runScript(_ script: String) throws -> FerryCommand.Outcome {
        let file = command.folder.appendingPathComponent("script.ui")
        try script.write(to: file, atomically: true, encoding: .utf8)
        return try command.run(["run", app, "--headless", "--script", file.path])
    }

    @Test("a main.swift that calls UIApplicationMain at top level runs; removed resources leave the app with the next build")
    func mainFile() throws {
        defer { command.remove() }
        try makePackage(
            "import UIKit\n\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))\n")
        let first = try runScript("expect \"old.txt\"\n")
        #expect(first.status == 0, "\(first.output)")
        try write("Sources/App/Resources/Bad.xib", "<document>")
        let bad = try runScript("expect \"old.txt\"\n")
        #expect(bad.status != 0, "\(bad.output)")
        #expect(bad.output.contains("Bad.xib"), "\(bad.output)")
        try FileManager.default.removeItem(atPath: app + "/Sources/App/Resources/Bad.xib")
        try FileManager.default.moveItem(
            atPath: app + "/Sources/App/Resources/old.txt", toPath: app + "/Sources/App/Resources/new.txt")
        let second = try runScript("expect \"new.txt\"\nexpect-not \"old.txt\"\n")
        #expect(second.status == 0, "\(second.output)")
    }

    @Test("an app, its script and its device data may be at any path", arguments: ["it's \"my\" $HOME #1 100% ü", "line\nbreak\\"])
    func oddPaths(name: String) throws {
        defer { command.remove() }
        let folder = command.folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try makePackage(
            "import UIKit\n\n_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))\n")
        try FileManager.default.moveItem(atPath: app, toPath: folder.path + "/App")
        let script = folder.appendingPathComponent("script.ui")
        try "expect \"old.txt\"\n".write(to: script, atomically: true, encoding: .utf8)
        let outcome = try command.run(
            ["run", folder.path + "/App", "--headless", "--script", script.path, "--data", folder.path + "/data"],
            environment: ["HOME": folder.path])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(FileManager.default.fileExists(atPath: folder.path + "/data/containers/org.ferry.App"))
    }

    @Test("single @MainActor tests run next to others, with @MainActor setUp")
    func mainActorTests() throws {
        defer { command.remove() }
        try write(
            "Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Lib", targets: [.target(name: "Lib"), .testTarget(name: "LibTests", dependencies: ["Lib"])])

            """)
        try write("Sources/Lib/Lib.swift", "import UIKit\n")
        try write(
            "Tests/LibTests/LibTests.swift",
            """
            import XCTest
            import UIKit

            final class MixedTests: XCTestCase {
                var view: UIView?
                @MainActor override func setUp() { super.setUp(); view = UIView() }
                @MainActor func testView() { XCTAssertNotNil(view) }
                @MainActor func testThrows() throws { _ = try XCTUnwrap(view) }
                @MainActor func testAsync() async { XCTAssertNotNil(view) }
                func testPlain() {}
            }

            final class MarkedTests: XCTestCase {
                @MainActor func testOnly() { XCTAssertEqual(UIView().frame, .zero) }
            }

            class BaseTests: XCTestCase {
                @MainActor func testBase() { XCTAssertNotNil(UIView()) }
            }
            final class InheritedTests: BaseTests {
                override func testBase() { super.testBase(); XCTAssertNotNil(UIView()) }
            }

            """)
        let outcome = try command.run(["test", app])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("Executed 7 tests, with 0 failures"), "\(outcome.output)")
    }
}
