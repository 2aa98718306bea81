public import Foundation

extension ASWebAuthenticationSession {
    /// Which addresses end a session. > Contract: AuthenticationServices, ASWebAuthenticationSession.Callback.
    public final class Callback: NSObject, Sendable {
        private enum Form: Sendable {
            case scheme(String)
            case page(host: String, path: String)
        }

        private let form: Form

        private init(_ form: Form) {
            self.form = form
            super.init()
        }

        /// Addresses with a scheme of the app.
        public static func customScheme(_ customScheme: String) -> Self { make(.scheme(customScheme.lowercased())) }

        /// A page of the web that belongs to the app.
        public static func https(host: String, path: String) -> Self {
            make(.page(host: host.lowercased(), path: path.hasPrefix("/") ? path : "/" + path))
        }

        private static func make(_ form: Form) -> Self { Self(form) }

        /// Whether an address ends the session.
        public func matchesURL(_ url: URL) -> Bool {
            switch form {
            case .scheme(let scheme): url.scheme?.lowercased() == scheme
            case .page(let host, let path):
                url.scheme?.lowercased() == "https" && url.host?.lowercased() == host && (url.path.isEmpty ? "/" : url.path) == path
            }
        }
    }
}
