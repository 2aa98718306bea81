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

    /// Finds a file that the page has made; nil if it has gone.
    func openFile(_ url: URL, _ completion: @escaping (PageBlob?) -> Void) {
        let address = ScriptBridge.json([url.absoluteString]) ?? "[]"
        let script = "(async address => (await fetch(address)).blob())(\(address)[0])"
        page.send("Runtime.evaluate", ["expression": script, "awaitPromise": true], isOpenEnded: true) { [page] result in
            guard let object = ((try? result.get())?["result"] as? [String: Any])?["objectId"] as? String else { return completion(nil) }
            page.call("function () { return [this.size, this.type] }", of: object, []) { value in
                let values = value as? [Any] ?? []
                guard values.count == 2, let size = (values[0] as? NSNumber)?.intValue else { return completion(nil) }
                completion(PageBlob(object: object, size: size, type: values[1] as? String ?? ""))
            }
        }
    }

    /// Reads the next part of a file that the page has made; nil if it has gone. A file may be larger than a message of the engine.
    func readPart(of file: PageBlob, from start: Int, _ completion: @escaping (Data?) -> Void) {
        let script = """
            function (start, end) {
                const reader = new FileReader(), file = this.slice(start, end);
                return new Promise(done => {
                    reader.onloadend = () => done((reader.result || '').split(',').pop());
                    reader.readAsDataURL(file);
                });
            }
            """
        let range: [[String: Any]] = [["value": start], ["value": min(start + PageBlob.part, file.size)]]
        page.send(
            "Runtime.callFunctionOn",
            [
                "functionDeclaration": script, "objectId": file.object, "arguments": range, "awaitPromise": true, "returnByValue": true,
            ], isOpenEnded: true
        ) { result in
            let text = ((try? result.get())?["result"] as? [String: Any])?["value"] as? String
            completion(text.flatMap { Data(base64Encoded: $0) }.flatMap { $0.isEmpty ? nil : $0 })
        }
    }
}

/// A file that a page has made, by the engine's name for it.
struct PageBlob {
    /// What is read of it at once. > Units: bytes.
    static let part = 8 << 20

    let object: String
    /// > Units: bytes.
    let size: Int
    let type: String
}
