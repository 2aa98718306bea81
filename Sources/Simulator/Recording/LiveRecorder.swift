internal import DeviceProtocol
internal import DriveProtocol
internal import HostInterface
internal import TestRecorder

/// Records what the user of a live device does as a test.
///
/// Asks the app for its elements before it gets the input that they are needed for: the link keeps the order.
/// > Isolation: the simulator's main thread. > Units: seconds of the simulator's clock.
package final class LiveRecorder {
    private let device: SimulatedDevice
    /// The app that is tested; the screens of all others are the system's.
    private weak var app: InstalledApp?
    private var file: RecordedTestFile
    private let report: (String) -> Void
    private var recorder = TestRecorder()
    private var waiting: [(number: Int, session: AppSession, question: UInt32)] = []
    private var fingers: [Int: DrivePoint] = [:]
    /// When the user did something last, while what follows has not been looked at.
    private var acted: Double? = 0
    private var isFirst = true
    private var seenTransactions = -1
    private var askedTransactions = -1
    private var quietSince = 0.0
    private var complaint = ""

    /// The first look after an action, unless the screen is at rest before.
    private static let firstLook = 0.5
    /// How long nothing changes at rest.
    private static let quiet = 0.15

    init(device: SimulatedDevice, file: RecordedTestFile, report: @escaping (String) -> Void) {
        (self.device, self.file, self.report, app) = (device, file, report, device.apps.current)
    }

    // MARK: Input that is about to be sent

    func take(_ samples: [TouchSample], at time: Double) {
        var touches: [RecordedTouch] = []
        for sample in samples where sample.phase != .stationary {
            let phase: RecordedTouch.Phase =
                switch sample.phase {
                case .began: .began
                case .ended: .ended
                case .cancelled: .cancelled
                default: .moved
                }
            let place = DrivePoint(x: sample.x, y: sample.y)
            fingers[sample.finger] = phase == .ended || phase == .cancelled ? nil : place
            touches.append(RecordedTouch(finger: sample.finger, phase: phase, place: place))
        }
        if !touches.isEmpty { receive(.touches(touches), at: time) }
    }

    /// The system took the fingers that are down.
    func takeSystemGesture(at time: Double) {
        let cancelled = fingers.map { RecordedTouch(finger: $0.key, phase: .cancelled, place: $0.value) }
        fingers = [:]
        receive(.touches(cancelled), at: time)
        receive(.device(device.place == .center ? .script("notification-center") : .home), at: time)
    }

    func take(_ input: InputEvent) {
        switch input {
        case .key(let key, let time):
            guard key.phase != .up, !KeySample.modifierUsages.contains(key.usage) else { return }
            let held = key.modifiers.subtracting([.capsLock, .shift])
            if held.contains(.command) || held == .control {
                guard !key.characters.isEmpty else { return }
                let names = (held.contains(.command) ? "cmd+" : "ctrl+") + (key.modifiers.contains(.shift) ? "shift+" : "")
                receive(.device(.script("key \(names)\(key.characters.lowercased())")), at: time)
            } else if let named = RecordedKey(usage: key.usage) {
                receive(.key(named), at: time)
            } else if !key.characters.isEmpty {
                receive(.text(key.characters), at: time)
            }
        case .text(let text, let time): receive(.text(text), at: time)
        case .clipboard(let text, true, let time): receive(.text(text), at: time)
        case .scroll(let x, let y, let deltaX, let deltaY, let time):
            receive(.wheel(at: DrivePoint(x: x, y: y), deltaX: deltaX, deltaY: deltaY), at: time)
        case .secondaryClick(let x, let y, let time): receive(.device(.script("rightclick \(x),\(y)")), at: time)
        case .touches, .composition, .hover, .hardware, .clipboard, .tilt: break
        }
    }

    func take(_ command: HostCommand, at time: Double) {
        switch command {
        // Turns and changes of appearance are read from the device afterwards.
        case .rotateLeft, .rotateRight, .appearance, .keyboard, .screenshot, .voiceOver: return
        case .home: receive(.device(.home), at: time)
        case .switcher, .settings: receive(.device(.script(command.rawValue)), at: time)
        case .lock: receive(.device(.script(device.state.isLocked ? "unlock" : "lock")), at: time)
        case .relaunch: report("a restart of the app is not recorded")
        case .shake, .backgroundFetch, .memoryWarning: receive(.device(.script(command.rawValue)), at: time)
        }
    }

    func didTurn(left: Bool, at time: Double) {
        receive(.device(.turn(left: left, orientation: Int(device.held.rawValue))), at: time)
    }

    func didChangeAppearance(at time: Double) { receive(.device(.appearance(isDark: device.state.appearance == .dark)), at: time) }

    private func receive(_ input: RecordedInput, at time: Double) {
        if let number = recorder.receive(input, at: time) { ask(number) }
        (acted, isFirst, askedTransactions) = (time, true, -1)
    }

    // MARK: Screens

    private func ask(_ number: Int) {
        guard let session = device.session, session.ending == nil else { return recorder.provide(nil, for: number) }
        waiting.append((number, session, session.ask { .event(.queryInterface(id: $0)) }))
    }

    /// Takes the answers, and looks at the screen after an action.
    func step(at now: Double) {
        var rest: [(number: Int, session: AppSession, question: UInt32)] = []
        let count = waiting.count
        for one in waiting {
            if let answer = one.session.takeAnswer(one.question) {
                recorder.provide(screen(answer, of: one.session), for: one.number)
            } else if one.session.ending != nil {
                recorder.provide(nil, for: one.number)
            } else {
                rest.append(one)
            }
        }
        waiting = rest
        if rest.count < count { write() }
        look(at: now)
    }

    private func look(at now: Double) {
        guard let session = device.session, session.ending == nil, session.hasLaunched else { return }
        if session.transactionCount != seenTransactions { (seenTransactions, quietSince) = (session.transactionCount, now) }
        guard waiting.isEmpty else { return }
        let isQuiet = now - max(quietSince, acted ?? 0) >= Self.quiet && !device.composer.isSettling(at: now)
        let isDue = acted.map { isFirst && now - $0 >= Self.firstLook } ?? false
        guard (isQuiet && askedTransactions != seenTransactions) || isDue, let number = recorder.screenAfter() else { return }
        ask(number)
        isFirst = false
        if isQuiet { (acted, askedTransactions) = (nil, seenTransactions) }
    }

    /// When `step` has something to do without an event.
    var nextWakeUp: Double? { acted != nil || askedTransactions != seenTransactions ? LiveRecorder.quiet / 2 : nil }

    private func screen(_ answer: AppSession.Answer, of session: AppSession) -> DriveScreen? {
        guard case .tree(let text) = answer, let elements = try? DriveLine.elements(text) else { return nil }
        let size = device.screenSize
        return DriveScreen(isSystem: session !== app?.session, width: size.width, height: size.height, elements: elements)
    }

    private func write() {
        do throws(FileError) {
            try file.write(recorder.statements)
            complaint = ""
        } catch {
            // Once: the next action tries again.
            if complaint != error.description { report(error.description) }
            complaint = error.description
        }
    }

    /// Waits for screens that were asked for, so that the last action is in the file.
    func finish(at now: Double, _ service: () -> Void) {
        var patience = 40
        while !waiting.isEmpty, patience > 0 {
            service()
            step(at: now)
            patience -= 1
        }
        write()
        report("recorded \(file.path)")
    }
}
