import AVFoundation
import Foundation
import Testing

private final class Listener: AVAudioPlayerDelegate {
    let ends = Answers()
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends.add(flag) }
}

@Suite("Sound player", .application) @MainActor struct AudioPlayerTests {
    private let stage = PlaybackStage()
    private let fixture: MediaFixture
    private let listener = Listener()

    init() throws { fixture = try MediaFixture() }

    private func player(seconds: Double = 2) throws -> AVAudioPlayer {
        let player = try AVAudioPlayer(contentsOf: try fixture.sound(seconds: seconds))
        player.delegate = listener
        return player
    }

    @Test("knows the length and the form of its file")
    func form() throws {
        let player = try player()
        #expect(player.duration == 2)
        #expect(player.numberOfChannels == 1)
        #expect(player.format.sampleRate == 44100)
        #expect(!player.isPlaying)
        #expect(player.prepareToPlay())
    }

    @Test("plays on the device's clock, tells the simulator, and notifies its delegate once at the end")
    func playing() async throws {
        let player = try player()
        #expect(player.play())
        await stage.settle()
        #expect(stage.sounds == ["sound tone.wav"])
        stage.advance(1.5)
        #expect(player.currentTime == 1.5)
        #expect(listener.ends.all.isEmpty)
        stage.advance(1)
        #expect(listener.ends.all == [true])
        #expect(!player.isPlaying)
        #expect(player.currentTime == 0)
    }

    @Test("stands still while it pauses, goes on from there, and does not notify after a stop")
    func pausing() throws {
        let player = try player()
        player.play()
        stage.advance(0.5)
        player.pause()
        stage.advance(5)
        #expect(player.currentTime == 0.5)
        player.play()
        stage.advance(1)
        #expect(player.currentTime == 1.5)
        player.stop()
        stage.advance(5)
        #expect(listener.ends.all.isEmpty)
    }

    @Test("repeats as often as it should")
    func loops() throws {
        let player = try player(seconds: 1)
        player.numberOfLoops = 2
        player.play()
        stage.advance(2.25)
        #expect(player.isPlaying)
        #expect(abs(player.currentTime - 0.25) < 1e-6)
        stage.advance(1)
        #expect(listener.ends.all == [true])
    }

    @Test("repeats without an end")
    func endless() throws {
        let player = try player(seconds: 1)
        player.numberOfLoops = -1
        player.play()
        stage.advance(7.5)
        #expect(player.isPlaying)
        #expect(abs(player.currentTime - 0.5) < 1e-6)
        #expect(listener.ends.all.isEmpty)
    }

    @Test("jumps to a time within the sound")
    func jumping() throws {
        let player = try player()
        player.currentTime = 1.5
        player.play()
        stage.advance(0.6)
        #expect(listener.ends.all == [true])
        player.currentTime = 99
        #expect(player.currentTime == 2)
    }

    @Test("plays faster only where the rate is enabled")
    func rate() throws {
        let player = try player()
        player.rate = 2
        #expect(player.rate == 1)
        player.enableRate = true
        player.rate = 2
        player.play()
        stage.advance(0.5)
        #expect(player.currentTime == 1)
        stage.advance(0.6)
        #expect(listener.ends.all == [true])
    }

    @Test("a fade changes the volume step by step")
    func fade() throws {
        let player = try player()
        player.volume = 0
        player.setVolume(1, fadeDuration: 2)
        stage.advance(1)
        #expect(abs(player.volume - 0.5) < 1e-4)
        stage.advance(2)
        #expect(player.volume == 1)
    }

    @Test("measures the level of what plays")
    func metering() throws {
        let player = try player()
        player.isMeteringEnabled = true
        player.updateMeters()
        #expect(player.averagePower(forChannel: 0) == -160)
        player.play()
        stage.advance(0.5)
        player.updateMeters()
        // A sine of half the maximum: a peak of -6 decibels, an average of -9.
        #expect(abs(player.peakPower(forChannel: 0) + 6.02) < 0.2)
        #expect(abs(player.averagePower(forChannel: 0) + 9.03) < 0.2)
        #expect(player.averagePower(forChannel: 7) == -160)
    }

    @Test("data play as files do", arguments: [("pcm_s16le", "wav"), ("aac", "adts"), ("flac", "flac"), ("alac", "ipod")])
    func data(codec: String, container: String) throws {
        let url = try fixture.sound("any", seconds: 1, codec: codec, container: container)
        let player = try AVAudioPlayer(data: try Data(contentsOf: url))
        #expect(abs(player.duration - 1) < 0.1)
        #expect(player.url == nil)
    }

    @Test("what is no sound throws an error of AVFoundation; a video without sound too")
    func failures() throws {
        try Data("no sound".utf8).write(to: fixture.url("text.mp3"))
        for url in [fixture.url("gone.mp3"), fixture.url("text.mp3"), try fixture.video(seconds: 0.5)] {
            let error = #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: url) }
            #expect(error?.domain == AVFoundationErrorDomain)
            #expect(error?.localizedFailureReason?.contains(url.lastPathComponent) == true)
        }
        #expect(!AVAudioPlayer().play())
    }
}
