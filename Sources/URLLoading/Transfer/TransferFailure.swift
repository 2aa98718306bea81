internal import CCurl
import Foundation

/// Maps libcurl's errors to those of the URL loading system.
enum TransferFailure {
    static func code(of result: CURLcode, system: Int32, headIsComplete: Bool) -> URLError.Code {
        switch result {
        case CURLE_URL_MALFORMAT: return .badURL
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: return .cannotFindHost
        case CURLE_COULDNT_CONNECT:
            return system == ENETUNREACH || system == ENETDOWN ? .notConnectedToInternet : .cannotConnectToHost
        case CURLE_OPERATION_TIMEDOUT: return .timedOut
        // The response started, or should have, and the connection was closed.
        case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2_STREAM: return .networkConnectionLost
        // A response without a head is HTTP/0.9, which libcurl does not accept.
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_HTTP2: return .badServerResponse
        case CURLE_BAD_CONTENT_ENCODING: return .cannotDecodeContentData
        case CURLE_PEER_FAILED_VERIFICATION: return .serverCertificateUntrusted
        case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_ENGINE_INITFAILED: return .secureConnectionFailed
        case CURLE_SSL_CERTPROBLEM: return .clientCertificateRejected
        case CURLE_TOO_MANY_REDIRECTS: return .httpTooManyRedirects
        case CURLE_ABORTED_BY_CALLBACK, CURLE_READ_ERROR: return .requestBodyStreamExhausted
        default: return headIsComplete ? .networkConnectionLost : .unknown
        }
    }

    /// iOS's localized description, in English.
    static func description(of code: URLError.Code) -> String {
        switch code {
        case .cancelled: return "cancelled"
        case .badURL: return "bad URL"
        case .unsupportedURL: return "unsupported URL"
        case .timedOut: return "The request timed out."
        case .cannotFindHost: return "A server with the specified hostname could not be found."
        case .cannotConnectToHost: return "Could not connect to the server."
        case .networkConnectionLost: return "The network connection was lost."
        case .notConnectedToInternet: return "The Internet connection appears to be offline."
        case .httpTooManyRedirects: return "too many HTTP redirects"
        case .resourceUnavailable: return "resource unavailable"
        case .badServerResponse: return "There was a bad response from the server."
        case .userCancelledAuthentication: return "The operation couldn’t be completed."
        case .cannotDecodeContentData: return "cannot decode raw data"
        case .serverCertificateUntrusted: return "The certificate for this server is invalid."
        case .serverCertificateHasBadDate: return "The certificate for this server has expired."
        case .serverCertificateNotYetValid: return "The certificate for this server is not yet valid."
        case .secureConnectionFailed: return "An SSL error has occurred and a secure connection to the server cannot be made."
        case .fileDoesNotExist: return "The requested URL was not found on this server."
        case .cannotOpenFile, .cannotCreateFile: return "cannot open file"
        case .cannotWriteToFile: return "cannot write to file"
        case .dataLengthExceedsMaximum: return "resource exceeds maximum size"
        case .requestBodyStreamExhausted: return "request body stream exhausted"
        default: return "unknown error"
        }
    }

    /// The error as an app sees it: with its description and URL.
    static func error(_ code: URLError.Code, url: URL?, resumeData: Data? = nil, reason: (any Error)? = nil) -> URLError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: description(of: code)]
        if let url {
            info[NSURLErrorFailingURLErrorKey] = url
            // The older key as a string, because its name is deprecated.
            info["NSErrorFailingURLStringKey"] = url.absoluteString
        }
        if let resumeData { info[NSURLSessionDownloadTaskResumeData] = resumeData }
        if let reason { info[NSUnderlyingErrorKey] = reason }
        return URLError(code, userInfo: info)
    }
}
