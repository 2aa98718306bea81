// An app without UIKit: one square on screen, a "Go" button that changes its colour after 0.3 s, and, on request, all kinds of
// misbehaviour.
import AppLink
import DeviceProtocol
import Foundation
import RenderProtocol

@MainActor final class Fixture {
    let link: SocketLink
    let square = LayerID(1)
    var title = "Ready"
    var presses = 0
    var unhandledKeys = 0
    /// The state of a wait for a wall clock time.
    var fired = "waits"
    /// The notification that the shell displays: a banner, or the first of a list.
    var banner: ShellState.Listed?
    var apps: [ShellState.App] = []
    /// The app whose page of Settings the shell shows.
    var settingsApp = ""
    /// With "rows", a list that creates its visible rows only.
    let rows = CommandLine.arguments.contains("rows") ? Rows() : nil
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
        if !link.beginning.url.isEmpty { title = "Started by \(link.beginning.url) from \(link.beginning.source)" }
        if let shortcut = link.beginning.shortcut { title = "Started for \(shortcut.title) \(shortcut.userInfo.isEmpty)" }
        if CommandLine.arguments.contains("dies"), !link.beginning.url.isEmpty { exit(7) }
        if CommandLine.arguments.contains("files") { title = visit() }
        if link.beginning.answersBehind { title = "Behind for \(link.beginning.answer?.action ?? "")" }
    }

    /// Counts launches in a file in the app's home, and requests the location. > Returns: the previous content.
    func visit() -> String {
        let home = URL(fileURLWithPath: NSHomeDirectory())
        let file = home.appendingPathComponent("Documents/visits")
        let visits = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0
        try? "\(visits + 1)".write(to: file, atomically: true, encoding: .utf8)
        let allowed = "\(link.beginning.location.answer)"
        link.send(.location(LocationPermission(CommandLine.arguments.contains("once") ? .once : .whenInUse)))
        let isAtHome = NSTemporaryDirectory().hasPrefix(home.path) && ProcessInfo.processInfo.environment["HOME"] == home.path
        return "\(home.lastPathComponent) \(visits) \(allowed) \(isAtHome)"
    }

    /// Schedules one ten seconds from the start of the clock, and registers for remote ones.
    func scheduleNotifications() {
        let soon = DeviceNotification(identifier: "soon", title: "Soon", badge: 2, sound: "ding", moments: [1_168_335_670, 1_168_335_690])
        let denied = CommandLine.arguments.contains("denied")
        link.send(.notifications(AppNotifications(permission: denied ? .denied : .granted, options: 7, pending: [soon])))
    }

    /// The fixture acts as the device's shell.
    func press(asShell banner: ShellState.Listed?, on app: String) {
        if let banner {
            let action = CommandLine.arguments.contains("quiet") ? "later" : ""
            link.send(.answered(NotificationResponse(notification: banner.notification, action: action), app: banner.app))
        } else {
            link.send(.shell(.open(app)))
        }
    }

    /// The other buttons of the shell's screens.
    func pressBelow(_ y: Double, on app: String) {
        if !settingsApp.isEmpty, y < 300 {
            return link.send(.shell(.permission(.location(LocationPermission(.denied)), app: settingsApp)))
        }
        guard let banner else { return link.send(.shell(y < 300 ? .end(app) : .home)) }
        if y < 300 {
            let answer = NotificationResponse(notification: banner.notification, isDismissal: true, leavesList: true)
            link.send(.answered(answer, app: banner.app))
        } else {
            link.send(.shell(.uncover))
        }
    }

    /// Records each touch phase once.
    func note(_ phase: TouchSample.Phase) {
        if life.last != "\(phase)" { life.append("\(phase)") }
        show(life.joined(separator: " "))
    }

    /// Animates at sixty frames a second.
    func moveForEver() {
        var step = 0.0
        _ = Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { [unowned self] _ in
            MainActor.assumeIsolated {
                step += 1
                if step.truncatingRemainder(dividingBy: 10) == 5, CommandLine.arguments.contains("buzzes") {
                    self.link.send(.haptic(.selection))
                }
                let place = RenderRect(0, 0, 100 + step.truncatingRemainder(dividingBy: 50), 100)
                self.link.commit(LayerTransaction(changes: [.set(self.square, .bounds(place))], commitTime: self.link.now))
            }
        }
    }

    func handle(_ event: ApplicationEvent) {
        if let rows, rows.take(event) { return }
        switch event {
        case .input(.touches(let touches, _)):
            if CommandLine.arguments.contains("touches"), let phase = touches.first?.phase { note(phase) }
            guard let touch = touches.first, touch.phase == .ended, touch.x < 200 || apps.count > 1 else { break }
            // The buttons on the right belong to the second app.
            let app = (touch.x < 200 ? apps.first : apps.dropFirst().first)?.identifier ?? ""
            if touch.y < 200 { press(app) } else if isShell { pressBelow(touch.y, on: app) }
        case .input(.key(let key, _)) where CommandLine.arguments.contains("nobody"): if key.phase == .down { unhandledKeys += 1 }
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
        case .inspect(let id, let request): link.send(.treeText(id: id, "asked \(request)"))
        case .queryInterface(let id, _): link.send(.treeText(id: id, interface))
        case .audit(let id, _): link.send(.issues(id: id, []))
        case .queryScreen(let id, _): link.send(.screen(id: id, rows?.report ?? screenReport))
        case .perform(let id, _, _): link.send(.performed(id: id, false))
        case .lifeCycle(let change):
            guard CommandLine.arguments.contains("life") else { break }
            life.append("\(change)")
            show(life.joined(separator: " "))
        case .openURL(let url, let source): note("Link \(url) from \(source)")
        case .openedURL(_, let isOpen): note("Opened \(isOpen)")
        case .input(.clipboard(let text, _, _)): if CommandLine.arguments.contains("clipboard") { show("Clipboard \(text)") }
        case .pushToken(let token, _): show("Token \(token.prefix(8))")
        case .input, .candidates: break
        case .shortcut(let shortcut): note("Shortcut \(shortcut.type)")
        case .permission(.location(let permission)): note("Location \(permission.answer)")
        case .permission(.notifications(let permission)): note("Notifications \(permission)")
        case .screenshotTaken: note("Screenshot")
        case .announced(let text, let wasSpoken): note("Announced \(text) \(wasSpoken)")
        case .fetch:
            link.send(.fetched(.newData))
            note("Fetch")
        case .push(let identifier, _): show("Push \(identifier)")
        case .answer(let answer): show("Answered \(answer.notification.title)")
        case .shell(let state):
            (banner, apps, settingsApp) = (state.notifications.first, state.apps, state.settingsApp)
            show("\(state.place)".capitalized + " " + text(of: state) + state.notifications.map { " " + $0.notification.title }.joined())
        case .banner(let new):
            banner = ShellState.Listed(app: new.app.identifier, new.notification)
            show("Banner \(new.notification.title)" + (apps.count > 1 || !isShell ? " of \(new.app.name)" : ""))
        }
    }

    /// What a test of the interface sees: one button, or what is no message.
    var interface: String {
        if CommandLine.arguments.contains("damaged") { return "[{\"id\":1" }
        return """
            [{"id":7,"parent":-1,"type":9,"identifier":"fixture","label":"\(title)","title":"","x":0,"y":0,"width":100,"height":100,
            "isEnabled":true,"isSelected":false,"hasFocus":false,"isHittable":true,"touch":{"x":50,"y":50}}]
            """
    }

    /// For one app whether it runs, and its badge; for several their badges, and which run.
    func text(of state: ShellState) -> String {
        guard state.apps.count > 1 || !state.settingsApp.isEmpty else {
            return "\(state.running.isEmpty ? "ended" : "running") \(state.apps.first?.badge ?? 0)"
        }
        let running = state.running.compactMap { state.app($0)?.name }
        let from = state.app(state.comesFrom).map { " from \($0.name)" } ?? ""
        if let page = state.app(state.settingsApp) { return "of \(page.name), location \(page.location.answer)" }
        return state.apps.map { "\($0.name) \($0.badge)" }.joined(separator: ", ") + ": " + running.joined(separator: " ") + from
    }

    /// Shows an event, alone or appended to earlier ones.
    func note(_ text: String) {
        guard CommandLine.arguments.contains("life") else { return show(text) }
        life.append(text)
        show(life.joined(separator: " "))
    }

    func press(_ app: String) {
        presses += 1
        if isShell || banner != nil { return press(asShell: banner, on: app) }
        switch CommandLine.arguments.dropFirst().first {
        case "trap": preconditionFailure("the fixture traps as asked")
        case "hang": while true {}
        case "exit": exit(3)
        case "link": return link.send(.openURL(id: 1, CommandLine.arguments.last ?? ""))
        case "announce": return link.send(.accessibility(.announcement("sent")))
        case "copy": return link.send(.pasteboard("copied"))
        case "turn": return link.send(.turn(.landscapeLeft))
        case "awake": return link.send(.idleTimer(preventsLock: presses == 1))
        // First landscape, then any orientation.
        case "sideways":
            let supported = DeviceState.Orientations(rawValue: presses == 1 ? 0b11000 : 0b11010)
            return link.send(.supportedOrientations(supported, preferred: presses == 1 ? .landscapeLeft : nil))
        case "child": return show(outputOfBusyChild())
        case "model": return show(ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? "none")
        case "register": return link.send(.registerForPush(true))
        case "timers": return startTimers()
        case "ask": return ask(port: CommandLine.arguments.last.flatMap { UInt16($0) } ?? 0)
        default: break
        }
        show("Wait")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [unowned self] in show("Done \(presses)") }
    }

    /// Every way in which an app waits; the title shows when each one returned, in milliseconds after the press.
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

    /// Connects to a server on this machine, and shows its response and the elapsed time.
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

    /// What a program prints that works for a while, as symbolizers do; the main thread waits for it.
    func outputOfBusyChild() -> String {
        guard let output = popen("i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; echo counted $i", "r") else { return "No child" }
        defer { pclose(output) }
        var line = [CChar](repeating: 0, count: 64)
        guard fgets(&line, Int32(line.count), output) != nil else { return "No line" }
        return line.prefix { $0 != 0 && $0 != 10 }.map { String(UnicodeScalar(UInt8($0))) }.joined()
    }

    func show(_ text: String) {
        title = text
        let color = RenderColor(red: 1, green: 0, blue: 0, alpha: 1)
        link.commit(LayerTransaction(changes: [.set(square, .backgroundColor(color))], commitTime: link.now))
    }

    /// Counts unhandled typing if the arguments request it.
    var screenReport: ScreenReport {
        let isBusy = CommandLine.arguments.contains("frames")
        return ScreenReport(unhandledKeys: unhandledKeys, busy: isBusy ? ["Square changes"] : [])
    }

    var elements: [AccessibilityElement] {
        func element(_ identifier: String, _ label: String, x: Double = 20, y: Double, traits: UInt64) -> AccessibilityElement {
            AccessibilityElement(
                identifier: identifier, label: label, value: "", className: "Fixture", traits: traits, x: x, y: y, width: 100, height: 40,
                depth: 1, isEnabled: true, isHittable: true)
        }
        if let rows { return rows.elements + [element("title", title, y: 700, traits: 64)] }
        let own = [element("go", "Go", y: 100, traits: 1), element("title", title, y: 400, traits: 64)]
        guard isShell else { return own }
        let second = [element("go2", "Go", x: 220, y: 100, traits: 1), element("end2", "End", x: 220, y: 240, traits: 1)]
        let buttons = [element("end", "End", y: 240, traits: 1), element("out", "Out", y: 310, traits: 1)]
        return own + buttons + (apps.count > 1 ? second : [])
    }
}

if CommandLine.arguments.contains("numbers") {
    // Each by another function of the system; Swift's hashing; the address of a new object, which decides the order of sets of objects.
    print(Int.random(in: 0..<1_000_000_000), UUID().uuidString, arc4random_uniform(1_000_000_000), "a".hashValue)
    print(ObjectIdentifier(NSObject()), ProcessInfo.processInfo.environment["FERRY_RANDOM_SEED"] ?? "-")
    exit(0)
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
