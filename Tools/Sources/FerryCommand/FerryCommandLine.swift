import Foundation
import XcodeProject

/// The `ferry` command.
public enum FerryCommandLine {
    /// Runs one command line and returns the exit status.
    public static func main(_ words: [String]) -> Int32 {
        defer { fflush(nil) }
        // A parent's worker thread may hand down a signal mask that blocks interrupts here and in the program that replaces this one.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        do {
            try run(words)
            return 0
        } catch {
            warn("\(error)")
            return (error as? CommandFailure)?.status ?? 1
        }
    }

    private static func run(_ words: [String]) throws {
        let rest = Array(words.dropFirst())
        switch words.first {
        case ServiceSupervisor.option:
            guard let program = rest.first else { throw CommandFailure.usage("\(ServiceSupervisor.option) PROGRAM ARGUMENT...") }
            let status = ServiceSupervisor(program: program, arguments: Array(rest.dropFirst())).run()
            if status != 0 { exit(status) }
        case BackgroundBuild.option:
            BackgroundBuild.stepBack()
            try BackgroundBuild(checkout: Checkout()).run()
        case nil, "help", "--help", "-h": print(help)
        case "run": try RunVerb(rest, Checkout()).run()
        case "record": try RunVerb(recording: rest, Checkout()).run()
        case "audit": try RunVerb(auditing: rest, Checkout()).run()
        case "push": try PushVerb(rest, Checkout()).run()
        case "set": try SetVerb(rest, Checkout()).run()
        case "press": try PressVerb(rest, Checkout()).run()
        case "devices": try device("--list-devices", rest, [])
        case "reset": try device("--reset", rest, ["DEVICE"])
        case "clone": try device("--clone", rest, ["DEVICE", "NAME"])
        case "delete": try device("--delete", rest, ["NAME"])
        case "build": try build(rest)
        case "preview": try PreviewVerb(rest, Checkout()).run()
        case "check": try CheckVerb(rest).run()
        case "test": try TestVerb(rest, Checkout()).run()
        case "mcp": try MCPVerb(rest, Checkout()).run()
        case "bench": try BenchVerb(rest, Checkout()).run()
        case "docs": try DocsVerb(rest, Checkout()).run()
        case "bundle": try BundleVerb(rest, Checkout()).run()
        case "version", "--version": print("ferry \(FerryVersion.current)")
        case "doctor":
            _ = try Arguments(rest)
            try DoctorVerb(checkout: Checkout()).run()
        case let verb?: throw CommandFailure.usage("unknown command '\(verb)'")
        }
    }

    /// Runs the simulator's commands on the user's devices. > Parameters: names: of the arguments after the verb.
    private static func device(_ option: String, _ words: [String], _ names: [String]) throws -> Never {
        let values = try Arguments(words).rest
        guard values.count == names.count else {
            let verb = option == "--list-devices" ? "devices" : String(option.dropFirst(2))
            throw CommandFailure.usage((["ferry", verb] + names).joined(separator: " "))
        }
        let checkout = try Checkout()
        let frameworks = try FrameworkBuild.prepare(checkout, for: .passing) { print($0) }.build
        try ChildProcess([checkout.simulator(frameworks.configuration), option] + values).replaceThisProcess()
    }

    /// Prints a line without buffering, also to a pipe: a build takes minutes.
    static func report(_ line: String) {
        print(line)
        fflush(nil)
    }

    /// Prints a line that is not the command's output.
    static func warn(_ line: String) {
        fflush(nil)
        FileHandle.standardError.write(Data("ferry: \(line)\n".utf8))
    }

    private static func build(_ words: [String]) throws {
        let arguments = try Arguments(
            words, options: ["--product", "--scheme", "--target", "--configuration"],
            flags: ["--verbose", "--release", "--frameworks", "--run-scripts"])
        let checkout = try Checkout()
        if arguments.has("--frameworks") {
            guard words.count == 1 else { throw CommandFailure.usage("ferry build --frameworks takes nothing else") }
            try FrameworkBuild.prepare(checkout) { report($0) }
            return report("The optimised frameworks are built")
        }
        let package = try AppPackage.prepared(
            at: try arguments.path(for: "build"), checkout, ProjectChoice(arguments, purpose: .build),
            runsScripts: arguments.has("--run-scripts"))
        let isRelease = arguments.has("--release")
        let frameworks = try FrameworkBuild.prepare(checkout, for: isRelease ? .final : .passing) { report($0) }
        if let notice = frameworks.choice.notice { warn(notice) }
        let build = AppBuild(package, with: frameworks.build, isVerbose: arguments.has("--verbose"), isRelease: isRelease)
        if arguments["--product"] == nil, try !package.description.products.contains(where: \.isExecutable) {
            try build.all()
            print("Built \(package.folder)")
        } else {
            print("Built \(try build.app(product: arguments["--product"]))")
        }
    }

    static let help = """
        ferry: runs UIKit apps on Linux

          ferry run PATH [options]     build an app and run it in a simulated device
              --device NAME            "iPhone 15" (default), "iPad Pro 11", a clone, …
              --data FOLDER            store the data of apps and their service there, also between scripted runs
              --with PATH              another app on the same device; repeatable
              --window | --browser [--port N] | --headless --script FILE
              --record FILE            with a script: its frames as an animated .webp or .png
              --service URL            instead of the service that the app's folder declares
              --appearance light|dark  --product NAME  --release  --verbose
              --scheme NAME | --target NAME  --configuration NAME
                                       of an Xcode project; PATH is a folder, an .xcodeproj or an .xcworkspace
              --run-scripts            run the scripts of an Xcode project's build phases, which do whatever they contain; also of build,
                                       test and preview
              --set NAME=VALUE         apply a `ferry set` change before the app starts; repeatable
          ferry record PATH --script FILE -o OUT.webp|OUT.png
                                       the same as run --headless --record
          ferry audit PATH [--script FILE] [labels targets contrast clipped]
                                       check the screen for accessibility faults, after the script
          ferry push APP PAYLOAD.json  send a notification to a running app; APP is its folder or bundle identifier
          ferry set APP NAME VALUE     change the device it runs on: appearance dark, text-size AX3, bold-text on, network slow,
                                       network offline, battery 20, charging on, location 48.2082,16.3738,
                                       time 09:41, time-zone Asia/Tokyo, locale de_DE, region DE, 24-hour on,
                                       speed 0.1, …
          ferry press APP COMMAND      press a button of the simulator: shake, memory-warning, background-fetch, home, lock, …
          ferry devices                list all simulated devices, clones first
          ferry reset DEVICE           delete the data of a device's apps: files, defaults, keychain, permissions
          ferry clone DEVICE NAME      make a device NAME with a copy of another device's data
          ferry delete NAME            delete a clone
          ferry build PATH [--release] build an app or a package
          ferry preview FILE [--out FOLDER] [--name NAME] [--device NAME]
                                       render the previews of a Swift file (#Preview of views and controllers of UIKit) as PNG files
                                       (--scheme NAME, --target NAME, --product NAME, --appearance light|dark)
          ferry check PATH [--json]    what stands in the way of a build, in seconds and without building; exit status 1 if something does
          ferry build --frameworks     build Ferry's own frameworks with optimisation, which all runs then use
          ferry test                   run every test of Ferry itself, headless
          ferry test PATH [--filter NAME]
                                       run the XCTest and Swift Testing targets of a package, or the unit tests of an Xcode project
                                       (--scheme NAME, --target NAME)
              --only-testing TARGET[/CLASS[/TEST]] | --skip-testing TARGET[/CLASS[/TEST]]
                                       as Xcode names tests; repeatable
              --junit FILE             write the results as JUnit's XML
              --workers N              how many tests of the interface run at a time; as many as the machine has cores
              --shards N --shard K     run the K-th of N parts of the tests, one on each of several machines
              --times FILE             with --shards: measured times, by which the parts take as long; read, and written after the run
              --device NAME | --attachments FOLDER     of tests of the interface: the device, and where screenshots go
          ferry mcp PATH               let an agent build, see and touch an app: a server of the Model Context Protocol on stdin and stdout
                                       (--scheme NAME, --target NAME, --product NAME, --configuration NAME)
          ferry bench NAME [--json]    measure; exit status 3 when a target is missed
          ferry bench timeline|core|services|layout|uitest [--install]
                                       compare with other programs, which --install gets
          ferry docs [MODULE...] [--port N | --output DIR]
                                       build the frameworks' documentation and serve it on this machine, or write it to DIR
          ferry bundle [-o FOLDER]     make an archive of Ferry as it is built here, which other machines run without building it
          ferry upgrade [BUNDLE]       replace an installed Ferry by another bundle, a file or a URL; see install.sh
          ferry uninstall              remove an installed Ferry
          ferry doctor                 check this machine for what Ferry needs
          ferry version                the version; also --version
          ferry help                   this text

        In a clone without a bundle, run, record, audit and build use frameworks without optimisation, which are built sooner, until the
        optimised ones of these sources are there. While an app is shown, run builds those in the background. Environment:
          FERRY_FRAMEWORKS=release     build the optimised ones first, and use them
          FERRY_FRAMEWORKS=debug       use those without optimisation, and build nothing in the background
          FERRY_BUNDLE=PATH|URL|none   the bundle to use in a clone, or none
        """
}
