import Foundation
import XcodeProject

/// `ferry run PATH`: builds an app and replaces this process by the simulator that runs it.
struct RunVerb {
    static let options: Set<String> = [
        "--device", "--os", "--script", "--port", "--appearance", "--product", "--locale", "--time-zone", "--text-size", "--title",
        "--record", "--record-test", "--as", "--service", "--open", "--keyboard", "--push-port", "--set", "--with", "--data",
        "--scheme", "--target", "--configuration", "--record-network", "--replay-network", "--mock-network", "--network-faults",
    ]
    /// What is about building, not for the simulator.
    private static let buildOptions = NetworkOptions.names.union([
        "--product", "--service", "--with", "--scheme", "--target", "--configuration",
    ])
    static let flags: Set<String> = [
        "--headless", "--browser", "--window", "--verbose", "--no-bezel", "--measure-launch", "--measure-idle", "--release",
        "--run-scripts", "--force",
    ]

    let checkout: Checkout
    let arguments: Arguments

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(words, options: Self.options, flags: Self.flags)
    }

    /// `ferry record PATH --script FILE -o FILE`: a headless run with a recording.
    init(recording words: [String], _ checkout: Checkout) throws {
        try self.init(words.map { $0 == "-o" ? "--record" : $0 } + ["--headless"], checkout)
        guard arguments["--record"] != nil, arguments["--script"] != nil else {
            throw CommandFailure.usage("ferry record PATH --script FILE -o OUT.webp (or OUT.png)")
        }
    }

    /// `ferry audit PATH [--script FILE] [KIND...]`: a headless run of the script, followed by an audit of the screen.
    init(auditing words: [String], _ checkout: Checkout) throws {
        let kinds = ["labels", "targets", "contrast", "clipped"]
        var rest = words.filter { !kinds.contains($0) }
        var lines = ""
        if let place = rest.firstIndex(of: "--script"), rest.indices.contains(place + 1) {
            guard let text = try? String(contentsOfFile: rest[place + 1], encoding: .utf8) else {
                throw CommandFailure("\(rest[place + 1]): no such script file")
            }
            lines = text + "\n"
            rest.removeSubrange(place...place + 1)
        }
        lines += "wait idle\n" + (["audit"] + kinds.filter(words.contains)).joined(separator: " ") + "\n"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-audit-\(getpid()).ui")
        try lines.write(to: file, atomically: true, encoding: .utf8)
        try self.init(rest + ["--headless", "--script", file.path], checkout)
    }

    func run() throws -> Never {
        let path = try arguments.path(for: "run")
        if let script = arguments["--script"], !FileManager.default.isReadableFile(atPath: script) {
            throw CommandFailure("\(script): no such script file")
        }
        if let out = arguments["--record"] {
            guard arguments["--script"] != nil else { throw CommandFailure.usage("--record requires --headless --script FILE") }
            guard [".webp", ".png"].contains(where: out.lowercased().hasSuffix) else {
                throw CommandFailure.usage("--record writes a .webp or a .png file, not \(out)")
            }
        }
        try checkRecordedTest()
        if let port = arguments["--port"], UInt16(port) == nil { throw CommandFailure.usage("--port \(port) is no port number") }
        try NetworkOptions.provide(arguments)
        let frameworks = try FrameworkBuild.prepare(checkout, for: frameworkUse, report: FerryCommandLine.report)
        if let notice = frameworks.choice.notice { FerryCommandLine.warn(notice) }
        let framework = frameworks.build
        let program = try build(path, with: framework, product: arguments["--product"], service: arguments["--service"])
        // Further apps are installed on the same device.
        let others = try arguments.all("--with").flatMap { ["--with", try build($0, with: framework, product: nil, service: nil)] }
        // Now, so that it does not slow down the app's build.
        if frameworks.choice.buildsOptimised { try BackgroundBuild.start() }
        try ChildProcess([checkout.simulator(framework.configuration), program] + others + simulatorOptions + defaultDevice(for: program))
            .replaceThisProcess()
    }

    /// Before the build, so that a mistake costs no time; the simulator checks the rest.
    private func checkRecordedTest() throws {
        guard let file = arguments["--record-test"] else {
            guard arguments["--as"] == nil, !arguments.has("--force") else {
                throw CommandFailure.usage("--as and --force require --record-test")
            }
            return
        }
        guard !isScripted else {
            throw CommandFailure.usage("--record-test records a user in a window or a browser: without --headless and --script")
        }
        let languages = ["xcuitest", "swift-testing", "ui"]
        if let language = arguments["--as"], !languages.contains(language) {
            throw CommandFailure.usage("--as is \(languages.joined(separator: ", ")), not \(language)")
        }
        guard arguments["--as"] != nil || [".swift", ".ui"].contains(where: file.lowercased().hasSuffix) else {
            throw CommandFailure.usage("--record-test writes a .swift or a .ui file, not \(file); --as chooses the language")
        }
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder) else { throw CommandFailure("there is no folder \(folder) for \(file)") }
        if FileManager.default.fileExists(atPath: file), !arguments.has("--force") {
            throw CommandFailure("\(file) exists; --force replaces it")
        }
    }

    /// > Returns: the path of the app's program.
    private func build(_ path: String, with framework: FrameworkBuild, product: String?, service: String?) throws -> String {
        let isFirst = path == arguments.rest.first
        let package = try AppPackage.prepared(
            at: path, checkout, isFirst ? ProjectChoice(arguments) : ProjectChoice(), isToRun: true,
            runsScripts: arguments.has("--run-scripts"))
        let build = AppBuild(
            package, with: framework, isVerbose: arguments.has("--verbose"), isRelease: arguments.has("--release"))
        let program = try build.app(product: product)
        if getenv(AppService.variable) != nil, service == nil, try AppService(in: package.origin) != nil, !isFirst {
            throw CommandFailure("\(package.origin) declares a service, and another app has one already: a device's apps share it")
        }
        try AppService.provide(for: package, at: service, data: serviceData, checkout)
        return program
    }

    private var isMeasured: Bool { ["--measure-launch", "--measure-idle"].contains(where: arguments.has) }

    /// Whether it ends by itself.
    private var isScripted: Bool { isMeasured || arguments.has("--headless") || arguments["--script"] != nil }

    var frameworkUse: FrameworkChoice.Use {
        if isMeasured || arguments.has("--release") { return .final }
        return isScripted ? .passing : .interactive
    }

    /// Every scripted run starts with the same service data, as it starts with the same device.
    var serviceData: ServiceData { ServiceData(isScripted: isScripted || arguments["--record-test"] != nil, data: arguments["--data"]) }

    /// An app for iPad alone runs on one, as Xcode offers no iPhone for it.
    private func defaultDevice(for program: String) -> [String] {
        guard arguments["--device"] == nil, AppBundle.isForTablets(program: program) else { return [] }
        return ["--device", AppBundle.tablet]
    }

    private var buildFlags: Set<String> { ["--verbose", "--release", "--run-scripts"] }

    /// The options passed to the simulator: all that are not about building or the service.
    var simulatorOptions: [String] {
        var words: [String] = []
        for option in Self.options.sorted() where !Self.buildOptions.contains(option) {
            let isFile = ["--script", "--record", "--record-test", "--data"].contains(option)
            let values = option == "--set" ? arguments.all(option) : arguments.all(option).suffix(1)
            for value in values { words += [option, isFile ? URL(fileURLWithPath: value).path : value] }
        }
        return words + Self.flags.sorted().filter { !buildFlags.contains($0) && arguments.has($0) }
    }
}
