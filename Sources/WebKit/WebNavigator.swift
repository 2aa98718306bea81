internal import Foundation
internal import FoundationNetworking
internal import WebEngine

/// Carries out a web view's loads in the engine and tells the navigation delegate.
@MainActor final class WebNavigator {
    /// Whose host is never resolved: the address of texts that have none.
    static let blank = "http://blank.invalid/"

    private unowned let view: WKWebView
    let page: EnginePage
    /// A load of the app that the engine has not yet asked for.
    private var requested: (request: URLRequest, text: String?)?
    private var navigation: WKNavigation?
    private var type = WKNavigationType.other
    private var scripts: [String] = []
    private var isCommitted = false
    /// The server sent the load to another address, which the engine has not yet asked for.
    private var isRedirected = false
    /// The load was refused by a policy or has failed: the engine's own report of its end is not another failure.
    private var isCancelled = false

    init(view: WKWebView, page: EnginePage) {
        self.view = view
        self.page = page
        page.onEvent = { [weak self] name, parameters in self?.receive(name, parameters) }
        page.send("Runtime.addBinding", ["name": WKUserContentController.binding])
    }

    /// Starts a load: `action` sends its command when the scripts are in place.
    private func begin(_ type: WKNavigationType, _ action: @escaping (WKNavigation) -> Void) -> WKNavigation {
        let new = WKNavigation()
        navigation = new
        self.type = type
        (isCancelled, isRedirected) = (false, false)
        installScripts { [weak self] in
            if self?.navigation === new { action(new) }
        }
        return new
    }

    /// Loads a request, or a text as if it were the response.
    func load(_ request: URLRequest, text: String?) -> WKNavigation {
        begin(.other) { [weak self] new in
            guard let self else { return }
            requested = (request, text)
            page.send("Page.navigate", ["url": request.url?.absoluteString ?? Self.blank]) { [weak self] result in
                guard let self, navigation === new else { return }
                switch result {
                case .success(let value):
                    if let text = value["errorText"] as? String, !isCancelled { fail(text) }
                case .failure(let error): fail(error.message)
                }
            }
        }
    }

    func reload() -> WKNavigation {
        begin(.reload) { [weak self] _ in self?.page.send("Page.reload") }
    }

    /// Goes `distance` entries through the history, if there is such an entry.
    func go(_ distance: Int) -> WKNavigation {
        begin(.backForward) { [weak self] _ in
            self?.page.send("Page.getNavigationHistory") { [weak self] result in
                guard let self, case .success(let value) = result, let index = value["currentIndex"] as? Int,
                    let entries = value["entries"] as? [[String: Any]], entries.indices.contains(index + distance),
                    let id = entries[index + distance]["id"]
                else { return }
                page.send("Page.navigateToHistoryEntry", ["entryId": id])
            }
        }
    }

    /// Gives the engine the content controller's scripts, if they have changed; `completion` runs when the next page will have them.
    private func installScripts(_ completion: @escaping () -> Void) {
        let wanted = view.configuration.userContentController.engineSources
        guard wanted != scripts else { return completion() }
        scripts = wanted
        if !installed.isEmpty { page.send("Page.removeScriptToEvaluateOnNewDocument", ["identifier": installed]) }
        page.send("Page.addScriptToEvaluateOnNewDocument", ["source": wanted.joined(separator: ";\n")]) { [weak self] result in
            self?.installed = (try? result.get())?["identifier"] as? String ?? ""
            completion()
        }
    }
    private var installed = ""

    private func receive(_ name: String, _ parameters: [String: Any]) {
        let frame = parameters["frame"] as? [String: Any]
        switch name {
        case "Fetch.requestPaused": decide(parameters)
        case "Page.frameRequestedNavigation":
            switch parameters["reason"] as? String {
            case "anchorClick": type = .linkActivated
            case "formSubmissionPost", "formSubmissionGet": type = .formSubmitted
            default: type = .other
            }
            if let target = URL(string: parameters["url"] as? String ?? ""), isForApp(target) { offer(target) }
        case "Page.frameNavigated" where frame?["parentId"] == nil: commit(frame ?? [:])
        case "Page.loadEventFired" where isCommitted: finish()
        case "Runtime.bindingCalled":
            guard parameters["name"] as? String == WKUserContentController.binding, let payload = parameters["payload"] as? String else {
                return
            }
            view.configuration.userContentController.receive(payload, from: view)
        case "Page.javascriptDialogOpening":
            // As in WebKit without a delegate for dialogs: nothing is shown, and the answer is no.
            page.send("Page.handleJavaScriptDialog", ["accept": parameters["type"] as? String == "beforeunload"])
        case "Inspector.targetCrashed":
            view.isLoading = false
            view.navigationDelegate?.webViewWebContentProcessDidTerminate(view)
        default: break
        }
    }

    private func decide(_ parameters: [String: Any]) {
        guard let id = parameters["requestId"] as? String, let sent = parameters["request"] as? [String: Any] else { return }
        let address = sent["url"] as? String ?? ""
        guard parameters["frameId"] as? String == page.target else {
            // A frame in the page: neither the delegate nor the web view's state follows it.
            return page.send("Fetch.continueRequest", ["requestId": id])
        }
        if let reason = parameters["responseErrorReason"] as? String {
            // The page before stays, where the engine by itself would show a page about the error.
            isCancelled = true
            abort(id)
            fail(reason)
        } else if let status = parameters["responseStatusCode"] as? Int {
            decide(id, status: status, address: address, parameters["responseHeaders"] as? [[String: String]] ?? [])
        } else {
            var request = URLRequest(url: URL(string: address) ?? URL(fileURLWithPath: "/"))
            var text: String?
            if let own = requested {
                requested = nil
                request = own.request
                text = own.text
            } else {
                request.httpMethod = sent["method"] as? String
                request.allHTTPHeaderFields = sent["headers"] as? [String: String]
            }
            ask(id, request, text: text)
        }
    }

    /// Ends a request without a page: the one before stays.
    private func abort(_ id: String) { page.send("Fetch.failRequest", ["requestId": id, "errorReason": "Aborted"]) }

    private func ask(_ id: String, _ request: URLRequest, text: String?) {
        if navigation == nil { navigation = WKNavigation() }
        isCancelled = false
        let answer: @MainActor (WKNavigationActionPolicy) -> Void = { [weak self] policy in
            guard let self else { return }
            guard policy == .allow else {
                isCancelled = true
                navigation = nil
                view.isLoading = false
                return abort(id)
            }
            isCommitted = false
            view.isLoading = true
            if isRedirected {
                view.navigationDelegate?.webView(view, didReceiveServerRedirectForProvisionalNavigation: navigation)
            } else {
                view.navigationDelegate?.webView(view, didStartProvisionalNavigation: navigation)
            }
            isRedirected = false
            if let text {
                let headers = [["name": "Content-Type", "value": "text/html; charset=utf-8"]]
                let body = Data(text.utf8).base64EncodedString()
                page.send("Fetch.fulfillRequest", ["requestId": id, "responseCode": 200, "responseHeaders": headers, "body": body])
            } else {
                var changes: [String: Any] = ["requestId": id]
                if let method = request.httpMethod { changes["method"] = method }
                if let body = request.httpBody { changes["postData"] = body.base64EncodedString() }
                if let headers = request.allHTTPHeaderFields, !headers.isEmpty {
                    changes["headers"] = headers.sorted { $0.key < $1.key }.map { ["name": $0.key, "value": $0.value] }
                }
                page.send("Fetch.continueRequest", changes)
            }
        }
        guard let delegate = view.navigationDelegate else { return answer(.allow) }
        delegate.webView(view, decidePolicyFor: WKNavigationAction(request: request, type: type), decisionHandler: answer)
    }

    private func decide(_ id: String, status: Int, address: String, _ headers: [[String: String]]) {
        let fields = Dictionary(headers.map { ($0["name"] ?? "", $0["value"] ?? "") }) { "\($0), \($1)" }
        guard !(300..<400).contains(status) else {
            let location = fields.first { $0.key.lowercased() == "location" }?.value ?? ""
            guard let target = URL(string: location, relativeTo: URL(string: address)), isForApp(target) else {
                isRedirected = status != 304
                return page.send("Fetch.continueRequest", ["requestId": id])
            }
            isCancelled = true
            abort(id)
            return offer(target)
        }
        let answer: @MainActor (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
            guard let self else { return }
            if policy == .allow { return page.send("Fetch.continueRequest", ["requestId": id]) }
            isCancelled = true
            abort(id)
            // WebKit's code for a load that a policy interrupted.
            fail(NSError(domain: "WebKitErrorDomain", code: 102, userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted"]))
        }
        guard let delegate = view.navigationDelegate, let url = URL(string: address),
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
        else { return answer(.allow) }
        delegate.webView(view, decidePolicyFor: WKNavigationResponse(response: response), decisionHandler: answer)
    }

    /// Whether the engine has no loads for an address, such as one of an app's own scheme.
    private func isForApp(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return !["http", "https", "about", "data", "blob", "javascript", "file"].contains(scheme)
    }

    /// Asks the delegate about an address that only the app can do something with. The page stays; an allowed load fails.
    private func offer(_ url: URL) {
        let answer: @MainActor (WKNavigationActionPolicy) -> Void = { [weak self] policy in
            guard let self else { return }
            if policy == .allow { return fail("net::ERR_UNKNOWN_URL_SCHEME") }
            navigation = nil
            view.isLoading = false
        }
        guard let delegate = view.navigationDelegate else { return answer(.allow) }
        let action = WKNavigationAction(request: URLRequest(url: url.absoluteURL), type: type)
        delegate.webView(view, decidePolicyFor: action, decisionHandler: answer)
    }

    private func commit(_ frame: [String: Any]) {
        guard frame["unreachableUrl"] == nil else {
            if !isCancelled, navigation != nil { fail("net::ERR_FAILED") }
            return
        }
        let address = frame["url"] as? String ?? ""
        view.url = URL(string: address == Self.blank ? "about:blank" : address)
        isCommitted = navigation != nil
        if isCommitted { view.navigationDelegate?.webView(view, didCommit: navigation) }
    }

    private func finish() {
        isCommitted = false
        let finished = navigation
        page.send("Page.getNavigationHistory") { [weak self] result in
            guard let self else { return }
            let value = (try? result.get()) ?? [:]
            let entries = value["entries"] as? [[String: Any]] ?? []
            let index = value["currentIndex"] as? Int ?? 0
            // The first entry is the empty page with which the engine starts.
            view.setHistory(canGoBack: index > 1, canGoForward: index + 1 < entries.count)
            view.evaluateJavaScript("document.title") { [weak self] title, _ in
                guard let self else { return }
                view.title = title as? String
                view.measure { [weak self] in
                    guard let self else { return }
                    if navigation === finished {
                        navigation = nil
                        view.isLoading = false
                    }
                    view.navigationDelegate?.webView(view, didFinish: finished)
                }
            }
        }
    }

    /// Fails with the engine's name for an error: that of a request, or that of a navigation.
    private func fail(_ text: String) {
        let code: URLError.Code =
            switch text {
            case "NameNotResolved", "net::ERR_NAME_NOT_RESOLVED": .cannotFindHost
            case "InternetDisconnected", "net::ERR_INTERNET_DISCONNECTED": .notConnectedToInternet
            case "TimedOut", "net::ERR_TIMED_OUT", "net::ERR_CONNECTION_TIMED_OUT": .timedOut
            case "ConnectionClosed", "ConnectionReset", "ConnectionAborted": .networkConnectionLost
            case "net::ERR_UNKNOWN_URL_SCHEME", "net::ERR_INVALID_URL": .unsupportedURL
            case "net::ERR_TOO_MANY_REDIRECTS": .httpTooManyRedirects
            case _ where text.hasPrefix("net::ERR_CERT"): .serverCertificateUntrusted
            default: .cannotConnectToHost
            }
        fail(NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text]))
    }

    private func fail(_ error: any Error) {
        let failed = navigation
        navigation = nil
        view.isLoading = false
        view.navigationDelegate?.webView(view, didFailProvisionalNavigation: failed, withError: error)
    }
}
