import Foundation

/// Why a request failed.
enum ShareError: Error, Equatable {
    /// The service cannot be reached.
    case offline
    /// The service did not respond in time.
    case slow
    /// The connection was lost during the response.
    case cut
    /// The session has ended.
    case signedOut
    /// The service failed, with its HTTP status.
    case broken(Int)
    /// The service rejected the request.
    case refused(Refusal)
    /// The response has an unexpected format.
    case malformed(String)
    /// The received bytes do not match the digest.
    case damaged
    /// A failure on this device.
    case local(String)
    case cancelled

    /// The service's reason for rejecting a request.
    struct Refusal: Equatable {
        var status: Int
        var code: String
        var message: String
        /// For a name in use: an unused one.
        var suggestion: String?
        /// For an upload at another offset: how many bytes the service has.
        var received: Int64?
        /// After too many attempts: the delay before the next one, in seconds.
        var retryAfter: Int?
    }

    init(_ error: Error) {
        switch error {
        case let error as ShareError: self = error
        case is CancellationError: self = .cancelled
        case let error as URLError:
            switch error.code {
            case .cancelled: self = .cancelled
            case .timedOut: self = .slow
            case .notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .dataNotAllowed: self = .offline
            // A truncated body has several error codes.
            default: self = .cut
            }
        default: self = .local((error as NSError).localizedDescription)
        }
    }

    /// Whether only the connection failed, so that a retry may succeed later.
    var isConnection: Bool {
        switch self {
        case .offline, .slow, .cut: true
        default: false
        }
    }
}
