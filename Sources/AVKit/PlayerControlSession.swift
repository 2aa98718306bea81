internal import AVFoundation
internal import UIKitCore

/// Connects controls to a player: what is shown follows it, and what is used changes it.
@MainActor final class PlayerControlSession {
    private let player: AVPlayer
    private weak var controls: PlayerControlsView?
    private var observer: Any?
    private var actions: [(UIControl, UIAction.Identifier, UIControl.Event)] = []
    var onPlay: (() -> Void)?

    private static let skip = CMTime(value: 10, timescale: 1)
    private static let interval = CMTime(value: 1, timescale: 4)

    init(_ player: AVPlayer, _ controls: PlayerControlsView) {
        (self.player, self.controls) = (player, controls)
        act(on: controls.playButton, .touchUpInside) { $0.togglePlaying() }
        act(on: controls.backButton, .touchUpInside) { $0.player.seek(to: $0.player.currentTime() - Self.skip) }
        act(on: controls.forwardButton, .touchUpInside) { $0.player.seek(to: $0.player.currentTime() + Self.skip) }
        act(on: controls.slider, .valueChanged) { $0.scrub() }
        observer = player.addPeriodicTimeObserver(forInterval: Self.interval, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.showTime() }
        }
        for name in [AVPlayer.rateDidChangeNotification, AVPlayerItem.timeJumpedNotification] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.update() }
                })
        }
        update()
    }
    private var tokens: [any NSObjectProtocol] = []

    isolated deinit {
        if let observer { player.removeTimeObserver(observer) }
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        for (control, identifier, event) in actions { control.removeAction(identifiedBy: identifier, for: event) }
    }

    private func act(on control: UIControl, _ event: UIControl.Event, _ body: @escaping @MainActor (PlayerControlSession) -> Void) {
        let action = UIAction { [weak self] _ in if let self { body(self) } }
        control.addAction(action, for: event)
        actions.append((control, action.identifier, event))
    }

    private var duration: Double? {
        guard let duration = player.currentItem?.duration, duration.isNumeric else { return nil }
        return duration.seconds
    }

    private func togglePlaying() {
        if player.rate != 0 { return player.pause() }
        // At the end it begins again.
        if let duration, player.currentTime().seconds >= duration { player.seek(to: .zero) }
        player.play()
        onPlay?()
    }

    private func scrub() {
        guard let controls else { return }
        player.seek(to: CMTime(seconds: Double(controls.slider.value), preferredTimescale: 600))
    }

    private func update() {
        controls?.show(isPlaying: player.rate != 0)
        showTime()
    }

    private func showTime() { controls?.show(time: player.currentTime().seconds, duration: duration) }
}
