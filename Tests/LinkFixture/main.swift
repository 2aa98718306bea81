// An app without UIKit: one square on screen, a "Go" button that turns it another colour after 0.3 s, and, on request, every bad manner
// an app can have.
import AppLink
import Foundation
import HostInterface
import RenderProtocol

@MainActor final class Fixture {
    let link: SocketLink
    let square = LayerID(1)
    var title = "Ready"
    var presses = 0
    /// What waits for a moment of the wall clock.
    var fired = "waits"
    var banner: DeviceNotification?
    var isShell: Bool { CommandLine.arguments.contains("shell") }
    var life: [String] = []

    init(link: SocketLink) {
        self.link = link
        link.onEvent = { [unowned self] event in MainActor.assumeIsolated { handle(event) } }
        var changes: [LayerChange] = [.create(square, .plain), .set(square, .bounds(RenderRect(0, 0, 100, 100))), .setRoots([square])]
        if let bitmap = BitmapForm(width: 30, height: 20).flatMap({ link.makeBitmap($0) }) {
            bitmap.base.initializeMemory(as: UInt32.self, repeating: 0xFF33_6699, count: bitmap.bytesPerRow / 4 * 20)
            changes.append(.set(square, .contents(bitmap.id)))
        }
        link.commit(LayerTransaction(changes: changes, commitTime: link.now))
        link.send(.didLaunch)
        if CommandLine.arguments.contains("frames") { moveForEver() }
        if CommandLine.arguments.contains("clock") {
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 3600) { [unowned self] in MainActor.assumeIsolated { fired = "fired" } }
        }
        if CommandLine.arguments.contains("notify"), link.beginning.notifications.permission == .undecided { scheduleNotifications() }
        if let answer = link.beginning.answer { title = "Launched by \(answer.notification.title)" }
        if !link.beginning.payload.isEmpty { title = "Woken" }
        if link.beginning.answersBehind { title = "Behind for \(link.beginning.answer?.action ?? "")" }
    }

    /// One ten seconds from the start of the clock, and whatever comes from a server.
    func scheduleNotifications() {
        let soon = DeviceNotification(identifier: "soon", title: "Soon", badge: 2, sound: "ding", moments: [1_168_335_670, 1_168_335_690])
        let denied = CommandLine.arguments.contains("denied")
        link.send(.notifications(AppNotifications(permission: denied ? .denied : .granted, options: 7, pending: [soon])))
    }

    /// The fixture stands for the device's own screens.
    func press(asShell banner: DeviceNotification?) {
        if let banner {
            let action = CommandLine.arguments.contains("quiet") ? "later" : ""
            link.send(.answered(NotificationAnswer(notification: banner, action: action)))
        } else {
            link.send(.shell(.open))
        }
    }

    /// The other buttons of the device's own screens.
    func pressBelow(_ y: Double) {
        guard let banner else { return link.send(.shell(y < 300 ? .end : .home)) }
        if y < 300 {
            link.send(.answered(NotificationAnswer(notification: banner, isDismissal: true, leavesList: true)))
        } else {
            link.send(.shell(.uncover))
        }
    }

    /// What fingers did, each phase once.
    func note(_ phase: TouchSample.Phase) {
        if life.last != "\(phase)" { life.append("\(phase)") }
        show(life.joined(separator: " "))
    }

    /// Something else to show sixty times a second.
    func moveForEver() {
        var step = 0.0
        _ = Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { [unowned self] _ in
            MainActor.assumeIsolated {
                step += 1
                let place = RenderRect(0, 0, 100 + step.truncatingRemainder(dividingBy: 50), 100)
                self.link.commit(LayerTransaction(changes: [.set(self.square, .bounds(place))], commitTime: self.link.now))
            }
        }
    }

    func handle(_ event: ApplicationEvent) {
        switch event {
        case .input(.touches(let touches, _)):
            if CommandLine.arguments.contains("touches"), let phase = touches.first?.phase { note(phase) }
            guard let touch = touches.first, touch.phase == .ended, touch.x < 200 else { break }
            if touch.y < 200 { press() } else if isShell { pressBelow(touch.y) }
        case .input(.key(let key, _)):
            if key.phase == .down { show(title == "Ready" ? key.characters : title + key.characters) }
        case .input(.text(let text, _)): show(title + text)
        case .deviceChanged(let device):
            if CommandLine.arguments.contains("clock") { return show("\(Int(Date().timeIntervalSince1970)) \(fired)") }
            guard CommandLine.arguments.contains("life") else { return show("\(device.orientation) \(device.appearance)") }
            life.append(device.isLocked ? "locked" : "unlocked")
            show(life.joined(separator: " "))
        case .queryElements(let id): link.send(.elements(id: id, elements))
        case .queryTree(let id): link.send(.treeText(id: id, "Fixture\n  Label \(title)"))
        case .audit(let id, _): link.send(.issues(id: id, []))
        case .perform(let id, _, _): link.send(.performed(id: id, false))
        case .lifeCycle(let change):
            guard CommandLine.arguments.contains("life") else { break }
            life.append("\(change)")
            show(life.joined(separator: " "))
        case .input, .openURL, .candidates, .pushToken: break
        case .push(let identifier, _): show("Push \(identifier)")
        case .answer(let answer): show("Answered \(answer.notification.title)")
        case .shell(let state):
            banner = state.notifications.first
            show(
                "\("\(state.place)".capitalized) \(state.isRunning ? "running" : "ended") \(state.badge)"
                    + state.notifications.map { " " + $0.title }.joined())
        case .banner(let notification, _):
            banner = notification
            show("Banner \(notification.title)")
        }
    }

    func press() {
        presses += 1
        if isShell { return press(asShell: banner) }
        switch CommandLine.arguments.dropFirst().first {
        case "trap": preconditionFailure("the fixture traps as asked")
        case "hang": while true {}
        case "exit": exit(3)
        case "timers": return startTimers()
        case "ask": return ask(port: CommandLine.arguments.last.flatMap { UInt16($0) } ?? 0)
        default: break
        }
        show("Wait")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [unowned self] in show("Done \(presses)") }
    }

    /// Every way an app waits; the title tells when each came back, in milliseconds after the press.
    func startTimers() {
        title = ""
        let start = link.now
        let note: @Sendable (String) -> Void = { [unowned self] name in
            let time = LinkClock().now
            DispatchQueue.main.async { MainActor.assumeIsolated { self.title += "\(name) \(Int(((time - start) * 1000).rounded()));" } }
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in note("timer") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { note("after") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.35) { note("wall") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.4) { note("global") }
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.45)
            note("sleep")
            let condition = NSCondition()
            condition.lock()
            _ = condition.wait(until: Date() + 0.1)
            condition.unlock()
            note("condition")
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.02)
            note("semaphore")
            let group = DispatchGroup()
            group.enter()
            _ = group.wait(timeout: .now() + 0.01)
            group.leave()
            note("group")
        }
        Task { @MainActor in
            try await Task.sleep(nanoseconds: 600_000_000)
            note("task")
            try await Task.sleep(for: .milliseconds(100))
            note("task")
            RunLoop.main.perform { note("perform") }
        }
    }

    /// Asks a server of this machine, and tells what it answered and how long that took.
    func ask(port: UInt16) {
        let (socket, start) = (Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), link.now)
        var address = sockaddr_in(
            sin_family: sa_family_t(AF_INET), sin_port: port.bigEndian, sin_addr: in_addr(s_addr: inet_addr("127.0.0.1")),
            sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) == 0 }
        }
        guard isConnected else { return show("Nobody there") }
        let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
        source.setEventHandler { [unowned self] in
            var byte: UInt8 = 0
            _ = read(socket, &byte, 1)
            source.cancel()
            let time = LinkClock().now - start
            MainActor.assumeIsolated { show("Answer \(byte) after \(Int((time * 1000).rounded()))") }
        }
        source.setCancelHandler { close(socket) }
        source.resume()
        show("Asked")
    }

    func show(_ text: String) {
        title = text
        let color = RenderColor(red: 1, green: 0, blue: 0, alpha: 1)
        link.commit(LayerTransaction(changes: [.set(square, .backgroundColor(color))], commitTime: link.now))
    }

    var elements: [AccessibilityElement] {
        func element(_ identifier: String, _ label: String, y: Double, traits: UInt64) -> AccessibilityElement {
            AccessibilityElement(
                identifier: identifier, label: label, value: "", className: "Fixture", traits: traits, x: 20, y: y, width: 100, height: 40,
                depth: 1, isEnabled: true, isHittable: true)
        }
        let own = [element("go", "Go", y: 100, traits: 1), element("title", title, y: 400, traits: 64)]
        return isShell ? own + [element("end", "End", y: 240, traits: 1), element("out", "Out", y: 310, traits: 1)] : own
    }
}

if CommandLine.arguments.contains("silent") {
    while true { sleep(1000) }
}
if CommandLine.arguments.contains("garbage"), let number = ProcessInfo.processInfo.environment["FERRY_LINK"].flatMap(Int32.init) {
    let bytes: [UInt8] = [200, 0, 0, 0] + [UInt8](repeating: 0xEE, count: 200)
    _ = write(number, bytes, bytes.count)
    while true { sleep(1000) }
}
guard let link = try SocketLink.fromEnvironment() else {
    print("FERRY_LINK is not set")
    exit(1)
}
let fixture = Fixture(link: link)
RunLoop.main.run()
