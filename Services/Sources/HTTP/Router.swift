/// Receives a body incrementally.
///
/// The server calls `receive` for each piece, then either `finish`, on a thread that may block, or `abandon` after a disconnection.
/// Calls never overlap.
public protocol BodySink: AnyObject, Sendable {
    func receive(_ bytes: UnsafeRawBufferPointer) throws(HTTPError)
    func finish() throws -> Response
    func abandon()
}

/// How a route receives a request's body.
public enum BodyPolicy: Sendable {
    /// A body is not allowed.
    case none
    /// Collected whole. > Units: bytes.
    case whole(limit: Int64)
    /// Passed on as it arrives. The closure gets only the head and may reject it.
    case streamed(limit: Int64, @Sendable (Request) throws -> any BodySink)

    public var limit: Int64 {
        switch self {
        case .none: 0
        case .whole(let limit), .streamed(let limit, _): limit
        }
    }
}

public struct Route: Sendable {
    public typealias Handler = @Sendable (Request) throws -> Response

    public var method: HTTPMethod
    /// `/share/{id}`
    public var pattern: String
    public var operation: Operation
    public var body: BodyPolicy
    /// Whether the handler waits for the disk or works for long: it then runs on a worker thread.
    public var waits: Bool
    public var handler: Handler

    public init(
        _ method: HTTPMethod, _ pattern: String, _ operation: Operation, body: BodyPolicy = .none, waits: Bool = false,
        handler: @escaping Handler
    ) {
        (self.method, self.pattern, self.operation, self.body) = (method, pattern, operation, body)
        (self.waits, self.handler) = (waits, handler)
    }

    /// A route that receives its body incrementally.
    public init(
        _ method: HTTPMethod, _ pattern: String, _ operation: Operation, streaming limit: Int64,
        _ sink: @escaping @Sendable (Request) throws -> any BodySink
    ) {
        self.init(method, pattern, operation, body: .streamed(limit: limit, sink), waits: true) { _ in
            throw HTTPError(500, "internal_error", "a streamed route is answered by its sink")
        }
    }
}

/// Finds the route for a request.
public struct Router: Sendable {
    public let routes: [Route]
    private let patterns: [[Segment]]
    /// Turns an error into a response: error formats differ between services.
    public let refusal: @Sendable (HTTPError, Request?) -> Response

    private enum Segment: Sendable {
        case literal(String)
        case parameter(String)
    }

    public enum Match: Sendable {
        /// The index of the route, and the request with its parameters.
        case found(Int, Request)
        case refused(HTTPError)
    }

    public init(_ routes: [Route], refusal: @escaping @Sendable (HTTPError, Request?) -> Response = { error, _ in Response(error) }) {
        self.routes = routes
        self.refusal = refusal
        patterns = routes.map { route in
            route.pattern.split(separator: "/").map {
                $0.hasPrefix("{") && $0.hasSuffix("}") ? .parameter(String($0.dropFirst().dropLast())) : .literal(String($0))
            }
        }
    }

    /// The first route whose pattern matches; literal segments take precedence over parameters. HEAD uses the route of GET.
    public func match(_ request: Request) -> Match {
        var allowed: [HTTPMethod] = []
        var best: (index: Int, parameters: [RequestTarget.Item])?
        for (index, pattern) in patterns.enumerated() where pattern.count == request.target.segments.count {
            guard let parameters = Self.fit(pattern, request.target.segments) else { continue }
            let method = routes[index].method
            allowed.append(method)
            if method == .get, !allowed.contains(.head) { allowed.append(.head) }
            guard method == request.method || (method == .get && request.method == .head && best == nil) else { continue }
            if best.map({ parameters.count < $0.parameters.count || routes[$0.index].method != request.method }) ?? true {
                best = (index, parameters)
            }
        }
        if let best {
            var request = request
            request.parameters = best.parameters
            return .found(best.index, request)
        }
        return .refused(Self.refusal(of: request.method.rawValue, request.target, allowed))
    }

    /// The error for a method without a route: 405 if the path has other methods, 404 otherwise.
    public func refusal(of method: String, _ target: RequestTarget) -> HTTPError {
        let fitting = zip(patterns, routes).filter { $0.0.count == target.segments.count && Self.fit($0.0, target.segments) != nil }
        let methods = fitting.map(\.1.method)
        return Self.refusal(of: method, target, methods + (methods.contains(.get) ? [.head] : []))
    }

    private static func refusal(of method: String, _ target: RequestTarget, _ allowed: [HTTPMethod]) -> HTTPError {
        guard !allowed.isEmpty else {
            return HTTPError(404, "no_such_resource", "there is no resource at /\(target.segments.joined(separator: "/"))")
        }
        let names = Set(allowed.map(\.rawValue)).sorted().joined(separator: ", ")
        return HTTPError(
            405, "method_not_allowed", "\(method) is not possible here; possible: \(names)", headers: HTTPHeaders([("allow", names)]))
    }

    private static func fit(_ pattern: [Segment], _ segments: [String]) -> [RequestTarget.Item]? {
        var parameters: [RequestTarget.Item] = []
        for (part, segment) in zip(pattern, segments) {
            switch part {
            case .literal(let word): if word != segment { return nil }
            case .parameter(let name): parameters.append(.init(name, segment))
            }
        }
        return parameters
    }

    /// Handles a request whose body is complete, without a server.
    public func answer(_ request: Request) -> Response {
        switch match(request) {
        case .refused(let error): return refusal(error, request)
        case .found(let index, let request):
            return answer(request) {
                if case .streamed(_, let begin) = routes[index].body {
                    var head = request
                    head.body = []
                    let sink = try begin(head)
                    do {
                        try request.body.withUnsafeBytes { try sink.receive($0) }
                    } catch {
                        sink.abandon()
                        throw error
                    }
                    return try sink.finish()
                }
                return try routes[index].handler(request)
            }
        }
    }

    /// Runs a handler; what it throws becomes a response, and `onFailure` receives errors other than `HTTPError`.
    /// > Parameters: request: evaluated after the handler, which may only then know it.
    public func answer(
        _ request: @autoclosure () -> Request?, onFailure: (any Error) -> Void = { _ in }, _ body: () throws -> Response
    ) -> Response {
        do {
            return try body()
        } catch let error as HTTPError {
            return refusal(error, request())
        } catch {
            onFailure(error)
            if let answer = (error as? any AnswerableError)?.answer { return refusal(answer, request()) }
            return refusal(
                HTTPError(500, "internal_error", "the server failed; its log has more under request \(request()?.id ?? "")"), request())
        }
    }
}
