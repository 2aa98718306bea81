internal import Foundation
internal import UIKitCore

/// Saves a document a while after its first unsaved change, and when the app leaves the foreground.
@MainActor final class DocumentAutosaver {
    /// From a change to its save. > Units: seconds. Confidence R.
    static let delay: TimeInterval = 15
    private weak var document: UIDocument?
    private var pending: (@MainActor () -> Void)?
    private var token: (any NSObjectProtocol)?

    init(_ document: UIDocument) {
        self.document = document
        let application = document.context.application
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.willResignActiveNotification, object: application, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.save() } }
        if document.hasUnsavedChanges { schedule() }
    }

    func schedule() {
        guard pending == nil, let document else { return }
        pending = document.context.delays.run(after: Self.delay) { [weak self] in
            self?.pending = nil
            self?.save()
        }
    }

    func cancel() {
        pending?()
        pending = nil
    }

    private func save() {
        guard let document, document.hasUnsavedChanges else { return }
        document.autosave()
    }

    isolated deinit {
        pending?()
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
