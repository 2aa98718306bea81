import CoreMedia
import Foundation
import SwiftFour
import Testing
import UIKitCore

@testable import AVKit

@Suite("Player view controller", .application) @MainActor struct PlayerViewControllerTests {
    private let stage = PlaybackStage()
    private let fixture: MediaFixture
    private let controller = AVPlayerViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    init() throws { fixture = try MediaFixture() }

    private func show(seconds: Double = 3) async throws -> (AVPlayer, PlayerControlsView) {
        let player = AVPlayer(url: try fixture.video(seconds: seconds))
        controller.player = player
        window.rootViewController = controller
        window.makeKeyAndVisible()
        await stage.settle()
        return (player, try #require(controller.view.subviews.compactMap { $0 as? PlayerControlsView }.first))
    }

    @Test("shows the player's video in its view, without playing")
    func video() async throws {
        let (player, controls) = try await show()
        #expect(player.rate == 0)
        #expect(controller.isReadyForDisplay)
        #expect(controller.videoBounds.width == 393)
        #expect(controls.playButton.accessibilityLabel == "Play")
        #expect(controls.elapsed.text == "0:00")
        #expect(controls.remaining.text == "-0:03")
        #expect(controls.closeButton.isHidden)
    }

    @Test("its button plays and pauses; at the end it plays from the start")
    func playButton() async throws {
        let (player, controls) = try await show(seconds: 1)
        controls.playButton.sendActions(for: .touchUpInside)
        #expect(player.rate == 1)
        #expect(controls.playButton.accessibilityLabel == "Pause")
        stage.advance(0.5)
        controls.playButton.sendActions(for: .touchUpInside)
        #expect(player.rate == 0)
        #expect(player.currentTime() == CMTime(value: 1, timescale: 2))
        controls.playButton.sendActions(for: .touchUpInside)
        stage.advance(1)
        #expect(player.rate == 0)
        controls.playButton.sendActions(for: .touchUpInside)
        stage.advance(0.25)
        #expect(player.currentTime() == CMTime(value: 1, timescale: 4))
    }

    @Test("its slider follows the time and changes it")
    func slider() async throws {
        let (player, controls) = try await show()
        player.play()
        stage.advance(1)
        #expect(abs(controls.slider.value - 1) < 0.01)
        #expect(controls.elapsed.text == "0:01")
        #expect(controls.remaining.text == "-0:02")
        controls.slider.value = 2.5
        controls.slider.sendActions(for: .valueChanged)
        #expect(player.currentTime() == CMTime(value: 5, timescale: 2))
    }

    @Test("the controls hide after three seconds of playing, not while the player stands still")
    func hiding() async throws {
        let (player, controls) = try await show(seconds: 9)
        stage.advance(4)
        #expect(!controls.isHidden)
        controls.playButton.sendActions(for: .touchUpInside)
        stage.advance(2.9)
        #expect(!controls.isHidden)
        stage.advance(0.2)
        #expect(controls.isHidden)
        #expect(player.rate == 1)
    }

    @Test("has no controls where the app wants none, and no slider where playing is linear")
    func settings() async throws {
        let (_, controls) = try await show()
        controller.requiresLinearPlayback = true
        #expect(controls.slider.isHidden)
        controller.showsPlaybackControls = false
        #expect(controls.isHidden)
        controller.videoGravity = .resizeAspectFill
        #expect(controller.videoBounds.height == 852)
    }

    @Test(
        "times have minutes and seconds, and hours from one hour on",
        arguments: [
            (0.0, "0:00"), (59.9, "0:59"), (60, "1:00"), (3599, "59:59"), (3661, "1:01:01"), (.nan, "0:00"), (-4, "0:00"),
        ] as [(Double, String)])
    func texts(seconds: Double, text: String) { #expect(PlaybackText.time(seconds) == text) }

    @Test("a source in Swift 4 uses the older names")
    func olderNames() throws {
        #expect(SwiftFourMedia.times().map(\.seconds) == [0, 1.5, 0.5])
        #expect(SwiftFourMedia.range().duration == CMTime(value: 1, timescale: 1))
        #expect(SwiftFourMedia.gravities() == [.resize, .resizeAspect, .resizeAspectFill])
        #expect(SwiftFourMedia.types() == ["vide", "public.mpeg-4"])
        #expect(try SwiftFourMedia.play(.sharedInstance()) == .playback)
    }
}
