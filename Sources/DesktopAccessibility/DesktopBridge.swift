internal import AssistiveTree
internal import CDBus
package import DeviceProtocol
internal import Foundation
package import HostInterface

/// Exposes the app to the desktop's assistive tools, on the accessibility bus (AT-SPI 2).
///
/// Connects without blocking, and silently does nothing if there is no bus. Queries after a change of the screen wait until
/// the simulator has sent the new elements. > Isolation: the host's thread.
package final class DesktopBridge: AssistiveBridge {
    /// Readable when `service` has something to do; never changes.
    package let descriptor: Int32
    package private(set) var status = "no assistive tools: there is no session bus"
    package var onAction: ((UInt64, AccessibilityAction) -> Void)?
    /// The device's screen on the desktop, from its position in the frame.
    package var locate: ((AssistivePlacement) -> AssistiveGeometryValues?)?

    private var answers: AssistiveService
    private var session: BusConnection?
    private var bus: BusConnection?
    private var addressQuestion: UInt32?
    private var embedQuestion: UInt32?
    /// A tool has sent a query: changes are sent from now on.
    private var hasListeners = false
    private var isStale = true
    private var waiting: [BusMessage] = []
    private static let waitingLimit = 1000

    package init(name: String, environment: [String: String] = ProcessInfo.processInfo.environment) throws(HostError) {
        descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard descriptor >= 0 else { throw .failed("no descriptor for the accessibility bus: \(String(cString: strerror(errno)))") }
        answers = AssistiveService(name: name)
        connect(environment)
    }

    deinit { close(descriptor) }

    // MARK: Connecting

    private func connect(_ environment: [String: String]) {
        do throws(BusError) {
            if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty { return try join(address) }
            let runtime = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
            let fallback = runtime.flatMap { FileManager.default.fileExists(atPath: $0) ? "unix:path=" + $0 : nil }
            guard let address = environment["DBUS_SESSION_BUS_ADDRESS"] ?? fallback, !address.isEmpty else { return }
            let session = try BusConnection.session(address: address)
            self.session = session
            watch(session)
            addressQuestion = session.send(.call(to: "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"))
            session.flush()
            status = "no assistive tools: the session has not reported the accessibility bus"
        } catch {
            status = "no assistive tools: \(error.description)"
        }
    }

    private func join(_ address: String) throws(BusError) {
        let bus = try BusConnection(address: address)
        self.bus = bus
        answers.busName = bus.name
        watch(bus)
        let own = BusValue.structure([.string(bus.name), .path(AssistiveService.folder + AssistiveNode.root)])
        embedQuestion = bus.send(
            .call(
                to: "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Socket", "Embed", [own]))
        bus.flush()
        status = "no assistive tools: the registry has not responded"
    }

    private func watch(_ connection: BusConnection) {
        guard let number = connection.descriptor else { return }
        var event = epoll_event()
        event.events = EPOLLIN.rawValue
        event.data.fd = number
        _ = epoll_ctl(descriptor, EPOLL_CTL_ADD, number, &event)
    }

    // MARK: Service

    package func service() {
        if let session {
            for message in session.receive() { handle(answer: message) }
            if !session.isOpen { self.session = nil }
        }
        guard let bus else { return }
        for message in bus.receive() {
            if message.kind == .call { receive(message) } else { handle(answer: message) }
        }
        if !bus.isOpen {
            status = "no assistive tools: the accessibility bus was closed"
            self.bus = nil
            waiting = []
            return
        }
        bus.flush()
    }

    private func handle(answer message: BusMessage) {
        guard message.kind == .answer || message.kind == .error else { return }
        if message.answered == addressQuestion {
            addressQuestion = nil
            // The session's bus is no longer needed.
            session = nil
            guard message.kind == .answer, let address = message.values.first?.text, !address.isEmpty else {
                status = "no assistive tools: the session has no accessibility bus (\(message.errorName))"
                return
            }
            do throws(BusError) { try join(address) } catch { status = "no assistive tools: \(error.description)" }
        } else if message.answered == embedQuestion {
            embedQuestion = nil
            guard message.kind == .answer, case .structure(let parts)? = message.values.first, parts.count == 2 else {
                status = "no assistive tools: the registry rejected the app (\(message.errorName))"
                return
            }
            answers.desktop = (parts[0].text ?? "", parts[1].text ?? "")
            status = "assistive tools find the app as \(answers.busName)"
        }
    }

    private func receive(_ message: BusMessage) {
        // libdbus answers some calls itself; the registry's own query does not indicate a tool.
        if message.interface.hasPrefix(AssistiveService.prefix) || message.interface.hasPrefix("org.freedesktop.DBus.Properties") {
            hasListeners = hasListeners || message.path != AssistiveService.folder + AssistiveNode.root
        }
        let concernsScreen = message.path != AssistiveService.folder + AssistiveNode.root
        guard isStale || !waiting.isEmpty, concernsScreen, waiting.count < Self.waitingLimit else { return answer(message) }
        waiting.append(message)
    }

    private func answer(_ message: BusMessage) {
        guard let bus else { return }
        let call = BusCall(path: message.path, interface: message.interface, member: message.member, arguments: message.values)
        let reply: BusMessage?
        switch answers.answer(call) {
        case .values(let values): reply = message.answer(values)
        case .action(let element, let action, let values):
            reply = message.answer(values)
            isStale = true
            onAction?(element, action)
        case .error(let name, let text): reply = message.error(name, text)
        }
        if message.wantsAnswer { bus.send(reply) }
    }

    // MARK: The screen

    package var wantsElements: Bool { bus != nil && isStale && (!waiting.isEmpty || hasListeners) }

    package func contentChanged() { isStale = true }

    package func show(_ elements: [AccessibilityElement], at placement: AssistivePlacement) {
        guard let bus else { return }
        isStale = false
        let old = answers.tree
        answers.tree = AssistiveTree(name: old.name, elements: elements)
        if let located = locate?(placement) { answers.geometry = located.geometry }
        if hasListeners {
            for event in answers.tree.events(since: old) { send(answers.signal(of: event), on: bus) }
        }
        let asked = waiting
        waiting = []
        for message in asked {
            // An action may change what the next query asks about.
            if isStale { waiting.append(message) } else { answer(message) }
        }
        bus.flush()
    }

    package func announce(_ text: String) {
        guard let bus else { return }
        send(answers.announcement(text), on: bus)
        bus.flush()
    }

    private func send(_ signal: AssistiveService.Signal, on bus: BusConnection) {
        bus.send(.signal(AssistiveService.folder + signal.key, signal.interface, signal.member, signal.arguments))
    }
}

/// Position of the device's screen in the window, and of the window on the desktop. > Units: the window system's; `unit` of them per point.
package struct AssistiveGeometryValues {
    var geometry: AssistiveGeometry

    package init(x: Double, y: Double, unit: Double, windowX: Double, windowY: Double, width: Double, height: Double) {
        geometry = AssistiveGeometry()
        (geometry.x, geometry.y, geometry.unit) = (x, y, unit)
        (geometry.windowX, geometry.windowY, geometry.windowWidth, geometry.windowHeight) = (windowX, windowY, width, height)
    }
}
