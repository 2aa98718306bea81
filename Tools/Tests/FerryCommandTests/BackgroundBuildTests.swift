import Foundation
import Testing

@testable import FerryCommand

/// `ferry-tool run` with unoptimised frameworks that are built already, a simulator that waits, and a `swift` that builds an app at once.
@Suite("The optimised build in the background", .serialized)
final class BackgroundBuildTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/ferry-background-" + UUID().uuidString
    private let checkout: Checkout
    /// The last one.
    private var command = Process()

    init() throws {
        checkout = Checkout(root: folder)
        let manifest = "// App"
        try write("", to: "Package.swift")
        try write("", to: "Sources/UIKitCore/a.swift")
        try write(manifest, to: "App/Package.swift")
        try write("", to: "App/Sources/App/main.swift")
        let description = PackageDescription(
            name: "App", products: [.init(name: "App", isExecutable: true)], targets: [], hasDependencies: false)
        let known = String(decoding: try JSONEncoder().encode(description), as: UTF8.self)
        for scratch in ["ferry", "ferry-debug"] {
            try write(known, to: "App/.build/\(scratch)/ferry/description-\(ContentHash.of(manifest)).json")
        }
        let framework = FrameworkBuild(
            compilerFlags: [], linkerFlags: [], selectors: .init(), stamp: try FrameworkBuild.stamp(checkout), configuration: .debug)
        try write(String(decoding: try JSONEncoder().encode(framework), as: UTF8.self), to: ".ferry/debug/framework.json")
        for configuration in FrameworkConfiguration.allCases {
            let path = String(checkout.simulator(configuration).dropFirst(folder.count + 1))
            // A program to end, with the identifier of the command.
            try write(
                "#!/bin/bash\necho '\(configuration)' \"$@\"\n[[ \"$*\" == *--headless* ]] || exec sleep 600\n", to: path, mode: 0o755)
        }
    }

    deinit {
        if command.isRunning { kill(command.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func write(_ text: String, to path: String, mode: Int = 0o644) throws {
        let path = folder + "/" + path
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    private func read(_ name: String) -> String { (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? "" }

    /// Runs the app. > Parameters: building: what `swift` does to build the optimised frameworks, in bash.
    private func run(_ options: [String] = [], building: String, environment: [String: String] = [:]) throws {
        try write(
            """
            #!/bin/bash
            set -m
            case " $* " in
            *" dump-package "*) echo '{"targets": []}' ;;
            *" --package-path \(folder)/App "*)
                while [ "$1" != --scratch-path ]; do shift; done
                mkdir -p "$2/x86_64/debug"
                ln -sfn x86_64/debug "$2/debug"
                printf '#!/bin/sh\\n' >"$2/debug/App"
                ;;
            *" -c release "*)
                echo "$*" >>'\(folder)/optimised'
                \(building)
                ;;
            esac
            """, to: "bin/swift", mode: 0o755)
        command = Process()
        command.executableURL = URL(fileURLWithPath: try #require(ToolProcess.path))
        command.arguments = ["run", folder + "/App"] + options
        command.environment = ProcessInfo.processInfo.environment
            .merging(["PATH": folder + "/bin:/usr/bin:/bin", "FERRY_ROOT": folder, "FERRY_FRAMEWORKS": ""]) { $1 }
            .merging(environment) { $1 }
        for name in ["output", "errors"] { try write("", to: name) }
        command.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: folder + "/output"))
        command.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: folder + "/errors"))
        try command.run()
    }

    /// As Swift's package manager: an interrupt ends the compiler that it has started, in a process group of its own.
    private var unending: String {
        """
        sleep 600 &
            compiler=$!
            trap 'kill -TERM $compiler; exit 130' INT
            echo "$$ $compiler $PPID $(nice) $(cat /proc/self/oom_score_adj)" >'\(folder)/started.part'
            mv '\(folder)/started.part' '\(folder)/started'
            wait
        """
    }

    @Test("runs with low priority while the app runs, and ends with it, whatever ends that", arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
    func ends(signal: Int32) throws {
        try run(building: unending)
        ToolProcess.wait { FileManager.default.fileExists(atPath: self.folder + "/started") }
        let values = read("started").split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
        try #require(values.count == 5)
        #expect(values[3] == 19)
        #expect(values[4] == 1000)
        // Swift's package manager, the compiler, and the process that has started them.
        let builders = Array(values[0..<3])
        defer { for child in builders where ToolProcess.isThere(child) { kill(child, SIGKILL) } }
        #expect(
            read("errors").contains(
                "ferry: using unoptimised frameworks; the optimised ones are built in the background while the app runs"))
        #expect(read("output").hasPrefix("debug \(folder)/App/.build/ferry-debug/debug/App.app/App"))

        kill(command.processIdentifier, signal)

        ToolProcess.wait { !builders.contains(where: ToolProcess.isThere) }
        #expect(!builders.contains(where: ToolProcess.isThere), "left over")
        command.waitUntilExit()
        #expect(!read("errors").contains("interrupted"))
        #expect(!FileManager.default.fileExists(atPath: FrameworkBuild.record(checkout, .release)))
    }

    @Test("says when it is done, and the next run uses it")
    func done() throws {
        try run(building: "exit 0")
        ToolProcess.wait { read("errors").contains("built;") }
        #expect(read("errors").hasSuffix("ferry: the optimised frameworks are built; the next run uses them\n"))
        let built = FrameworkBuild.current(checkout, .release, stamp: try FrameworkBuild.stamp(checkout))
        #expect(built?.compilerFlags == ["-I", folder + "/.ferry/build/release/Modules"])
        #expect(built?.linkerFlags.first == "-L\(folder)/.ferry/build/release")

        kill(command.processIdentifier, SIGTERM)
        command.waitUntilExit()
        try run(["--headless"], building: "exit 1")
        command.waitUntilExit()
        #expect(read("output").hasPrefix("release \(folder)/App/.build/ferry/debug/App.app/App"))
        #expect(read("errors").isEmpty)
    }

    @Test("is not believed if the sources were changed meanwhile")
    func changed() throws {
        try run(building: "echo '// edited' >>'\(folder)/Sources/UIKitCore/a.swift'")
        ToolProcess.wait { read("errors").contains("changed") }
        #expect(read("errors").contains("ferry: Ferry's sources were changed while the optimised frameworks were built"))
        #expect(!FileManager.default.fileExists(atPath: FrameworkBuild.record(checkout, .release)))
    }

    @Test("says in one line that it failed, and the app goes on")
    func failed() throws {
        try run(building: "echo 'a.swift:1: error: no'; exit 1")
        ToolProcess.wait { read("errors").contains("no optimised") }
        #expect(
            read("errors").hasSuffix(
                "ferry: no optimised frameworks: building Ferry failed (status 1). 'ferry build --frameworks' tries again and says more\n"))
        #expect(command.isRunning)
    }

    @Test("is not started by a run that ends by itself, which says how to get it", arguments: ["", "debug"])
    func passing(wish: String) throws {
        try run(["--headless"], building: "exit 0", environment: ["FERRY_FRAMEWORKS": wish])
        command.waitUntilExit()
        #expect(read("output").hasPrefix("debug "))
        #expect(
            read("errors")
                == "ferry: using unoptimised frameworks"
                + (wish.isEmpty
                    ? "; 'ferry build --frameworks' builds the optimised ones, which are then used\n" : ", as FERRY_FRAMEWORKS says\n"))
        #expect(read("optimised").isEmpty)
    }

    @Test("comes first where the environment asks for the optimised frameworks")
    func wished() throws {
        try run(["--headless"], building: "exit 0", environment: ["FERRY_FRAMEWORKS": "release"])
        command.waitUntilExit()
        #expect(read("output").contains("\nrelease \(folder)/App/.build/ferry/debug/App.app/App"))
        #expect(read("errors").isEmpty)
        #expect(read("optimised").contains("build -c release --package-path \(folder) --scratch-path \(folder)/.ferry/build"))
    }
}
