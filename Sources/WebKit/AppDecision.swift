internal import WebEngine

/// A question to the app, during which the device's clock does not wait for the page. It ends by itself if the app drops the closure.
@MainActor final class AppDecision {
    private weak var page: EnginePage?

    init(_ page: EnginePage) {
        self.page = page
        page.openDecisions += 1
    }

    func end() {
        page?.openDecisions -= 1
        page = nil
    }

    isolated deinit { end() }
}
