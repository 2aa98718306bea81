internal import AppLink
internal import DeviceProtocol
internal import Glibc
internal import HostInterface

/// Shows a driven device to a user, who goes on where the requests have left it: its clock, which stands still between requests, now follows the machine's.
///
/// > Isolation: the simulator's main thread.
struct DevicePresenter {
    let driver: ManualDriver
    let launcher: AppLauncher
    let title: String
    /// Where requests come from; its end ends the presentation.
    let input: Int32
    /// Readable when the run is to end.
    let signals: Int32
    let openDisplay: SimulatorCommand.OpenDisplay
    let report: (String) -> Void

    /// Returns when the window or page is closed. > Returns: why the device cannot be shown; nil if it was.
    func present(host: String, port: Int) -> String? {
        let kind: SimulatorOptions.Host
        switch host {
        case "": kind = .automatic
        case "window": kind = .window
        case "browser": kind = .browser(port: port == 0 ? nil : port)
        default: return "a device is shown in a window or a browser, not in \"\(host)\""
        }
        let device = driver.device
        let display: any HostDisplay
        do throws(HostError) {
            display = try openDisplay(kind, title, device.composer.layout.picture, device.device.scale)
        } catch {
            return "\(error)"
        }
        defer { display.close() }
        let runner = LiveRunner(
            device: device, display: display, launcher: launcher, clock: PacedClock(from: driver.time), report: report)
        runner.pace = { [driver] now in
            // The termination of an app is shown by the runner.
            if device.session?.ending == nil { try? driver.advance(by: now - driver.time) }
        }
        device.composer.invalidate()
        runner.run(signals: signals, until: { hasInputEnded }, closes: false)
        return nil
    }

    private var hasInputEnded: Bool {
        var state = pollfd(fd: input, events: 0, revents: 0)
        return poll(&state, 1, 0) > 0
    }
}

/// A clock that goes on from a time of the virtual clock at the machine's pace.
final class PacedClock: DeviceClock {
    private let start: Double
    private let machine = LinkClock()
    private let began: Double

    /// > Units: seconds.
    init(from start: Double) {
        self.start = start
        began = machine.now
    }

    var now: Double { start + machine.now - began }
}
