import Foundation

/// Ferry's own tests: of all its packages, of the apps, and of the frameworks that apps run with. Tests that need a display start their own.
struct OwnTests {
    let checkout: Checkout
    /// `--filter` and `--skip` with their patterns; empty for all tests.
    let selection: [String]

    /// Suites with browsers, windows, signals and servers: they run in real time, one after the other.
    private static let realTime = [
        "EndToEndTests\\.(Assistive|LiveHandbook|LiveWriting|PushCommand|SettingsFlood|Signal)Tests", "HostBrowserTests", "HostSDLTests",
        "URLLoadingTests", "WebKitTests",
    ].joined(separator: "|")
    /// The other suites that run apps: scripts have virtual time, so they run next to those.
    private static let withApps = "EndToEndTests"
    /// The scripts of the largest apps: about half of the time of all suites that run apps, so the two halves run next to each other.
    private static let largestApps = "EndToEndTests\\.(Handbook|LivingStone|Sharebox|Tuan|Weibo)Tests"

    func run() throws {
        var lanes = TestLanes { line in
            print(line)
            fflush(nil)
        }
        if selection.isEmpty {
            try runAll(&lanes)
        } else {
            lanes.run(packages + [TestStep("Ferry", swiftTest(checkout.root, selection))])
        }
        print("ferry: " + lanes.results.map { "\($0.step) \(Int($0.seconds)) s" }.joined(separator: ", "))
        guard lanes.failures.isEmpty else { throw CommandFailure("tests failed:\n" + lanes.failures.joined(separator: "\n")) }
    }

    private func runAll(_ lanes: inout TestLanes) throws {
        let contracts = checkout.root + "/.ferry/contracts.log"
        try FileManager.default.createDirectory(atPath: checkout.root + "/.ferry", withIntermediateDirectories: true)
        // Discards the results of an earlier run.
        try Data().write(to: URL(fileURLWithPath: contracts))
        let log = ["FERRY_CONTRACT_LOG": contracts]
        let apps = try appsWithTests().map { app in
            TestStep(String(app.dropFirst(checkout.root.count + 1)), ChildProcess([checkout.root + "/ferry", "test", app]))
        }
        lanes.run(
            [TestStep("Ferry", swiftTest(checkout.root, ["--skip", Self.realTime + "|" + Self.withApps], log))],
            alongside: packages + [frameworks] + optimised + apps)
        // Two at once in one build folder, which neither of them changes.
        let serial = ["--skip-build", "--ignore-lock", "--no-parallel"]
        let realTime = swiftTest(checkout.root, serial + ["--filter", Self.realTime], log)
        let largestApps = swiftTest(checkout.root, serial + ["--filter", Self.largestApps], log)
        let others = Self.realTime + "|" + Self.largestApps
        let withApps = swiftTest(checkout.root, serial + ["--filter", Self.withApps, "--skip", others], log)
        lanes.run(
            [TestStep("Ferry in real time", realTime), TestStep("Ferry with apps", withApps)],
            alongside: [TestStep("Ferry with the largest apps", largestApps)])
        // The report is written only after a run that passed; a failed one would list fewer contracts.
        let report = ["python3", checkout.root + "/Scripts/contracts.py", contracts] + (lanes.failures.isEmpty ? [] : ["--check"])
        lanes.run([TestStep("Contracts", ChildProcess(report))])
    }

    private func swiftTest(_ package: String, _ words: [String], _ environment: [String: String] = [:]) -> ChildProcess {
        // Also where the selected tests come before the frameworks.
        let own = ["FERRY_ROOT": checkout.root, FrameworkConfiguration.variable: FrameworkConfiguration.release.rawValue]
        return ChildProcess(["swift", "test", "--package-path", package] + words, environment: own.merging(environment) { $1 })
    }

    private var packages: [TestStep] {
        // The command line is built already: by `ferry`, in the folder that it uses.
        let tools = selection + ["--scratch-path", checkout.state + "/tools"]
        return [
            TestStep("Tools", swiftTest(checkout.root + "/Tools", tools)),
            TestStep("Services", swiftTest(checkout.root + "/Services", selection)),
        ]
    }

    /// The packages below `Apps` that have tests of their own.
    private func appsWithTests() throws -> [String] {
        let files = FileManager.default
        let apps = checkout.root + "/Apps"
        let folders = try [apps, apps + "/Packages"].flatMap { folder in
            try files.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
        }
        return folders.filter { files.fileExists(atPath: $0 + "/Package.swift") && files.fileExists(atPath: $0 + "/Tests") }
    }

    private var frameworks: TestStep {
        let checkout = self.checkout
        return TestStep("Frameworks") { onLine in
            try FrameworkBuild.prepare(checkout, report: onLine)
            return 0
        }
    }

    /// What is tested on the optimised build, which apps run with.
    private var optimised: [TestStep] {
        let product = "ferry-list-checks"
        let place = ["--package-path", checkout.root, "--scratch-path", checkout.scratch]
        let build = ["swift", "build", "-c", "release", "--product", product] + place
        let program = "\(checkout.products)/\(product)"
        return [
            // Hundreds of thousands of random batches take too long without optimisation. They are the same in each run; by itself the program
            // makes four times as many.
            TestStep("Lists") { onLine in
                let status = try ChildProcess(build).stream(onLine)
                return status == 0 ? try ChildProcess([program, "--engine", "250000", "--lists", "3000"]).stream(onLine) : status
            },
            TestStep("Programming errors", ChildProcess(["python3", checkout.root + "/Scripts/exit-tests.py", checkout.scratch])),
        ]
    }
}
