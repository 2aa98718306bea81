internal import Foundation

/// A piece of media. Here it is always a photo of the simulated camera, as a JPEG file.
///
/// > Contract: CoreMedia, CMSampleBuffer
/// > Partial: made by `AVCaptureStillImageOutput` only; there are no other samples.
public final class CMSampleBuffer: Sendable {
    /// The bytes of the file.
    package let file: Data

    package init(file: Data) { self.file = file }
}
