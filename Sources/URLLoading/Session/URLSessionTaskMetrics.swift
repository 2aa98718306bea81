public import Foundation
public import FoundationNetworking

/// Times of a task's phases. Apple's "URLSessionTaskMetrics". > Isolation: immutable.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    /// One for each request that was sent or answered from the cache, including redirects.
    public let transactionMetrics: [URLSessionTaskTransactionMetrics]
    /// From the creation of the task to its end.
    public let taskInterval: DateInterval
    /// The number of redirects that were followed.
    public let redirectCount: Int

    /// The source of a response.
    public enum ResourceFetchType: Int, Sendable {
        /// Unknown, from the network, sent by a server without a request (not supported here), or from the cache.
        case unknown, networkLoad, serverPush, localCache
    }

    init(transactions: [URLSessionTaskTransactionMetrics], interval: DateInterval, redirects: Int) {
        (transactionMetrics, taskInterval, redirectCount) = (transactions, interval, redirects)
    }
}

/// One request and its response. Apple's "URLSessionTaskTransactionMetrics". Dates of skipped phases are nil. > Isolation: immutable.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    /// The request that was sent.
    public let request: URLRequest
    /// The response; nil if there was none.
    public let response: URLResponse?
    /// When the exchange began, also for responses of the cache.
    public let fetchStartDate: Date?
    /// When the look-up of the host's address began.
    public let domainLookupStartDate: Date?
    /// When the look-up of the host's address ended.
    public let domainLookupEndDate: Date?
    /// When the connection was begun.
    public let connectStartDate: Date?
    /// When the handshake of TLS began.
    public let secureConnectionStartDate: Date?
    /// When the handshake of TLS ended.
    public let secureConnectionEndDate: Date?
    /// When the connection was complete.
    public let connectEndDate: Date?
    /// When the request was sent; its duration is not measured.
    public let requestStartDate: Date?
    /// When the request was sent; the same as `requestStartDate`.
    public let requestEndDate: Date?
    /// When the first byte of the response was received.
    public let responseStartDate: Date?
    /// When the last byte of the response was received.
    public let responseEndDate: Date?
    /// `http/1.1`, `h2`.
    public let networkProtocolName: String?
    /// Whether a proxy was used.
    public let isProxyConnection: Bool
    /// Whether the connection of an earlier request was used.
    public let isReusedConnection: Bool
    /// Where the response came from.
    public let resourceFetchType: URLSessionTaskMetrics.ResourceFetchType
    /// The length of the request's head, as sent.
    ///
    /// > Units: bytes on the wire.
    public let countOfRequestHeaderBytesSent: Int64
    /// The number of bytes of the request's body, as sent.
    public let countOfRequestBodyBytesSent: Int64
    /// The number of bytes of the response's head, as received.
    public let countOfResponseHeaderBytesReceived: Int64
    /// The number of bytes of the response's body, as received.
    public let countOfResponseBodyBytesReceived: Int64
    /// The IP address of this end; nil without a connection.
    public let localAddress: String?
    /// The port of this end; nil without a connection.
    public let localPort: Int?
    /// The IP address of the server or proxy; nil without a connection.
    public let remoteAddress: String?
    /// The port of the server or proxy; nil without a connection.
    public let remotePort: Int?

    init(_ exchange: Exchange) {
        let timing = exchange.timing
        func date(_ seconds: Double?) -> Date? {
            guard let seconds, seconds > 0, exchange.source == .networkLoad else { return nil }
            return exchange.start.addingTimeInterval(seconds)
        }
        request = exchange.request
        response = exchange.response
        fetchStartDate = exchange.start
        let connects = !timing.connectionWasKept
        domainLookupStartDate = connects && timing.lookup > 0 ? date(.leastNonzeroMagnitude) : nil
        domainLookupEndDate = connects ? date(timing.lookup) : nil
        connectStartDate = connects ? date(timing.lookup) : nil
        secureConnectionStartDate = connects && timing.secure > 0 ? date(timing.connect) : nil
        secureConnectionEndDate = connects ? date(timing.secure) : nil
        connectEndDate = connects ? date(max(timing.connect, timing.secure)) : nil
        requestStartDate = date(timing.sent)
        requestEndDate = date(timing.sent)
        responseStartDate = exchange.source == .networkLoad ? date(timing.firstByte) : exchange.start
        responseEndDate = exchange.source == .networkLoad ? date(timing.end) : exchange.start
        networkProtocolName = timing.protocolName
        isProxyConnection = exchange.usesProxy
        isReusedConnection = timing.connectionWasKept && exchange.source == .networkLoad
        resourceFetchType = exchange.source
        countOfRequestHeaderBytesSent = timing.headSent
        countOfRequestBodyBytesSent = exchange.bodySent
        countOfResponseHeaderBytesReceived = timing.headReceived
        countOfResponseBodyBytesReceived = timing.bodyReceived
        (localAddress, localPort) = (timing.localAddress, timing.localPort)
        (remoteAddress, remotePort) = (timing.remoteAddress, timing.remotePort)
    }
}

/// Records one request and its response.
struct Exchange {
    var request: URLRequest
    var response: URLResponse?
    var start: Date
    var timing = TransferTiming()
    var source: URLSessionTaskMetrics.ResourceFetchType = .networkLoad
    var bodySent: Int64 = 0
    var usesProxy = false
}
