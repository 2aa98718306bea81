internal import Foundation
internal import WebEngine

/// Worlds, frames and messages of the page.
extension WebNavigator {
    var mainFrame: WKFrameInfo {
        WKFrameInfo(identifier: page.target ?? "", isMainFrame: true, url: view.url, webView: view)
    }

    func frame(_ identifier: String) -> WKFrameInfo {
        guard identifier != page.target else { return mainFrame }
        let url = frames.addresses[identifier].flatMap { URL(string: appAddress($0)) }
        return WKFrameInfo(identifier: identifier, isMainFrame: frames.isMain(identifier), url: url, webView: view)
    }

    /// Finds where scripts of a world run in a frame, and makes it if it is not there. Nil is the page itself.
    func context(_ frame: String?, _ world: WKContentWorld, _ completion: @escaping (Result<Int?, EngineError>) -> Void) {
        let isMain = frame == nil || frame == page.target
        guard !isMain || world !== WKContentWorld.page else {
            // Without a context the engine uses the page's own.
            return completion(.success(nil))
        }
        let place = WebFrames.Place(frame: frame ?? page.target ?? "", world: world.engineName)
        if let context = frames.context(of: place) { return completion(.success(context)) }
        guard world !== WKContentWorld.page, isMain || frames.addresses[place.frame] != nil else {
            return completion(.failure(EngineError(message: "The frame has gone.")))
        }
        page.send("Page.createIsolatedWorld", ["frameId": place.frame, "worldName": place.world]) { result in
            completion(result.map { $0["executionContextId"] as? Int })
        }
    }

    /// Hands a message over to the content controller, which answers where it came from.
    func receiveMessage(_ parameters: [String: Any]) {
        guard parameters["name"] as? String == ScriptBridge.binding, let payload = parameters["payload"] as? String,
            let context = parameters["executionContextId"] as? Int, let place = frames.place(ofContext: context),
            let message = ScriptBridge.Message(payload)
        else { return }
        view.settings.userContentController.receive(message, world: place.world, frame: frame(place.frame), from: view) {
            [weak self] script in self?.page.send("Runtime.evaluate", ["expression": script, "contextId": context])
        }
    }

    /// The settings of the next page, which the delegate may change.
    var pagePreferences: WKWebpagePreferences {
        let preferences = view.settings.defaultWebpagePreferences.copy() as? WKWebpagePreferences ?? WKWebpagePreferences()
        if !view.settings.preferences.runsScripts { preferences.allowsContentJavaScript = false }
        return preferences
    }

    /// Lets the page that is about to be loaded run scripts, or not, and see a phone or a computer.
    func apply(_ preferences: WKWebpagePreferences) {
        contentMode = preferences.preferredContentMode
        applySettings()
        guard preferences.allowsContentJavaScript != runsScripts else { return }
        runsScripts = preferences.allowsContentJavaScript
        page.send("Emulation.setScriptExecutionDisabled", ["value": !runsScripts])
    }
}
