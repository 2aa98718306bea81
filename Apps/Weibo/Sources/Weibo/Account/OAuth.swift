import Foundation

/// The steps of signing in that need no view.
enum OAuth {
    static let client = "ferry-weibo"
    static let secret = "ferry-weibo-secret"
    static let redirect = "weibo-sample://oauth"

    enum Outcome: Equatable {
        case code(String)
        case refused(String)
        /// The answer belongs to another request.
        case foreign
    }

    static func parameters(state: String) -> [String: String] {
        [
            "client_id": client, "redirect_uri": redirect, "response_type": "code", "display": "mobile", "state": state,
            "language": Locale.preferredLanguages.first?.hasPrefix("zh") == true ? "zh" : "en",
        ]
    }

    static func isRedirect(_ url: URL) -> Bool {
        guard let known = URL(string: redirect) else { return false }
        return url.scheme == known.scheme && url.host == known.host && url.port == known.port && url.path == known.path
    }

    /// - Parameter state: that of the request.
    static func outcome(of url: URL, state: String) -> Outcome {
        let query = FormText.decode(URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedQuery ?? "")
        guard query["state"] == state else { return .foreign }
        if let error = query["error"] { return .refused(query["error_description"] ?? error) }
        guard let code = query["code"], !code.isEmpty else { return .foreign }
        return .code(code)
    }

    /// Unguessable, one for each request.
    static func newState() -> String { UUID().uuidString }
}
