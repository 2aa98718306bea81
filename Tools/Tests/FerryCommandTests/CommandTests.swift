import Foundation
import Testing

@testable import FerryCommand

@Suite("Command line")
struct CommandTests {
    @Test("parses options with values, flags and arguments")
    func arguments() throws {
        let arguments = try Arguments(
            ["a", "--device", "iPhone 15", "--port=8900", "--headless"], options: ["--device", "--port"], flags: ["--headless"])
        #expect(arguments.rest == ["a"])
        #expect(arguments["--device"] == "iPhone 15")
        #expect(arguments["--port"] == "8900")
        #expect(arguments.has("--headless"))
    }

    @Test("the simulator gets every setting, and the last of repeated options")
    func settings() throws {
        let words = [
            "App", "--set", "bold-text=on", "--device", "iPad mini 6", "--set=network=offline", "--device", "iPhone SE", "--release",
            "--with", "Other",
        ]
        let run = try RunVerb(words, Checkout(root: FileManager.default.temporaryDirectory.path))
        #expect(run.simulatorOptions == ["--device", "iPhone SE", "--set", "bold-text=on", "--set", "network=offline"])
    }

    @Test("an app for iPad alone runs on an iPad", arguments: [([2], true), ([1, 2], false), ([1], false)])
    func tablets(_ families: [Int], _ isForTablets: Bool) throws {
        let bundle = FileManager.default.temporaryDirectory.appendingPathComponent("tablet-\(UUID().uuidString).app")
        defer { try? FileManager.default.removeItem(at: bundle) }
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try PropertyListSerialization.data(fromPropertyList: ["UIDeviceFamily": families], format: .xml, options: 0)
            .write(to: bundle.appendingPathComponent("Info.plist"))
        #expect(AppBundle.isForTablets(program: bundle.path + "/App") == isForTablets)
    }

    @Test("reports what is wrong with a command line", arguments: [["--what"], ["--device"]])
    func badArguments(words: [String]) {
        #expect(throws: CommandFailure.self) { try Arguments(words, options: ["--device"]) }
    }

    @Test(
        "a recording needs a script and a .webp or .png file",
        arguments: [["record", "App"], ["record", "App", "-o", "a.webp"], ["record", "App", "--script", "a.ui"]])
    func recording(words: [String]) {
        #expect(FerryCommandLine.main(words) == 2)
    }

    @Test("`ferry help` names language, region and 24-hour time", arguments: ["locale de_DE", "region DE", "24-hour on"])
    func regionHelp(setting: String) {
        #expect(FerryCommandLine.help.contains(setting))
    }

    @Test("an unknown command ends with status 2")
    func unknown() {
        #expect(FerryCommandLine.main(["fly"]) == 2)
        #expect(FerryCommandLine.main(["fly", "--help"]) == 2)
    }

    @Test("every command shows its help", arguments: CommandTable.all.map(\.name))
    func commandHelp(name: String) {
        #expect(FerryCommandLine.main([name, "--help"]) == 0)
    }

    @Test(
        "checks the compiler version",
        arguments: [("Swift version 6.3.1 (x)", true), ("Swift version 6.4 (x)", true), ("Swift version 5.10.1 (x)", false), ("", false)])
    func swiftVersions(output: String, isFine: Bool) {
        if case .fine = DoctorVerb.judge(swift: output) { #expect(isFine) } else { #expect(!isFine) }
    }

    @Test("reads the list of packages")
    func packages() {
        #expect(DoctorVerb.packages(in: "# all\na b # c\n\nd\n") == ["a", "b", "d"])
    }

    @Test("prints numbers in columns")
    func table() {
        let text = BenchVerb.table([.init(name: "text", value: 51234.4, unit: "1/s", target: .number(46240), ok: true)])
        #expect(text == "figure  value  unit  target   holds\ntext    51234  1/s   ≥ 46240  yes  ")
    }

    @Test("a missing benchmark peer is named with the command that installs it, and misses no target")
    func missingPeers() throws {
        let json =
            #"{"metrics": [{"name": "a", "value": 1, "unit": "s", "ok": true}], "missing": ["Pango: not installed"]}"#
        let report = try JSONDecoder().decode(BenchVerb.Report.self, from: Data(json.utf8))
        let areMet = report.metrics.map(\.ok)
        #expect(areMet == [true])
        #expect(
            BenchVerb.missingBenchmarksNote(report.missing ?? [], by: "core")
                == "\nnot measured:\n  Pango: not installed\n  ./ferry bench core --install installs what Debian has\n")
        #expect(BenchVerb.missingBenchmarksNote([], by: "core").isEmpty)
    }

    @Test("creates a package around a plain folder")
    func plainFolder() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: place) }
        let folder = place + "/My App"
        try FileManager.default.createDirectory(atPath: folder + "/Views", withIntermediateDirectories: true)
        try "".write(toFile: folder + "/Views/A.swift", atomically: true, encoding: .utf8)
        try "".write(toFile: folder + "/B.swift", atomically: true, encoding: .utf8)
        try FileManager.default.createDirectory(atPath: folder + "/AppTests", withIntermediateDirectories: true)
        try "".write(toFile: folder + "/AppTests/T.swift", atomically: true, encoding: .utf8)
        let package = try SynthesizedPackage(around: folder, in: place + "/made")
        #expect(
            SourceFolder.files(in: package.root).map { $0.dropFirst(package.root.count) } == [
                "/Sources/My_App/B.swift", "/Sources/My_App/Views/A.swift",
            ])
        let manifest = try String(contentsOfFile: package.root + "/Package.swift", encoding: .utf8)
        #expect(manifest.contains("defaultLocalization: \"en\""))
        try FileManager.default.removeItem(atPath: folder + "/B.swift")
        _ = try SynthesizedPackage(around: folder, in: place + "/made")
        #expect(SourceFolder.files(in: package.root).count == 1)
    }

    @Test("reports which test crashed the process")
    func testTally() {
        var tally = TestTally()
        for line in ["Test Case 'A.a' started at 1", "Test Case 'A.a' passed (0.0 seconds)", "x", "Test Case 'A.b' started at 2"] {
            tally.read(line)
        }
        #expect(tally.processEnded() == "A.b")
        #expect(tally.processEnded() == nil)
        #expect(tally.summary == "1 passed, 1 crashed")
        #expect(tally.finished == ["A.a", "A.b"])
    }

    @Test("collects failure messages only")
    func failureDigest() {
        var digest = FailureSummary()
        let output = [
            "[1/2] Compiling", "◇ Test \"is first\" started.", "✔ Test \"is first\" passed after 0.1 seconds.",
            "◇ Test \"is second\" started.", "◇ Test case passing 1 argument x → 1 to \"is second\" started.",
            "✘ Test \"is second\" recorded an issue at A.swift:3:5: Expectation failed: a == b", "↳ the log", "of a command",
            "◇ Test third() started.", "a word of a program", "◇ Test \"is fourth\" started.",
            "◇ Test case passing 1 argument x → 1 to \"is fourth\" started.",
            "✔ Test \"is fourth\" with 2 test cases passed after 0.1 seconds.", "✘ Suite \"All\" failed after 1 second with 1 issue.",
            "✘ Test run with 3 tests failed.", "error: Exited with unexpected signal code 11",
        ]
        for line in output { digest.read(line) }
        digest.processFailed()
        #expect(
            digest.lines == [
                "✘ Test \"is second\" recorded an issue at A.swift:3:5: Expectation failed: a == b", "↳ the log", "of a command",
                "error: Exited with unexpected signal code 11", "was running: \"is second\"", "was running: third()",
            ])
    }

    @Test("extracts a crash message of the runtime, and its location")
    func crashDigest() {
        var digest = FailureSummary()
        let output = [
            "◇ Test first() started.", "A.swift:7: Fatal error: no such thing", "", "*** Program crashed: Illegal instruction at 0x7 ***",
            "",
            "Platform: x86_64 Linux", "", "Thread 1 \"worker\" crashed:", "", "0 fail() + 225 in libswiftCore.so",
            "1 first() at /A.swift:7:3",
        ]
        for line in output { digest.read(line) }
        digest.processFailed()
        #expect(
            digest.lines == [
                "A.swift:7: Fatal error: no such thing", "*** Program crashed: Illegal instruction at 0x7 ***", "Platform: x86_64 Linux",
                "Thread 1 \"worker\" crashed:", "0 fail() + 225 in libswiftCore.so", "1 first() at /A.swift:7:3",
                "was running: first()",
            ])
    }

    @Test("limits the output of many failures")
    func floodOfFailures() {
        var digest = FailureSummary()
        for _ in 0..<1_000 { digest.read("✘ " + String(repeating: "x", count: 10_000)) }
        #expect(digest.lines.count == 81)
        #expect(digest.lines.allSatisfy { $0.count <= 500 })
        var long = FailureSummary()
        for line in ["✘ Test a() recorded an issue"] + Array(repeating: "the tree", count: 100) + ["✘ Test b() recorded an issue"] {
            long.read(line)
        }
        #expect(long.lines.count == 14)
        #expect(long.lines.last == "✘ Test b() recorded an issue")
    }
}
