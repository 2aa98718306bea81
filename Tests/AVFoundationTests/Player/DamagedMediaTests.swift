import AVFoundation
import Foundation
import TestSupport
import Testing

@Suite("Damaged media", .application) @MainActor struct DamagedMediaTests {
    private let stage = PlaybackStage()
    private let fixture: MediaFixture

    init() throws { fixture = try MediaFixture() }

    private func item(_ url: URL) async -> AVPlayerItem {
        let item = AVPlayerItem(url: url)
        let player = AVPlayer(playerItem: item)
        player.play()
        await stage.settle()
        stage.advance(0.5)
        withExtendedLifetime(player) {}
        return item
    }

    @Test("a missing file fails, with an error of AVFoundation that names it, and a notification")
    func missing() async throws {
        let item = AVPlayerItem(url: fixture.url("gone.mp4"))
        let errors = Answers()
        let token = NotificationCenter.default.addObserver(forName: .AVPlayerItemFailedToPlayToEndTime, object: item, queue: nil) { note in
            errors.add(note.userInfo?[AVPlayerItemFailedToPlayToEndTimeErrorKey] is NSError)
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let player = AVPlayer(playerItem: item)
        player.play()
        await stage.settle()
        #expect(item.status == .failed)
        let error = try #require(item.error as NSError?)
        #expect(error.domain == AVFoundationErrorDomain)
        #expect(error.localizedFailureReason?.contains("gone.mp4") == true)
        #expect(errors.all == [true])
        #expect(player.rate == 0)
    }

    @Test("an address of the network fails and says why")
    func remote() async throws {
        let item = await item(try #require(URL(string: "https://example.org/film.mp4")))
        #expect(item.status == .failed)
        #expect((item.error as NSError?)?.localizedFailureReason?.contains("only files") == true)
    }

    @Test("what is no media fails", arguments: ["", "no media at all", String(repeating: "x", count: 100_000), "#EXTM3U\n/etc/passwd\n"])
    func foreign(text: String) async throws {
        try Data(text.utf8).write(to: fixture.url("film.mp4"))
        #expect(await item(fixture.url("film.mp4")).status == .failed)
    }

    @Test("a folder and a device fail", arguments: ["/", "/dev/zero"])
    func special(path: String) async { #expect(await item(URL(fileURLWithPath: path)).status == .failed) }

    @Test("every truncation of a file ends in an error or in what can be played", arguments: ["mp4", "avi", "matroska"])
    func truncation(container: String) async throws {
        let whole = try Data(contentsOf: try fixture.video("whole", seconds: 0.5, container: container, withSound: container == "mp4"))
        for part in 0..<24 {
            let url = fixture.url("part-\(part)")
            try whole.prefix(whole.count * part / 24).write(to: url)
            let item = await item(url)
            #expect(item.status != .unknown)
            if item.status == .readyToPlay { #expect(item.duration.isValid) }
        }
    }

    @Test("changed bytes never stop the app")
    func noise() async throws {
        let whole = try Data(contentsOf: try fixture.video("whole.mp4", seconds: 0.5, withSound: true))
        var random = SplitMix(7)
        for round in 0..<40 {
            var bytes = [UInt8](whole)
            for _ in 0..<(1 + round) { bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next()) }
            let url = fixture.url("noise-\(round)")
            try Data(bytes).write(to: url)
            #expect(await item(url).status != .unknown)
            _ = try? await AVAssetImageGenerator(asset: AVURLAsset(url: url)).image(at: .zero)
            _ = try? AVAudioPlayer(contentsOf: url)
        }
    }
}
