import AVFoundation
import Foundation
import Testing

@Suite("Assets") struct AssetTests {
    private let fixture: MediaFixture

    init() throws { fixture = try MediaFixture() }

    @Test("an asset of a URL is one of a file, with its tracks")
    func tracks() throws {
        let url = try fixture.video(seconds: 1, withSound: true)
        let asset = AVAsset(url: url)
        #expect((asset as? AVURLAsset)?.url == url)
        #expect(asset.isPlayable)
        #expect(asset.tracks.count == 2)
        let video = try #require(asset.tracks(withMediaType: .video).first)
        #expect(video.naturalSize == CGSize(width: 64, height: 48))
        #expect(video.nominalFrameRate == 10)
        #expect(video.preferredTransform == .identity)
        #expect(asset.tracks(withMediaType: .audio).count == 1)
        #expect(abs(asset.duration.seconds - 1) < 0.1)
    }

    @Test("loads its properties; those of a file that cannot be read throw")
    func loading() async throws {
        let asset = AVURLAsset(url: try fixture.video(seconds: 1))
        #expect(try await asset.load(.duration) == CMTime(value: 1, timescale: 1))
        #expect(try await asset.loadTracks(withMediaType: .video).first?.load(.naturalSize) == CGSize(width: 64, height: 48))
        #expect(asset.statusOfValue(forKey: "duration", error: nil) == .loaded)
        let gone = AVURLAsset(url: fixture.url("gone.mp4"))
        await #expect(throws: AVError.self) { try await gone.load(.duration) }
        #expect(gone.statusOfValue(forKey: "duration", error: nil) == .failed)
        #expect(gone.duration.isIndefinite)
        #expect(gone.tracks.isEmpty)
    }

    @Test("an image generator returns the frame of each time, in any order, fitted into the size", arguments: [0, 7, 29, 3])
    func images(frame: Int) throws {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: try fixture.video()))
        generator.maximumSize = CGSize(width: 32, height: 0)
        var actual = CMTime.invalid
        let time = CMTime(value: CMTimeValue(frame) * 10 + 5, timescale: 100)
        let image = try generator.copyCGImage(at: time, actualTime: &actual)
        #expect(abs(image.middle - MediaFixture.gray(frame)) <= MediaFixture.tolerance)
        #expect(actual == CMTime(value: CMTimeValue(frame), timescale: 10))
        #expect(image.width == 32)
        #expect(image.height == 24)
    }

    @Test("there is no image beyond the end, nor of sound")
    func noImage() async throws {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: try fixture.video(seconds: 1)))
        #expect(throws: AVError.self) { try generator.copyCGImage(at: CMTime(value: 9, timescale: 1), actualTime: nil) }
        #expect(throws: AVError.self) { try generator.copyCGImage(at: .invalid, actualTime: nil) }
        let sound = AVAssetImageGenerator(asset: AVURLAsset(url: try fixture.sound()))
        await #expect(throws: AVError.self) { try await sound.image(at: .zero) }
    }

    @Test("an export has the part, from its key frame on")
    func export() async throws {
        let source = try fixture.video(seconds: 3, withSound: true)
        let session = try #require(AVAssetExportSession(asset: AVURLAsset(url: source), presetName: AVAssetExportPresetHighestQuality))
        session.outputURL = fixture.url("part.mov")
        session.outputFileType = .mov
        session.timeRange = CMTimeRange(start: CMTime(value: 1, timescale: 1), duration: CMTime(value: 1, timescale: 1))
        await session.export()
        #expect(session.status == .completed)
        let asset = AVURLAsset(url: fixture.url("part.mov"))
        #expect(abs(asset.duration.seconds - 1) < 0.1)
        let image = try AVAssetImageGenerator(asset: asset).copyCGImage(at: .zero, actualTime: nil)
        #expect(abs(image.middle - MediaFixture.gray(10)) <= MediaFixture.tolerance)
    }

    @Test("an export fails without a target, over a file, and of a file that cannot be read")
    func exportFailures() async throws {
        func status(_ source: URL, _ target: URL?, _ type: AVFileType?) async -> AVAssetExportSession.Status? {
            let session = AVAssetExportSession(asset: AVURLAsset(url: source), presetName: AVAssetExportPresetPassthrough)
            session?.outputURL = target
            session?.outputFileType = type
            await session?.export()
            return session?.status
        }
        let source = try fixture.video(seconds: 0.5)
        #expect(await status(source, nil, .mp4) == .failed)
        #expect(await status(source, source, .mp4) == .failed)
        #expect(await status(source, fixture.url("a.mp3"), .mp3) == .failed)
        #expect(await status(fixture.url("gone.mp4"), fixture.url("b.mp4"), .mp4) == .failed)
        #expect(!FileManager.default.fileExists(atPath: fixture.url("b.mp4").path))
        #expect(AVAssetExportSession(asset: AVURLAsset(url: source), presetName: "Unknown") == nil)
    }

    @Test("a time keeps its parts in an object")
    func values() {
        let time = CMTimeMakeWithEpoch(value: -7, timescale: 600, epoch: 3)
        #expect(NSValue(time: time).timeValue == time)
        #expect(NSValue(time: .positiveInfinity).timeValue.isPositiveInfinity)
        let range = CMTimeRange(start: .zero, duration: CMTime(value: 5, timescale: 2))
        #expect(NSValue(timeRange: range).timeRangeValue == range)
        #expect(!NSNumber(value: 3).timeValue.isValid)
    }
}
