public import Foundation
internal import ObjectiveC
public import QuartzCore

/// Shows the frames of a player.
///
/// > Contract: AVFoundation, AVPlayerLayer
/// > Isolation: the main thread, as for every layer on screen.
open class AVPlayerLayer: CALayer {
    private var surface: VideoSurfaceLayer?
    private var owner: AVPlayer?
    private var shownSize = CGSize.zero

    /// Creates a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    /// The player, which is retained. Observable.
    open var player: AVPlayer? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            KeyValueChanges.will(self, "player")
            let old = owner
            owner = newValue
            KeyValueChanges.did(self, "player")
            let layer = WeakPlayerLayer(layer: self)
            MainTurn.run {
                guard let layer = layer.layer else { return }
                old?.remove(layer)
                if newValue == nil { layer.show(nil) }
                newValue?.add(layer)
            }
        }
    }

    /// How the video fills the bounds; `.resizeAspect` by default.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { surface?.contentsGravity = videoGravity.contents }
    }
    /// Whether the first frame of the current item is there. Observable.
    open private(set) var isReadyForDisplay = false
    /// Where the video is within the bounds; empty before the first frame. > Units: points.
    open var videoRect: CGRect { videoGravity.rectangle(of: shownSize, in: bounds) }

    open override func layoutSublayers() {
        super.layoutSublayers()
        if let surface, surface.frame != bounds { surface.frame = bounds }
    }

    /// Shows a frame; nil removes the one that is shown.
    func show(_ image: CGImage?) {
        if let image { shownSize = CGSize(width: image.width, height: image.height) } else { shownSize = .zero }
        if image != nil || surface != nil { visibleSurface.contents = image }
        guard isReadyForDisplay != (image != nil) else { return }
        KeyValueChanges.will(self, "readyForDisplay")
        isReadyForDisplay = image != nil
        KeyValueChanges.did(self, "readyForDisplay")
    }

    private var visibleSurface: VideoSurfaceLayer {
        if let surface { return surface }
        let made = VideoSurfaceLayer()
        made.masksToBounds = true
        made.contentsGravity = videoGravity.contents
        made.frame = bounds
        surface = made
        insertSublayer(made, at: 0)
        return made
    }
}

/// A layer passed to the main thread; accessed only there.
private struct WeakPlayerLayer: @unchecked Sendable { weak var layer: AVPlayerLayer? }

/// The layer that has the frames. Nothing of it changes with an animation.
final class VideoSurfaceLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
