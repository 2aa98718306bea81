public import Foundation
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

    /// Where the image is within the bounds.
    private var imageRect: CGRect { videoGravity.rectangle(of: CameraImage.size, in: bounds) }

    /// Converts a point of the layer to one of the camera, whose x axis runs down the upright image and whose y axis runs to its left.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        let rect = imageRect
        guard rect.width > 0, rect.height > 0 else { return .zero }
        return CGPoint(x: (pointInLayer.y - rect.minY) / rect.height, y: 1 - (pointInLayer.x - rect.minX) / rect.width)
    }
    /// Converts a point of the camera to one of the layer.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        let (rect, point) = (imageRect, captureDevicePointOfInterest)
        return CGPoint(x: rect.minX + (1 - point.y) * rect.width, y: rect.minY + point.x * rect.height)
    }
    /// Converts a rectangle of the camera to one of the layer.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        let corners = [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]
            .map { layerPointConverted(fromCaptureDevicePoint: $0) }
        return CGRect(origin: corners[0], size: .zero).union(CGRect(origin: corners[1], size: .zero))
    }
    /// Converts a rectangle of the layer to one of the camera.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        let rect = rectInLayerCoordinates
        let corners = [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]
            .map { captureDevicePointConverted(fromLayerPoint: $0) }
        return CGRect(origin: corners[0], size: .zero).union(CGRect(origin: corners[1], size: .zero))
    }
    /// Returns an object with its place in the layer.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
        metadataObject.moved(to: layerRectConverted(fromMetadataOutputRect: metadataObject.bounds))
    }

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
