internal import AppLink
internal import ControlProtocol
internal import DeviceProtocol
internal import DriveProtocol
internal import Foundation
internal import HostInterface

/// Does what commands ask of a device that keeps running.
///
/// Requests are done one after the other, in the order in which they arrive, of all clients; a client that leaves does not disturb the others.
/// > Isolation: the simulator's main thread.
package final class ControlServer {
    let device: SimulatedDevice
    let runner: LiveRunner
    let driver: LiveDriver
    let listener: ControlListener
    let model: String
    private let signals: Int32
    private let clock = LinkClock()
    private var log = DeviceLog()
    private var isShutDown = false
    var overrides = ControlStatusBar()
    private var recording: (client: ControlConnection, recording: ScreenRecording)?
    /// What apps are launched with in addition to the simulator's environment.
    let variables: [String: String]

    /// > Parameters: model: the name of the device's model.
    package init(device: SimulatedDevice, runner: LiveRunner, listener: ControlListener, model: String, signals: Int32 = -1) {
        (self.device, self.runner, self.listener, self.model, self.signals) = (device, runner, listener, model, signals)
        driver = LiveDriver(device: device, runner: runner, signals: signals)
        // As on Apple's simulators.
        variables = [
            "SIMULATOR_DEVICE_NAME": device.device.name, "SIMULATOR_MODEL_IDENTIFIER": device.device.model,
            "SIMULATOR_UDID": DeviceIdentifier.udid(of: device.device.name),
        ]
        runner.attachment = listener
        runner.onFrame = { [weak self] in if let self { recording?.recording.note(at: clock.now) } }
        device.onOutput = { [weak self] app, process, line in self?.note(line, app, process) }
        listener.onLeave = { [weak self] in self?.noteDepartures() }
        listener.onService = { [weak self] in self?.endWatches() }
    }

    /// Returns when the device is shut down; its apps have ended then.
    package func run() {
        serve()
        finishRecording()
        device.close()
    }

    /// Returns when the device is shut down, or `isDone`.
    package func serve(until isDone: () -> Bool = { false }) {
        while !isShutDown, !runner.isOver, !isDone() {
            runner.run(signals: signals, until: { listener.hasRequest || isDone() }, closes: false)
            while !isShutDown, let (client, request) = listener.next() { answer(client, request) }
        }
    }

    private func answer(_ client: ControlConnection, _ request: Result<ControlRequest, ControlFault>) {
        do {
            if let answer = try perform(try request.get(), for: client) { client.send(answer) }
        } catch let fault as ControlFault {
            client.send(.failed(fault))
        } catch {
            client.send(.failed(ControlFault(.failed, "\(error)")))
        }
    }

    /// > Returns: nil where the answer comes later.
    private func perform(_ request: ControlRequest, for client: ControlConnection) throws -> ControlAnswer? {
        switch request {
        case .status: return .status(status)
        case .shutdown:
            client.send(.done)
            isShutDown = true
            return nil
        case .watchLog(let app):
            client.watch = .log(app: try app.map { try find($0).identifier })
            return nil
        case .log: return .text(log.text)
        case .startRecording(let path):
            guard recording == nil else { throw ControlFault(.wrongState, "the screen is being recorded already") }
            _ = device.composer.compose(at: clock.now)
            device.composer.invalidate()
            recording = (client, try ScreenRecording(device, path: path, at: clock.now))
            return .done
        case .stopRecording:
            guard let recording, recording.client === client else { throw ControlFault(.wrongState, "this client records nothing") }
            self.recording = nil
            try recording.recording.finish(at: clock.now)
            return .done
        case .drive(let touch): return .drive(try drive(touch))
        case .apps, .install, .uninstall, .launch, .terminate, .open, .push, .container:
            return try performOnApps(request, for: client)
        case .set, .setting, .press, .permission, .resetKeychain, .overrideStatusBar, .statusBar, .clearStatusBar, .pasteboard, .copy,
            .addMedia,
            .variable:
            return try performOnDevice(request)
        }
    }

    private var status: ControlStatus {
        let size = device.screenSize
        return ControlStatus(
            name: device.device.name, model: model, foreground: device.isShellInFront ? nil : device.apps.current?.identifier,
            width: size.width, height: size.height, scale: device.device.scale, isReady: (device.session?.transactionCount ?? 0) > 0)
    }

    private func drive(_ request: DriveRequest) throws -> DriveAnswer {
        do throws(AppTermination) {
            let answer = try ScreenRequests(driver: driver).perform(request, under: device.app)
            guard let answer else { return .failed("this is a request of its own") }
            return answer
        } catch {
            return .ended(error.description)
        }
    }

    /// By its identifier, or its name.
    func find(_ name: String) throws(ControlFault) -> InstalledApp {
        guard !device.apps.installed.isEmpty else {
            throw ControlFault(.unknownApp, "no app \"\(name)\" is installed on \(device.device.name); `ferry install` installs one")
        }
        do throws(AppLookupError) { return try device.apps.find(name) } catch { throw ControlFault(.unknownApp, "\(error)") }
    }

    // MARK: What is watched

    private func note(_ line: String, _ app: InstalledApp, _ process: Int32) {
        let text = "\(app.name)[\(process)]: \(line)"
        log.add(text)
        for client in listener.connections {
            switch client.watch {
            case .log(let wanted): if wanted == nil || wanted == app.identifier { client.send(.line(text)) }
            case .output(let watched): if watched == process { client.send(.line(line)) }
            case nil: break
            }
        }
    }

    /// A line of the device itself.
    package func note(_ line: String) {
        log.add(line)
        for client in listener.connections where client.watch == .log(app: nil) { client.send(.line(line)) }
    }

    /// Tells who watches a process that it has ended.
    private func endWatches() {
        for client in listener.connections {
            guard case .output(let process)? = client.watch else { continue }
            let session = device.apps.installed.compactMap(\.session).first { $0.process.identifier == process }
            guard session == nil || session?.ending != nil else { continue }
            client.watch = nil
            client.send(.ended(session?.ending?.description ?? "the app was ended"))
        }
    }

    private func noteDepartures() {
        if let recording, !recording.client.isOpen { finishRecording() }
    }

    /// The client has left: the file is written all the same.
    private func finishRecording() {
        guard let (_, recording) = recording else { return }
        self.recording = nil
        do throws(FileError) { try recording.finish(at: clock.now) } catch { note("\(error)") }
    }
}
