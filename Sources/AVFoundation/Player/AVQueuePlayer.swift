public import Foundation
internal import Synchronization

/// Plays items one after another.
///
/// > Contract: AVFoundation, AVQueuePlayer
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private let queue = Mutex<[AVPlayerItem]>([])
    /// Refills the queue.
    @MainActor weak var looper: AVPlayerLooper?

    /// Creates a player without items.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }
    /// Creates a player of a file.
    public override convenience init(url URL: URL) { self.init(items: [AVPlayerItem(url: URL)]) }
    /// Creates a player of an item.
    public override convenience init(playerItem item: AVPlayerItem?) { self.init(items: item.map { [$0] } ?? []) }
    /// Creates a player of items, the first of which is the current one.
    public init(items: [AVPlayerItem]) {
        super.init()
        actionAtItemEnd = .advance
        for item in items { insert(item, after: nil) }
    }

    /// The current item and those that follow.
    open func items() -> [AVPlayerItem] { queue.withLock { $0 } }

    /// Ends the current item and plays the next one.
    open func advanceToNextItem() { step() }

    /// Whether an item can be inserted: it is in no place of the queue yet.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        queue.withLock { items in
            !items.contains { $0 === item } && (afterItem == nil || items.contains { $0 === afterItem })
        }
    }

    /// Inserts an item after another one, or with nil at the end; does nothing if it cannot be inserted.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let isFirst = queue.withLock { items in
            let place = items.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? items.count
            items.insert(item, at: place)
            return items.count == 1
        }
        if isFirst { super.replaceCurrentItem(with: item) }
    }

    /// Removes an item; the current one is followed by the next.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return step() }
        queue.withLock { $0.removeAll { $0 === item } }
    }

    /// Removes all items, and stops.
    open func removeAllItems() {
        queue.withLock { $0 = [] }
        super.replaceCurrentItem(with: nil)
    }

    /// Replaces the current item; those that follow stay.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        queue.withLock { items in
            if !items.isEmpty { items.removeFirst() }
            if let item { items.insert(item, at: 0) }
        }
        super.replaceCurrentItem(with: item)
    }

    private func step() {
        let next = queue.withLock { items in
            if !items.isEmpty { items.removeFirst() }
            return items.first
        }
        super.replaceCurrentItem(with: next)
    }

    @MainActor func continueQueue(after item: AVPlayerItem) {
        step()
        looper?.didEnd(item)
    }

    @MainActor func itemDidFail(_ item: AVPlayerItem) { looper?.didFail(item) }
}
