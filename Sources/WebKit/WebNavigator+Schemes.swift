internal import Foundation
internal import FoundationNetworking
internal import WebEngine

/// Requests for addresses of an app's own schemes, which its handlers answer.
extension WebNavigator {
    /// What answers requests for an address of the app; nil if nothing does.
    func schemeHandler(_ url: URL?) -> (any WKURLSchemeHandler)? { url?.scheme.flatMap { view.settings.schemeHandlers[$0] } }

    /// The address under which the engine loads one of the app's.
    func engineAddress(_ url: URL) -> String {
        guard schemeHandler(url) != nil, let address = SchemeAddress.engineAddress(url) else { return url.absoluteString }
        schemeAddresses[address] = url.absoluteString
        return address
    }

    /// The app's address for one that the engine has loaded.
    func appAddress(_ address: String) -> String { schemeAddresses[address] ?? SchemeAddress.appAddress(address) ?? address }

    /// Lets the handler answer a request that the engine holds.
    func serve(_ id: String, _ request: URLRequest, by handler: any WKURLSchemeHandler, isDocument: Bool) {
        let asked = navigation
        let task = SchemeTask(request, handler: handler, isDocument: isDocument) { [weak self] result in
            guard let self else { return }
            schemeTasks.removeAll { !$0.isOpen }
            switch result {
            case .success(let (response, body)):
                let answer = SimulatedResponse(response, body: body)
                guard isDocument else { return page.send("Fetch.fulfillRequest", answer.parameters(id)) }
                guard navigation === asked else { return abort(id) }
                askAbout(response, id) { [weak self] in self?.page.send("Fetch.fulfillRequest", answer.parameters(id)) }
            case .failure(let error):
                guard isDocument else { return refuse(id, "Failed") }
                isCancelled = true
                abort(id)
                if navigation === asked { fail(error) }
            }
        }
        schemeTasks.append(task)
        handler.webView(view, start: task)
    }

    /// Nobody needs the answers any more that the handlers still owe: all of them, or those for pages.
    func stopSchemeTasks(of view: WKWebView, forDocuments: Bool = false) {
        let open = schemeTasks.filter { $0.isOpen && ($0.isDocument || !forDocuments) }
        schemeTasks.removeAll { task in open.contains { $0 === task } }
        for task in open {
            task.stop()
            task.handler.webView(view, stop: task)
        }
    }
}
