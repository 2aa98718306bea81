/// Not available in Ferry: Ferry has no WebSocket tasks.
@available(*, unavailable, message: "Ferry has no WebSocket tasks")
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {}

/// Not available in Ferry: Ferry has no WebSocket tasks.
@available(*, unavailable, message: "Ferry has no WebSocket tasks")
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}
