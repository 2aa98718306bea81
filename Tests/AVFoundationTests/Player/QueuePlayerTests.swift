import AVFoundation
import Foundation
import Testing

@Suite("Queue player and looper", .application) @MainActor struct QueuePlayerTests {
    private let stage = PlaybackStage()
    private let fixture: MediaFixture

    init() throws { fixture = try MediaFixture() }

    /// Lets items that became current open their files, and plays on.
    private func play(_ seconds: Double) async {
        for _ in 0..<Int((seconds * 10).rounded()) {
            stage.advance(0.1)
            await stage.settle()
        }
    }

    @Test("plays its items one after another, and ends without one")
    func sequence() async throws {
        let items = try (0..<2).map { AVPlayerItem(url: try fixture.video("\($0).mp4", seconds: 0.5)) }
        let player = AVQueuePlayer(items: items)
        #expect(player.currentItem === items[0])
        #expect(player.actionAtItemEnd == .advance)
        await stage.settle()
        player.play()
        await play(0.6)
        #expect(player.currentItem === items[1])
        #expect(player.items().count == 1)
        await play(0.6)
        #expect(player.currentItem == nil)
    }

    @Test("an item is in one place of the queue only; removing the current one plays the next")
    func editing() throws {
        let items = try (0..<3).map { AVPlayerItem(url: try fixture.video("\($0).mp4", seconds: 0.5)) }
        let player = AVQueuePlayer(items: [items[0], items[1]])
        #expect(!player.canInsert(items[1], after: nil))
        #expect(!player.canInsert(items[2], after: AVPlayerItem(url: fixture.url("other.mp4"))))
        player.insert(items[2], after: items[0])
        #expect(player.items() == [items[0], items[2], items[1]])
        player.remove(items[0])
        #expect(player.currentItem === items[2])
        player.advanceToNextItem()
        #expect(player.currentItem === items[1])
        player.removeAllItems()
        #expect(player.items().isEmpty)
        #expect(player.currentItem == nil)
    }

    @Test("a looper plays the item again and again, with three copies, until it is disabled")
    func loop() async throws {
        let player = AVQueuePlayer()
        let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: try fixture.video(seconds: 0.5)))
        #expect(looper.status == .ready)
        #expect(looper.loopingPlayerItems.count == 3)
        await stage.settle()
        player.play()
        await play(2.2)
        #expect(looper.loopCount >= 3)
        #expect(player.items().count == 3)
        #expect(player.rate == 1)
        looper.disableLooping()
        #expect(looper.status == .cancelled)
        await play(1)
        #expect(player.currentItem == nil)
    }

    @Test("a looper with a range plays that part")
    func range() async throws {
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 2), duration: CMTime(value: 1, timescale: 2))
        let player = AVQueuePlayer()
        let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: try fixture.video()), timeRange: range)
        await stage.settle()
        #expect(player.currentTime() == range.start)
        player.play()
        await play(0.4)
        #expect(looper.loopCount == 0)
        await play(0.3)
        #expect(looper.loopCount == 1)
    }
}
