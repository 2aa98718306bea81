import CWebSockets
import Foundation
import HostInterface

/// One libwebsockets context with its viewers: receives the library's callbacks.
///
/// > Isolation: the server's thread, from creation to `close`.
final class ServerLoop {
    static let viewerLimit = 16
    /// Maximum number of connections that are not viewers; the oldest is closed for a new one, so that silent clients cannot
    /// occupy all of them.
    static let unauthenticatedLimit = 32
    private static let connectionLimit: UInt32 = 128
    /// Timeout of a connection's request, and maximum lifetime after the response. > Units: seconds.
    static let patience: UInt32 = 5
    private(set) var context: OpaquePointer?
    private(set) var port = 0

    private let picture: SharedFrame
    private let policy: AccessPolicy
    private let protocols: UnsafeMutablePointer<lws_protocols>
    private let strings: [UnsafeMutablePointer<CChar>]
    private var viewers: [OpaquePointer: Viewer] = [:]
    /// Oldest first.
    private var unauthenticated: [OpaquePointer] = []
    private var lastViewer = 0
    private var fingers = TouchIDAllocator<ViewerPointer>()

    /// A pointer by its page's number; another page may use the same number.
    private struct ViewerPointer: Hashable {
        var viewer: Int
        var pointer: Int
    }

    init(
        picture: SharedFrame, policy: AccessPolicy, port requested: Int?, patience: UInt32 = ServerLoop.patience
    ) throws(HostError) {
        self.picture = picture
        self.policy = policy
        guard let name = strdup("ferry"), let address = strdup("127.0.0.1") else { throw .failed("out of memory") }
        strings = [name, address]
        protocols = .allocate(capacity: 2)
        protocols.initialize(repeating: lws_protocols(), count: 2)
        protocols[0].name = UnsafePointer(name)
        protocols[0].callback = { connection, reason, _, bytes, count in
            guard let connection, let user = lws_context_user(lws_get_context(connection)) else { return 0 }
            let loop = Unmanaged<ServerLoop>.fromOpaque(user).takeUnretainedValue()
            return loop.handle(reason, on: connection, UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
        }
        if let requested { try Self.checkFree(requested) }

        lws_set_log_level(0, nil)
        var info = lws_context_creation_info()
        info.port = Int32(requested ?? 0)
        info.iface = UnsafePointer(address)
        info.protocols = UnsafePointer(protocols)
        info.gid = -1
        info.uid = -1
        info.user = Unmanaged.passUnretained(self).toOpaque()
        info.options = UInt64(LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND) | UInt64(LWS_SERVER_OPTION_DISABLE_IPV6)
        // Viewers and a few requests; the library would otherwise size its tables for every descriptor that the process may open.
        info.fd_limit_per_thread = Self.connectionLimit
        // One for every connection: a client that sends half a request does not delay another client's request.
        info.max_http_header_pool = UInt16(Self.connectionLimit)
        info.timeout_secs = patience
        info.timeout_secs_ah_idle = patience
        info.keepalive_timeout = Int32(patience)
        context = lws_create_context(&info)
        guard let context, let host = lws_get_vhost_by_name(context, "default") else {
            close()
            if let requested { throw .portBusy(requested) }
            throw .failed("cannot listen on 127.0.0.1 for the browser page")
        }
        port = Int(lws_get_vhost_listen_port(host))
    }

    deinit {
        protocols.deallocate()
        for string in strings { free(string) }
    }

    /// Sleeps until something happens and handles it; false if the context is unusable.
    func runOnce() -> Bool { lws_service(context, 0) >= 0 }

    func close() {
        if let context { lws_context_destroy(context) }
        context = nil
    }

    /// The library retries a busy port silently, so it is tested here first. `SO_REUSEADDR` as in the library: a port just closed is free.
    private static func checkFree(_ port: Int) throws(HostError) {
        guard (1...65535).contains(port) else { throw .failed("port \(port) is not between 1 and 65535; pass another with --port") }
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw .failed("no socket for the browser page: \(String(cString: strerror(errno)))") }
        defer { Glibc.close(descriptor) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard bound != 0 else { return }
        if errno == EACCES { throw .failed("port \(port) needs more rights than this user has; pass one above 1023 with --port") }
        throw .portBusy(port)
    }

    // MARK: Callbacks

    /// The library's callback; in its result, 0 continues, anything else closes the connection.
    private func handle(_ reason: lws_callback_reasons, on connection: OpaquePointer, _ bytes: UnsafeRawBufferPointer) -> Int32 {
        switch reason {
        case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED: addUnauthenticated(connection)
        case LWS_CALLBACK_WSI_DESTROY: unauthenticated.removeAll { $0 == connection }
        case LWS_CALLBACK_HTTP: return servePage(HTTPExchange(connection: connection), path: String(decoding: bytes, as: UTF8.self))
        case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return confirmViewer(HTTPExchange(connection: connection))
        case LWS_CALLBACK_ESTABLISHED:
            unauthenticated.removeAll { $0 == connection }
            lastViewer += 1
            viewers[connection] = Viewer(number: lastViewer, picture: picture)
            lws_callback_on_writable(connection)
        case LWS_CALLBACK_RECEIVE: return receive(bytes, on: connection)
        case LWS_CALLBACK_SERVER_WRITEABLE:
            guard let viewer = viewers[connection] else { return -1 }
            if let refusal = viewer.refusal {
                var reason = Array(refusal.reason.utf8.prefix(120))
                lws_close_reason(connection, LWS_CLOSE_STATUS_POLICY_VIOLATION, &reason, reason.count)
                return -1
            }
            guard viewer.write(to: connection) else { return -1 }
            if viewer.wantsToWrite { lws_callback_on_writable(connection) }
        case LWS_CALLBACK_CLOSED: removeViewer(connection)
        case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
            for (connection, viewer) in viewers where viewer.wantsToWrite { lws_callback_on_writable(connection) }
        default: break
        }
        return 0
    }

    private func addUnauthenticated(_ connection: OpaquePointer) {
        unauthenticated.append(connection)
        while unauthenticated.count > Self.unauthenticatedLimit {
            let oldest = unauthenticated.removeFirst()
            lws_set_timeout(oldest, PENDING_TIMEOUT_AWAITING_CLIENT_HS_SEND, LWS_TO_KILL_ASYNC)
            // With bytes in flight, the library applies the request's timeout instead; it closes a shut down socket in any case.
            _ = shutdown(lws_get_socket_fd(oldest), Int32(SHUT_RDWR))
        }
    }

    private func servePage(_ exchange: HTTPExchange, path: String) -> Int32 {
        guard !exchange.isUpload else { return exchange.answer(405, "Only GET is supported.") }
        guard policy.allowsPage(host: exchange.host, token: exchange.token) else {
            return exchange.answer(403, "This URL lacks the token. Open the whole URL that Ferry printed.")
        }
        guard path == "/" else { return exchange.answer(404, "The only page is /") }
        return exchange.answer(page: BrowserPage.make())
    }

    private func confirmViewer(_ exchange: HTTPExchange) -> Int32 {
        guard policy.allowsViewer(host: exchange.host, origin: exchange.origin, token: exchange.token) else {
            _ = exchange.answer(403, "Only the page that Ferry served may connect.")
            return 1
        }
        guard viewers.count < Self.viewerLimit else {
            _ = exchange.answer(503, "\(Self.viewerLimit) viewers are connected already.")
            return 1
        }
        return 0
    }

    private func receive(_ bytes: UnsafeRawBufferPointer, on connection: OpaquePointer) -> Int32 {
        guard let viewer = viewers[connection] else { return -1 }
        let wasRefused = viewer.refusal != nil
        let isLast = lws_is_final_fragment(connection) != 0 && lws_remaining_packet_payload(connection) == 0
        let message = viewer.receive(
            bytes, isFirst: lws_is_first_fragment(connection) != 0, isLast: isLast, isBinary: lws_frame_is_binary(connection) != 0)
        if viewer.refusal != nil {
            if !wasRefused { refuse(connection) }
            return 0
        }
        if let message { handle(message, from: viewer) }
        if viewer.wantsToWrite { lws_callback_on_writable(connection) }
        return 0
    }

    /// Closes the connection with the reason once it can be written to: what the library has taken and not sent yet goes first, and a close frame after
    /// part of it would be lost. A client that reads nothing is closed without.
    private func refuse(_ connection: OpaquePointer) {
        lws_set_timeout(connection, PENDING_TIMEOUT_CLOSE_SEND, Int32(Self.patience))
        lws_callback_on_writable(connection)
    }

    private func removeViewer(_ connection: OpaquePointer) {
        guard let viewer = viewers.removeValue(forKey: connection) else { return }
        picture.removeViewer(viewer.number)
        for finger in fingers.releaseAll(where: { $0.viewer == viewer.number }) { picture.send(.pointerCancelled(finger: finger)) }
    }

    private func handle(_ message: ViewerMessage, from viewer: Viewer) {
        switch message {
        case .pointerDown(let x, let y, let pointer):
            guard let finger = fingers.press(ViewerPointer(viewer: viewer.number, pointer: pointer)) else { return }
            picture.send(.pointerDown(x: x, y: y, finger: finger))
        case .pointerMoved(let x, let y, let pointer):
            guard let finger = fingers.finger(of: ViewerPointer(viewer: viewer.number, pointer: pointer)) else { return }
            picture.send(.pointerMoved(x: x, y: y, finger: finger))
        case .pointerUp(let x, let y, let pointer):
            guard let finger = fingers.release(ViewerPointer(viewer: viewer.number, pointer: pointer)) else { return }
            picture.send(.pointerUp(x: x, y: y, finger: finger))
        case .pointerCancelled(let pointer):
            guard let finger = fingers.release(ViewerPointer(viewer: viewer.number, pointer: pointer)) else { return }
            picture.send(.pointerCancelled(finger: finger))
        case .hover(let x, let y): picture.send(.hover(x: x, y: y))
        case .wheel(let x, let y, let deltaX, let deltaY): picture.send(.wheel(x: x, y: y, deltaX: deltaX, deltaY: deltaY))
        case .key(let key): picture.send(.key(key))
        case .text(let text): picture.send(.text(text))
        case .composition(let text, let caret): picture.send(.composition(text, caret: caret))
        case .paste(let text): picture.send(.clipboard(text, pastes: true))
        case .secondaryClick(let x, let y): picture.send(.secondaryClick(x: x, y: y))
        case .command(let command): picture.send(.command(command))
        case .setting(let setting): picture.send(.setting(setting))
        case .inspection(let number, let request):
            picture.send(.inspection(HostQuestion(viewer: viewer.number, number: number, text: request.json)))
        case .drawn: break
        }
    }
}
