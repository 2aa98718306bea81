internal import AVFoundation
public import Foundation
internal import ObjectiveC
public import Photos
public import UIKitCore

/// How much of a Live Photo is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    /// Nothing.
    case undefined = 0
    /// All of it.
    case full
    /// Its first second.
    case hint
}

/// Which badge is wanted.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// For use over the image.
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
    /// Struck through.
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// Is notified of a Live Photo's playback. > Contract: PhotosUI, PHLivePhotoViewDelegate
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    /// Whether playback may begin; true without the method.
    func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool
    /// Playback begins.
    func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    /// The image is shown again.
    func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    /// > Units: seconds; added to those of the gesture. Not asked here.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch, with playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> TimeInterval
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool {
        true
    }
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch, with playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> TimeInterval { 0 }
}

/// Shows the image of a Live Photo, and plays its video while it is pressed, or when the app says so.
///
/// > Contract: PhotosUI, PHLivePhotoView
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
    /// Is notified of playback.
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Playback ends when another one is set.
    open var livePhoto: PHLivePhoto? {
        didSet {
            guard livePhoto !== oldValue else { return }
            stopPlayback()
            imageView.image = livePhoto?.image
        }
    }
    /// Whether playback is silent.
    open var isMuted = false { didSet { playback?.player.isMuted = isMuted } }
    /// The part of the image that is shown, from 0 to 1 in both directions.
    open var contentsRect: CGRect {
        get { imageView.layer.contentsRect }
        set { imageView.layer.contentsRect = newValue }
    }
    /// Plays while the view is pressed; the app may add it to another view.
    open var playbackGestureRecognizer: UIGestureRecognizer { press }

    private let press = UILongPressGestureRecognizer()

    private let imageView = UIImageView()
    private var playback: LivePlayback?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// From a nib or an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        addSubview(imageView)
        press.addTarget(self, action: Self.pressed)
        addGestureRecognizer(press)
    }

    private static let pressed: Selector = {
        ObjCRuntime.register(PHLivePhotoView.self, "pressed:") { view, _ in
            view.pressed()
            return nil
        }
        return Selector("pressed:")
    }()

    private func pressed() {
        switch press.state {
        case .began: startPlayback(with: .full)
        case .ended, .cancelled, .failed: stopPlayback()
        default: break
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        imageView.contentMode = contentMode
        playback?.place(in: bounds, contentMode)
    }

    /// Begins to play, from the start; without an effect while it plays, or if the delegate does not allow it.
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
        guard let livePhoto, playback == nil, playbackStyle != .undefined,
            delegate?.livePhotoView(self, canBeginPlaybackWith: playbackStyle) ?? true
        else { return }
        delegate?.livePhotoView(self, willBeginPlaybackWith: playbackStyle)
        let new = LivePlayback(livePhoto.video, playbackStyle)
        playback = new
        new.player.isMuted = isMuted
        layer.addSublayer(new.layer)
        new.place(in: bounds, contentMode)
        new.play { [weak self] in self?.stopPlayback() }
    }

    /// Shows the image again.
    open func stopPlayback() {
        guard let playback else { return }
        self.playback = nil
        playback.end()
        delegate?.livePhotoView(self, didEndPlaybackWith: playback.style)
    }

    /// The badge of Live Photos, as a template.
    open class func livePhotoBadgeImage(options: PHLivePhotoBadgeOptions = []) -> UIImage {
        UIImage(systemName: options.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
    }
}

/// A video that is played once.
@MainActor private final class LivePlayback {
    let style: PHLivePhotoViewPlaybackStyle
    let player: AVPlayer
    let layer: AVPlayerLayer
    private var observer: (any NSObjectProtocol)?

    init(_ video: URL, _ style: PHLivePhotoViewPlaybackStyle) {
        self.style = style
        player = AVPlayer(url: video)
        layer = AVPlayerLayer(player: player)
        if style == .hint { player.currentItem?.forwardPlaybackEndTime = CMTime(seconds: 1, preferredTimescale: 600) }
    }

    func play(_ onEnd: @escaping @MainActor () -> Void) {
        observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
        ) { _ in MainActor.assumeIsolated { onEnd() } }
        player.play()
    }

    func place(in bounds: CGRect, _ mode: UIView.ContentMode) {
        layer.frame = bounds
        layer.videoGravity = mode == .scaleAspectFit ? .resizeAspect : mode == .scaleToFill ? .resize : .resizeAspectFill
    }

    func end() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        player.pause()
        layer.removeFromSuperlayer()
        layer.player = nil
    }
}
