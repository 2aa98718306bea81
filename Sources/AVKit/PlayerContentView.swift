internal import AVFoundation
internal import CoreGraphics
internal import ObjectiveC
internal import UIKitCore

/// A video, the app's view over it, and the controls.
final class PlayerContentView: UIView {
    let overlay = UIView()
    private let controls = PlayerControlsView()
    private let video = VideoView()
    private let tap = UITapGestureRecognizer()
    private var session: PlayerControlSession?
    /// Until the controls hide.
    private let hiding = ControlTimer()
    private static let visibleTime = 3.0

    private static let tapped: Selector = {
        ObjCRuntime.register(PlayerContentView.self, "tapped:") { view, _ in
            view.toggleControls()
            return nil
        }
        return Selector("tapped:")
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .black
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for view in [video, overlay, controls] { addSubview(view) }
        overlay.isUserInteractionEnabled = false
        controls.onUse = { [weak self] in self?.showControls() }
        tap.addTarget(self, action: Self.tapped)
        addGestureRecognizer(tap)
    }
    required init?(coder: NSCoder) { nil }

    var videoLayer: AVPlayerLayer { video.videoLayer }

    var player: AVPlayer? {
        get { videoLayer.player }
        set {
            videoLayer.player = newValue
            session = newValue.map { PlayerControlSession($0, controls) }
            session?.onPlay = { [weak self] in self?.showControls() }
            showControls()
        }
    }
    var showsControls = true {
        didSet { updateControls() }
    }
    var isLinear: Bool {
        get { controls.isLinear }
        set { controls.isLinear = newValue }
    }
    var onClose: (() -> Void)? {
        get { controls.onClose }
        set { controls.onClose = newValue }
    }
    private var areControlsWanted = true {
        didSet { updateControls() }
    }
    var areControlsHidden: Bool { controls.isHidden }

    private func updateControls() {
        controls.isHidden = !showsControls || !areControlsWanted
    }

    private func toggleControls() {
        if areControlsWanted { areControlsWanted = false } else { showControls() }
    }

    /// They hide again while the player plays.
    private func showControls() {
        areControlsWanted = true
        hiding.restart(Self.visibleTime, in: applicationContext) { [weak self] in
            guard let self, player?.timeControlStatus == .playing, !controls.isScrubbing else { return }
            areControlsWanted = false
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [video, overlay, controls] { view.frame = bounds }
    }
}

/// The view whose layer shows the video.
private final class VideoView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
    /// UIKit makes the layer of the class above.
    lazy var videoLayer: AVPlayerLayer = (layer as? AVPlayerLayer) ?? AVPlayerLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    required init?(coder: NSCoder) { nil }
}
