import Foundation

/// The page that the server sends: markup, style and script in one response, and its content security policy.
struct BrowserPage {
    var html: [UInt8]
    var contentSecurityPolicy: String

    /// Combines the parts in `Page/`. Every response has a new nonce.
    static func make() -> BrowserPage {
        let nonce = AccessPolicy().token
        let text = String(decoding: PackageResources.page_html, as: UTF8.self)
            .replacingOccurrences(of: "{{style}}", with: parts(PackageResources.page_css, PackageResources.inspector_css))
            .replacingOccurrences(
                of: "{{script}}",
                with: parts(
                    PackageResources.page_js, PackageResources.inspector_js, PackageResources.inspector_stack_js,
                    PackageResources.inspector_frames_js)
            )
            .replacingOccurrences(of: "{{nonce}}", with: nonce)
        let policy = [
            "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
            "connect-src 'self' ws://127.0.0.1:* ws://localhost:*", "img-src data:",
            "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
        ]
        return BrowserPage(html: Array(text.utf8), contentSecurityPolicy: policy.joined(separator: "; "))
    }

    private static func parts(_ files: [UInt8]...) -> String { files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") }
}
