internal import Foundation
internal import WebEngine

/// Elements that ask for files.
extension WebNavigator {
    /// The page has opened its panel for files, which the engine does not show.
    func chooseFiles(_ parameters: [String: Any]) {
        guard let element = parameters["backendNodeId"] as? Int else { return }
        let asking = (parameters["frameId"] as? String).map(frame) ?? mainFrame
        let isMultiple = parameters["mode"] as? String == "selectMultiple"
        page.send("DOM.resolveNode", ["backendNodeId": element]) { [weak self] result in
            guard let object = ((try? result.get())?["object"] as? [String: Any])?["objectId"] as? String else { return }
            let script = "function() { return [this.accept, !!this.webkitdirectory, this.hasAttribute('capture')] }"
            self?.page.send(
                "Runtime.callFunctionOn", ["objectId": object, "functionDeclaration": script, "returnByValue": true]
            ) { [weak self] result in
                let values = ((try? result.get())?["result"] as? [String: Any])?["value"] as? [Any] ?? []
                guard let self, values.count == 3 else { return }
                let filter = FileFilter(accept: values[0] as? String ?? "")
                let (wantsFolders, wantsCamera) = ((values[1] as? Bool) ?? false, (values[2] as? Bool) ?? false)
                let wanted = WKOpenPanelParameters(
                    isMultiple: isMultiple, wantsFolders: wantsFolders, wantsCamera: wantsCamera, filter: filter)
                ask(for: wanted, from: asking) { [weak self] in self?.set($0, of: element, object) }
            }
        }
    }

    private func ask(for wanted: WKOpenPanelParameters, from asking: WKFrameInfo, _ completion: @escaping ([URL]?) -> Void) {
        let answer = AnswerOnce<[URL]?>("runOpenPanelWithParameters", fallback: nil, completion)
        guard let delegate = view.uiDelegate else { return view.showFilePanel(wanted) { answer.give($0) } }
        delegate.webView(view, runOpenPanelWith: wanted, initiatedByFrame: asking) { answer.give($0) }
    }

    /// Gives the element its files; with nil it hears that the user has cancelled.
    private func set(_ files: [URL]?, of element: Int, _ object: String) {
        if let files {
            page.send("DOM.setFileInputFiles", ["files": files.map(\.path), "backendNodeId": element])
        } else {
            let script = "function() { this.dispatchEvent(new Event('cancel', { bubbles: true })) }"
            page.send("Runtime.callFunctionOn", ["objectId": object, "functionDeclaration": script])
        }
    }
}
