package import AppLink
internal import CProcessSnapshot
package import DeviceProtocol
internal import Glibc
package import RenderProtocol

/// One running app: its process, its end of the link, and the state it has reported.
///
/// > Isolation: the simulator's main thread.
package final class AppSession {
    package let process: AppProcess
    /// The app's name in messages.
    package var subject = "the app"
    /// Set once, when the app has ended.
    package private(set) var ending: AppTermination?
    package private(set) var statusBarStyle = ApplicationRequest.StatusBarStyle.automatic
    /// Of the trailing part, where it has its own style.
    package private(set) var statusBarEndStyle: ApplicationRequest.StatusBarStyle?
    package private(set) var statusBarHidden = false
    package private(set) var homeIndicatorStyle = ApplicationRequest.StatusBarStyle.automatic
    package private(set) var homeIndicatorHidden = false
    /// Bits of `UIRectEdge`.
    package private(set) var deferredEdges: ApplicationRequest.ScreenEdges = []
    /// Bits `1 << DeviceState.Orientation.rawValue`.
    package var supportedOrientations = DeviceState.Orientations.all
    /// Until the user turns the device.
    var preferredOrientation: DeviceState.Orientation?
    /// The orientation sent to the app last.
    var orientation: DeviceState.Orientation
    /// The screen must not turn off while the app is in the foreground.
    package private(set) var disablesIdleTimer = false
    package private(set) var hasLaunched = false
    /// Why the app has nothing on the screen; empty if it has, or has not launched.
    package private(set) var nothingShown = ""
    package private(set) var keyboardVisible = false
    package private(set) var transactionCount = 0
    /// What the last transaction changed.
    package private(set) var lastChanged: [LayerID] = []
    /// How many answers the app was asked for; counted for tests.
    package var questionCount: Int { Int(lastNumber) }
    package var sentBytes: Int { socket.sentBytes }
    package var receivedBytes: Int { socket.receivedBytes }
    /// Receives requests for the user or the machine: log lines, URLs, haptics, pasteboard.
    package var onRequest: ((ApplicationRequest) -> Void)?

    /// Frames have passed in the app, before what it sends next.
    var onFrames: ((Int) -> Void)?

    private let socket: LinkSocket
    private let renderer: any SceneRenderer
    private let memory = AppBitmapMemory()
    private var lastNumber: UInt32 = 0
    private var answers: [UInt32: Answer] = [:]
    private var deviceChanges = DeviceChangeThrottle()
    private var advance = PendingAdvance()
    private var lastEvents: [String] = []
    private static let eventLimit = 8
    /// Number of a query whose response is ignored.
    private static let nobody: UInt32 = 0
    /// Bounds the simulator's memory for an app that does not read.
    private static let waitingLimit = 16 << 20

    package enum Answer: Equatable {
        case done
        case elements([AccessibilityElement])
        case tree(String)
        case issues([AccessibilityAuditIssue])
        case performed(Bool)
        case screen(ScreenReport)
        case frames(Int, isChanging: Bool)
        case snapshot(problem: String)
    }

    /// Performs the link's handshake on `socket`, whose other end `process` has.
    package init(
        process: AppProcess, socket: LinkSocket, renderer: any SceneRenderer, device: DeviceState, manualTime: Double?,
        beginning: LaunchInfo = LaunchInfo()
    ) {
        self.process = process
        self.socket = socket
        self.renderer = renderer
        orientation = device.orientation
        socket.setBlocking(false)
        send(.welcome(version: LinkMessage.version, device, manualTime: manualTime, beginning))
    }

    deinit { process.kill() }

    // MARK: Sending

    /// > Parameters: isFollowed: a question follows, which may be sent together with it: the app is woken once.
    package func send(_ event: ApplicationEvent, isFollowed: Bool = false) {
        note(event)
        if case .deviceChanged(let state) = event {
            if let state = deviceChanges.offer(state) { notify(state) }
            return
        }
        sendPendingChange()
        send(.event(event), isFollowed: isFollowed)
    }

    /// Events after a device change are sent after it.
    private func sendPendingChange() {
        if let state = deviceChanges.takeBeforeOthers() { notify(state) }
    }

    private func notify(_ state: DeviceState) {
        lastNumber += 1
        deviceChanges.told(lastNumber)
        send(.event(.deviceChanged(state)))
        send(.sync(id: lastNumber))
    }

    /// Sends a query and returns its number; `takeAnswer` receives the response.
    package func ask(_ question: (UInt32) -> LinkMessage) -> UInt32 {
        sendPendingChange()
        lastNumber += 1
        send(question(lastNumber))
        return lastNumber
    }

    /// Has the app perform an assistive tool's action; the response is ignored.
    package func perform(_ action: AccessibilityAction, on element: UInt64) {
        send(.perform(id: AppSession.nobody, element: element, action))
    }

    /// Has the app fork a copy of its process. > Parameters: control: the app's end of the socket over which the copy gets its launches; it is closed.
    ///
    /// > Returns: the number of the answer.
    func askForSnapshot(control: Int32) -> UInt32 {
        sendPendingChange()
        lastNumber += 1
        send(.snapshot(id: lastNumber), descriptor: control)
        return lastNumber
    }

    package func takeAnswer(_ number: UInt32) -> Answer? { answers.removeValue(forKey: number) }

    /// Moves the app's clock to a time before which it has nothing to do, when something is sent to it next.
    ///
    /// > Returns: false if something may be due, or it is not known whether it is: the app has to be asked.
    func deferAdvance(to time: Double) -> Bool { ending == nil && advance.wait(until: time) }

    /// Whether the app is known to have something to do at `time` or before.
    func isDue(by time: Double) -> Bool { advance.isDue(by: time) }

    /// Whether the app's clock is behind the time of `deferAdvance`.
    var isBehind: Bool { advance.isBehind }

    private func send(_ message: LinkMessage, isFollowed: Bool = false, descriptor: Int32 = -1) {
        guard ending == nil else {
            if descriptor >= 0 { _ = close(descriptor) }
            return
        }
        do throws(LinkError) {
            if let time = advance.willSend(message) { try socket.send(.advance(id: AppSession.nobody, to: time)) }
            if isFollowed { try socket.post(message) } else { try socket.send(message, descriptor: descriptor) }
            if socket.waitingBytes > AppSession.waitingLimit { end(.hung(seconds: 0)) }
        } catch {
            lost(error)
        }
    }

    // MARK: Receiving

    package func addDescriptors(to set: inout PollSet) {
        guard ending == nil else { return }
        set.add(socket.descriptor, writable: socket.waitingBytes > 0)
        set.add(process.outputDescriptor)
        set.add(process.errorDescriptor)
    }

    /// Handles received messages, without blocking.
    package func service() {
        process.service()
        guard ending == nil else { return }
        do throws(LinkError) {
            try socket.flush()
            while let received = try socket.receive() {
                try handle(received)
                if ending != nil { return }
                // At once: an app that sends without a pause must get its memory back in the meantime.
                try returnIdleMemory()
            }
            try returnIdleMemory()
        } catch {
            lost(error)
        }
        if process.status != .running, ending == nil { endAsProcessDid() }
    }

    private func returnIdleMemory() throws(LinkError) {
        let idle = memory.takeIdle()
        if !idle.isEmpty { try socket.send(.idleMemory(idle)) }
    }

    private func handle(_ received: LinkSocket.Received) throws(LinkError) {
        defer { if received.descriptor >= 0 { _ = close(received.descriptor) } }
        switch received.message {
        case .hello: break
        case .memory(let id, let byteCount): try memory.add(id, byteCount: byteCount, descriptor: received.descriptor)
        case .discardMemory(let id): try memory.discard(id)
        case .bitmap(let id, let form, let place):
            let bitmap = try memory.bitmap(id, form, in: place)
            try accepted { () throws(RejectedChange) in try renderer.add(bitmap) }
        case .transaction(let transaction):
            transactionCount += 1
            advance.forget()
            lastChanged = transaction.changes.compactMap(\.changedLayer)
            try accepted { () throws(RejectedChange) in try renderer.apply(transaction) }
            LaunchMemory.note(transaction: transactionCount)
        case .request(let request): handle(request)
        case .synced(let number):
            if deviceChanges.owns(number) {
                if let state = deviceChanges.answered(number) { notify(state) }
            } else {
                answers[number] = .done
            }
        case .advanced(let number, _, let next):
            advance.answered(number, next: next)
            if number != AppSession.nobody { answers[number] = .done }
        case .passedFrames(let number, let count, let isChanging, let next):
            guard number != AppSession.nobody else { return onFrames?(Int(count)) ?? () }
            advance.answered(number, next: next)
            answers[number] = .frames(Int(count), isChanging: isChanging)
        case .snapshotTaken(let number, let problem): answers[number] = .snapshot(problem: problem)
        case .welcome, .event, .sync, .advance, .passFrames, .snapshot, .idleMemory, .presented:
            throw .unexpected("the app sent what only the simulator sends")
        }
    }

    private func accepted(_ body: () throws(RejectedChange) -> Void) throws(LinkError) {
        do throws(RejectedChange) { try body() } catch { throw .unexpected(error.description) }
    }

    private func handle(_ request: ApplicationRequest) {
        switch request {
        case .didLaunch: hasLaunched = true
        case .nothingShown(let reason): nothingShown = reason
        case .statusBar(let style, let hidden): (statusBarStyle, statusBarEndStyle, statusBarHidden) = (style, nil, hidden)
        case .statusBarEnd(let style): statusBarEndStyle = style
        case .deferredEdges(let edges): deferredEdges = edges
        case .homeIndicator(let style, let hidden): (homeIndicatorStyle, homeIndicatorHidden) = (style, hidden)
        case .supportedOrientations(let supported, let preferred):
            (supportedOrientations, preferredOrientation) = (supported, preferred)
        case .idleTimer(let preventsLock): disablesIdleTimer = preventsLock
        case .elements(let number, let elements): answers[number] = .elements(elements)
        case .treeText(let number, let text): answers[number] = .tree(text)
        case .screen(let number, let report): answers[number] = .screen(report)
        case .issues(let number, let issues): answers[number] = .issues(issues)
        case .performed(let number, let isDone): if number != AppSession.nobody { answers[number] = .performed(isDone) }
        case .keyboard(let visible, _): keyboardVisible = visible
        case .openURL, .haptic, .pasteboard, .log, .candidates, .accessibility: break
        case .notifications, .showNotification, .registerForPush, .pushHandled, .shell, .answered, .location, .turn, .fetched, .homeIcon:
            break
        }
        onRequest?(request)
    }

    // MARK: Snapshots

    /// What a copy of the simulator must not have in common with it.
    var descriptors: [Int32] { [socket.descriptor] + process.descriptors }

    /// In a copy of the simulator: has the copy of the app's process fork one that goes on, and talks with that from now on.
    ///
    /// > Parameters: control: the simulator's end of the socket for launches.
    func resume(from control: Int32) throws(SnapshotProblem) {
        var launch = try SnapshotLaunch(from: control)
        guard ferry_descriptor_put(launch.link, socket.descriptor) else { throw .system("dup3") }
        socket.setBlocking(false)
        launch.handOver(to: process)
    }

    // MARK: Termination

    /// Terminates an app that does not respond, with a backtrace of its main thread.
    package func endAsHung(after seconds: Double) {
        guard ending == nil else { return }
        process.abort()
        var patience = 150
        // The runtime prints its backtrace and lets the process continue. On a busy machine that takes seconds.
        while process.status == .running, patience > 0, !process.log.errorLines.contains(where: { $0.hasPrefix("Backtrace took") }) {
            var set = PollSet()
            set.add(process.outputDescriptor)
            set.add(process.errorDescriptor)
            set.wait(0.1)
            process.service()
            patience -= 1
        }
        end(.hung(seconds: seconds))
    }

    /// Notifies the app that it will terminate, lets it respond, and ends it.
    package func terminate() {
        guard ending == nil else { return }
        send(.lifeCycle(.resignActive))
        send(.lifeCycle(.terminate))
        let done = ask { .sync(id: $0) }
        var patience = 25
        while ending == nil, takeAnswer(done) == nil, patience > 0 {
            var set = PollSet()
            addDescriptors(to: &set)
            set.wait(0.02)
            service()
            patience -= 1
        }
        socket.shutDown()
        process.kill()
        process.service()
    }

    private func lost(_ error: LinkError) {
        guard ending == nil else { return }
        guard error == .closed else {
            end(.brokenLink(error.description))
            return
        }
        // The link closes shortly before the process can be waited for.
        var patience = 100
        while process.status == .running, patience > 0 {
            var set = PollSet()
            set.add(process.outputDescriptor)
            set.add(process.errorDescriptor)
            set.wait(0.02)
            process.service()
            patience -= 1
        }
        if process.status == .running { end(.brokenLink("\(subject) closed its link")) } else { endAsProcessDid() }
    }

    private func endAsProcessDid() {
        switch process.status {
        case .running: break
        case .exited(let code): end(.exited(code: code))
        case .signalled(let signal): end(.crashed(signal: signal))
        }
    }

    private func end(_ reason: AppTermination.Reason) {
        guard ending == nil else { return }
        process.kill()
        process.service()
        let words = CrashLogParser(lines: process.log.errorLines)
        ending = AppTermination(
            reason: reason, message: words.message, file: words.file, line: words.line, lastEvents: lastEvents,
            logTail: process.log.tail(40))
        ending?.subject = subject
    }

    private func note(_ event: ApplicationEvent) {
        guard let text = event.summary else { return }
        if lastEvents.last == text { return }
        lastEvents.append(text)
        if lastEvents.count > AppSession.eventLimit { lastEvents.removeFirst() }
    }
}

extension ApplicationEvent {
    /// The user's action in words; nil for events without one.
    fileprivate var summary: String? {
        switch self {
        case .input(.touches(let touches, _)):
            guard let touch = touches.first, touch.phase == .began || touch.phase == .ended else { return nil }
            return "touch \(touch.phase) at \(Int(saturating: touch.x)),\(Int(saturating: touch.y))"
        case .input(.key(let key, _)): return key.phase == .down ? "key \(key.characters.debugDescription)" : nil
        case .input(.text(let text, _)): return "text \(text.debugDescription)"
        case .input(.composition(let text, _, _)): return "composing \(text.debugDescription)"
        case .input(.scroll): return "scroll"
        case .input(.hover), .input(.tilt), .input(.clipboard(_, false, _)): return nil
        case .input(.secondaryClick(let x, let y, _)): return "secondary click at \(Int(saturating: x)),\(Int(saturating: y))"
        case .input(.clipboard(_, true, _)): return "paste"
        case .input(.hardware(let button, _)): return "button \(button)"
        case .deviceChanged(let state): return "device \(state.orientation), \(state.appearance)"
        case .lifeCycle(let change): return "\(change)"
        case .openURL(let url, _): return "open \(url)"
        case .perform(_, _, let action): return "assistive \(action)"
        case .push: return "push"
        case .shortcut(let shortcut): return "shortcut \(shortcut.type)"
        case .fetch: return "background fetch"
        case .permission(.notifications): return "permission for notifications"
        case .permission(.location): return "permission for the location"
        case .screenshotTaken: return "screenshot"
        case .answer(let answer): return "notification \(answer.isDismissal ? "put away" : "answered")"
        case .queryElements, .queryTree, .queryInterface, .inspect, .queryScreen, .candidates, .audit, .pushToken, .shell, .banner,
            .openedURL,
            .announced:
            return nil
        }
    }
}

extension LayerChange {
    /// The layer whose appearance it changes.
    fileprivate var changedLayer: LayerID? {
        switch self {
        case .set(let layer, _), .addAnimation(let layer, _, _): layer
        default: nil
        }
    }
}
