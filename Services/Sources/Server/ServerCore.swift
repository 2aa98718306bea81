import CMicroHTTPD
import Glibc
import HTTP
import JSON
import Synchronization

/// What all requests of a server share.
final class ServerCore: Sendable {
    let router: Router
    let log: Log
    let metrics: Metrics
    let workers: WorkerPool
    let watch: ConnectionMonitor
    let minimumCompressedSize: Int
    let isTLS: Bool
    private let draining = Atomic<Bool>(false)
    private let requests = Atomic<Int>(0)
    private let run: String

    init(router: Router, log: Log, metrics: Metrics, workers: WorkerPool, watch: ConnectionMonitor, minimumCompressedSize: Int, isTLS: Bool) {
        (self.router, self.log, self.metrics, self.workers) = (router, log, metrics, workers)
        (self.watch, self.minimumCompressedSize, self.isTLS) = (watch, minimumCompressedSize, isTLS)
        run = String(UInt32.random(in: .min ... .max), radix: 36)
    }

    var isDraining: Bool { draining.load(ordering: .relaxed) }

    func drain() { draining.store(true, ordering: .relaxed) }

    func nextRequestID() -> String { run + "-" + String(requests.wrappingAdd(1, ordering: .relaxed).newValue, radix: 36) }

    func logFailure(_ error: any Error, _ request: Request) {
        log.error("handler failed", [.init("request", .string(request.id)), .init("error", .string("\(error)"))])
    }

    func headers(of connection: OpaquePointer) -> HTTPHeaders {
        var headers = HTTPHeaders()
        withUnsafeMutablePointer(to: &headers) { pointer in
            _ = MHD_get_connection_values(
                connection, .HEADER_KIND,
                { context, _, key, value in
                    if let headers = context?.assumingMemoryBound(to: HTTPHeaders.self), let key, let value {
                        headers.pointee.add(String(cString: key), String(cString: value))
                    }
                    return .YES
                }, pointer)
        }
        return headers
    }

    /// Hands a response to the library. False when it has no memory.
    func send(_ response: Response, on connection: OpaquePointer) -> MHD_Result {
        let made: OpaquePointer?
        switch response.body {
        case .none: made = MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
        case .bytes(var bytes):
            made = bytes.withUnsafeMutableBytes { MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY) }
        case .file(let file, let offset, let length):
            // The library closes the descriptor that it is given.
            let copy = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
            guard copy >= 0 else { return .NO }
            made = MHD_create_response_from_fd_at_offset64(UInt64(length), copy, UInt64(offset))
        }
        guard let made else { return .NO }
        defer { MHD_destroy_response(made) }
        for field in response.headers.fields { MHD_add_response_header(made, field.name, field.value) }
        return MHD_queue_response(connection, UInt32(response.status), made)
    }
}
