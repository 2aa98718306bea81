internal import CSystem
public import DeviceProtocol
internal import Glibc
public import RenderProtocol

/// An app's end of the link to a simulator in another process: sends layer changes and requests, receives events.
///
/// > Isolation: the main thread.
public final class SocketLink: RenderLink, ApplicationEnvironment {
    /// The state of the device, as changed by the last event.
    public private(set) var device: DeviceState
    /// The clock of the app and of its animations.
    public let clock: any DeviceClock
    /// What the simulator passed at launch.
    public let beginning: LaunchInfo
    /// Receives events on the main thread; those that came before it was set are delivered when it is set.
    public var onEvent: ((ApplicationEvent) -> Void)? {
        didSet { deliverEarlyEvents() }
    }
    /// The clock's time.
    public var now: Double { clock.now }
    /// That of the virtual clock, if the process has one.
    public let alarm: (any FrameAlarm)? = VirtualAlarm()

    private let socket: LinkSocket
    private var lastBitmap: UInt64 = 0
    private let pool: BitmapPool
    private var transactionCount = 0
    /// Events received before a handler was set.
    private var earlyEvents: [ApplicationEvent] = []
    private let lost: @Sendable (LinkError) -> Void

    /// The link in the environment variable `FERRY_LINK` (a descriptor's number or a socket's path), nil without one.
    /// The process ends when the simulator does.
    public static func fromEnvironment() throws(LinkError) -> SocketLink? {
        guard let address = getenv("FERRY_LINK").map({ String(cString: $0) }), !address.isEmpty else { return nil }
        // Child processes of the app must not use it.
        unsetenv("FERRY_LINK")
        ferry_line_buffer_output()
        let link = try SocketLink(socket: LinkSocket(descriptor: try descriptor(of: address))) { error in
            if error != .closed { complain(error) }
            _exit(error == .closed ? 0 : 1)
        }
        return link
    }

    /// Performs the handshake. `lost` is called once, on any thread, when the other end is closed.
    package init(socket: LinkSocket, lost: @escaping @Sendable (LinkError) -> Void) throws(LinkError) {
        self.socket = socket
        self.lost = lost
        let pool = BitmapPool()
        self.pool = pool
        clock = LinkClock()
        socket.setBlocking(true)
        let name = CommandLine.arguments.first.map { String($0.split(separator: "/").last ?? "app") } ?? "app"
        try socket.send(.hello(version: LinkMessage.version, processID: Int(getpid()), name: name))
        guard case .welcome(_, let device, _, let beginning)? = try socket.receive()?.message else { throw .noWelcome }
        (self.device, self.beginning) = (device, beginning)
        WallClock.follow(device)
        let inbox = MainThreadInbox(self)
        LinkReader(socket: socket, pool: pool, deliver: { inbox.deliver($0) }, lost: lost).start()
    }

    deinit { socket.shutDown() }

    // MARK: RenderLink

    /// Takes memory out of the pool and announces it; nil if memory cannot be allocated.
    public func makeBitmap(_ form: BitmapForm) -> SharedBitmap? {
        guard let loan = pool.take(byteCount: form.byteCount) else { return nil }
        if loan.descriptor >= 0 { post(.memory(loan.id, byteCount: loan.memory.byteCount), descriptor: loan.descriptor) }
        let (id, endDrawing) = announce(form, in: loan.id)
        return loan.memory.bitmap(id, form, release: endDrawing)
    }

    /// Sends the descriptor of existing memory and announces it as a bitmap; nil without a descriptor.
    public func share(
        _ form: BitmapForm, at base: UnsafeMutableRawPointer, descriptor: () -> Int32?, release: @escaping @Sendable () -> Void
    ) -> SharedBitmap? {
        guard let descriptor = descriptor() else { return nil }
        let memory = pool.addExternalMemory()
        post(.memory(memory, byteCount: form.byteCount), descriptor: descriptor)
        let (id, endDrawing) = announce(form, in: memory)
        return SharedBitmap(id: id, form: form, base: base) {
            endDrawing()
            release()
        }
    }

    /// Announces a new bitmap in memory that the other end has, before the transaction that shows it, and returns how the app releases it.
    private func announce(_ form: BitmapForm, in memory: MemoryID) -> (BitmapID, endDrawing: @Sendable () -> Void) {
        lastBitmap += 1
        let id = BitmapID(lastBitmap)
        post(.bitmap(id, form, in: memory))
        let (pool, socket) = (pool, socket)
        return (
            id,
            {
                // A lost link is reported elsewhere.
                for given in pool.endDrawing(memory) { try? socket.send(.discardMemory(given)) }
            }
        )
    }

    /// Sends the changes to the simulator.
    public func commit(_ transaction: LayerTransaction) {
        send(.transaction(transaction))
        transactionCount += 1
        LaunchMemory.note(transaction: transactionCount)
    }

    // MARK: ApplicationEnvironment

    /// Sends a request to the simulator.
    public func send(_ request: ApplicationRequest) { send(.request(request)) }

    private func send(_ message: LinkMessage) {
        do throws(LinkError) { try socket.send(message) } catch { lost(error) }
    }

    private func post(_ message: LinkMessage, descriptor: Int32 = -1) {
        do throws(LinkError) { try socket.post(message, descriptor: descriptor) } catch { lost(error) }
    }

    fileprivate func receive(_ event: ApplicationEvent) {
        if case .deviceChanged(let state) = event {
            if state.timeShift != device.timeShift { WallClock.follow(state) }
            device = state
        }
        if let onEvent { onEvent(event) } else { earlyEvents.append(event) }
    }

    private func deliverEarlyEvents() {
        guard let onEvent, !earlyEvents.isEmpty else { return }
        let events = earlyEvents
        earlyEvents = []
        events.forEach(onEvent)
    }

    private static func complain(_ error: LinkError) {
        let line = Array("ferry: \(error)\n".utf8)
        _ = Glibc.write(STDERR_FILENO, line, line.count)
    }

    private static func descriptor(of address: String) throws(LinkError) -> Int32 {
        if let number = Int32(address) {
            guard number > 2, ferry_set_inherited(number, 0) == 0 else { throw .badAddress(address) }
            return number
        }
        var name = sockaddr_un()
        let space = MemoryLayout.size(ofValue: name.sun_path)
        guard address.hasPrefix("/"), address.utf8.count < space else { throw .badAddress(address) }
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: address.utf8) }
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw .system(call: "socket", code: errno) }
        let connected = withUnsafePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        guard connected == 0 else {
            let code = errno
            close(descriptor)
            throw .system(call: "connect to \(address)", code: code)
        }
        return descriptor
    }
}

/// Forwards events from the reader's thread to the link, which is accessed on the main thread only.
private final class MainThreadInbox: @unchecked Sendable {
    private weak var link: SocketLink?

    init(_ link: SocketLink) { self.link = link }

    /// > Isolation: the main thread.
    func deliver(_ event: ApplicationEvent) { link?.receive(event) }
}
