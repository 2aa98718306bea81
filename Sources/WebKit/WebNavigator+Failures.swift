internal import Foundation

/// The engine's errors as those of URL loading.
extension WebNavigator {
    /// Fails with the engine's name for an error: that of a request, or that of a navigation.
    func fail(_ text: String) {
        let code: URLError.Code =
            switch text {
            case "NameNotResolved", "net::ERR_NAME_NOT_RESOLVED": .cannotFindHost
            case "InternetDisconnected", "net::ERR_INTERNET_DISCONNECTED": .notConnectedToInternet
            case "TimedOut", "net::ERR_TIMED_OUT", "net::ERR_CONNECTION_TIMED_OUT": .timedOut
            case "ConnectionClosed", "ConnectionReset", "ConnectionAborted": .networkConnectionLost
            case "net::ERR_FILE_NOT_FOUND", "FileNotFound": .fileDoesNotExist
            case "AccessDenied", "net::ERR_ACCESS_DENIED": .noPermissionsToReadFile
            case "net::ERR_UNKNOWN_URL_SCHEME", "net::ERR_INVALID_URL": .unsupportedURL
            case "net::ERR_TOO_MANY_REDIRECTS": .httpTooManyRedirects
            case _ where text.hasPrefix("net::ERR_CERT"): .serverCertificateUntrusted
            default: .cannotConnectToHost
            }
        // Not `NSError`: outside of Darwin that is no `URLError` by a cast, while this is both.
        fail(URLError(code, userInfo: [NSLocalizedDescriptionKey: text]))
    }

    func fail(_ error: any Error) {
        let failed = navigation
        navigation = nil
        (isAsking, view.isLoading) = (false, false)
        view.swipes?.pageDidLoad()
        view.navigationDelegate?.webView(view, didFailProvisionalNavigation: failed, withError: error)
    }
}
