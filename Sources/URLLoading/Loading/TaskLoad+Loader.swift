import Foundation
import FoundationNetworking

/// Callbacks of loaders.
extension TaskLoad: LoaderClient {
    func loader(_ loader: any Loader, didReceive response: URLResponse, head: ResponseHead?, storage: URLCache.StoragePolicy) {
        guard loader === self.loader, !isOver else { return }
        sign()
        exchanges[exchanges.count - 1].response = response
        guard let http = response as? HTTPURLResponse, head != nil else { return take(response, storage) }
        if http.statusCode == 304, kept != nil {
            isConfirmed = true
            return
        }
        kept = nil
        if let next = RedirectRules.next(after: request, http.statusCode, location: http.value(forHTTPHeaderField: "Location")) {
            return redirect(to: next, by: http)
        }
        if http.statusCode == 401, let field = http.value(forHTTPHeaderField: "WWW-Authenticate"),
            let scheme = AuthenticationScheme.strongest(in: field)
        {
            return challenge(scheme, by: http)
        }
        take(http, storage)
    }

    // MARK: Redirects

    func loader(_ loader: any Loader, wasRedirectedTo request: URLRequest, response: URLResponse) {
        guard loader === self.loader, !isOver, let response = response as? HTTPURLResponse else { return }
        exchanges[exchanges.count - 1].response = response
        redirect(to: request, by: response)
    }

    private func redirect(to next: URLRequest, by response: HTTPURLResponse) {
        guard redirects < RedirectRules.most else { return fail(.httpTooManyRedirects) }
        guard let delegate else {
            // Held, because libcurl is still processing it.
            hold(.decision)
            return queue.async {
                self.follow(next, response)
                self.letGo(.decision)
            }
        }
        ask { [session, task] answer in
            delegate.urlSession(session, task: task, willPerformHTTPRedirection: response, newRequest: next, completionHandler: answer)
        } then: { load, request in
            load.follow(request, response)
        }
    }

    private func follow(_ request: URLRequest?, _ response: HTTPURLResponse) {
        guard !isOver else { return }
        if let request {
            pendingEnd = nil
            loader?.stop()
            loader = nil
            redirects += 1
            load(request)
        } else {
            take(response, .notAllowed)
        }
    }

    // MARK: Challenges

    private func challenge(_ scheme: AuthenticationScheme, by response: HTTPURLResponse) {
        guard let url = request.url, let host = url.host else { return take(response, .notAllowed) }
        let space = URLProtectionSpace(
            host: host, port: url.port ?? (url.scheme == "https" ? 443 : 80), protocol: url.scheme, realm: scheme.realm,
            authenticationMethod: scheme.method)
        var proposed = session.frozen.urlCredentialStorage?.known(for: space)
        if let user = url.user, let password = url.password { proposed = URLCredential(user: user, password: password, persistence: .none) }
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: failures == 0 ? proposed : nil, previousFailureCount: failures,
            failureResponse: response,
            error: nil, sender: ChallengeSender.none)
        answer(challenge) { load, disposition, credential in
            let known = disposition == .performDefaultHandling ? challenge.proposedCredential : credential
            switch disposition {
            case .useCredential, .performDefaultHandling:
                guard let known, known.user != nil else { return load.take(response, .notAllowed) }
                load.retry(with: known, for: space)
            case .cancelAuthenticationChallenge: load.fail(.cancelled)
            case .rejectProtectionSpace: load.take(response, .notAllowed)
            }
        }
    }

    private func retry(with credential: URLCredential, for space: URLProtectionSpace) {
        if credential.persistence != .none { session.frozen.urlCredentialStorage?.set(credential, for: space) }
        self.credential = credential
        failures += 1
        pendingEnd = nil
        loader?.stop()
        loader = nil
        load(request)
    }

    func loader(_ loader: any Loader, didReceive challenge: URLAuthenticationChallenge) {
        guard loader === self.loader, !isOver else { return }
        answer(challenge) { _, disposition, credential in
            let sender = challenge.sender
            switch disposition {
            case .useCredential:
                if let credential { sender?.use(credential, for: challenge) } else { sender?.continueWithoutCredential(for: challenge) }
            case .performDefaultHandling: sender?.performDefaultHandling(for: challenge)
            case .cancelAuthenticationChallenge: sender?.cancel(challenge)
            case .rejectProtectionSpace: sender?.rejectProtectionSpaceAndContinue(with: challenge)
            }
        }
    }

    /// For the connection, so the session's delegate is asked first.
    func loader(_ loader: any Loader, didReceive trust: SecTrust, answer: @escaping (Bool) -> Void) {
        guard loader === self.loader, !isOver, let url = request.url, let host = url.host else { return }
        guard let delegate else { return answer(trust.evaluate().verdict == .trusted) }
        let space = ServerTrustSpace(host: host, port: url.port ?? 443, trust: trust)
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil,
            sender: ChallengeSender.none)
        ask { [session, task] answer in
            delegate.urlSession(session, didReceive: challenge) { disposition, credential in
                guard credential === ChallengeSender.unanswered else { return answer((disposition, credential)) }
                delegate.urlSession(session, task: task, didReceive: challenge) { answer(($0, $1)) }
            }
        } then: { load, decision in
            switch decision.0 {
            case .useCredential: answer(decision.1 != nil)
            case .performDefaultHandling, .rejectProtectionSpace: answer(trust.evaluate().verdict == .trusted)
            case .cancelAuthenticationChallenge: load.fail(.cancelled)
            }
        }
    }

    private func answer(
        _ challenge: URLAuthenticationChallenge,
        then goOn: @escaping (TaskLoad, URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate else {
            hold(.decision)
            // Created and called on the session's queue.
            nonisolated(unsafe) let goOn = goOn
            return queue.async {
                goOn(self, .performDefaultHandling, nil)
                self.letGo(.decision)
            }
        }
        ask { [session, task] answer in
            delegate.urlSession(session, task: task, didReceive: challenge) { answer(($0, $1)) }
        } then: { load, decision in
            goOn(load, decision.0, decision.1)
        }
    }

    // MARK: Body and completion

    /// Whether what arrives now is the task's body, and not that of a redirect or challenge, which is ignored.
    ///
    /// An app's own protocol, such as a stub in a test, may send a body without a response; the task then completes without one, as on iOS.
    private var hasBody: Bool {
        if task.response != nil { return true }
        return loader is ProtocolLoader && exchanges.last?.response == nil && !(task is URLSessionDownloadTask)
    }

    func loader(_ loader: any Loader, didLoad data: Data) {
        guard loader === self.loader, !isOver, !isConfirmed else { return }
        sign()
        guard hasBody, !data.isEmpty else { return }
        deliver(data)
    }

    func loader(_ loader: any Loader, didSend sent: Int64) {
        guard loader === self.loader, !isOver else { return }
        sign()
        exchanges[exchanges.count - 1].bodySent = sent
        deliverSent(sent)
    }

    func loaderDidFinish(_ loader: any Loader, timing: TransferTiming) {
        guard loader === self.loader, !isOver else { return }
        exchanges[exchanges.count - 1].timing = timing
        exchanges[exchanges.count - 1].usesProxy = !session.frozen.proxies.isEmpty
        if isConfirmed { return useConfirmed() }
        whenFree { load in
            guard load.hasBody else { return load.fail(.badServerResponse) }
            load.finishBody()
        }
    }

    func loader(_ loader: any Loader, didFailWith error: any Error, timing: TransferTiming) {
        guard loader === self.loader, !isOver else { return }
        exchanges[exchanges.count - 1].timing = timing
        if waitsForConnectivity(after: error) { return }
        whenFree { load in
            guard let known = error as? URLError, known.userInfo[NSLocalizedDescriptionKey] == nil else {
                return load.end(with: error)
            }
            load.fail(known.code)
        }
    }

    /// Not before pending decisions, or while suspended.
    private func whenFree(_ body: @escaping (TaskLoad) -> Void) {
        if holds.subtracting(.backlog).isEmpty { return body(self) }
        pendingEnd = { [weak self] in if let self, !self.isOver { body(self) } }
    }
}
