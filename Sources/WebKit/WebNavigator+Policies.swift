internal import Foundation
internal import FoundationNetworking
internal import WebEngine

/// Asks the navigation delegate about requests and responses, and answers the engine.
extension WebNavigator {
    /// One less than the engine follows, which would show a page of its own about more. Confidence D (Chromium's sources, net::URLRequest).
    private static let mostRedirections = 19

    func decide(_ parameters: [String: Any]) {
        guard let id = parameters["requestId"] as? String, let sent = parameters["request"] as? [String: Any] else { return }
        let address = sent["url"] as? String ?? ""
        let isDocument = parameters["resourceType"] as? String == "Document" && parameters["frameId"] as? String == page.target
        if address.lowercased().hasPrefix("file:"), requested == nil, let url = URL(string: address), files?.allows(url) != true {
            if isDocument { fail(id, "AccessDenied") } else { refuse(id) }
            return
        }
        if isDocument, isForFile(parameters, address) {
            let url = URL(string: appAddress(address)) ?? Self.emptyAddress
            return askAboutFile(id, Self.request(url, sent, withBody: true))
        }
        if isDocument, order.isReplaced(address) { return abort(id) }
        if isBlocked(parameters, address) { return isDocument ? block(id) : refuse(id, "BlockedByClient") }
        let url = URL(string: appAddress(address))
        if !isDocument, let url, let handler = schemeHandler(url), parameters["responseStatusCode"] == nil {
            return serve(id, Self.request(url, sent, withBody: true), by: handler, isDocument: false)
        }
        guard isDocument else {
            // A part of the page, or a frame in it: neither the delegate nor the web view's state follows it.
            return page.send("Fetch.continueRequest", ["requestId": id])
        }
        if let reason = parameters["responseErrorReason"] as? String {
            // The rest of a page that was stopped, or whose place another one takes, ends by an error too, also after the next page is asked for.
            guard Self.request(named: id) == askedRequest else { return refuse(id, "Aborted") }
            // The page before stays, where the engine by itself would show a page about the error.
            let isMissing = URL(string: address).map { $0.isFileURL && !FileManager.default.fileExists(atPath: $0.path) } ?? false
            fail(id, isMissing ? "FileNotFound" : reason)
        } else if let status = parameters["responseStatusCode"] as? Int {
            decide(id, status: status, address: address, parameters["responseHeaders"] as? [[String: String]] ?? [])
        } else {
            let own = requested
            (requested, asked, askedRequest) = (nil, address, Self.request(named: id))
            let place = url ?? URL(fileURLWithPath: "/")
            let request = own?.request ?? Self.request(place, sent, withBody: schemeHandler(place) != nil)
            ask(id, request, own?.response, sent: sent["headers"] as? [String: String] ?? [:], isOfApp: own != nil)
        }
    }

    /// The request of one of the engine's names, which after a point count its redirections.
    private static func request(named id: String) -> Substring { id[..<(id.lastIndex(of: ".") ?? id.endIndex)] }

    /// A request as the engine tells it. What the engine sends itself has no body here: it does not tell that of a file.
    private static func request(_ url: URL, _ sent: [String: Any], withBody: Bool) -> URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = sent["method"] as? String
        request.allHTTPHeaderFields = sent["headers"] as? [String: String]
        guard withBody else { return request }
        // Bytes that are no text are in the entries alone.
        let parts = (sent["postDataEntries"] as? [[String: Any]] ?? []).compactMap {
            ($0["bytes"] as? String).flatMap { Data(base64Encoded: $0) }
        }
        request.httpBody = parts.isEmpty ? (sent["postData"] as? String).map { Data($0.utf8) } : parts.reduce(Data(), +)
        return request
    }

    /// Ends a request of a part of the page.
    func refuse(_ id: String, _ reason: String = "AccessDenied") {
        page.send("Fetch.failRequest", ["requestId": id, "errorReason": reason])
    }

    /// Ends the load of a page that a content rule forbids.
    private func block(_ id: String) {
        isCancelled = true
        requested = nil
        abort(id)
        let text = "The URL was blocked by a content blocker"
        fail(NSError(domain: "WebKitErrorDomain", code: 104, userInfo: [NSLocalizedDescriptionKey: text]))
    }

    private func fail(_ id: String, _ reason: String) {
        isCancelled = true
        abort(id)
        fail(reason)
    }

    /// Ends a request without a page: the one before stays.
    func abort(_ id: String) {
        isAsking = false
        page.send("Fetch.failRequest", ["requestId": id, "errorReason": "Aborted"])
    }

    /// `sent` are the header fields that the engine would send.
    private func ask(_ id: String, _ request: URLRequest, _ response: SimulatedResponse?, sent: [String: String], isOfApp: Bool) {
        if navigation == nil { navigation = WKNavigation() }
        (isCancelled, isAsking) = (false, true)
        let asked = navigation
        let decision = AppDecision(page)
        // A text without a base has no address for the app.
        let shown = request.url?.absoluteString == Self.blank ? URLRequest(url: Self.emptyAddress) : request
        let action = WKNavigationAction(request: shown, type: type, source: mainFrame, target: mainFrame)
        let answer: @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = { [weak self] policy, preferences in
            decision.end()
            guard let self else { return }
            if policy == .download {
                let download = WKDownload(request, of: view)
                view.navigationDelegate?.webView(view, navigationAction: action, didBecome: download)
                download.start()
            }
            // The load may have been stopped in the meantime, or another one begun.
            guard navigation === asked else { return abort(id) }
            guard policy == .allow else {
                isCancelled = true
                navigation = nil
                view.isLoading = false
                view.swipes?.pageDidLoad()
                return abort(id)
            }
            isCommitted = false
            apply(preferences)
            view.isLoading = true
            if isRedirected {
                view.navigationDelegate?.webView(view, didReceiveServerRedirectForProvisionalNavigation: navigation)
            } else {
                view.navigationDelegate?.webView(view, didStartProvisionalNavigation: navigation)
            }
            if !isRedirected { redirections = 0 }
            isRedirected = false
            if let response {
                page.send("Fetch.fulfillRequest", response.parameters(id))
            } else if let handler = schemeHandler(request.url) {
                serve(id, request, by: handler, isDocument: true)
            } else {
                var changes: [String: Any] = ["requestId": id]
                if let method = request.httpMethod { changes["method"] = method }
                if let body = request.httpBody { changes["postData"] = body.base64EncodedString() }
                let own = isOfApp ? request.allHTTPHeaderFields ?? [:] : [:]
                // The engine has chosen the browser's name before the delegate has chosen the kind of device.
                let fields = HeaderFields(sent, ["User-Agent": WebSettings(view).userAgent.text], own)
                changes["headers"] = fields.values.sorted { $0.key < $1.key }.map { ["name": $0.key, "value": $0.value] }
                page.send("Fetch.continueRequest", changes)
            }
        }
        let preferences = pagePreferences
        guard let delegate = view.navigationDelegate else { return answer(.allow, preferences) }
        delegate.webView(view, decidePolicyFor: action, preferences: preferences, decisionHandler: answer)
    }

    func decide(_ id: String, status: Int, address: String, _ headers: [[String: String]]) {
        let fields = Dictionary(headers.map { ($0["name"] ?? "", $0["value"] ?? "") }) { "\($0), \($1)" }
        if isChallengeCancelled {
            (isChallengeCancelled, isCancelled) = (false, true)
            abort(id)
            return fail(URLError(.cancelled))
        }
        guard !(300..<400).contains(status) else {
            let location = fields.first { $0.key.lowercased() == "location" }?.value ?? ""
            guard let target = URL(string: location, relativeTo: URL(string: address)), isForApp(target) else {
                isRedirected = status != 304
                redirections += 1
                if redirections > Self.mostRedirections {
                    isCancelled = true
                    abort(id)
                    return fail("net::ERR_TOO_MANY_REDIRECTS")
                }
                return page.send("Fetch.continueRequest", ["requestId": id])
            }
            isCancelled = true
            abort(id)
            return follow(target)
        }
        askAbout(URL(string: address).flatMap { Self.response($0, status, fields) }, id) { [weak self] in
            self?.page.send("Fetch.continueRequest", ["requestId": id])
        }
    }

    /// Asks the delegate about a response, and goes on if it is to be shown.
    func askAbout(_ response: URLResponse?, _ id: String, _ goOn: @escaping () -> Void) {
        let decision = AppDecision(page)
        let shown = response.map(WKNavigationResponse.init)
        let answer: @MainActor (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
            decision.end()
            guard let self else { return }
            if policy == .allow { return goOn() }
            isCancelled = true
            abort(id)
            // WebKit's code for a load that a policy interrupted.
            fail(NSError(domain: "WebKitErrorDomain", code: 102, userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted"]))
            guard policy == .download, let shown, let url = shown.response.url else { return }
            let download = WKDownload(URLRequest(url: url), of: view)
            view.navigationDelegate?.webView(view, navigationResponse: shown, didBecome: download)
            download.start()
        }
        guard let delegate = view.navigationDelegate, let shown else { return answer(.allow) }
        delegate.webView(view, decidePolicyFor: shown, decisionHandler: answer)
    }

    private static func response(_ url: URL, _ status: Int, _ fields: [String: String]) -> URLResponse? {
        guard url.isFileURL else {
            return HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
        }
        let type = fields.first { $0.key.lowercased() == "content-type" }?.value
        return URLResponse(url: url, mimeType: type, expectedContentLength: -1, textEncodingName: nil)
    }

    /// Whether the engine has no loads for an address, such as one of an app's own scheme.
    func isForApp(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return !["http", "https", "about", "data", "blob", "javascript", "file"].contains(scheme)
    }

    /// Asks the delegate about an address that only the app can do something with. The page stays; an allowed load fails.
    /// What the page asks for by itself leaves a load of the app as it is.
    func offer(_ url: URL, isOfPage: Bool = false) {
        let decision = AppDecision(page)
        let answer: @MainActor (WKNavigationActionPolicy) -> Void = { [weak self] policy in
            decision.end()
            guard let self else { return }
            if policy == .allow { return fail("net::ERR_UNKNOWN_URL_SCHEME") }
            guard !isOfPage else { return }
            navigation = nil
            view.isLoading = false
        }
        guard let delegate = view.navigationDelegate else { return answer(.allow) }
        let request = URLRequest(url: url.absoluteURL)
        let action = WKNavigationAction(request: request, type: type, source: mainFrame, target: mainFrame)
        delegate.webView(view, decidePolicyFor: action, preferences: pagePreferences) { policy, _ in answer(policy) }
    }
}
