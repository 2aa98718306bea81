public import Foundation

/// Gives each frame of the camera as a pixel buffer.
@available(*, unavailable, message: "There are no pixel buffers (CVPixelBuffer) here; AVCapturePhotoOutput gives photos")
open class AVCaptureVideoDataOutput: NSObject {}
/// Gives the sound of the microphone as sample buffers.
@available(*, unavailable, message: "There are no sample buffers of sound here; AVAudioRecorder records files")
open class AVCaptureAudioDataOutput: NSObject {}
/// Records films.
@available(*, unavailable, message: "The simulated camera has a single image; there are no films to record")
open class AVCaptureMovieFileOutput: NSObject {}
