import HTTP
import Security

/// A request for a user's permission, as the page's address and form carry it.
struct AuthorizeRequest: Sendable, Equatable {
    var client: String
    var redirect: String
    var state: String
    var isChinese: Bool

    static let longestState = 512

    /// > Throws: for a request without a client or address, or with a state that is too long.
    init(_ parameters: Parameters) throws(HTTPError) {
        client = try parameters.required("client_id")
        redirect = try parameters.required("redirect_uri")
        state = try parameters.text("state") ?? ""
        guard state.utf8.count <= Self.longestState else {
            throw WeiboError.invalidRequest.error(details: "state has more than \(Self.longestState) bytes")
        }
        if let language = try parameters.text("language") {
            isChinese = !language.hasPrefix("en")
        } else {
            isChinese = !(parameters.request.headers["accept-language"]?.lowercased().hasPrefix("en") ?? false)
        }
    }

    private var message: String { [client, redirect, state].map { "\($0.utf8.count):\($0)" }.joined(separator: "\n") }

    /// Ties the form to the request that it was shown for: a form of another page, or with another state, has none that fits.
    /// > Parameters: expiry: seconds since 1970.
    func ticket(key: [UInt8], expiry: Int64) -> String { "\(expiry).\(Secrets.signature(of: "\(expiry)\n\(message)", key: key))" }

    /// - Parameter now: seconds since 1970.
    func accepts(_ ticket: String, key: [UInt8], now: Int64) -> Bool {
        let parts = ticket.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let expiry = Int64(parts[0]), now < expiry else { return false }
        return Secrets.areEqual(Array(ticket.utf8), Array(self.ticket(key: key, expiry: expiry).utf8))
    }

    /// The redirect address with these parameters and the state.
    func answer(_ items: [(String, String)]) -> String {
        let pairs = (items + (state.isEmpty ? [] : [("state", state)])).map { "\($0.0)=\(Self.escape($0.1))" }
        return redirect + (redirect.contains("?") ? "&" : "?") + pairs.joined(separator: "&")
    }

    private static func escape(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The page with the sign-in form, and the page that says why no one can sign in.
enum AuthorizePage {
    private static func page(_ isChinese: Bool, title: String, _ body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="\(isChinese ? "zh-CN" : "en")"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title)</title>
        <style>
        body { margin: 0; font: 17px/1.5 -apple-system, "Inter", "Noto Sans CJK SC", "Noto Sans", sans-serif; background: #f4f4f4;
          color: #333; }
        header { background: #fff; border-bottom: 1px solid #e2e2e2; padding: 14px 16px; text-align: center; font-weight: 600; }
        main { max-width: 420px; margin: 0 auto; padding: 24px 16px; }
        p { margin: 0 0 16px; }
        .note { color: #808080; font-size: 14px; }
        .wrong { color: #c62828; }
        label { display: block; font-size: 14px; color: #808080; margin-bottom: 4px; }
        input { box-sizing: border-box; width: 100%; font: inherit; padding: 11px 12px; margin-bottom: 16px; border: 1px solid #d0d0d0;
          border-radius: 6px; background: #fff; color: #333; }
        button { width: 100%; font: inherit; padding: 12px; border: 0; border-radius: 6px; margin-bottom: 12px; }
        .main { background: #ff8200; color: #fff; }
        .other { background: #fff; color: #333; border: 1px solid #d0d0d0; }
        @media (prefers-color-scheme: dark) {
          body { background: #101012; color: #ddd; }
          header { background: #1c1c1e; border-color: #38383a; }
          .note, label { color: #98989f; }
          .wrong { color: #ff7a70; }
          input, .other { background: #1c1c1e; color: #ddd; border-color: #48484a; }
        }
        </style></head><body>
        <header>\(title)</header><main>
        \(body)
        </main></body></html>
        """
    }

    /// - Parameters:
    ///   - user: what was typed before a wrong password.
    ///   - problem: why the form is shown again.
    static func form(_ request: AuthorizeRequest, application: String, ticket: String, user: String = "", problem: String? = nil) -> String
    {
        let (isChinese, name) = (request.isChinese, HTML.escape(application))
        func hidden(_ name: String, _ value: String) -> String {
            "<input type=\"hidden\" name=\"\(name)\" value=\"\(HTML.escape(value))\">"
        }
        let body = """
            <p>\(isChinese ? "“\(name)”想访问你的微博账号：读取和发布微博、评论和关注。" : "“\(name)” asks to use your account: to read and post, to comment and to follow.")</p>
            \(problem.map { "<p class=\"wrong\" role=\"alert\">\(HTML.escape($0))</p>" } ?? "")
            <form method="post" action="/oauth2/authorize">
            \(hidden("client_id", request.client))\(hidden("redirect_uri", request.redirect))\(hidden("state", request.state))
            \(hidden("response_type", "code"))\(hidden("ticket", ticket))\(hidden("language", isChinese ? "zh" : "en"))
            <label for="userId">\(isChinese ? "账号" : "Account")</label>
            <input id="userId" name="userId" type="text" autocapitalize="off" autocomplete="username" value="\(HTML.escape(user))">
            <label for="passwd">\(isChinese ? "密码" : "Password")</label>
            <input id="passwd" name="passwd" type="password" autocomplete="current-password">
            <button class="main" name="action" value="submit">\(isChinese ? "登录并授权" : "Sign in and allow")</button>
            <button class="other" name="action" value="cancel">\(isChinese ? "取消" : "Cancel")</button>
            </form>
            """
        return page(isChinese, title: isChinese ? "登录微博" : "Sign in", body)
    }

    static func refusal(isChinese: Bool, _ error: HTTPError) -> String {
        let title = isChinese ? "无法授权" : "Not possible"
        let text =
            isChinese ? "这个应用的请求有误，请返回应用重试。" : "The app's request is not valid. Go back to the app and try again."
        return page(
            isChinese, title: title, "<p>\(text)</p><p class=\"note\">\(HTML.escape(error.message)) (\(HTML.escape(error.code)))</p>")
    }

    static func response(_ status: Int, _ html: String) -> Response {
        var response = Response.text(status, html, type: "text/html; charset=utf-8")
        for (name, value) in [
            ("cache-control", "no-store"), ("referrer-policy", "no-referrer"), ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
        ] { response.headers.set(name, value) }
        return response
    }
}
