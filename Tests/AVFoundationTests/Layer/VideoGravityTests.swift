@testable import AVFoundation
import Foundation
import Testing

@Suite("Video gravity", .application) @MainActor struct VideoGravityTests {
    @Test("a rectangle of an aspect ratio is in the middle of another one")
    func rectangle() {
        let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
        #expect(AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: bounds) == CGRect(x: 60, y: 20, width: 100, height: 100))
        #expect(AVMakeRect(aspectRatio: CGSize(width: 8, height: 1), insideRect: bounds) == CGRect(x: 10, y: 57.5, width: 200, height: 25))
        #expect(AVMakeRect(aspectRatio: .zero, insideRect: bounds).size == .zero)
        #expect(AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: .zero).size == .zero)
    }

    @Test(
        "a layer's video is inside, over, or on its bounds",
        arguments: [
            (AVLayerVideoGravity.resizeAspect, CGRect(x: 0, y: 50, width: 400, height: 300)),
            (.resizeAspectFill, CGRect(x: -400.0 / 15, y: 0, width: 1600.0 / 3, height: 400)),
            (.resize, CGRect(x: 0, y: 0, width: 400, height: 400)),
        ])
    func layer(gravity: AVLayerVideoGravity, expected: CGRect) async throws {
        let stage = PlaybackStage()
        let fixture = try MediaFixture()
        let player = AVPlayer(url: try fixture.video(seconds: 0.5))
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        layer.videoGravity = gravity
        #expect(layer.videoRect == .zero)
        await stage.settle()
        let rect = layer.videoRect
        #expect(abs(rect.width - expected.width) < 1e-6)
        #expect(abs(rect.height - expected.height) < 1e-6)
        #expect(abs(rect.midX - 200) < 1e-6)
        #expect(abs(rect.midY - 200) < 1e-6)
        #expect(layer.sublayers?.first?.contentsGravity.rawValue == gravity.contents.rawValue)
        layer.player = nil
        #expect(!layer.isReadyForDisplay)
    }
}
