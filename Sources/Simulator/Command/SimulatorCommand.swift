internal import AppLink
internal import CSystem
internal import DeviceProtocol
internal import VariantProtocol
internal import Foundation
public import HostInterface
internal import PushService

/// The simulator's command line: parses it, runs it, reports errors, and determines the exit status.
///
/// > Isolation: the main thread.
public struct SimulatorCommand {
    /// Opens the host that the user chose; the size is of the whole frame.
    public typealias OpenDisplay = (SimulatorOptions.Host, _ title: String, PixelSize, _ scale: Double) throws(HostError) -> any HostDisplay

    private let openDisplay: OpenDisplay
    private let output: (String) -> Void
    private let complain: (String) -> Void

    /// Creates a command line that opens displays and prints through closures.
    public init(
        openDisplay: @escaping OpenDisplay, output: @escaping (String) -> Void = { print($0) },
        complain: @escaping (String) -> Void = SimulatorCommand.writeError
    ) {
        self.openDisplay = openDisplay
        self.output = output
        self.complain = complain
    }

    /// Writes a line with the program's name to standard error.
    public static func writeError(_ text: String) { FileHandle.standardError.write(Data("ferry: \(text)\n".utf8)) }

    /// 0 for success, 1 when the app or its script failed, 2 for invalid arguments; 128 plus the signal's number when a signal ended the
    /// run, as in shells.
    public func run(_ arguments: [String]) -> Int32 {
        let status = follow(arguments)
        let signal = ferry_last_signal()
        return signal > 0 ? 128 + signal : status
    }

    private func follow(_ arguments: [String]) -> Int32 {
        if arguments.first == PushCommand.option {
            return PushCommand.run(Array(arguments.dropFirst()), output: output, complain: complain)
        }
        if arguments.first == ControlCommand.option {
            return ControlCommand.run(Array(arguments.dropFirst()), output: output, complain: complain)
        }
        if arguments.first == ControlCommand.pressOption {
            return ControlCommand.press(Array(arguments.dropFirst()), output: output, complain: complain)
        }
        if arguments.first == DeviceInventory.option {
            return DeviceInventory.run(Array(arguments.dropFirst()), output: output, complain: complain)
        }
        if let first = arguments.first, DeviceCommand.options.contains(first) {
            return DeviceCommand.run(arguments, output: output, complain: complain)
        }
        if arguments.first == ContactSheetCommand.option {
            return ContactSheetCommand.run(Array(arguments.dropFirst()), complain: complain)
        }
        if arguments.first == SpellerService.option { return SpellerService.run(Array(arguments.dropFirst())) }
        do {
            let options = try SimulatorOptions(arguments: arguments)
            if options.wantsHelp {
                output(SimulatorOptions.help)
                return 0
            }
            if options.isBooted {
                return BootCommand(options: options, openDisplay: openDisplay, output: output, complain: complain).run()
            }
            return try run(options)
        } catch let error as ScriptFailure {
            complain("\(error)")
            return 1
        } catch let ending as AppTermination {
            complain("\(ending)")
            return 1
        } catch {
            complain("\(error)")
            return 2
        }
    }

    private func run(_ options: SimulatorOptions) throws -> Int32 {
        let script = try options.script.map(readScript)
        let signals = ferry_watch_signals()
        let simulated = try DeviceSetup(options: options).device()
        if case .frames(let count) = options.measurement {
            output(try FrameMeasurement(options: options, device: simulated).run(count))
            return 0
        }
        if let measurement = options.measurement {
            let report = try AppMeasurement(options: options, device: simulated).run(measurement)
            output(try report.text)
            return report.holds ? 0 : 3
        }
        if options.isDriven {
            try runDriven(options, simulated, signals: signals)
            return 0
        }
        guard options.host == .headless else { return try runLive(options, simulated, signals: signals) }
        try runHeadless(options, simulated, script: script, signals: signals)
        return 0
    }

    /// Installs all apps, and launches the first.
    private func install(_ options: SimulatorOptions, _ launcher: AppLauncher, on device: SimulatedDevice) throws(LaunchError) {
        let first = try device.install(launcher)
        for path in options.others {
            var other = launcher
            other.executable = path
            (other.arguments, other.beginning) = ([], LaunchInfo())
            try device.install(other)
        }
        // An app of the same identifier may have replaced it.
        try device.launch(device.apps[first.identifier]?.launcher ?? launcher)
    }

    private func readScript(_ path: String) throws -> [ScriptLine] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("cannot read the script \(path): no such file, or not allowed")
        }
        guard let text = String(bytes: data, encoding: .utf8) else { throw UsageError("the script \(path) is not UTF-8 text") }
        return try ScriptParser.parse(text, file: path)
    }

    private func runDriven(_ options: SimulatorOptions, _ simulated: SimulatedDevice, signals: Int32) throws {
        var launcher = AppLauncher(executable: options.app, clock: .manual(library: try AppLauncher.clockLibrary()))
        launcher.arguments = options.appArguments
        simulated.onNotice = complain
        let app = try simulated.install(launcher)
        let driver = ManualDriver(device: simulated, interrupt: signals)
        let server = DriveServer(driver: driver, app: app, launcher: launcher)
        defer { simulated.close() }
        let loop = DriveLoop(interrupt: signals)
        server.streams = loop.streams
        let name = options.title ?? "\(URL(fileURLWithPath: options.app).lastPathComponent) · \(simulated.device.name)"
        let presenter = DevicePresenter(
            driver: driver, launcher: launcher, title: name, input: loop.streams.input, signals: signals, openDisplay: openDisplay,
            report: complain)
        server.present = presenter.present
        loop.run(server)
    }

    private func runHeadless(_ options: SimulatorOptions, _ simulated: SimulatedDevice, script: [ScriptLine]?, signals: Int32) throws {
        var launcher = AppLauncher(executable: options.app, clock: .manual(library: try AppLauncher.clockLibrary()))
        // Every run of a script starts from the same state.
        launcher.environment[AppLauncher.discardsState] = "1"
        launcher.arguments = options.appArguments
        launcher.beginning.url = options.url ?? ""
        simulated.onNotice = complain
        let driver = ManualDriver(device: simulated, interrupt: signals)
        let variants = try options.variants.map { path in
            try VariantRecorder(VariantFiles.read(VariantJob.self, from: path), driver: driver)
        }
        variants?.prepare()
        try install(options, launcher, on: simulated)
        defer { simulated.close() }
        if let variants, let script, let file = options.script {
            let runner = ScriptRunner(driver: driver, file: file, report: complain)
            runner.takesScreenshot = variants.take
            try runner.run(script)
            if !script.contains(where: \.command.isScreenshot) { try variants.take(file) }
            try variants.finish()
        } else if let script, let file = options.script {
            try ScriptRunner(driver: driver, file: file, recording: options.record, report: complain).run(script)
            output("\(file): \(script.count) lines passed" + (options.record.map { "; recorded in \($0)" } ?? ""))
        } else {
            try driver.waitUntilIdle()
            output("\(options.app) came to rest; --script FILE makes it do something")
        }
    }

    private func runLive(_ options: SimulatorOptions, _ simulated: SimulatedDevice, signals: Int32) throws -> Int32 {
        let recording = try options.recordedTest.map { _ in try RecordedTestFile(options: options, device: simulated.device.name) }
        var launcher = AppLauncher(executable: options.app, clock: .system)
        if recording != nil { launcher.environment[AppLauncher.discardsState] = "1" }
        launcher.arguments = options.appArguments
        launcher.beginning.url = options.url ?? ""
        launcher.followsDeviceTime = true
        simulated.onNotice = complain
        // The app launches while the host opens.
        try install(options, launcher, on: simulated)
        do throws(PushListenerError) {
            try simulated.push.listen(on: options.pushPort, name: simulated.device.name)
        } catch {
            guard options.pushPort == nil else { throw UsageError("\(error)") }
            complain("\(error)")
        }
        let name = options.title ?? "\(URL(fileURLWithPath: options.app).lastPathComponent) · \(simulated.device.name)"
        let display: any HostDisplay
        do {
            display = try openDisplay(options.host, name, simulated.composer.layout.picture, simulated.device.scale)
        } catch {
            simulated.close()
            throw error
        }
        defer { display.close() }
        let runner = LiveRunner(device: simulated, display: display, launcher: launcher, report: complain)
        runner.recorder = recording.map { LiveRecorder(device: simulated, file: $0, report: complain) }
        runner.run(signals: signals)
        return 0
    }
}
