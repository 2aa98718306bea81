internal import AppLink
package import DeviceProtocol
internal import Foundation
internal import HostInterface
package import RenderProtocol

/// Drives an app whose clock advances only on request: a run takes only as long as its work, and runs are reproducible.
///
/// > Units: seconds of the app's clock unless said. > Isolation: the simulator's main thread.
package final class ManualDriver {
    package let device: SimulatedDevice
    package private(set) var time = VirtualClock.start
    /// Timeout of the app's responses in real time and in processor time: on a busy machine, real time alone says little.
    /// > Units: seconds of real time, and of processor time.
    package var patience = 60.0
    package var processorTimeout = 10.0
    /// > Units: seconds.
    package static let frame = 1.0 / 60

    /// Whether the software keyboard stays on the screen when keys are pressed, as in tests of the interface.
    package var keepsSoftwareKeyboard = false

    /// Called whenever messages of the app may have arrived while waiting for a response.
    package var whileWaiting: (() -> Void)?

    /// Records every frame from now on.
    private var recorder: FrameRecorder?
    private var clockFormat: ClockText?

    /// Readable when the user wants to end the run.
    private let interrupt: Int32

    package init(device: SimulatedDevice, interrupt: Int32 = -1) {
        self.device = device
        self.interrupt = interrupt
        // Its clock is at its previous time, or at the start.
        device.onForegroundChange = { [weak self] session in if let time = self?.time { _ = session.ask { .advance(id: $0, to: time) } } }
        device.compose = { [weak self] in if let self { _ = self.device.composer.compose(at: self.time) } }
        device.wallTime = { [weak self] in self?.wallTime ?? VirtualClock.wallStart }
    }

    private func session() throws(AppTermination) -> AppSession {
        guard let session = device.session else { throw AppTermination(reason: .exited(code: 0), message: "no app was started") }
        if let ending = session.ending { throw ending }
        return session
    }

    /// Waits until everything the app can do at this moment is done and on screen.
    package func sync() throws(AppTermination) {
        _ = try answer { .sync(id: $0) }
        updateChrome()
    }

    /// Advances time. Everything due in between happens in order, each at its own time.
    package func advance(by duration: Double) throws(AppTermination) {
        let target = time + max(0, duration)
        while recorder != nil, target - time > ManualDriver.frame * 1.01 { try step(to: time + ManualDriver.frame) }
        try step(to: target)
    }

    private func step(to target: Double) throws(AppTermination) {
        // Apps in the background continue: their effects must be visible at the right time.
        while !device.backgroundSessions.isEmpty, target - time > Self.turn * 1.01 { try pass(to: time + Self.turn) }
        try pass(to: target)
        updateChrome()
        record()
    }

    /// How far apps in the background may be ahead of the screen. > Units: seconds.
    private static let turn = 0.1

    private func pass(to target: Double) throws(AppTermination) {
        for app in device.backgroundSessions { _ = try answer(of: app) { .advance(id: $0, to: target) } }
        let front = device.session.map(ObjectIdentifier.init)
        _ = try answer { .advance(id: $0, to: target) }
        // Another app in the foreground has another clock.
        if device.session.map(ObjectIdentifier.init) != front { _ = try answer { .advance(id: $0, to: target) } }
        time = target
        device.deliverDue(device.time)
    }

    // MARK: Recording

    package var isRecording: Bool { recorder != nil }

    /// Records all frames from this one on.
    package func startRecording(to path: String) throws(FileError) {
        let layout = device.composer.layout
        recorder = try FrameRecorder(
            path: path, size: PixelSize(width: layout.screen.width, height: layout.screen.height), scale: device.device.scale, at: time)
        record()
    }

    /// Writes the recording; does nothing if none is running.
    package func stopRecording() throws(FileError) {
        let recorder = recorder
        self.recorder = nil
        try recorder?.finish(at: time)
    }

    private func record() {
        guard let recorder else { return }
        _ = device.composer.compose(at: time)
        guard recorder.lastFrame != device.composer.frameCount else { return }
        recorder.take(device.composer.screenshot(), frame: device.composer.frameCount, at: time)
    }

    package func send(_ event: InputEvent) throws(AppTermination) {
        let session = try session()
        if case .touches(let samples, let time) = event {
            let rest = device.takeGestures(from: samples, at: time)
            if !rest.isEmpty { device.session?.send(.input(.touches(rest, time: time)), isFollowed: true) }
            return
        }
        if !keepsSoftwareKeyboard { device.prepare(for: event) }
        session.send(.input(event))
    }
    package func send(_ event: ApplicationEvent) throws(AppTermination) { try session().send(event) }

    package func elements() throws(AppTermination) -> [AccessibilityElement] {
        guard case .elements(let elements) = try answer({ .event(.queryElements(id: $0)) }) else { return [] }
        return device.ownElements + elements
    }

    package func audit(for types: AccessibilityAuditType) throws(AppTermination) -> [AccessibilityAuditIssue] {
        guard case .issues(let issues) = try answer({ .event(.audit(id: $0, types)) }) else { return [] }
        return issues
    }

    package func tree() throws(AppTermination) -> String {
        guard case .tree(let text) = try answer({ .event(.queryTree(id: $0)) }) else { return "" }
        return text
    }

    /// Unchanged frames after which the app is idle, and those after which it is although it works in each: the last pixel of a scroll view's bounce
    /// takes 6. Then what it does is taken for something that is never seen, such as a display link that only counts.
    private static let (quietFrames, quietFramesOfWork) = (3, 10)

    /// Advances time until a few frames in a row are unchanged; endless animations are ignored. Returns whether the app became idle within
    /// `limit`.
    @discardableResult
    package func waitUntilIdle(limit: Double = 5) throws(AppTermination) -> Bool {
        try sync()
        var quiet = 0
        var changed = false
        let end = time + limit
        while time < end {
            let several = changed ? try passFrames(until: end) : nil
            if let several {
                changed = several
            } else {
                let before = try session().transactionCount
                try passFrame()
                changed = try session().transactionCount != before
            }
            quiet = changed || device.composer.isSettling(at: time) ? 0 : quiet + 1
            let works = try session().isDue(by: time + Self.frame)
            guard quiet >= (works ? Self.quietFramesOfWork : Self.quietFrames) else { continue }
            if try !catchUp() { return true }
            quiet = 0
        }
        try catchUp()
        return false
    }

    /// Advances time by a frame, without the app if it has nothing to do before.
    private func passFrame() throws(AppTermination) {
        let target = time + Self.frame
        guard recorder == nil, device.backgroundSessions.isEmpty, try session().deferAdvance(to: target) else {
            return try advance(by: Self.frame)
        }
        time = target
        device.deliverDue(device.time)
        updateChrome()
    }

    /// The most frames that pass in the app at once; fewer if something may be due here after so many.
    private static let mostFrames = [60, 12]

    /// Advances time by several frames, as long as each changes the screen, without a question to the app for each of them.
    ///
    /// > Returns: whether the last one changed it; nil, and no time has passed, if something may be due here between the frames.
    private func passFrames(until end: Double) throws(AppTermination) -> Bool? {
        guard recorder == nil, device.backgroundSessions.isEmpty else { return nil }
        let counts = Self.mostFrames.map { frames(until: end, atMost: $0) }
        guard let most = counts.first(where: { !device.isDue(between: time, and: $0.target) })?.count else { return nil }
        let app = try session()
        let start = time
        var left = most
        let pass = { [weak self] (count: Int) in
            guard let self else { return }
            for _ in 0..<max(0, min(count, left)) { time += Self.frame }
            left -= max(0, count)
        }
        app.onFrames = pass
        defer { app.onFrames = nil }
        let question = { (id: UInt32) in LinkMessage.passFrames(id: id, from: start, frame: Self.frame, most: UInt32(most)) }
        guard case .frames(let count, let isChanging) = try answer(question) else { return nil }
        pass(count)
        // Another app in the foreground has another clock.
        if device.session !== app { _ = try answer { .advance(id: $0, to: time) } }
        device.deliverDue(device.time)
        updateChrome()
        return isChanging
    }

    private func frames(until end: Double, atMost most: Int) -> (count: Int, target: Double) {
        var (count, target) = (0, time)
        while count < most, target < end { (count, target) = (count + 1, target + Self.frame) }
        return (count, target)
    }

    /// Moves the app's clock to the present time. > Returns: whether the app did anything.
    @discardableResult
    private func catchUp() throws(AppTermination) -> Bool {
        guard try session().isBehind else { return false }
        let before = try session().transactionCount
        _ = try answer { .advance(id: $0, to: time) }
        return try session().transactionCount != before
    }

    /// The current screen.
    package func screenshot() -> PixelStore {
        compose()
        return device.composer.screenshot()
    }

    /// Draws the current screen.
    func compose() { _ = device.composer.compose(at: time) }

    package func answer(_ question: (UInt32) -> LinkMessage) throws(AppTermination) -> AppSession.Answer {
        try answer(of: try session(), question)
    }

    private func answer(of session: AppSession, _ question: (UInt32) -> LinkMessage) throws(AppTermination) -> AppSession.Answer {
        try answer(session.ask(question), of: session)
    }

    /// Waits for the answer with this number.
    func answer(_ number: UInt32, of session: AppSession) throws(AppTermination) -> AppSession.Answer {
        let start = ManualDriver.realNow
        let workStart = ProcessorTime.used(by: session.process.identifier)
        while true {
            session.service()
            whileWaiting?()
            if let answer = session.takeAnswer(number) { return answer }
            let waited = ManualDriver.realNow - start
            if session.ending == nil, waited > 1 || waited > patience {
                let worked = ProcessorTime.used(by: session.process.identifier) - workStart
                if waited > patience || worked > processorTimeout { session.endAsHung(after: (waited * 10).rounded() / 10) }
            }
            if let ending = session.ending {
                device.composer.show(ending)
                throw ending
            }
            var set = PollSet()
            session.addDescriptors(to: &set)
            set.add(interrupt)
            set.wait(min(1, max(0.01, patience - waited)))
            if set.isReady(interrupt) { throw AppTermination(reason: .interrupted) }
        }
    }

    /// Invalidates the app's token; its next registration gets a new one.
    package func renewPushToken(_ app: InstalledApp) { device.push.renew(app.identifier, at: device.time) }

    /// What the device's clock shows if it is not set. > Units: seconds since 1970.
    private var wallTime: Double { VirtualClock.wallStart + time - VirtualClock.start }

    private func updateChrome() {
        var format = clockFormat.flatMap { $0.serves(device.state) ? $0 : nil } ?? ClockText(device.state)
        device.updateChrome(clock: format.text(device.time), at: time)
        clockFormat = format
    }

    private static var realNow: Double { LinkClock().now }
}
