public import Foundation

/// An object that shows or edits a file or folder and is notified of coordinated accesses to it.
///
/// Every call arrives on `presentedItemOperationQueue`. All members but the first two have defaults that do nothing; those with a
/// completion handler must call it, since an access waits for it. Only accesses of the same app are coordinated.
///
/// > Contract: Foundation, NSFilePresenter. Members of iCloud and of file versions are not declared.
@preconcurrency public protocol NSFilePresenter: NSObjectProtocol {
    /// The item that is presented; nil for none.
    var presentedItemURL: URL? { get }
    /// The queue of the calls. An access that is made on it gets its calls at once, since it would wait for itself.
    var presentedItemOperationQueue: OperationQueue { get }

    /// Called before another reads the item.
    ///
    /// - Parameter reader: call it when the item may be read, with a closure that runs once it has been.
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((() -> Void)?) -> Void)
    /// Called before another writes the item.
    ///
    /// - Parameter writer: call it when the item may be written, with a closure that runs once it has been.
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((() -> Void)?) -> Void)
    /// Called before another reads the item, or writes it for merging or moving, to write what has changed.
    ///
    /// - Parameter completionHandler: call it when done; an error ends the access with it.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called before another deletes the item or a folder that it is in.
    ///
    /// - Parameter completionHandler: call it when done; an error ends the access with it.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called after the item was moved; `presentedItemURL` should return the new place from now on.
    func presentedItemDidMove(to newURL: URL)
    /// Called after another wrote the item.
    func presentedItemDidChange()

    /// Called on the presenter of a folder before an item in it is deleted.
    func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called on the presenter of a folder after an item was written in it that did not exist before.
    func presentedSubitemDidAppear(at url: URL)
    /// Called on the presenter of a folder after an item in it was moved.
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
    /// Called on the presenter of a folder after an item in it was written.
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((() -> Void)?) -> Void) { reader(nil) }
    public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((() -> Void)?) -> Void) { writer(nil) }
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
    public func presentedItemDidMove(to newURL: URL) {}
    public func presentedItemDidChange() {}
    public func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func presentedSubitemDidAppear(at url: URL) {}
    public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
    public func presentedSubitemDidChange(at url: URL) {}
}
