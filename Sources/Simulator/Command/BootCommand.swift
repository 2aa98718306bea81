internal import CSystem
internal import ControlProtocol
internal import DeviceProtocol
internal import Foundation
internal import Glibc
internal import HostInterface
internal import PushService

/// `--boot`: a device that keeps running, for the commands that find it in the runtime folder.
///
/// > Isolation: the main thread.
struct BootCommand {
    let options: SimulatorOptions
    let openDisplay: SimulatorCommand.OpenDisplay
    let output: (String) -> Void
    let complain: (String) -> Void

    /// The line that says that commands find the device.
    static let ready = "booted "

    /// Exit status: 0 once it was shut down, 1 for a failure, 4 for an unknown device, 5 for one that runs.
    func run() -> Int32 {
        do {
            return try boot()
        } catch let unknown as UnknownDevice {
            complain("\(unknown)")
            return 4
        } catch DataError.inUse(let name) {
            complain("\(DataError.inUse(name))")
            return 5
        } catch {
            complain("\(error)")
            return 1
        }
    }

    private func boot() throws -> Int32 {
        let setup = DeviceSetup(options: options)
        let description = try setup.description()
        guard let folder = ControlFolder() else {
            throw UsageError("the runtime folder cannot be made, or belongs to another user; XDG_RUNTIME_DIR names it")
        }
        guard let claim = folder.claim(description.name) else {
            complain("\(description.name) is already booted")
            return 5
        }
        defer { withExtendedLifetime(claim) {} }
        let signals = ferry_watch_signals()
        // The terminal that started it may close.
        signal(SIGHUP, SIG_IGN)
        setsid()
        let simulated = try setup.device()
        let isClone = setup.library.clones.contains(description.name)
        let model = isClone ? try setup.library.model(of: description.name) : description.name
        do throws(PushListenerError) {
            try simulated.push.listen(on: options.pushPort, name: description.name)
        } catch {
            complain("\(error)")
        }
        let title = options.title ?? description.name
        let display = try openDisplay(options.host, title, simulated.composer.layout.picture, description.scale)
        defer { display.close() }
        var earlier: [String] = []
        var server: ControlServer?
        func note(_ line: String) { if let server { server.note(line) } else { earlier.append(line) } }
        let runner = LiveRunner(device: simulated, display: display, launcher: nil) { note($0) }
        let listener = try ControlListener(path: claim.socket)
        let control = ControlServer(device: simulated, runner: runner, listener: listener, model: model, signals: signals)
        server = control
        for line in earlier { control.note(line) }
        control.installKept { note($0) }
        simulated.show(.home, from: nil)
        try claim.announce(ControlEntry(name: description.name, model: model, display: hostName))
        output(Self.ready + description.name)
        fflush(nil)
        leave(log: claim.log)
        control.run()
        return 0
    }

    private var hostName: String {
        switch options.host {
        case .automatic, .window: "window"
        case .browser: "browser"
        case .headless: "headless"
        }
    }

    /// Gives back the streams of the command that started the device.
    private func leave(log: String) {
        let (empty, file) = (
            open("/dev/null", O_RDONLY | O_CLOEXEC), open(log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        )
        if empty >= 0 { dup2(empty, STDIN_FILENO) }
        if file >= 0 {
            dup2(file, STDOUT_FILENO)
            dup2(file, STDERR_FILENO)
        }
        for descriptor in [empty, file] where descriptor > STDERR_FILENO { close(descriptor) }
    }
}
