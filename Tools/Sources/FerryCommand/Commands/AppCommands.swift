import Foundation
import XcodeProject

extension CommandTable {
    private static let projectOptions: Set<String> = ["--scheme", "--target", "--configuration", "--product", "--verbose", "--run-scripts"]

    static var appCommands: [Command] {
        [
            Command(
                name: "run", group: .apps, arguments: "PATH [options]", summary: "build an app and run it in a simulated device",
                details: [
                    "--device NAME            \"iPhone 15\" (default), \"iPad Pro 11\", a clone, …; also \"iPhone 15 (16.4)\"",
                    "--os VERSION             of iOS that the device imitates, 15 to 18 (17.5); also of test, boot, preview and monkey",
                    "--data FOLDER            store the data of apps and their service there, also between scripted runs",
                    "--with PATH              another app on the same device; repeatable",
                    "--window | --browser [--port N] | --headless --script FILE",
                    "--record FILE            with a script: its frames as an animated .webp or .png",
                    "--record-test FILE       write what you do as a test: .swift for XCUITest, .ui for a script; on a device without data",
                    "--as xcuitest|swift-testing|ui  the language of --record-test; --force replaces its file",
                    "--service URL            instead of the service that the app's folder declares",
                    "--appearance light|dark  --product NAME  --release  --verbose",
                    "--scheme NAME | --target NAME  --configuration NAME",
                    "of an Xcode project; PATH is a folder, an .xcodeproj or an .xcworkspace",
                    "--run-scripts            run the scripts of an Xcode project's build phases, which do whatever they contain; also of build,",
                    "test and preview",
                    "--set NAME=VALUE         apply a `ferry set` change before the app starts; repeatable",
                    "--record-network FILE | --replay-network FILE | --mock-network FILE | --network-faults SEED:every=7",
                    "record what the app loads, answer from a file, let requests fail; also of test",
                ], ownOptions: RunVerb.options.union(RunVerb.flags), run: { try RunVerb($0, Checkout()).run() }),
            Command(
                name: "record", group: .apps, arguments: "PATH --script FILE -o OUT.webp|OUT.png",
                summary: "the same as run --headless --record",
                ownOptions: RunVerb.options.union(RunVerb.flags), run: { try RunVerb(recording: $0, Checkout()).run() }),
            Command(
                name: "audit", group: .apps, arguments: "PATH [--script FILE] [labels targets contrast clipped]",
                summary: "check the screen for accessibility faults, after the script", ownOptions: RunVerb.options.union(RunVerb.flags),
                run: { try RunVerb(auditing: $0, Checkout()).run() }),
            Command(
                name: "variants", group: .apps, arguments: "PATH --script FILE -o FOLDER",
                summary: "images and accessibility audits of a script's screens in every combination of settings",
                details: [
                    "--devices \"iPhone SE,iPhone 15,iPad Pro 11\"  --text-sizes default,AX3  --appearance light,dark",
                    "--locales en,zh-Hans,ar  --directions language,rtl  --contrast normal,increased",
                    "--audit all|none|KIND,…  --processes N",
                    "a contact sheet, an index and a file for each; exit status 3 if an audit finds faults",
                ],
                ownOptions: projectOptions.union(VariantAxis.allCases.map(\.option)).union([
                    "--script", "--out", "--audit", "--processes", "--service", "--replay-network", "--mock-network", "--release",
                ]), run: { try VariantsVerb($0, Checkout()).run() }),
            Command(
                name: "build", group: .apps, arguments: "PATH [--release]", summary: "build an app or a package",
                details: ["build --frameworks builds Ferry's own frameworks with optimisation, which all runs then use"],
                ownOptions: projectOptions.union(["--release", "--frameworks"]), run: FerryCommandLine.build),
            Command(
                name: "preview", group: .apps, arguments: "FILE [--out FOLDER] [--name NAME] [--device NAME]",
                summary: "render the previews of a Swift file (#Preview of views and controllers of UIKit) as PNG files",
                details: ["(--scheme NAME, --target NAME, --product NAME, --appearance light|dark)"],
                ownOptions: projectOptions.union(["--out", "--name", "--device", "--os", "--appearance"]),
                run: { try PreviewVerb($0, Checkout()).run() }),
            Command(
                name: "check", group: .apps, arguments: "PATH [--json]",
                summary: "what stands in the way of a build, in seconds and without building; exit status 1 if something does",
                ownOptions: ["--json", "--scheme", "--target", "--configuration"], run: { try CheckVerb($0).run() }),
            Command(
                name: "test", group: .apps, arguments: "[PATH] [--filter NAME]",
                summary: "run the XCTest and Swift Testing targets of a package, or the unit and UI tests of an Xcode project",
                details: [
                    "(--scheme NAME, --target NAME); without PATH every test of Ferry itself",
                    "--only-testing TARGET[/CLASS[/TEST]] | --skip-testing TARGET[/CLASS[/TEST]]",
                    "as Xcode names tests; repeatable",
                    "--ui [--port N]          show the tests in a browser: run, stop and watch them, with results, device and traces",
                    "--junit FILE             write the results as JUnit's XML",
                    "--report FOLDER          write a page with the results, sources, attachments and screens of failures, and junit.xml",
                    "--trace all|failed|none  of which tests of the interface a trace is kept for `ferry trace`; failed by default",
                    "--traces FOLDER          keep them there and not in .ferry/traces of the project",
                    "--annotations github     print failures so that GitHub shows them next to the source",
                    "--repeat N               run the tests N times, and show the output of those that fail",
                    "--until-failure          with --repeat, or up to 100 times: end after the first run with a failure",
                    "--workers N              how many tests of the interface run at a time; as many as the machine has cores",
                    "--shards N --shard K     run the K-th of N parts of the tests, one on each of several machines",
                    "--times FILE             with --shards: measured times, by which the parts take as long; read, and written after the run",
                    "--record-snapshots       write the references of snapshots again",
                    "--device NAME | --attachments FOLDER     of tests of the interface: the device, and where screenshots go",
                ],
                ownOptions: projectOptions.union([
                    "--filter", "--skip", "--service", "--only-testing", "--skip-testing", "--junit", "--report", "--annotations",
                    "--trace", "--traces",
                    "--device", "--os",
                    "--attachments",
                    "--record-snapshots",
                    "--workers", "--shards", "--shard", "--times", "--ui", "--port", "--repeat", "--until-failure",
                ]).union(NetworkOptions.names), run: { try TestVerb($0, Checkout()).run() }),
            Command(
                name: "trace", group: .apps, arguments: "FILE [--html OUT.html]",
                summary: "show what a UI test did, step by step, in a browser; or write it as one page",
                details: ["(--port N); FILE is a .ferrytrace, which `ferry test` writes of failed tests, or of all with --trace all"],
                ownOptions: ["--html", "--port"], run: { try TraceVerb($0).run() }),
            Command(
                name: "replay", group: .apps, arguments: "FILE [PATH] [--to STEP]",
                summary: "run the app of a trace again up to a step, and go on from there in a window or a browser",
                details: [
                    "FILE is a .ferrytrace; PATH is the app's project, if the file is not in its .ferry/traces; STEP is the first failed step, or the last",
                    "--window | --browser [--port N]     where the device is shown",
                    "--screenshot FILE        write an image of the screen, and end",
                    "--check                  compare the screen after each step with that in the trace, and end",
                    "(--configuration NAME, --verbose)",
                ],
                ownOptions: ReplayVerb.options, run: { try ReplayVerb($0, Checkout()).run() }),
            Command(
                name: "monkey", group: .apps, arguments: "PATH [--seed N] [--steps N | --for 8h]",
                summary: "use an app at random, find what crashes or hangs it, and shrink the steps to that; the same seed does the same",
                details: [
                    "--resume FILE            go on from this state, which is written after each round",
                    "--out FOLDER             write the steps to each fault, as a script and as a test",
                    "--audit | --baseline FILE     audit each new screen; fail at what the file does not name",
                    "(--device NAME, --os VERSION, --scheme NAME, --target NAME, --product NAME, --configuration NAME)",
                ],
                ownOptions: [
                    "--seed", "--steps", "--for", "--resume", "--out", "--audit", "--baseline", "--device", "--os", "--product",
                    "--scheme", "--target",
                    "--configuration",
                ], run: { try MonkeyVerb($0, Checkout()).run() }),
            Command(
                name: "merge-reports", group: .apps, arguments: "REPORT... [--report FOLDER] [--junit FILE] [--times FILE]",
                summary: "make one report of those of several machines, and say which shard is missing",
                details: ["--annotations github      print the failures as GitHub shows them next to the lines"],
                ownOptions: ["--report", "--junit", "--times", "--annotations"], run: { try MergeReportsVerb($0).run() }),
            Command(
                name: "mcp", group: .apps, arguments: "PATH",
                summary: "let an agent build, see and touch an app: a server of the Model Context Protocol on stdin and stdout",
                details: ["(--scheme NAME, --target NAME, --product NAME, --configuration NAME)"],
                ownOptions: ["--product", "--scheme", "--target", "--configuration"], run: { try MCPVerb($0, Checkout()).run() }),
        ]
    }

    static var runningCommands: [Command] {
        [
            Command(
                name: "set", group: .running, arguments: "APP NAME VALUE",
                summary: "change the device it runs on: appearance dark, text-size AX3,",
                details: [
                    "bold-text on, network slow, network offline, battery 20, charging on,",
                    "location 48.2082,16.3738, time 09:41, time-zone Asia/Tokyo, locale de_DE,",
                    "region DE, 24-hour on, speed 0.1, …; APP is its folder or bundle identifier",
                ], run: { try SetVerb($0, Checkout()).run() }),
            Command(
                name: "press", group: .running, arguments: "APP COMMAND",
                summary: "press a button of the simulator: shake, memory-warning, background-fetch, home, lock, …",
                run: { try PressVerb($0, Checkout()).run() }),
        ]
    }

    static var ferryCommands: [Command] {
        [
            Command(
                name: "bench", group: .ferry, arguments: "NAME [--json]", summary: "measure; exit status 3 when a target is missed",
                details: ["timeline, core, services, layout and uitest compare with other programs, which --install gets"],
                ownOptions: ["--json", "--install"], run: { try BenchVerb($0, Checkout()).run() }),
            Command(
                name: "docs", group: .ferry, arguments: "[MODULE...] [--port N | --output DIR]",
                summary: "build the frameworks' documentation and serve it on this machine, or write it to DIR",
                ownOptions: ["--output", "--port", "--verbose"], run: { try DocsVerb($0, Checkout()).run() }),
            Command(
                name: "bundle", group: .ferry, arguments: "[-o FOLDER]",
                summary: "make an archive of Ferry as it is built here, which other machines run without building it",
                run: { try BundleVerb($0, Checkout()).run() }),
            // The `ferry` script does this itself.
            Command(
                name: "upgrade", group: .ferry, arguments: "[BUNDLE]",
                summary: "replace an installed Ferry by another bundle, a file or a URL; see install.sh",
                run: { _ in throw CommandFailure("an installed Ferry upgrades itself through its 'ferry' script; update a clone with git") }
            ),
            Command(
                name: "doctor", group: .ferry, arguments: "", summary: "check this machine for what Ferry needs",
                run: { words in
                    _ = try Arguments(words)
                    try DoctorVerb(checkout: Checkout()).run()
                }),
            Command(
                name: "completion", group: .ferry, arguments: "bash|zsh|fish",
                summary: "print the completion of these commands for a shell",
                choices: [0: CompletionScript.shells],
                run: { words in
                    guard words.count == 1, let script = CompletionScript.text(for: words[0]) else {
                        throw CommandFailure.usage("ferry completion bash|zsh|fish")
                    }
                    print(script)
                }),
            Command(
                name: "version", group: .ferry, arguments: "", summary: "the version; also --version",
                run: { _ in print("ferry \(FerryVersion.current)") }),
            Command(
                name: "help", group: .ferry, arguments: "[COMMAND]", summary: "this text, or all of one command",
                run: { words in
                    if words == ["--markdown"] { return print(CommandHelp.markdown) }
                    guard let name = words.first else { return print(CommandHelp.text) }
                    print(CommandHelp.text(of: try command(name)))
                }),
        ]
    }
}
