import Foundation
import FoundationNetworking

/// The request that follows a redirect (RFC 9110, 15.4).
enum RedirectRules {
    /// As on iOS.
    static let most = 20

    /// The next request, or nil if the response is not a redirect to follow.
    static func next(after request: URLRequest, _ status: Int, location: String?) -> URLRequest? {
        guard [301, 302, 303, 307, 308].contains(status), let location, let from = request.url else { return nil }
        let known = URL(string: location, relativeTo: from) ?? URL(string: escaped(location), relativeTo: from)
        guard var target = known?.absoluteURL, let scheme = target.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
            return nil
        }
        if target.fragment == nil, let fragment = from.fragment, var parts = URLComponents(url: target, resolvingAgainstBaseURL: true) {
            parts.fragment = fragment
            target = parts.url ?? target
        }
        var next = request
        next.url = target
        let method = request.httpMethod ?? "GET"
        let becomesGet = (status == 303 && method != "HEAD") || ([301, 302].contains(status) && method == "POST")
        if becomesGet {
            next.httpMethod = "GET"
            next.httpBody = nil
            next.httpBodyStream = nil
            for name in ["Content-Length", "Content-Type", "Content-Encoding", "Transfer-Encoding"] {
                next.setValue(nil, forHTTPHeaderField: name)
            }
        }
        // Credentials are for the original server only.
        if origin(from) != origin(target) { next.setValue(nil, forHTTPHeaderField: "Authorization") }
        // Cookies are looked up again.
        next.setValue(nil, forHTTPHeaderField: "Cookie")
        return next
    }

    private static func origin(_ url: URL) -> String {
        "\(url.scheme?.lowercased() ?? "")://\(url.host?.lowercased() ?? ""):\(url.port ?? (url.scheme == "https" ? 443 : 80))"
    }

    /// Servers send spaces and non-ASCII letters in the field.
    private static func escaped(_ text: String) -> String {
        let allowed = CharacterSet(charactersIn: "%#?&=/:@+,;!$'()*[]~-._").union(
            .alphanumerics.intersection(CharacterSet(charactersIn: "\u{21}"..."\u{7e}")))
        return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
    }
}
