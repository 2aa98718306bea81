import Foundation

/// Why something asked of the service was not done.
enum ShareError: Error, Equatable {
    /// No way to the service.
    case offline
    /// The service did not answer in time.
    case slow
    /// The answer broke off in the middle.
    case cut
    /// The session is over.
    case signedOut
    /// The service could not do it, with its HTTP status.
    case broken(Int)
    /// The service will not do it.
    case refused(Refusal)
    /// The answer is not what was agreed on.
    case malformed(String)
    /// What came is not what was sent.
    case damaged
    /// Something on this device went wrong.
    case local(String)
    case cancelled

    /// What the service says of a request that it refuses.
    struct Refusal: Equatable {
        var status: Int
        var code: String
        var message: String
        /// Of a name that is taken: one that is free.
        var suggestion: String?
        /// Of an upload that goes on elsewhere: how many bytes are there.
        var received: Int64?
        /// Of attempts that come too fast: when the next may come, in seconds.
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
            // A body that ends too early has several names.
            default: self = .cut
            }
        default: self = .local((error as NSError).localizedDescription)
        }
    }

    /// Whether nothing but the way there was missing, so that it may work later.
    var isConnection: Bool {
        switch self {
        case .offline, .slow, .cut: true
        default: false
        }
    }
}
