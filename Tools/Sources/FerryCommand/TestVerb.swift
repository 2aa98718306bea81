import Foundation

/// `ferry test`: Ferry's own tests; `ferry test PATH`: the XCTest and Swift Testing targets of any package.
struct TestVerb {
    let checkout: Checkout
    let arguments: Arguments

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(words, options: ["--filter", "--skip"], flags: ["--verbose"])
    }

    func run() throws {
        if arguments.rest.isEmpty { return try own() }
        let package = try AppPackage(at: try arguments.path(for: "test"), checkout)
        try AppBuild(checkout: checkout, package: package, isVerbose: arguments.has("--verbose")).test(selection)
    }

    private var selection: [String] {
        ["--filter", "--skip"].flatMap { option in arguments[option].map { [option, $0] } ?? [] }
    }

    /// Suites that live in real time, with browsers, windows and builds: they run one after the other, when the rest is done.
    private static let realTime = "EndToEndTests|HostBrowserTests|HostSDLTests"

    /// Everything. Tests that need a display bring one of their own.
    private func own() throws {
        let environment = ["FERRY_ROOT": checkout.root]
        var runs: [(name: String, words: [String])] = [("Tools", ["--package-path", checkout.root + "/Tools"] + selection)]
        let own = ["--package-path", checkout.root]
        if selection.isEmpty {
            runs.append(("Ferry", own + ["--skip", Self.realTime]))
            runs.append(("Ferry in real time", own + ["--skip-build", "--no-parallel", "--filter", Self.realTime]))
        } else {
            runs.append(("Ferry", own + selection))
        }
        var failed: [String] = []
        for run in runs {
            print("== \(run.name) ==")
            fflush(nil)
            let status = try ChildProcess(["swift", "test"] + run.words, environment: environment).run()
            if status != 0 { failed.append("\(run.name) (status \(status))") }
        }
        guard failed.isEmpty else { throw CommandFailure("tests failed: " + failed.joined(separator: ", ")) }
    }
}
