import Foundation
import XcodeProject

/// Builds an app and the tests of its interface, and runs the tests: each process of tests starts a simulator, which starts the app.
struct InterfaceTestRun {
    let tests: InterfaceTests
    /// The folder that the user named.
    let path: String
    let checkout: Checkout
    let arguments: Arguments
    let framework: FrameworkBuild

    /// > Parameters: selection: which tests to run, for `swift test`.
    func run(_ selection: [String], into results: inout TestResults) throws {
        guard let application = tests.application else {
            throw CommandFailure("the target '\(tests.target)' names no app to test; TEST_TARGET_NAME is its setting for that")
        }
        var choice = ProjectChoice(arguments)
        (choice.target, choice.scheme) = (application, nil)
        let app = try AppPackage(at: path, checkout, choice, isToRun: true)
        let program = try AppBuild(app, with: framework, isVerbose: isVerbose).app(product: nil)
        choice = ProjectChoice(arguments, purpose: .interfaceTest)
        choice.target = tests.target
        let package = try AppPackage(at: path, checkout, choice)
        try AppBuild(package, with: framework, isVerbose: isVerbose).test(
            selection, environment: environment(program: program, name: application), into: &results)
    }

    private var isVerbose: Bool { arguments.has("--verbose") }

    /// What the module `XCUITest` reads in the tests' process.
    func environment(program: String, name: String) -> [String: String] {
        var environment = [
            "FERRY_UI_TEST_SIMULATOR": checkout.simulator(framework.configuration), "FERRY_UI_TEST_APP": program,
            "FERRY_UI_TEST_NAME": name,
        ]
        if let device = arguments["--device"] { environment["FERRY_UI_TEST_OPTIONS"] = "--device\n" + device }
        if let folder = arguments["--attachments"] { environment["FERRY_UI_TEST_ATTACHMENTS"] = URL(fileURLWithPath: folder).path }
        return environment
    }
}
