import AVFoundation
import Foundation
import Testing

@Suite("Time observers", .application) @MainActor struct TimeObserverTests {
    private let stage = PlaybackStage()
    private let fixture: MediaFixture
    private let player: AVPlayer

    init() async throws {
        fixture = try MediaFixture()
        player = AVPlayer(url: try fixture.video())
        await stage.settle()
    }

    @Test("a periodic observer is called when playing starts, at each interval, and when it stops")
    func periodic() {
        let times = Answers()
        let token = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: nil) { times.add($0.seconds) }
        player.play()
        stage.advance(1.75)
        player.pause()
        #expect(times.numbers == [0, 0.5, 1, 1.5, 1.75])
        player.removeTimeObserver(token)
        player.play()
        stage.advance(0.5)
        #expect(times.numbers.count == 5)
    }

    @Test("at double speed the intervals are still those of the medium")
    func periodicFast() {
        let times = Answers()
        let token = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: .main) { times.add($0.seconds) }
        player.rate = 2
        stage.advance(1.25)
        #expect(times.numbers == [0, 1, 2])
        player.removeTimeObserver(token)
    }

    @Test("a jump notifies a periodic observer, also while the player stands still")
    func jump() {
        let times = Answers()
        let token = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: nil) { times.add($0.seconds) }
        player.seek(to: CMTime(value: 2, timescale: 1))
        #expect(times.numbers == [2])
        player.removeTimeObserver(token)
    }

    @Test("a boundary observer is called when playing passes a time, not when a jump does")
    func boundary() {
        let count = Answers()
        let times = [1, 2].map { NSValue(time: CMTime(value: $0, timescale: 1)) }
        let token = player.addBoundaryTimeObserver(forTimes: times, queue: nil) { count.add(true) }
        player.play()
        stage.advance(0.9)
        #expect(count.all.isEmpty)
        stage.advance(0.2)
        #expect(count.all.count == 1)
        player.seek(to: CMTime(value: 5, timescale: 2))
        stage.advance(0.2)
        #expect(count.all.count == 1)
        player.removeTimeObserver(token)
    }
}
