public import CoreMedia
internal import Foundation
internal import UIKitCore

/// Takes photos of the camera's image, in the first versions of iOS.
///
/// > Contract: AVFoundation, AVCaptureStillImageOutput
/// > Partial: JPEG only, with upright pixels.
@available(iOS, deprecated: 10, message: "Use AVCapturePhotoOutput")
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
    /// Creates an output.
    public override init() { super.init() }

    /// The format; kept: photos are JPEG.
    open var outputSettings: [String: Any] = [:]
    /// The formats that photos can have; JPEG.
    open var availableImageDataCodecTypes: [AVVideoCodecType] { [.jpeg] }
    /// Whether photos may be larger than the preview; kept: the simulated camera has one size.
    open var isHighResolutionStillImageOutputEnabled = false
    /// Whether a photo is being taken; false: it takes no time.
    open var isCapturingStillImage: Bool { false }

    /// Takes a photo. The closure is called in a later turn of the main queue, with an error if no camera runs.
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection, completionHandler handler: @escaping @Sendable (CMSampleBuffer?, (any Error)?) -> Void
    ) {
        let image = session?.image
        ApplicationContext.later {
            guard let data = image.flatMap({ UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }) else {
                let reason = "no camera of the session runs, or the user does not allow it"
                return handler(nil, AVError(.sessionNotRunning, reason).object)
            }
            handler(CMSampleBuffer(file: data), nil)
        }
    }

    /// A photo as a file.
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { jpegSampleBuffer.file }
}
