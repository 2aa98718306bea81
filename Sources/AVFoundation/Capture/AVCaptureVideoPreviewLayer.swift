internal import Foundation
internal import ObjectiveC
public import QuartzCore

/// Shows what the camera of a session sees.
///
/// > Contract: AVFoundation, AVCaptureVideoPreviewLayer
/// > Isolation: the main thread, as for every layer on screen.
open class AVCaptureVideoPreviewLayer: CALayer {
    private var surface: VideoSurfaceLayer?
    private var owner: AVCaptureSession?
    private let link = AVCaptureConnection(output: nil)

    /// Creates a layer of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    /// The session, which is retained.
    open var session: AVCaptureSession? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            let old = owner
            owner = newValue
            let layer = WeakPreviewLayer(layer: self)
            MainTurn.run {
                guard let layer = layer.layer else { return }
                old?.remove(layer)
                if newValue == nil { layer.show(nil) }
                newValue?.add(layer)
            }
        }
    }
    /// How the image fills the bounds; `.resizeAspect` by default.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { surface?.contentsGravity = videoGravity.contents }
    }
    /// The connection to the session; nil without one.
    open var connection: AVCaptureConnection? { owner == nil ? nil : link }
    /// Whether the image is there.
    open var isPreviewing: Bool { surface?.contents != nil }

    open override func layoutSublayers() {
        super.layoutSublayers()
        if let surface, surface.frame != bounds { surface.frame = bounds }
    }

    func show(_ image: CGImage?) {
        guard image != nil || surface != nil else { return }
        let shown = surface ?? VideoSurfaceLayer()
        if surface == nil {
            shown.masksToBounds = true
            shown.contentsGravity = videoGravity.contents
            shown.frame = bounds
            surface = shown
            insertSublayer(shown, at: 0)
        }
        shown.contents = image
    }
}

/// A layer passed to the main thread; accessed only there.
private struct WeakPreviewLayer: @unchecked Sendable { weak var layer: AVCaptureVideoPreviewLayer? }
