import Accounts
import HTTP
import JSON
import Security

/// Signing in with OAuth 2 (RFC 6749), the grant by code.
extension MicroblogService {
    private static let ticketLifetime: Int64 = 1800

    /// The request and its application. Without both, nothing is sent to an address that is not registered.
    private func known(_ parameters: Parameters) throws -> (AuthorizeRequest, Application) {
        let request = try AuthorizeRequest(parameters)
        guard let application = try oauth.application(request.client) else {
            throw WeiboError.invalidClient.error(details: "there is no such client_id")
        }
        guard application.redirect == request.redirect else {
            throw WeiboError.redirectMismatch.error(details: "the application has another redirect_uri")
        }
        return (request, application)
    }

    private func ticket(_ request: AuthorizeRequest) -> String {
        request.ticket(key: ticketKey, expiry: clock() / 1_000_000 + Self.ticketLifetime)
    }

    private static func redirect(to address: String) -> Response {
        Response(303, headers: HTTPHeaders([("location", address), ("cache-control", "no-store"), ("referrer-policy", "no-referrer")]))
    }

    private func page(_ request: Request, _ body: (Parameters) throws -> Response) throws -> Response {
        do {
            return try body(try Parameters(request))
        } catch let error as HTTPError {
            let isChinese = !(request.headers["accept-language"]?.lowercased().hasPrefix("en") ?? false)
            return AuthorizePage.response(error.status, AuthorizePage.refusal(isChinese: isChinese, error))
        }
    }

    private func showForm(_ request: Request) throws -> Response {
        try page(request) { parameters in
            let (request, application) = try known(parameters)
            guard try parameters.required("response_type") == "code" else {
                return Self.redirect(to: request.answer([("error", "unsupported_response_type"), ("error_code", "21329")]))
            }
            return AuthorizePage.response(
                200, AuthorizePage.form(request, application: application.name, ticket: ticket(request)))
        }
    }

    private func takeForm(_ request: Request) throws -> Response {
        try page(request) { parameters in
            let (asked, application) = try known(parameters)
            func again(_ status: Int, _ chinese: String, _ english: String, user: String) -> Response {
                AuthorizePage.response(
                    status,
                    AuthorizePage.form(
                        asked, application: application.name, ticket: ticket(asked), user: user,
                        problem: asked.isChinese ? chinese : english))
            }
            guard asked.accepts(try parameters.text("ticket") ?? "", key: ticketKey, now: clock() / 1_000_000) else {
                return again(400, "页面已过期，请重新登录。", "This page has expired. Sign in again.", user: "")
            }
            if try parameters.text("action") == "cancel" {
                return Self.redirect(
                    to: asked.answer([
                        ("error", "access_denied"), ("error_code", "21330"), ("error_description", "the user or the service refused"),
                    ]))
            }
            let user = try parameters.text("userId") ?? ""
            do {
                let account = try accounts.check(account: user, password: try parameters.text("passwd") ?? "", peer: request.peer)
                return Self.redirect(to: asked.answer([("code", try oauth.makeCode(application, account: account.id))]))
            } catch let error as HTTPError where error.status == 401 {
                return again(401, "账号或密码不正确。", "The account or the password is wrong.", user: user)
            } catch let error as HTTPError where error.status == 429 {
                var response = again(429, "尝试次数太多，请稍后再试。", "Too many attempts. Try again later.", user: user)
                if let seconds = error.headers["retry-after"] { response.headers.set("retry-after", seconds) }
                return response
            }
        }
    }

    private func exchange(_ request: Request) throws -> Response {
        let parameters = try Parameters(request)
        let client = try parameters.required("client_id")
        guard let application = try oauth.application(client),
            Secrets.areEqual(Array(SHA256.of(try parameters.required("client_secret")).utf8), Array(application.secret.utf8))
        else { throw WeiboError.invalidClient.error(details: "the client_id or the client_secret is wrong") }
        guard try parameters.required("grant_type") == "authorization_code" else {
            throw WeiboError.unsupportedGrant.error(details: "only authorization_code is possible")
        }
        let grant = try oauth.exchange(
            try parameters.required("code"), redirect: try parameters.required("redirect_uri"), application)
        var response = Response.json(
            200,
            [
                "access_token": .string(grant.token), "remind_in": .string("\(grant.lifetime)"), "expires_in": .int(grant.lifetime),
                "uid": .string("\(grant.account)"), "isRealName": "true",
            ])
        response.headers.set("cache-control", "no-store")
        return response
    }

    private func tokenInfo(_ request: Request) throws -> Response {
        let token = try oauth.token(try Self.token(try Parameters(request)))
        return .json(
            200,
            [
                "uid": .int(token.caller.account), "appkey": .string(token.client), "scope": nil,
                "create_at": .int(token.createdAt / 1_000_000), "expire_in": .int((token.expiresAt - clock()) / 1_000_000),
            ])
    }

    private func revoke(_ request: Request) throws -> Response {
        let token = try Self.token(try Parameters(request))
        _ = try oauth.token(token)
        try oauth.revoke(token ?? "")
        return .json(200, ["result": "true"])
    }

    var oauthRoutes: [Route] {
        let body = BodyPolicy.whole(limit: options.largestBody)
        func operation(_ name: String, _ summary: String) -> Operation {
            Operation(name, summary, needsSession: false, answers: [.init(200, "OK")])
        }
        return [
            Route(.get, "/oauth2/authorize", operation("authorizeForm", "The page with the sign-in form.")) { [self] in try showForm($0) },
            Route(.post, "/oauth2/authorize", operation("authorize", "The form."), body: body, waits: true) { [self] in try takeForm($0) },
            Route(.post, "/oauth2/access_token", operation("accessToken", "A code becomes a token."), body: body, waits: true) { [self] in
                try exchange($0)
            },
            Route(.post, "/oauth2/get_token_info", operation("tokenInfo", "Whose token it is."), body: body) { [self] in try tokenInfo($0)
            },
            Route(.post, "/oauth2/revokeoauth2", operation("revoke", "A token ends."), body: body, waits: true) { [self] in try revoke($0)
            },
            Route(.get, "/oauth2/revokeoauth2", operation("revokeByQuery", "A token ends."), waits: true) { [self] in try revoke($0) },
        ]
    }
}
