internal import Foundation
internal import Synchronization

/// Calls presenters on their queues and waits for their answers.
struct PresenterMessenger {
    /// The coordinator's own presenter, which is not told.
    let own: (any NSFilePresenter)?

    private struct Told: @unchecked Sendable {
        let presenter: any NSFilePresenter
    }

    private var others: [any NSFilePresenter] { FileCoordinationTable.shared.presenters.filter { $0 !== own } }

    /// The presenters of the item, and of what is in it where that is accessed too.
    private func presenters(of claim: FileClaim) -> [any NSFilePresenter] {
        others.filter { presenter in presenter.presentedItemURL.map { claim.touches(FileClaim.path(of: $0)) } ?? false }
    }

    /// The presenters of folders that the item is in.
    private func folderPresenters(of url: URL) -> [any NSFilePresenter] {
        let path = FileClaim.path(of: url)
        return others.filter { presenter in presenter.presentedItemURL.map { FileClaim.contains(FileClaim.path(of: $0), path) } ?? false }
    }

    /// Runs `body` on the presenter's queue and waits until it has called its last argument.
    private func ask<Value: Sendable>(
        _ presenter: any NSFilePresenter, _ body: @escaping @Sendable (any NSFilePresenter, @escaping @Sendable (Value) -> Void) -> Void
    ) -> Value? {
        let told = Told(presenter: presenter)
        let queue = presenter.presentedItemOperationQueue
        let done = DispatchSemaphore(value: 0)
        let answer = Answer<Value>()
        let run: @Sendable () -> Void = {
            body(told.presenter) { value in
                if answer.set(value) { done.signal() }
            }
        }
        if OperationQueue.current === queue { run() } else { queue.addOperation(run) }
        done.wait()
        return answer.value
    }

    private func tell(_ presenter: any NSFilePresenter, _ body: @escaping @Sendable (any NSFilePresenter) -> Void) {
        let told = Told(presenter: presenter)
        presenter.presentedItemOperationQueue.addOperation { body(told.presenter) }
    }

    /// Before an access. Adds to `reacquirers` what runs afterwards; returns the first error of a presenter.
    func prepare(_ claim: FileClaim, saving: Bool, deleting: Bool, reacquirers: inout [Reacquirer]) -> (any Error)? {
        let concerned = presenters(of: claim)
        for presenter in concerned {
            let back: Back? =
                claim.isWriting
                ? ask(presenter) { presenter, answer in presenter.relinquishPresentedItem(toWriter: { answer(Back(body: $0)) }) }
                : ask(presenter) { presenter, answer in presenter.relinquishPresentedItem(toReader: { answer(Back(body: $0)) }) }
            if let body = back?.body { reacquirers.append(Reacquirer(presenter: presenter, body: body)) }
        }
        if saving {
            for presenter in concerned {
                if let error = ask(presenter, { $0.savePresentedItemChanges(completionHandler: $1) }) ?? nil { return error }
            }
        }
        guard deleting else { return nil }
        for presenter in concerned {
            if let error = ask(presenter, { $0.accommodatePresentedItemDeletion(completionHandler: $1) }) ?? nil { return error }
        }
        let url = claim.url
        for presenter in folderPresenters(of: url) {
            let error = ask(presenter) { $0.accommodatePresentedSubitemDeletion(at: url, completionHandler: $1) } ?? nil
            if let error { return error }
        }
        return nil
    }

    /// After an access.
    func reacquire(_ reacquirers: [Reacquirer]) {
        for reacquirer in reacquirers {
            reacquirer.presenter.presentedItemOperationQueue.addOperation { reacquirer.body() }
        }
    }

    func didWrite(_ claim: FileClaim, isNew: Bool) {
        let url = claim.url
        for presenter in presenters(of: claim) { tell(presenter) { $0.presentedItemDidChange() } }
        for presenter in folderPresenters(of: url) {
            tell(presenter) { if isNew { $0.presentedSubitemDidAppear(at: url) } else { $0.presentedSubitemDidChange(at: url) } }
        }
    }

    func didMove(from old: URL, to new: URL) {
        let path = FileClaim.path(of: old)
        for presenter in others {
            guard let presented = presenter.presentedItemURL else { continue }
            let own = FileClaim.path(of: presented)
            if own == path {
                tell(presenter) { $0.presentedItemDidMove(to: new) }
            } else if FileClaim.contains(path, own) {
                let place = new.appendingPathComponent(String(own.dropFirst(path.count + 1)))
                tell(presenter) { $0.presentedItemDidMove(to: place) }
            } else if FileClaim.contains(own, path) {
                tell(presenter) { $0.presentedSubitem(at: old, didMoveTo: new) }
            }
        }
    }

    /// Runs on the presenter's queue, where it was made.
    struct Reacquirer: @unchecked Sendable {
        let presenter: any NSFilePresenter
        let body: () -> Void
    }

    private struct Back: @unchecked Sendable {
        let body: (() -> Void)?
    }

    private final class Answer<Value: Sendable>: Sendable {
        private let stored = Mutex<Value?>(nil)
        var value: Value? { stored.withLock { $0 } }
        /// Whether it is the first one.
        func set(_ value: Value) -> Bool {
            stored.withLock { stored in
                guard stored == nil else { return false }
                stored = value
                return true
            }
        }
    }
}
