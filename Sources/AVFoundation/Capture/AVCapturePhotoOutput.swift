public import CoreGraphics
public import CoreMedia
public import Foundation
internal import Synchronization
internal import UIKitCore

/// Takes photos of the camera's image.
///
/// > Contract: AVFoundation, AVCapturePhotoOutput
/// > Partial: JPEG only, with upright pixels; no RAW, Live Photos, depth and brackets.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// Creates an output.
    public override init() { super.init() }

    /// The modes of the flash that can be asked for; `.off`.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
    /// The formats that photos can have; JPEG.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
    /// Whether Live Photos are possible; false.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Whether photos may be larger than the preview; kept: the simulated camera has one size.
    open var isHighResolutionCaptureEnabled = false

    /// The JPEG data of a photo that the older delegate method received. > Parameter previewPhotoSampleBuffer: a thumbnail to embed; ignored.
    @available(iOS, deprecated: 11, message: "Use AVCapturePhoto.fileDataRepresentation()")
    open class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? {
        JPEGSampleBuffer.file
    }

    /// Takes a photo. The delegate is called on the main thread, in later turns; with an error if no camera runs.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        let capture = PhotoCapture(output: self, settings: settings, delegate: delegate, image: session?.image)
        ApplicationContext.later { capture.run() }
    }
}

/// A photo on its way to its delegate; retains it.
private final class PhotoCapture: @unchecked Sendable {
    private let output: AVCapturePhotoOutput
    private let settings: AVCapturePhotoSettings
    private let delegate: any AVCapturePhotoCaptureDelegate
    private let image: CGImage?

    init(output: AVCapturePhotoOutput, settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate, image: CGImage?) {
        (self.output, self.settings, self.delegate, self.image) = (output, settings, delegate, image)
    }

    @MainActor func run() {
        let resolved = AVCaptureResolvedPhotoSettings(settings.uniqueID, image)
        delegate.photoOutput(output, willBeginCaptureFor: resolved)
        delegate.photoOutput(output, willCapturePhotoFor: resolved)
        delegate.photoOutput(output, didCapturePhotoFor: resolved)
        let photo = AVCapturePhoto(image, resolved)
        let error = image == nil ? AVError(.sessionNotRunning, "no camera of the session runs, or the user does not allow it").object : nil
        delegate.photoOutput(output, didFinishProcessingPhoto: photo, error: error)
        delegate.photoOutput(output, didFinishCaptureFor: resolved, error: error)
    }
}

/// What a photo should be like.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    private static let last = Mutex<Int64>(0)
    /// Distinguishes the request from others.
    public let uniqueID: Int64
    /// The format that was asked for; photos are JPEG.
    public let format: [String: Any]?

    /// Creates a request.
    public override init() {
        (uniqueID, format) = (Self.next(), nil)
        super.init()
    }
    /// Creates a request with a format; photos are JPEG.
    public init(format: [String: Any]?) {
        (uniqueID, self.format) = (Self.next(), format)
        super.init()
    }
    private static func next() -> Int64 {
        last.withLock { last in
            last += 1
            return last
        }
    }

    /// The formats that a small image next to the photo can have; none.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    /// Whether the flash is used; kept: there is none.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether the photo may be larger than the preview; kept.
    open var isHighResolutionPhotoEnabled = false
    /// Whether a hand's motion is taken out; kept: the simulated camera does not move.
    @available(iOS, deprecated: 13, message: "Use photoQualityPrioritization")
    open var isAutoStillImageStabilizationEnabled = false
}

/// What one photo of a bracket should be like. There are no brackets, so that none exists.
///
/// > Contract: AVFoundation, AVCaptureBracketedStillImageSettings
open class AVCaptureBracketedStillImageSettings: NSObject {
    /// Not available: Ferry takes no brackets.
    @available(*, unavailable, message: "Ferry takes no brackets of photos")
    public override init() { super.init() }
}

/// What a photo will be like.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    /// That of the request.
    public let uniqueID: Int64
    /// The size. > Units: pixels.
    public let photoDimensions: CMVideoDimensions
    /// The size of the film of a Live Photo; zero.
    public let livePhotoMovieDimensions = CMVideoDimensions(width: 0, height: 0)

    init(_ id: Int64, _ image: CGImage?) {
        uniqueID = id
        photoDimensions = CMVideoDimensions(width: Int32(clamping: image?.width ?? 0), height: Int32(clamping: image?.height ?? 0))
        super.init()
    }
}

/// A photo.
///
/// > Contract: AVFoundation, AVCapturePhoto
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    private let image: CGImage?
    /// What it is like.
    public let resolvedSettings: AVCaptureResolvedPhotoSettings

    init(_ image: CGImage?, _ settings: AVCaptureResolvedPhotoSettings) {
        (self.image, resolvedSettings) = (image, settings)
        super.init()
    }

    /// The photo as a JPEG file; nil if it failed.
    open func fileDataRepresentation() -> Data? { image.flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) } }
    /// The photo's pixels, upright; nil if it failed.
    open func cgImageRepresentation() -> CGImage? { image }
    /// The number of photos of the request.
    open var photoCount: Int { 1 }
    /// Whether the photo is unprocessed; false.
    open var isRawPhoto: Bool { false }
}

/// Is notified of the steps of a photo.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    /// The request is known.
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// The photo is taken now.
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// The photo was taken.
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// The photo is there.
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// The photo is there, as a file. Called if the delegate does not have the method with a photo.
    @available(iOS, deprecated: 11, message: "Use photoOutput(_:didFinishProcessingPhoto:error:)")
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
    /// The request is done.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
        let file = error == nil ? photo.fileDataRepresentation() : nil
        photoOutput(
            output, didFinishProcessingPhoto: file.map { CMSampleBuffer(file: $0) }, previewPhoto: nil,
            resolvedSettings: photo.resolvedSettings, bracketSettings: nil, error: error)
    }
    @available(iOS, deprecated: 11, message: "Use photoOutput(_:didFinishProcessingPhoto:error:)")
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) {}
}

/// How frames and photos are encoded.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// HEVC; not for photos here.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
}

/// The encoding, in settings.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The width in pixels, in settings.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The height in pixels, in settings.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// JPEG, as the value of ``AVVideoCodecKey``.
@available(iOS, deprecated: 11, renamed: "AVVideoCodecType.jpeg")
public let AVVideoCodecJPEG = "jpeg"
