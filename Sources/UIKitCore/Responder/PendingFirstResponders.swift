internal import Foundation

/// Views and controllers that asked to become first responder before they had a window, as in `viewDidLoad` or `viewWillAppear`.
///
/// They become it once they are in a window, the last request first.
@MainActor final class PendingFirstResponders {
    private struct Request {
        weak var responder: UIResponder?
    }
    private var waiting: [Request] = []
    private var isScheduled = false

    nonisolated init() {}

    func add(_ responder: UIResponder) {
        guard responder is UIView || responder is UIViewController else { return }
        cancel(responder)
        waiting.append(Request(responder: responder))
    }

    func cancel(_ responder: UIResponder) {
        if !waiting.isEmpty { waiting.removeAll { $0.responder == nil || $0.responder === responder } }
    }

    /// Views entered a window. The requests wait for the next layout, since the views may still be moved.
    func viewsDidEnterWindow(_ context: ApplicationContext) {
        guard !waiting.isEmpty, !isScheduled else { return }
        isScheduled = true
        context.beforeNextLayout { [weak self] in self?.grant() }
    }

    private func grant() {
        isScheduled = false
        let ready = waiting.compactMap(\.responder).filter { $0.responderWindow != nil }
        for responder in ready { cancel(responder) }
        ready.last?.becomeFirstResponder()
    }
}
