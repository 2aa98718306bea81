internal import AppLink
internal import CSystem
package import DeviceProtocol
internal import Foundation
internal import Glibc
package import HostInterface

/// Runs an app interactively: input from a host goes to the app, its frames to the host, in real time.
///
/// Sleeps until something happens: an unchanging app costs no frame, no byte and no wake-up except once per minute for the clock.
/// > Isolation: the simulator's main thread.
package final class LiveRunner {
    private let device: SimulatedDevice
    private let display: any HostDisplay
    /// What a relaunch starts where no app is installed; nil for a device that began without one.
    private let launcher: AppLauncher?
    private let clock: any DeviceClock
    /// Called in each step with the clock's time, at least once a frame: moves the clock of apps that do not follow the machine's.
    var pace: ((Double) -> Void)?
    private let report: (String) -> Void
    private var pointers = PointerTranslator()
    package private(set) var isOver = false
    /// Served with the apps and the host, such as control sockets.
    package var attachment: (any RunnerAttachment)?
    /// Records what the user does.
    var recorder: LiveRecorder?
    /// Called after each new frame.
    package var onFrame: (() -> Void)?
    private var lastFrame = 0.0
    private var lastMoves = 0.0
    private var shownSession: ObjectIdentifier?
    private var reportedTermination = false
    private var question: (number: UInt32, asked: Double, complained: Bool)?
    private var isHovering = false
    private var lastHome = -Double.infinity
    private var clockFormat: ClockText?
    /// How often the loop woke, for the test of idle apps.
    package private(set) var wakeCount = 0

    private var assistive: AssistiveFeed
    private let speech: LiveSpeech
    private var inspection = InspectionFeed()

    private static let frame = 1.0 / 60
    /// When the device shows that the app does not respond. > Units: seconds.
    private static let patience = 5.0
    /// A second press of the home button within this time shows the app switcher (R). > Units: seconds.
    private static let twice = 0.4

    /// > Parameters: clock: of the apps.
    package init(
        device: SimulatedDevice, display: any HostDisplay, launcher: AppLauncher?, clock: any DeviceClock = LinkClock(),
        report: @escaping (String) -> Void
    ) {
        self.device = device
        self.display = display
        self.launcher = launcher
        self.clock = clock
        self.report = report
        assistive = AssistiveFeed(bridge: display.assistive)
        speech = LiveSpeech(
            say: { [weak display] in display?.speak($0) },
            act: { [weak device] action, element in device?.session?.perform(action, on: element) })
        device.onNotice = { [weak display] notice in
            report(notice)
            display?.show(notice: notice)
        }
        device.onClipboard = { [weak display] in display?.setClipboard($0) }
        device.onCommand = { [weak self] in self?.handle($0) }
        device.onChange = { [weak display] in display?.show($0) }
        device.onAccessibility = { [weak self] notification in
            self?.assistive.receive(notification)
            self?.speech.receive(notification)
        }
        display.show(device.state)
        display.onEvent = { [weak self] event in self?.handle(event) }
    }

    /// Returns when the host is closed, a signal asks for the end, or `until` is true; terminates the app then if it `closes`.
    ///
    /// > Parameters: deadline: when `until` may have changed without any event. > Units: seconds of the simulator's clock.
    package func run(signals: Int32 = -1, until: () -> Bool = { false }, deadline: Double? = nil, closes: Bool = true) {
        while !isOver, !until() {
            var set = PollSet()
            for descriptor in display.pollDescriptors { set.add(descriptor) }
            set.add(signals)
            for session in device.sessions { session.addDescriptors(to: &set) }
            for one in device.push.descriptors + (attachment?.descriptors ?? []) { set.add(one.descriptor, writable: one.writes) }
            set.wait(deadline.map { min(nextWakeUp ?? .infinity, max(0, $0 - clock.now)) } ?? nextWakeUp)
            wakeCount += 1
            if set.isReady(signals) { isOver = true }
            step()
        }
        if closes {
            recorder?.finish(at: clock.now) {
                usleep(5000)
                for session in device.sessions { session.service() }
            }
            device.close()
        }
    }

    /// One iteration without sleeping.
    package func step() {
        display.service()
        for session in device.sessions { session.service() }
        pace?(clock.now)
        device.noticeEnd()
        device.deliverDue(device.time)
        device.push.service()
        attachment?.service()
        watchSession()
        for answer in inspection.takeAnswers() { answerInspector(answer.question, answer.text) }
        let now = clock.now
        recorder?.step(at: now)
        speak(now)
        if pointers.hasMoves, now - lastMoves >= LiveRunner.frame { sendMoves(now) }
        updateClock()
        guard device.composer.needsFrame(at: now), now - lastFrame >= LiveRunner.frame * 0.95 else { return }
        lastFrame = now
        let damage = device.composer.compose(at: now)
        let composited = clock.now
        present(damage)
        inspection.note(damage, start: now, composited: composited, presented: clock.now)
        onFrame?()
    }

    private func speak(_ now: Double) {
        let layout = device.composer.layout
        if let session = device.session, let elements = assistive.step(session, at: now, layout: layout, scale: device.device.scale) {
            speech.show(elements)
        }
        speech.wait(until: now)
        device.composer.update { $0.speech = speech.overlay }
    }

    private func present(_ damage: [PixelRect]) {
        guard !damage.isEmpty else { return }
        let picture = device.composer.imageBuffer
        if display.pixelSize != picture.size {
            do throws(HostError) {
                try display.resize(to: picture.size, scale: device.device.scale)
            } catch {
                report("\(error)")
                return
            }
        }
        display.present(pixels: UnsafeRawPointer(picture.base), bytesPerRow: picture.bytesPerRow, damage: damage)
    }

    /// How long nothing can happen unless a descriptor becomes ready.
    package var nextWakeUp: Double? {
        let now = clock.now
        var wait = 60 - Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
        if pace != nil { wait = min(wait, LiveRunner.frame) }
        if device.composer.needsFrame(at: now) {
            wait = min(wait, lastFrame + LiveRunner.frame - now)
        } else if let change = device.composer.nextChange(after: now) {
            wait = min(wait, change - now)
        }
        if let until = device.gesture.waitsUntil { wait = min(wait, until - now) }
        if let due = device.autoLock.due { wait = min(wait, due - now) }
        if let due = device.nextNotification { wait = min(wait, due - Date().timeIntervalSince1970) }
        if pointers.hasMoves { wait = min(wait, lastMoves + LiveRunner.frame - now) }
        if let due = recorder?.nextWakeUp { wait = min(wait, due) }
        for due in [assistive.nextWakeUp, speech.nextWakeUp].compactMap(\.self) { wait = min(wait, due - now) }
        if let question, !question.complained { wait = min(wait, question.asked + LiveRunner.patience - now) }
        return max(0, wait)
    }

    // MARK: The app

    private func watchSession() {
        guard let session = device.session else { return }
        if shownSession != ObjectIdentifier(session) {
            shownSession = ObjectIdentifier(session)
            reportedTermination = false
            question = nil
            device.composer.show(nil)
        }
        if let ending = session.ending, !reportedTermination {
            reportedTermination = true
            question = nil
            report("\(ending)")
            device.composer.show(ending)
            display.show(notice: ending.title)
        }
        if let asked = question {
            if session.takeAnswer(asked.number) != nil {
                if asked.complained { display.show(notice: "\(session.subject) responds again") }
                question = nil
            } else if !asked.complained, clock.now - asked.asked > LiveRunner.patience {
                question?.complained = true
                report("\(session.subject) has not responded for \(Int(LiveRunner.patience)) s: its main thread is busy or blocked")
                display.show(notice: "\(session.subject) does not respond")
            }
        }
    }

    private func relaunch() {
        _ = pointers.cancelAll()
        guard let launcher = device.apps.current?.launcher ?? launcher else { return }
        do throws(LaunchError) {
            try device.launch(launcher)
        } catch {
            report("\(error)")
            display.show(notice: "\(error)")
        }
    }

    private func updateClock() {
        var format = clockFormat.flatMap { $0.serves(device.state) ? $0 : nil } ?? ClockText(device.state)
        device.updateChrome(clock: format.text(device.time), at: clock.now)
        clockFormat = format
    }

    // MARK: Input

    private func sendMoves(_ now: Double) {
        lastMoves = now
        send(pointers.takeMoves())
    }

    func send(_ touches: [[TouchSample]]) {
        guard !speech.isOn else { return speech.take(touches, at: clock.now) }
        for samples in touches {
            recorder?.take(samples, at: clock.now)
            let place = (device.isShellInFront, device.isInBackground, device.place)
            let rest = device.takeGestures(from: samples, at: clock.now)
            if place != (device.isShellInFront, device.isInBackground, device.place) { recorder?.takeSystemGesture(at: clock.now) }
            if !rest.isEmpty { send(.touches(rest, time: clock.now)) }
        }
    }

    private func send(_ input: InputEvent) {
        guard let session = device.session, session.ending == nil else { return }
        recorder?.take(input)
        device.prepare(for: input)
        session.send(.input(input))
        if question == nil { question = (session.ask { .sync(id: $0) }, clock.now, false) }
    }

    private var mapping: PointerTranslator.Mapping {
        PointerTranslator.Mapping(layout: device.composer.layout, scale: device.device.scale)
    }

    private func handle(_ event: HostEvent) {
        switch event {
        case .pointerDown(let x, let y, let finger): send(pointers.press(finger: finger, x: x, y: y, mapping))
        case .pointerMoved(let x, let y, let finger): pointers.move(finger: finger, x: x, y: y, mapping)
        case .pointerUp(let x, let y, let finger):
            pointers.move(finger: finger, x: x, y: y, mapping)
            send(pointers.release(finger: finger, cancelled: false))
        case .pointerCancelled(let finger): send(pointers.release(finger: finger, cancelled: true))
        case .hover(let x, let y):
            // Outside the screen, once: views are notified that the pointer left them.
            let isInside = mapping.contains(x, y)
            guard isInside || isHovering else { return }
            isHovering = isInside
            let point = mapping.point(x, y)
            device.session?.send(.input(.hover(x: point.x, y: point.y, time: clock.now)))
        case .wheel(let x, let y, let deltaX, let deltaY):
            guard mapping.contains(x, y) else { return }
            let point = mapping.point(x, y)
            let scale = device.device.scale
            send(.scroll(x: point.x, y: point.y, deltaX: deltaX / scale, deltaY: deltaY / scale, time: clock.now))
        case .key(let key): if !speech.take(key) { send(.key(key, time: clock.now)) }
        case .secondaryClick(let x, let y):
            guard mapping.contains(x, y) else { return }
            let point = mapping.point(x, y)
            send(.secondaryClick(x: point.x, y: point.y, time: clock.now))
        case .text(let text): send(.text(text, time: clock.now))
        case .composition(let text, let caret): send(.composition(text, caret: caret, time: clock.now))
        case .clipboard(let text, let pastes): send(.clipboard(text, pastes: pastes, time: clock.now))
        case .command(let command): handle(command)
        case .setting(let control): device.set(control)
        case .assistive(let element, let action): device.session?.perform(action, on: element)
        case .inspection(let question):
            if let text = inspection.ask(question, device.session, at: clock.now) { answerInspector(question, text) }
        case .needsFullFrame: device.composer.invalidate()
        case .closed: isOver = true
        }
    }

    private func answerInspector(_ question: HostQuestion, _ text: String) {
        display.answer(question, with: text, screen: device.composer.layout.screen)
    }

    private func handle(_ command: HostCommand) {
        recorder?.take(command, at: clock.now)
        switch command {
        case .rotateLeft, .rotateRight:
            send(pointers.cancelAll())
            if device.turn(left: command == .rotateLeft) {
                recorder?.didTurn(left: command == .rotateLeft, at: clock.now)
            } else {
                display.show(notice: "the app supports no other orientation")
            }
        case .appearance:
            device.setAppearance(device.state.appearance == .light ? .dark : .light)
            recorder?.didChangeAppearance(at: clock.now)
        case .keyboard:
            device.setHardwareKeyboard(!device.state.hardwareKeyboard)
            display.show(
                notice: device.state.hardwareKeyboard ? "a hardware keyboard is connected" : "text inputs show the software keyboard")
        case .screenshot: saveScreenshot()
        case .switcher: device.showSwitcher()
        case .settings: device.showSettings()
        case .lock: device.state.isLocked ? device.unlock() : device.lock()
        case .home:
            if clock.now - lastHome < LiveRunner.twice {
                lastHome = -.infinity
                return device.showSwitcher()
            }
            device.pressHome()
            // A press in the meantime is a second one.
            lastHome = clock.now
            if !device.isShellInFront {
                display.show(notice: device.isInBackground ? "the app is in the background; press again to return" : "the app is active")
            }
        case .relaunch: relaunch()
        case .voiceOver: setVoiceOver(!speech.isOn)
        case .shake: send(.hardware(.shake, time: clock.now))
        case .backgroundFetch:
            device.fetch()
            display.show(notice: "background fetch requested")
        case .memoryWarning:
            device.warnOfMemory()
            display.show(notice: "memory warning sent to all apps")
        }
    }

    private func setVoiceOver(_ isOn: Bool) {
        // Fingers that are down no longer belong to the app.
        send(pointers.cancelAll())
        device.setVoiceOver(isOn)
        assistive.isWatched = isOn
        speech.turn(on: isOn)
        display.show(notice: isOn ? "VoiceOver is on: arrow keys move, Space activates" : "VoiceOver is off")
    }

    private func saveScreenshot() {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd 'at' HH.mm.ss"
        let name = "\(device.device.name) \(format.string(from: Date())).png"
        do throws(FileError) {
            try ScreenshotFile.write(device.composer.screenshot(), to: name)
            device.noteScreenshot()
            display.show(notice: "saved \(name)")
        } catch {
            display.show(notice: error.description)
        }
    }
}

/// Something with descriptors of its own that a `LiveRunner` serves.
package protocol RunnerAttachment: AnyObject {
    /// What to wait for.
    var descriptors: [(descriptor: Int32, writes: Bool)] { get }
    /// Handles what is waiting, without blocking.
    func service()
}
