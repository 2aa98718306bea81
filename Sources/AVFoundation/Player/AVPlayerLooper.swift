public import CoreMedia
public import Foundation
internal import ObjectiveC
internal import Synchronization

/// Plays an item again and again, with copies of it in a queue.
///
/// > Contract: AVFoundation, AVPlayerLooper
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// Whether a looper loops.
    public enum Status: Int, Sendable {
        /// It has not begun.
        case unknown
        /// It loops.
        case ready
        /// The item cannot be played.
        case failed
        /// ``AVPlayerLooper/disableLooping()`` was called.
        case cancelled
    }

    private struct State {
        var status = Status.unknown
        var count = 0
        var items: [AVPlayerItem] = []
        var failure: (any Error)?
    }
    private let state = Mutex(State())
    private weak var player: AVQueuePlayer?
    private let range: CMTimeRange

    /// Copies in the queue: one plays while others are prepared.
    private static let copies = 3

    /// Fills the player's queue with copies of an item.
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }
    /// Fills the player's queue with copies of an item. > Parameters: loopRange: the part to play; all of it if it is invalid.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        self.player = player
        range = loopRange
        super.init()
        player.removeAllItems()
        let items = (0..<Self.copies).compactMap { _ in itemToLoop.copy() as? AVPlayerItem }
        for item in items {
            rewind(item)
            player.insert(item, after: nil)
        }
        state.withLock { ($0.status, $0.items) = (.ready, items) }
        MainTurn.run { [self] in player.looper = self }
    }

    /// Whether it loops. Observable.
    open var status: Status { state.withLock { $0.status } }
    /// Why it does not.
    open var error: (any Error)? { state.withLock { $0.failure } }
    /// How often the item has been played. Observable.
    open var loopCount: Int { state.withLock { $0.count } }
    /// The copies.
    open var loopingPlayerItems: [AVPlayerItem] { state.withLock { $0.items } }

    /// Plays the current copy to its end, and no other after it.
    open func disableLooping() {
        set("status") { $0.status = .cancelled }
        guard let player else { return }
        for item in player.items() where item !== player.currentItem { player.remove(item) }
    }

    private func rewind(_ item: AVPlayerItem) {
        guard range.isValid, range.duration > .zero else { return item.seek(to: .zero) }
        item.forwardPlaybackEndTime = range.end
        item.seek(to: range.start)
    }

    private func set(_ key: String, _ body: (inout State) -> Void) {
        KeyValueChanges.will(self, key)
        state.withLock { body(&$0) }
        KeyValueChanges.did(self, key)
    }

    /// A copy has played to its end and left the queue.
    @MainActor func didEnd(_ item: AVPlayerItem) {
        guard status == .ready, loopingPlayerItems.contains(where: { $0 === item }) else { return }
        set("loopCount") { $0.count += 1 }
        rewind(item)
        player?.insert(item, after: nil)
    }

    @MainActor func didFail(_ item: AVPlayerItem) {
        guard status == .ready, loopingPlayerItems.contains(where: { $0 === item }) else { return }
        set("status") { ($0.status, $0.failure) = (.failed, item.error) }
    }
}
