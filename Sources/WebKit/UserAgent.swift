internal import Foundation

/// What pages and servers see as the browser's name.
///
/// It is that of web views of iOS, by which many servers choose what they send. (C: the forms that MDN lists for Safari, "User-Agent header",
/// without the parts that Safari alone has.)
struct UserAgent: Equatable {
    /// The text of `navigator.userAgent` and of requests.
    let text: String
    /// The text of `navigator.platform`.
    let platform: String

    /// A name that the app has chosen itself.
    init(own text: String) { (self.text, platform) = (text, "iPhone") }

    /// The system's name. `application` takes the place of what follows the engine's part by default.
    init(isPad: Bool, mode: WKWebpagePreferences.ContentMode, version: String, application: String?) {
        let isDesktop = mode == .desktop || (mode == .recommended && isPad)
        let number = version.replacingOccurrences(of: ".", with: "_")
        let system =
            isDesktop
            ? "Macintosh; Intel Mac OS X 10_15_7"
            : isPad ? "iPad; CPU OS \(number) like Mac OS X" : "iPhone; CPU iPhone OS \(number) like Mac OS X"
        let last = application ?? (isDesktop ? nil : "Mobile/15E148")
        text = "Mozilla/5.0 (\(system)) AppleWebKit/605.1.15 (KHTML, like Gecko)" + (last.map { " \($0)" } ?? "")
        platform = isDesktop ? "MacIntel" : isPad ? "iPad" : "iPhone"
    }
}
