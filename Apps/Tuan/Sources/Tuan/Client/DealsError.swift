import Foundation

/// Why a request failed.
enum DealsError: Error, Equatable {
    /// The service cannot be reached.
    case offline
    /// The service did not respond in time.
    case slow
    /// The connection was lost during the response.
    case cut
    /// The service failed, with its HTTP status.
    case broken(Int)
    /// The service rejected the request.
    case refused(code: Int, message: String)
    /// The response has an unexpected format.
    case malformed(String)
    case cancelled

    init(_ error: Error) {
        switch error {
        case let error as DealsError: self = error
        case let error as Fields.Fault: self = .malformed(error.description)
        case let error as URLError:
            switch error.code {
            case .cancelled: self = .cancelled
            case .timedOut: self = .slow
            case .notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .dataNotAllowed: self = .offline
            // A truncated body has several error codes.
            default: self = .cut
            }
        default: self = .malformed((error as NSError).localizedDescription)
        }
    }

    /// The message for the user.
    var message: String {
        switch self {
        case .offline: words("连不上团购服务，请检查网络。")
        case .slow: words("团购服务响应太慢。")
        case .cut: words("连接中断了。")
        case .broken(let status): words("团购服务出了问题（%d）。", status)
        case .refused(_, let message): message
        case .malformed: words("看不懂团购服务的回答。")
        case .cancelled: words("已取消")
        }
    }
}
