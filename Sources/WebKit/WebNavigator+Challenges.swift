internal import Foundation
internal import URLLoading
internal import WebEngine

/// Passwords for which servers ask.
extension WebNavigator {
    /// Asks the navigation delegate, and gives its answer to the engine.
    func receiveChallenge(_ parameters: [String: Any]) {
        guard let id = parameters["requestId"] as? String, let values = parameters["authChallenge"] as? [String: Any] else { return }
        let decision = AppDecision(page)
        let answer = AnswerOnce<(URLSession.AuthChallengeDisposition, URLCredential?)>(
            "webView:didReceiveAuthenticationChallenge:completionHandler:", fallback: (.performDefaultHandling, nil)
        ) { [weak self] answer in
            decision.end()
            guard let self else { return }
            var response: [String: Any] = ["response": "CancelAuth"]
            switch answer.0 {
            case .useCredential:
                guard let user = answer.1?.user, let password = answer.1?.password else { break }
                response = ["response": "ProvideCredentials", "username": user, "password": password]
            case .cancelAuthenticationChallenge: isChallengeCancelled = true
            case .performDefaultHandling, .rejectProtectionSpace: break
            }
            page.send("Fetch.continueWithAuth", ["requestId": id, "authChallengeResponse": response])
        }
        guard let space = Self.protectionSpace(values), let delegate = view.navigationDelegate else {
            return answer.give((.performDefaultHandling, nil))
        }
        let key = "\(space.host):\(space.port) \(space.realm ?? "")"
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: challenges[key, default: 0], failureResponse: nil,
            error: nil, sender: NoSender())
        challenges[key, default: 0] += 1
        delegate.webView(view, didReceive: challenge) { answer.give(($0, $1)) }
    }

    /// Who asks, as the engine names it; nil for what has neither a name nor a password.
    static func protectionSpace(_ values: [String: Any]) -> URLProtectionSpace? {
        guard let origin = (values["origin"] as? String).flatMap(URL.init), let host = origin.host,
            let method = [
                "basic": NSURLAuthenticationMethodHTTPBasic, "digest": NSURLAuthenticationMethodHTTPDigest,
            ][(values["scheme"] as? String)?.lowercased() ?? ""]
        else { return nil }
        let scheme = origin.scheme?.lowercased()
        return URLProtectionSpace(
            host: host, port: origin.port ?? (scheme == "https" ? 443 : 80), protocol: scheme, realm: values["realm"] as? String,
            authenticationMethod: method)
    }
}

/// A web view receives a delegate's decision through the completion handler; the sender of its challenges does nothing, as on iOS.
private final class NoSender: NSObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
