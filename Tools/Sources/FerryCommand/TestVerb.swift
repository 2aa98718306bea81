import Foundation

/// `ferry test`: Ferry's own tests; `ferry test PATH`: the XCTest and Swift Testing targets of any package.
struct TestVerb {
    let checkout: Checkout
    let arguments: Arguments

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(words, options: ["--filter", "--skip", "--service"], flags: ["--verbose"])
    }

    func run() throws {
        if arguments.rest.isEmpty { return try own() }
        let package = try AppPackage(at: try arguments.path(for: "test"), checkout)
        try AppService.provide(for: package, at: arguments["--service"], data: .fresh, checkout)
        try AppBuild(checkout: checkout, package: package, isVerbose: arguments.has("--verbose")).test(selection)
    }

    private var selection: [String] {
        ["--filter", "--skip"].flatMap { option in arguments[option].map { [option, $0] } ?? [] }
    }

    /// Real-time suites, with browsers, windows, builds and servers: they run one after the other, after the fast suite.
    private static let realTime = "EndToEndTests|HostBrowserTests|HostSDLTests|URLLoadingTests"

    /// The packages below `Apps` that have tests of their own.
    private func appsWithTests() throws -> [String] {
        let files = FileManager.default
        let apps = checkout.root + "/Apps"
        let folders = try [apps, apps + "/Packages"].flatMap { folder in
            try files.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
        }
        return folders.filter { files.fileExists(atPath: $0 + "/Package.swift") && files.fileExists(atPath: $0 + "/Tests") }
    }

    /// All of Ferry's tests. Tests that need a display start their own.
    private func own() throws {
        try checkout.requireSources(for: "test without a path")
        var environment = ["FERRY_ROOT": checkout.root]
        let contracts = checkout.root + "/.ferry/contracts.log"
        if selection.isEmpty {
            try FileManager.default.createDirectory(atPath: checkout.root + "/.ferry", withIntermediateDirectories: true)
            // Discards the results of an earlier run.
            try Data().write(to: URL(fileURLWithPath: contracts))
            environment["FERRY_CONTRACT_LOG"] = contracts
        }
        var runs: [(name: String, words: [String])] = [("Tools", ["--package-path", checkout.root + "/Tools"] + selection)]
        runs.append(("Services", ["--package-path", checkout.root + "/Services"] + selection))
        let own = ["--package-path", checkout.root]
        if selection.isEmpty {
            runs.append(("Ferry", own + ["--skip", Self.realTime]))
            runs.append(("Ferry in real time", own + ["--skip-build", "--no-parallel", "--filter", Self.realTime]))
        } else {
            runs.append(("Ferry", own + selection))
        }
        var failed: [String] = []
        for run in runs {
            let child = ChildProcess(["swift", "test"] + run.words, environment: environment)
            if let failure = try step(run.name, { try follow(child) }) { failed.append(failure) }
        }
        if selection.isEmpty {
            for app in try appsWithTests() {
                let name = String(app.dropFirst(checkout.root.count + 1))
                if let failure = try step(name, { try follow(ChildProcess([checkout.root + "/ferry", "test", app])) }) {
                    failed.append(failure)
                }
            }
            if let failure = try step("Lists", runListChecks) { failed.append(failure) }
            // Programming errors stop an app with UIKit's text in the optimised build too.
            let exits = ChildProcess(["python3", checkout.root + "/Scripts/exit-tests.py", checkout.scratch])
            if let failure = try step("Programming errors", { try follow(exits) }) { failed.append(failure) }
            print("== Contracts ==")
            fflush(nil)
            // The report is written only after a run that passed; a failed one would list fewer contracts.
            let report = [checkout.root + "/Scripts/contracts.py", contracts]
            let contractStatus = try ChildProcess(["python3"] + report + (failed.isEmpty ? [] : ["--check"])).run()
            if contractStatus != 0 { failed.append("Contracts (status \(contractStatus))") }
        }
        guard failed.isEmpty else { throw CommandFailure("tests failed:\n" + failed.joined(separator: "\n")) }
    }

    /// Runs a step under its title; returns how it failed, if it did.
    private func step(_ name: String, _ body: () throws -> (status: Int32, told: [String])) throws -> String? {
        print("== \(name) ==")
        fflush(nil)
        let (status, told) = try body()
        return status == 0 ? nil : (["\(name) (status \(status))"] + told).joined(separator: "\n  ")
    }

    /// Streams a test run's output and collects its failures, which thousands of lines may follow.
    private func follow(_ child: ChildProcess) throws -> (status: Int32, told: [String]) {
        var digest = FailureSummary()
        let status = try child.stream { line in
            print(line)
            fflush(nil)
            digest.read(line)
        }
        if status != 0 { digest.processFailed() }
        return (status, digest.lines)
    }

    /// A million random batches of each kind take too long without optimisation: a program built in release configuration runs them.
    private func runListChecks() throws -> (status: Int32, told: [String]) {
        let product = "ferry-list-checks"
        let place = ["--package-path", checkout.root, "--scratch-path", checkout.scratch]
        let status = try ChildProcess(["swift", "build", "-c", "release", "--product", product] + place).run()
        return (status == 0 ? try ChildProcess(["\(checkout.products)/\(product)"]).run() : status, [])
    }
}
