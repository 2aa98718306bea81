import CMicroHTTPD
import Glibc
public import HTTP
import JSON
import Synchronization

/// An HTTP/1.1 server over GNU libmicrohttpd: a pool of threads that each wait on epoll, keep-alive, chunked bodies, TLS by option.
public final class HTTPServer: Sendable {
    public struct Options: Sendable {
        /// A numeric address.
        public var host = "127.0.0.1"
        /// 0 for any free one.
        public var port: UInt16 = 0
        /// Threads that serve connections.
        public var threads = max(4, sysconf(Int32(_SC_NPROCESSORS_ONLN)) * 2)
        /// Threads for handlers that wait.
        public var workers = 8
        public var longestQueue = 512
        public var connections = 2048
        public var connectionsPerAddress = 1024
        public var patience = ConnectionTimeouts()
        /// PEM texts; with both, the server speaks TLS only.
        public var certificate: String?
        public var privateKey: String?
        /// Shorter bodies are not compressed. > Units: bytes.
        public var minimumCompressedSize = 1024

        public init() {}
    }

    public let port: UInt16
    public let address: String
    public let metrics: Metrics
    private let core: ServerCore
    private let daemon: UncheckedPointer
    nonisolated(unsafe) private let tls: [UnsafeMutablePointer<CChar>]
    private let isRunning = Atomic<Bool>(true)
    nonisolated(unsafe) private var sweeper = pthread_t()

    /// Starts serving. > Throws: when it cannot listen there.
    public init(_ routes: [Route], options: Options, log: Log, refusal: (@Sendable (HTTPError, Request?) -> Response)? = nil)
        throws(ServerError)
    {
        let listening = try ListenSocket(host: options.host, port: options.port)
        let metrics = Metrics(routes)
        let isTLS = options.certificate != nil && options.privateKey != nil
        let watch = ConnectionMonitor(options.patience) { metrics.cutConnections.wrappingAdd(1, ordering: .relaxed) }
        core = ServerCore(
            router: refusal.map { Router(routes, refusal: $0) } ?? Router(routes), log: log, metrics: metrics,
            workers: WorkerPool(threads: options.workers, longestQueue: options.longestQueue), watch: watch,
            minimumCompressedSize: options.minimumCompressedSize, isTLS: isTLS)
        self.metrics = metrics
        let context = Unmanaged.passUnretained(core).toOpaque()
        tls = isTLS ? [options.privateKey, options.certificate].compactMap { $0.flatMap { strdup($0) } } : []
        var flags: [MHD_FLAG] = [MHD_USE_EPOLL_INTERNAL_THREAD, MHD_ALLOW_SUSPEND_RESUME, MHD_USE_TURBO]
        if isTLS { flags.append(MHD_USE_TLS) }
        if listening.isIPv6 { flags.append(MHD_USE_IPv6) }
        func item(_ option: MHD_OPTION, _ value: Int, _ pointer: UnsafeMutableRawPointer? = nil) -> MHD_OptionItem {
            MHD_OptionItem(option: option, value: value, ptr_value: pointer)
        }
        var items = [
            item(.LISTEN_SOCKET, Int(listening.descriptor)), item(.THREAD_POOL_SIZE, options.threads),
            item(.CONNECTION_MEMORY_LIMIT, 64 * 1024), item(.CONNECTION_LIMIT, options.connections),
            item(.PER_IP_CONNECTION_LIMIT, options.connectionsPerAddress),
            item(.CONNECTION_TIMEOUT, Int(options.patience.silence.rounded(.up))), item(.STRICT_FOR_CLIENT, 1),
            item(.URI_LOG_CALLBACK, Self.address(of: onTarget), context),
            item(.NOTIFY_COMPLETED, Self.address(of: onCompleted), context),
            item(.NOTIFY_CONNECTION, Self.address(of: onConnection), context),
            // Targets are decoded here, segment by segment, from what came over the wire.
            item(.UNESCAPE_CALLBACK, Self.address(of: leaveEscaped), nil),
        ]
        for (option, text) in zip([MHD_OPTION.HTTPS_MEM_KEY, .HTTPS_MEM_CERT], tls) {
            items.append(item(option, 0, UnsafeMutableRawPointer(text)))
        }
        items.append(item(.END, 0))
        guard let daemon = services_mhd_start(flags.reduce(0) { $0 | $1.rawValue }, onAccess, context, &items) else {
            close(listening.descriptor)
            core.workers.stop()
            throw ServerError(
                isTLS ? "cannot start the server; are certificate and key PEM texts that belong together?" : "cannot start the server")
        }
        self.daemon = UncheckedPointer(daemon)
        port = listening.port
        let host = listening.isIPv6 ? "[\(options.host)]" : options.host
        address = "\(isTLS ? "https" : "http")://\(host):\(port)"
        let own = Unmanaged.passUnretained(self).toOpaque()
        let isStarted = pthread_create(
            &sweeper, nil,
            { context in
                if let context { Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().sweep() }
                return nil
            }, own)
        guard isStarted == 0 else {
            MHD_stop_daemon(daemon)
            throw ServerError("cannot start a thread")
        }
    }

    /// Takes no more connections, waits for the requests under way, and ends. > Parameters: grace: in seconds. > Returns: whether all were
    /// answered in that time.
    @discardableResult
    public func stop(grace: Double = 10) -> Bool {
        guard isRunning.exchange(false, ordering: .sequentiallyConsistent) else { return true }
        core.drain()
        let listening = MHD_quiesce_daemon(daemon.pointer)
        if listening >= 0 { close(listening) }
        let end = monotonicNanoseconds() + Int64(grace * 1e9)
        while metrics.inFlight.load(ordering: .relaxed) > 0, monotonicNanoseconds() < end { usleep(5000) }
        let isClean = metrics.inFlight.load(ordering: .relaxed) == 0
        // Suspended connections are resumed by the workers; the library must not be stopped before.
        core.workers.stop()
        MHD_stop_daemon(daemon.pointer)
        pthread_join(sweeper, nil)
        for text in tls { free(text) }
        return isClean
    }

    private func sweep() {
        while isRunning.load(ordering: .relaxed) {
            core.watch.sweep()
            usleep(100_000)
        }
    }

    private static func address<Function>(of function: Function) -> Int { unsafeBitCast(function, to: Int.self) }
}

private typealias TargetCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer?

private let onTarget: TargetCallback = { context, target, _ in
    guard let context else { return nil }
    let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
    return Unmanaged.passRetained(Exchange(core: core, target: target)).toOpaque()
}

private let leaveEscaped: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?) -> Int = { _, _, text in
    text.map { strlen($0) } ?? 0
}

private let onCompleted:
    @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?, MHD_RequestTerminationCode
    ) -> Void = { _, _, slot, reason in
        guard let pointer = slot?.pointee else { return }
        slot?.pointee = nil
        Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue().end(wasLost: reason != .REQUEST_TERMINATED_COMPLETED_OK)
    }

private let onConnection:
    @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?, MHD_ConnectionNotificationCode
    ) -> Void = { context, connection, slot, event in
        guard let context, let connection, let slot else { return }
        let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
        if event == .CONNECTION_NOTIFY_STARTED {
            let state = ConnectionState(socket: services_mhd_socket(connection), isPlain: !core.isTLS)
            slot.pointee = Unmanaged.passRetained(state).toOpaque()
            core.watch.add(state)
            core.metrics.connections.wrappingAdd(1, ordering: .relaxed)
        } else if let pointer = slot.pointee {
            core.watch.remove(Unmanaged<ConnectionState>.fromOpaque(pointer).takeRetainedValue())
            slot.pointee = nil
            core.metrics.connections.wrappingSubtract(1, ordering: .relaxed)
        }
    }

private let onAccess: MHD_AccessHandlerCallback = { context, connection, _, method, _, upload, uploadSize, slot in
    guard let context, let connection, let uploadSize, let pointer = slot?.pointee else { return .NO }
    let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    if !exchange.hasBegun {
        let state = services_mhd_socket_context(connection).map { Unmanaged<ConnectionState>.fromOpaque($0).takeUnretainedValue() }
        guard let refusal = exchange.begin(method: method, connection, state) else { return .YES }
        return core.send(refusal, on: connection)
    }
    if uploadSize.pointee > 0 {
        let bytes = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
        guard exchange.receive(bytes) else { return .NO }
        uploadSize.pointee = 0
        return .YES
    }
    guard let response = exchange.finish(connection) else { return .YES }
    return core.send(response, on: connection)
}
