/// A window that a page has opened. It waits, and with it the script that opened it, until it is adopted by an `EnginePage` or refused.
@MainActor package struct EngineWindow {
    package let engine: EngineProcess
    let target: String
    let session: String

    /// Closes the window. It runs first: the script that has opened a window which ends while it waits would never go on.
    package func refuse() {
        engine.send("Runtime.runIfWaitingForDebugger", session: session) { [engine, target, session] _ in
            engine.end(target, session: session, atOnce: false)
        }
    }
}

extension EngineProcess {
    /// Holds every window that a page opens, and offers it to that page's `onWindow`.
    func watchWindows() {
        let parameters: [String: Any] = [
            "autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true, "filter": [["type": "page"]],
        ]
        send("Target.setAutoAttach", parameters)
        listenToBrowser { [weak self] name, parameters in self?.receiveTarget(name, parameters) }
    }

    private func receiveTarget(_ name: String, _ parameters: [String: Any]) {
        guard let session = parameters["sessionId"] as? String else { return }
        if name == "Target.detachedFromTarget" {
            noteEnd(of: session)
            return deliver(name, parameters, to: session)
        }
        guard name == "Target.attachedToTarget", parameters["waitingForDebugger"] as? Bool == true,
            let information = parameters["targetInfo"] as? [String: Any], let target = information["targetId"] as? String
        else { return }
        guard let opener = information["openerId"] as? String else {
            // A page of the app, which has a session of its own. A session that ends does not answer any more.
            return send("Runtime.runIfWaitingForDebugger", session: session) { [weak self] _ in
                self?.send("Target.detachFromTarget", ["sessionId": session])
            }
        }
        let window = EngineWindow(engine: self, target: target, session: session)
        guard let receive = page(opener)?.onWindow else { return window.refuse() }
        receive(window)
    }
}
