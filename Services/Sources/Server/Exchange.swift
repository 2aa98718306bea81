import CMicroHTTPD
import Glibc
import HTTP
import JSON
import Synchronization

/// One request in the server, from its first line to the end of its response.
///
/// > Isolation: the thread of its connection, except `finish` on a worker, during which the connection is suspended.
final class Exchange: @unchecked Sendable {
    private let core: ServerCore
    private let rawTarget: String?
    private let start = monotonicNanoseconds()
    private var request: Request?
    private var route: Int?
    private var received: Int64 = 0
    private var limit: Int64 = 0
    private var body: [UInt8] = []
    private var sink: (any BodySink)?
    private var refusal: HTTPError?
    private var status = 0
    private var sent: Int64 = 0
    private(set) var response: Response?
    var hasBegun = false
    private(set) var isSuspended = false
    private weak var connection: ConnectionState?

    /// How much of a body to read and discard after rejecting it, so that the client receives the error. > Units: bytes.
    private static let maximumDiscardedBytes: Int64 = 4 << 20

    init(core: ServerCore, target: UnsafePointer<CChar>?) {
        self.core = core
        rawTarget = target.flatMap { String(validatingCString: $0) }
        core.metrics.inFlight.wrappingAdd(1, ordering: .relaxed)
    }

    /// The head is complete. A response at this point means that the body will not be read.
    func begin(method name: UnsafePointer<CChar>?, _ raw: OpaquePointer, _ connection: ConnectionState?) -> Response? {
        hasBegun = true
        self.connection = connection
        connection?.enter(.body)
        let headers = core.headers(of: raw)
        let id = core.nextRequestID()
        let peer = numericHost(services_mhd_peer(raw))
        let answer = core.router.answer(request) {
            let target: RequestTarget
            do throws(RequestTarget.Failure) {
                guard let rawTarget else { throw .notUTF8("the target") }
                target = try RequestTarget(rawTarget)
            } catch {
                throw error.httpError
            }
            let methodName = name.map { String(cString: $0) } ?? ""
            guard let method = HTTPMethod(rawValue: methodName) else { throw core.router.refusal(of: methodName, target) }
            let head = Request(method, target, headers: headers, peer: peer, id: id)
            request = head
            switch core.router.match(head) {
            case .refused(let error): throw error
            case .found(let index, let request):
                self.request = request
                route = index
                try admit(core.router.routes[index], request)
            }
            // This response is not sent: the request was accepted.
            return Response(100)
        }
        if request == nil { request = Request(.get, RequestTarget(), headers: headers, peer: peer, id: id) }
        return answer.status == 100 ? nil : record(answer)
    }

    private func admit(_ route: Route, _ request: Request) throws {
        limit = route.body.limit
        if let text = request.headers["content-length"] {
            guard let length = Int64(text), length >= 0 else { throw HTTPError.header("Content-Length", "is not a number") }
            guard length <= limit else { throw tooLarge(length) }
        } else if request.headers["transfer-encoding"] == nil {
            if case .streamed = route.body { throw HTTPError(411, "length_required", "a body of known length or in chunks is expected") }
        }
        if case .streamed(_, let begin) = route.body { sink = try begin(request) }
    }

    private func tooLarge(_ length: Int64?) -> HTTPError {
        if limit == 0 { return HTTPError(400, "body_not_allowed", "this request takes no body") }
        let size = length.map { "is \($0) bytes long" } ?? "is longer"
        return HTTPError(
            413, "body_too_large", "the body \(size); at most \(limit) bytes are taken here", details: [.init("limit", .int(limit))])
    }

    /// Returns false to close the connection.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        connection?.receive(bytes.count)
        received += Int64(bytes.count)
        if refusal == nil {
            do throws(HTTPError) {
                guard received <= limit else { throw tooLarge(nil) }
                if let sink { try sink.receive(bytes) } else { body.append(contentsOf: bytes) }
            } catch {
                refusal = error
                sink?.abandon()
                sink = nil
                body = []
            }
        }
        return refusal == nil || received <= limit + Self.maximumDiscardedBytes
    }

    /// The request is complete. > Returns: the response, or nil when a worker creates it and resumes the connection.
    func finish(_ raw: OpaquePointer) -> Response? {
        if let response { return response }
        connection?.enter(.answer)
        guard let route, var request else { return record(core.router.refusal(HTTPError(500, "internal_error", "no route"), nil)) }
        if let refusal { return record(core.router.refusal(refusal, request)) }
        request.body = body
        body = []
        let found = core.router.routes[route]
        guard found.waits else { return record(answer(found, request)) }
        isSuspended = true
        MHD_suspend_connection(raw)
        let connection = UncheckedPointer(raw)
        let complete = request
        let isTaken = core.workers.run { [self] in
            _ = record(answer(found, complete))
            isSuspended = false
            MHD_resume_connection(connection.pointer)
        }
        if !isTaken {
            sink?.abandon()
            sink = nil
            let error = HTTPError(503, "overloaded", "too much work is waiting; try again", headers: HTTPHeaders([("retry-after", "1")]))
            _ = record(core.router.refusal(error, request))
            isSuspended = false
            MHD_resume_connection(raw)
        }
        return nil
    }

    private func answer(_ route: Route, _ request: Request) -> Response {
        core.router.answer(request, onFailure: { core.logFailure($0, request) }) {
            guard let sink else { return try route.handler(request) }
            self.sink = nil
            return try sink.finish()
        }
    }

    private func record(_ answer: Response) -> Response {
        var answer = answer
        switch answer.body {
        case .none: sent = 0
        case .bytes(let bytes): sent = Int64(bytes.count)
        case .file(_, _, let length): sent = length
        }
        status = answer.status
        if let request { answer.headers.set("x-request-id", request.id) }
        if case .bytes(let bytes) = answer.body, bytes.count >= core.minimumCompressedSize, answer.headers["content-encoding"] == nil,
            Self.isText(answer.headers["content-type"])
        {
            answer.headers.add("vary", "accept-encoding")
            if acceptsGzip(request?.headers["accept-encoding"]), let packed = Gzip.compress(bytes) {
                answer.body = .bytes(packed)
                answer.headers.set("content-encoding", "gzip")
            }
        }
        if core.isDraining { answer.headers.set("connection", "close") }
        response = answer
        return answer
    }

    private static func isText(_ type: String?) -> Bool {
        guard let type else { return false }
        return type.hasPrefix("application/json") || type.hasPrefix("text/")
    }

    /// The response has been sent, or the connection is lost.
    func end(wasLost: Bool) {
        sink?.abandon()
        sink = nil
        let nanoseconds = monotonicNanoseconds() - start
        core.metrics.inFlight.wrappingSubtract(1, ordering: .relaxed)
        core.metrics.count(
            route: route, status: wasLost && status == 0 ? 499 : status, nanoseconds: nanoseconds, received: received, sent: sent)
        connection?.enter(.nextHead)
        guard core.log.writes(.info), let request else { return }
        core.log.info(
            "request",
            [
                .init("request", .string(request.id)), .init("method", .string(request.method.rawValue)),
                .init("route", route.map { .string(core.router.routes[$0].pattern) } ?? .null), .init("status", .int(Int64(status))),
                .init("milliseconds", .double(Double(nanoseconds / 1000) / 1000)), .init("received", .int(received)),
                .init("sent", .int(sent)),
                .init("lost", .bool(wasLost)),
            ])
    }
}

/// A C object passed to another thread while its own thread does not use it.
struct UncheckedPointer: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }
}
