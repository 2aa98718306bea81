import Foundation
import XcodeProject

/// `ferry test`: Ferry's own tests; `ferry test PATH`: the XCTest and Swift Testing targets of any package.
struct TestVerb {
    let checkout: Checkout
    let arguments: Arguments

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(
            TestChoice.words(words),
            options: [
                "--filter", "--skip", "--service", "--scheme", "--target", "--configuration", "--only-testing", "--skip-testing", "--junit",
            ], flags: ["--verbose", "--run-scripts"])
    }

    func run() throws {
        if arguments.rest.isEmpty {
            for option in ["--junit", "--only-testing", "--skip-testing"] where arguments[option] != nil {
                throw CommandFailure.usage("\(option) is for the tests of an app: name its folder")
            }
            try checkout.requireSources(for: "test without a path")
            return try OwnTests(checkout: checkout, selection: selection).run()
        }
        let package = try AppPackage.prepared(
            at: try arguments.path(for: "test"), checkout, ProjectChoice(arguments, purpose: .test),
            runsScripts: arguments.has("--run-scripts"))
        try AppService.provide(for: package, at: arguments["--service"], data: .fresh, checkout)
        let framework = try FrameworkBuild.prepare(checkout) { print($0) }
        let chosen = try TestChoice.arguments(only: arguments.all("--only-testing"), skipped: arguments.all("--skip-testing"))
        try AppBuild(package, with: framework, isVerbose: arguments.has("--verbose")).test(
            selection + chosen + skipped(package), report: arguments["--junit"])
    }

    /// What a scheme or test plan leaves out: a class, or one of its tests.
    private func skipped(_ package: AppPackage) -> [String] {
        (package.xcode?.plan.skippedTests ?? []).flatMap { name in
            let parts = name.split(separator: "/").map { $0.hasSuffix("()") ? String($0.dropLast(2)) : String($0) }
            guard parts.count > 1 else { return [String]() }
            let test = parts[0] + "\\." + parts[1] + "/"
            return ["--skip", "^" + test + (parts.count > 2 ? parts[2] + "$" : "")]
        }
    }

    private var selection: [String] {
        ["--filter", "--skip"].flatMap { option in arguments[option].map { [option, $0] } ?? [] }
    }
}
