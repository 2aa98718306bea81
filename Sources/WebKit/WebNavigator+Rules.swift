internal import Foundation
internal import WebEngine

/// Carries out content rules.
extension WebNavigator {
    /// WebKit's names of the engine's kinds of requests.
    private static let kinds: [String: Set<String>] = [
        "Document": ["document"], "Stylesheet": ["style-sheet"], "Image": ["image", "svg-document"], "Media": ["media"], "Font": ["font"],
        "Script": ["script"], "XHR": ["raw", "fetch"], "Fetch": ["raw", "fetch"], "EventSource": ["raw"], "Ping": ["ping", "raw"],
        "WebSocket": ["websocket", "raw"],
    ]

    /// Takes over the rules of the content controller for the next page.
    func applyRules() { ruleLists = view.settings.userContentController.ruleLists }

    /// Whether a rule forbids a request that the engine holds; its answer is not asked about again.
    func isBlocked(_ parameters: [String: Any], _ address: String) -> Bool {
        guard !ruleLists.isEmpty, parameters["responseStatusCode"] == nil, parameters["responseErrorReason"] == nil,
            let url = URL(string: appAddress(address))
        else { return false }
        let kind = parameters["resourceType"] as? String ?? ""
        let isPage = kind == "Document" && parameters["frameId"] as? String == page.target
        let request = ContentRules.Request(
            url: url, page: isPage ? url : view.url ?? url, kinds: Self.kinds[kind] ?? ["other", "raw"])
        return ruleLists.contains { $0.rules.decide(request).isBlocked }
    }

    /// Hides what rules name in a page or a frame that has just arrived.
    func hideElements(_ frame: [String: Any]) {
        guard !ruleLists.isEmpty, let id = frame["id"] as? String, let url = (frame["url"] as? String).flatMap(URL.init) else { return }
        let isPage = frame["parentId"] == nil
        let request = ContentRules.Request(url: url, page: isPage ? url : view.url ?? url, kinds: ["document"])
        let selectors = ruleLists.flatMap { $0.rules.decide(request).selectors }
        guard !selectors.isEmpty, let list = ScriptBridge.json(selectors) else { return }
        // A style sheet of the document's own that no policy of the page forbids; an invalid selector hides nothing.
        let script = """
            (() => {
                const sheet = new CSSStyleSheet();
                for (const selector of \(list)) {
                    try { sheet.insertRule(selector + ' { display: none !important }'); } catch {}
                }
                document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
            })()
            """
        context(id, .rules) { [weak self] result in
            guard case .success(let context?) = result else { return }
            self?.page.send("Runtime.evaluate", ["expression": script, "contextId": context])
        }
    }
}
