import AVFoundation
import Foundation
import Testing

@Suite("Player", .application) @MainActor struct PlayerTests {
    private let stage = PlaybackStage()
    private let fixture: MediaFixture

    init() throws { fixture = try MediaFixture() }

    private func ready(_ url: URL) async throws -> (AVPlayer, AVPlayerLayer) {
        let player = AVPlayer(url: url)
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        await stage.settle()
        #expect(player.currentItem?.status == .readyToPlay)
        return (player, layer)
    }

    private func gray(_ layer: AVPlayerLayer) throws -> Int {
        let contents = try #require(layer.sublayers?.first?.contents as AnyObject?)
        return try #require(contents as? CGImage).middle
    }

    private func expect(_ gray: Int, _ frame: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(abs(gray - MediaFixture.gray(frame)) <= MediaFixture.tolerance, "frame \(frame)", sourceLocation: sourceLocation)
    }

    @Test("an item keeps the limits of a transmission")
    func limits() {
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/clip.mp4"))
        #expect(item.preferredMaximumResolution == .zero)
        #expect(item.preferredPeakBitRateForExpensiveNetworks == 0)
        item.preferredMaximumResolution = CGSize(width: 640, height: 360)
        #expect(item.preferredMaximumResolution == CGSize(width: 640, height: 360))
    }

    @Test("an item is unknown until its player has opened the file, then it has its duration, size and first frame")
    func opening() async throws {
        let item = AVPlayerItem(url: try fixture.video())
        #expect(item.status == .unknown)
        #expect(item.duration.isIndefinite)
        let player = AVPlayer(playerItem: item)
        let layer = AVPlayerLayer(player: player)
        #expect(!layer.isReadyForDisplay)
        await stage.settle()
        #expect(item.status == .readyToPlay)
        #expect(item.duration == CMTime(value: 3, timescale: 1))
        #expect(item.presentationSize == CGSize(width: MediaFixture.width, height: MediaFixture.height))
        #expect(item.loadedTimeRanges.first?.timeRangeValue.duration == CMTime(value: 3, timescale: 1))
        #expect(layer.isReadyForDisplay)
        expect(try gray(layer), 0)
    }

    @Test("after two seconds of the device's time the frame of two seconds is shown")
    func playing() async throws {
        let (player, layer) = try await ready(try fixture.video())
        player.play()
        #expect(player.timeControlStatus == .playing)
        stage.advance(2)
        #expect(player.currentTime() == CMTime(value: 2, timescale: 1))
        expect(try gray(layer), 20)
        player.pause()
        stage.advance(0.5)
        #expect(player.currentTime() == CMTime(value: 2, timescale: 1))
        expect(try gray(layer), 20)
    }

    @Test("every frame appears at its time, at each of several rates", arguments: [0.5, 1, 2] as [Float])
    func frames(rate: Float) async throws {
        let (player, layer) = try await ready(try fixture.video(seconds: 1))
        player.rate = rate
        for frame in 0..<9 {
            expect(try gray(layer), frame)
            stage.advance(0.1 / Double(rate))
        }
    }

    @Test("a jump shows the frame of its time, forwards and backwards, also while the player stands still", arguments: [25, 3, 29, 0, 14])
    func seeking(frame: Int) async throws {
        let (player, layer) = try await ready(try fixture.video())
        player.seek(to: CMTime(value: 20, timescale: 10))
        player.seek(to: CMTime(value: CMTimeValue(frame), timescale: 10))
        expect(try gray(layer), frame)
        #expect(player.currentTime() == CMTime(value: CMTimeValue(frame), timescale: 10))
    }

    @Test("a jump beyond the end or before the beginning ends there, one to no time does nothing")
    func seekLimits() async throws {
        let (player, _) = try await ready(try fixture.video())
        player.seek(to: CMTime(value: 99, timescale: 1))
        #expect(player.currentTime() == CMTime(value: 3, timescale: 1))
        player.seek(to: CMTime(value: -5, timescale: 1))
        #expect(player.currentTime() == .zero)
        let answers = Answers()
        player.seek(to: .invalid) { answers.add($0) }
        player.seek(to: CMTime(value: 1, timescale: 1)) { answers.add($0) }
        await stage.settle()
        #expect(answers.all == [false, true])
        #expect(player.currentTime() == CMTime(value: 1, timescale: 1))
    }

    @Test("the end is notified once, and the player pauses before; played again from the start it ends again")
    func end() async throws {
        let (player, layer) = try await ready(try fixture.video(seconds: 1))
        let item = try #require(player.currentItem)
        let ends = Answers()
        let token = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) { _ in
            ends.add(player.rate == 0)
        }
        defer { NotificationCenter.default.removeObserver(token) }
        player.play()
        stage.advance(0.95)
        #expect(ends.all.isEmpty)
        stage.advance(0.5)
        #expect(ends.all == [true])
        #expect(player.timeControlStatus == .paused)
        #expect(player.currentTime() == CMTime(value: 1, timescale: 1))
        expect(try gray(layer), 9)
        player.seek(to: .zero)
        player.play()
        stage.advance(0.5)
        expect(try gray(layer), 5)
        stage.advance(1)
        #expect(ends.all == [true, true])
    }

    @Test("with no action at the end the rate stays, and a jump plays on")
    func noAction() async throws {
        let (player, layer) = try await ready(try fixture.video(seconds: 1))
        player.actionAtItemEnd = .none
        player.play()
        stage.advance(2)
        #expect(player.rate == 1)
        player.seek(to: .zero)
        stage.advance(0.3)
        expect(try gray(layer), 3)
    }

    @Test("backwards it plays to the beginning")
    func backwards() async throws {
        let (player, layer) = try await ready(try fixture.video(seconds: 1))
        player.seek(to: CMTime(value: 1, timescale: 1))
        player.rate = -1
        stage.advance(0.5)
        expect(try gray(layer), 5)
        stage.advance(1)
        #expect(player.currentTime() == .zero)
        #expect(player.rate == 0)
    }

    @Test("an item ends where its forward end is set")
    func forwardEnd() async throws {
        let (player, _) = try await ready(try fixture.video())
        player.currentItem?.forwardPlaybackEndTime = CMTime(value: 1, timescale: 2)
        player.play()
        stage.advance(1)
        #expect(player.currentTime() == CMTime(value: 1, timescale: 2))
        #expect(player.rate == 0)
    }

    @Test("played before it is ready it waits, and plays once it is")
    func early() async throws {
        let player = AVPlayer(url: try fixture.video())
        #expect(player.timeControlStatus == .paused)
        player.play()
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
        stage.advance(0.5)
        #expect(player.currentTime() == .zero)
        await stage.settle()
        #expect(player.timeControlStatus == .playing)
        stage.advance(0.5)
        #expect(player.currentTime() == CMTime(value: 1, timescale: 2))
    }

    @Test("status, rate and current item are observed")
    func observing() async throws {
        let url = try fixture.video()
        let item = AVPlayerItem(url: url)
        let player = AVPlayer()
        let seen = Answers()
        let observations = [
            item.observe(\.status) { _, _ in seen.add("status") }, player.observe(\.rate) { _, _ in seen.add("rate") },
            player.observe(\.timeControlStatus) { _, _ in seen.add("control") },
            player.observe(\.currentItem) { _, _ in seen.add("item") },
        ]
        player.replaceCurrentItem(with: item)
        await stage.settle()
        player.play()
        #expect(seen.words == ["item", "status", "rate", "control"])
        #expect(player.value(forKey: "rate") as? Float == 1)
        withExtendedLifetime(observations) {}
    }

    @Test("the frames of a file with sound appear too, and sound alone takes its time")
    func sound() async throws {
        let (player, layer) = try await ready(try fixture.video("both.mov", seconds: 1, codec: "mjpeg", container: "mov", withSound: true))
        player.play()
        stage.advance(0.6)
        expect(try gray(layer), 6)
        player.replaceCurrentItem(with: AVPlayerItem(url: try fixture.sound(seconds: 1)))
        await stage.settle()
        stage.advance(0.5)
        #expect(player.currentTime() == CMTime(value: 1, timescale: 2))
        #expect(layer.isReadyForDisplay == false)
    }
}
