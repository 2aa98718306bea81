internal import Foundation
internal import FoundationNetworking
internal import WebEngine

/// What a page asks for a window that it opens.
@MainActor struct WindowRequest {
    let address: String
    let features: WKWindowFeatures
    /// Whether the user has done something just before.
    let isOfUser: Bool
    let type: WKNavigationType

    init(_ parameters: [String: Any]) {
        address = parameters["url"] as? String ?? ""
        let texts = parameters["windowFeatures"] as? [String] ?? []
        features = WKWindowFeatures(texts)
        isOfUser = parameters["userGesture"] as? Bool ?? false
        // The engine does not say what a window comes from. One that its opener cannot reach is most often that of a link.
        type = isOfUser && texts.contains("noopener") ? .linkActivated : .other
    }
}

extension WindowRequest {
    /// Keeps scripts from opening windows without the user before the engine makes them: hundreds at once would hold every page up.
    static let filter = """
        (() => {
            const open = window.open;
            window.open = function (...values) { return navigator.userActivation.isActive ? open.apply(this, values) : null; };
        })()
        """
}

/// Dialogs and windows, which the app shows.
extension WebNavigator {
    /// How long a page waits for the policy about a window: it holds the frame back in which its script runs.
    private static let windowLimit = Duration.seconds(5)

    /// Asks the app what a dialog of a script answers.
    func receiveDialog(_ parameters: [String: Any]) {
        let type = parameters["type"] as? String
        guard type != "beforeunload", !refusesDialogs, let delegate = view.uiDelegate else {
            return page.answerDialog(type == "beforeunload")
        }
        let message = parameters["message"] as? String ?? ""
        let asking = (parameters["frameId"] as? String).map(frame) ?? mainFrame
        let page = page
        switch type {
        case "confirm":
            let answer = AnswerOnce("runJavaScriptConfirmPanelWithMessage", fallback: false) { page.answerDialog($0) }
            delegate.webView(view, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: asking) { answer.give($0) }
        case "prompt":
            let answer = AnswerOnce<String?>("runJavaScriptTextInputPanelWithPrompt", fallback: nil) {
                page.answerDialog($0 != nil, text: $0)
            }
            delegate.webView(
                view, runJavaScriptTextInputPanelWithPrompt: message, defaultText: parameters["defaultPrompt"] as? String,
                initiatedByFrame: asking
            ) { answer.give($0) }
        default:
            let answer = AnswerOnce<Void>("runJavaScriptAlertPanelWithMessage", fallback: ()) { page.answerDialog(true) }
            delegate.webView(view, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: asking) { answer.give(()) }
        }
    }

    /// Asks the app whether a window that the page has opened is shown, and by which view.
    func receive(_ window: EngineWindow) {
        guard !windowRequests.isEmpty else { return window.refuse() }
        let wanted = windowRequests.removeFirst()
        guard wanted.isOfUser || view.settings.preferences.javaScriptCanOpenWindowsAutomatically else { return window.refuse() }
        let request = URLRequest(url: URL(string: wanted.address) ?? Self.emptyAddress)
        let action = WKNavigationAction(request: request, type: wanted.type, source: mainFrame, target: nil)
        let decision = AppDecision(page)
        let answer = AnswerOnce("decidePolicyForNavigationAction", fallback: WKNavigationActionPolicy.cancel) { [weak self] policy in
            decision.end()
            guard policy == .allow, let self, open(window, action, wanted) else { return window.refuse() }
        }
        guard let delegate = view.navigationDelegate else { return answer.give(.allow) }
        delegate.webView(view, decidePolicyFor: action, preferences: pagePreferences) { policy, _ in answer.give(policy) }
        Task { [weak answer] in
            try? await Task.sleep(for: Self.windowLimit)
            answer?.give(.cancel)
        }
    }

    private func open(_ window: EngineWindow, _ action: WKNavigationAction, _ wanted: WindowRequest) -> Bool {
        let configuration = view.configuration
        let new = view.uiDelegate?.webView(view, createWebViewWith: configuration, for: action, windowFeatures: wanted.features)
        guard let new, new !== view else { return false }
        return new.adopt(window, isEmpty: wanted.address.isEmpty || wanted.address == "about:blank")
    }
}
