public import Foundation
public import FoundationNetworking

/// Times of a task's phases. Apple's "URLSessionTaskMetrics". > Isolation: immutable.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    /// One for each request that was sent or answered from the cache, including redirects.
    public let transactionMetrics: [URLSessionTaskTransactionMetrics]
    /// From the creation of the task to its end.
    public let taskInterval: DateInterval
    public let redirectCount: Int

    /// The source of a response.
    public enum ResourceFetchType: Int, Sendable {
        case unknown, networkLoad, serverPush, localCache
    }

    init(transactions: [URLSessionTaskTransactionMetrics], interval: DateInterval, redirects: Int) {
        (transactionMetrics, taskInterval, redirectCount) = (transactions, interval, redirects)
    }
}

/// One request and its response. Apple's "URLSessionTaskTransactionMetrics". Dates of skipped phases are nil. > Isolation: immutable.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    public let request: URLRequest
    public let response: URLResponse?
    public let fetchStartDate: Date?
    public let domainLookupStartDate: Date?
    public let domainLookupEndDate: Date?
    public let connectStartDate: Date?
    public let secureConnectionStartDate: Date?
    public let secureConnectionEndDate: Date?
    public let connectEndDate: Date?
    public let requestStartDate: Date?
    public let requestEndDate: Date?
    public let responseStartDate: Date?
    public let responseEndDate: Date?
    /// `http/1.1`, `h2`.
    public let networkProtocolName: String?
    public let isProxyConnection: Bool
    public let isReusedConnection: Bool
    public let resourceFetchType: URLSessionTaskMetrics.ResourceFetchType
    /// > Units: bytes on the wire.
    public let countOfRequestHeaderBytesSent: Int64
    public let countOfRequestBodyBytesSent: Int64
    public let countOfResponseHeaderBytesReceived: Int64
    public let countOfResponseBodyBytesReceived: Int64
    public let localAddress: String?
    public let localPort: Int?
    public let remoteAddress: String?
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
