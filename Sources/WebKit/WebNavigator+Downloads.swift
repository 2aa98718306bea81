internal import Foundation
internal import FoundationNetworking
internal import WebEngine

/// Links whose `download` attribute asks for a file instead of a page.
extension WebNavigator {
    /// Whether a request of the main frame is for a file: the engine starts no navigation for one.
    func isForFile(_ parameters: [String: Any], _ address: String) -> Bool {
        guard parameters["responseStatusCode"] == nil, parameters["responseErrorReason"] == nil, parameters["redirectedRequestId"] == nil
        else { return false }
        // A window's first navigation starts before the engine says what happens there.
        return order.isForFile(address) && requested == nil && view.url != nil
    }

    /// Asks about a file of a server, whose name the link may give.
    func askAboutFile(_ id: String, _ request: URLRequest) {
        page.send("Fetch.failRequest", ["requestId": id, "errorReason": "Aborted"])
        let address = ScriptBridge.json([engineAddress(request.url ?? Self.emptyAddress)]) ?? "[]"
        let script = "[...document.querySelectorAll('a[download]')].find(link => link.href === \(address)[0])?.download"
        view.inspect(script) { [weak self] name in
            self?.askAboutFile(request) { WKDownload(request, of: $0, name: name as? String) }
        }
    }

    /// A link leads to a file that the page has made itself. The engine, which loads none, says so; those of servers were held before.
    func receiveFile(_ parameters: [String: Any]) {
        let address = parameters["url"] as? String ?? ""
        guard address.hasPrefix("blob:") || address.hasPrefix("data:"), let url = URL(string: address) else { return }
        let name = parameters["suggestedFilename"] as? String ?? ""
        let request = URLRequest(url: url)
        askAboutFile(request) { WKDownload(request, of: $0, name: name) }
    }

    private func askAboutFile(_ request: URLRequest, _ make: @escaping @MainActor (WKWebView) -> WKDownload) {
        guard let delegate = view.navigationDelegate else { return }
        let decision = AppDecision(page)
        let action = WKNavigationAction(
            request: request, type: .linkActivated, source: mainFrame, target: mainFrame, shouldPerformDownload: true)
        delegate.webView(view, decidePolicyFor: action, preferences: pagePreferences) { [weak self] policy, _ in
            decision.end()
            guard let self else { return }
            switch policy {
            case .cancel: break
            case .allow: _ = view.load(request)
            case .download:
                let download = make(view)
                view.navigationDelegate?.webView(view, navigationAction: action, didBecome: download)
                download.start()
            }
        }
    }

    /// Reads a file that the page has made.
    func readFile(_ url: URL, _ completion: @escaping (_ file: (data: Data, type: String)?) -> Void) {
        let script = """
            async address => {
                const file = await (await fetch(address)).blob(), reader = new FileReader();
                return new Promise(done => {
                    reader.onloadend = () => done([file.type, (reader.result || '').split(',').pop()]);
                    reader.readAsDataURL(file);
                });
            }
            """
        let address = ScriptBridge.json([url.absoluteString]) ?? "[]"
        page.send(
            "Runtime.evaluate", ["expression": "(\(script))(\(address)[0])", "awaitPromise": true, "returnByValue": true],
            isOpenEnded: true
        ) { result in
            let values = ((try? result.get())?["result"] as? [String: Any])?["value"] as? [String] ?? []
            completion(values.count == 2 ? Data(base64Encoded: values[1]).map { ($0, values[0]) } : nil)
        }
    }
}
