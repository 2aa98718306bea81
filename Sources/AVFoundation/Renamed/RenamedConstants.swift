// Names of the SDK before Swift 4.2: sources in Swift 4 may use them, in others the compiler reports Apple's new name.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of `AVLayerVideoGravity.resize` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVLayerVideoGravity.resize")
public var AVLayerVideoGravityResize: AVLayerVideoGravity { .resize }
/// The name of `AVLayerVideoGravity.resizeAspect` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVLayerVideoGravity.resizeAspect")
public var AVLayerVideoGravityResizeAspect: AVLayerVideoGravity { .resizeAspect }
/// The name of `AVLayerVideoGravity.resizeAspectFill` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVLayerVideoGravity.resizeAspectFill")
public var AVLayerVideoGravityResizeAspectFill: AVLayerVideoGravity { .resizeAspectFill }
/// The name of `AVMediaType.video` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVMediaType.video")
public var AVMediaTypeVideo: AVMediaType { .video }
/// The name of `AVMediaType.audio` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVMediaType.audio")
public var AVMediaTypeAudio: AVMediaType { .audio }
/// The name of `AVMediaType.text` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVMediaType.text")
public var AVMediaTypeText: AVMediaType { .text }
/// The name of `AVMediaType.muxed` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVMediaType.muxed")
public var AVMediaTypeMuxed: AVMediaType { .muxed }
/// The name of `AVFileType.mp4` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVFileType.mp4")
public var AVFileTypeMPEG4: AVFileType { .mp4 }
/// The name of `AVFileType.mov` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVFileType.mov")
public var AVFileTypeQuickTimeMovie: AVFileType { .mov }
/// The name of `AVFileType.m4v` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVFileType.m4v")
public var AVFileTypeAppleM4V: AVFileType { .m4v }
/// The name of `AVFileType.m4a` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVFileType.m4a")
public var AVFileTypeAppleM4A: AVFileType { .m4a }
/// The name of `AVFileType.wav` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVFileType.wav")
public var AVFileTypeWAVE: AVFileType { .wav }
/// The name of `AVFileType.caf` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVFileType.caf")
public var AVFileTypeCoreAudioFormat: AVFileType { .caf }
/// The name of `AVFileType.mp3` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVFileType.mp3")
public var AVFileTypeMPEGLayer3: AVFileType { .mp3 }
/// The name of `AVAudioSession.Category.ambient` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public var AVAudioSessionCategoryAmbient: AVAudioSession.Category { .ambient }
/// The name of `AVAudioSession.Category.soloAmbient` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public var AVAudioSessionCategorySoloAmbient: AVAudioSession.Category { .soloAmbient }
/// The name of `AVAudioSession.Category.playback` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public var AVAudioSessionCategoryPlayback: AVAudioSession.Category { .playback }
/// The name of `AVAudioSession.Category.record` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public var AVAudioSessionCategoryRecord: AVAudioSession.Category { .record }
/// The name of `AVAudioSession.Category.playAndRecord` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public var AVAudioSessionCategoryPlayAndRecord: AVAudioSession.Category { .playAndRecord }
/// The name of `AVAudioSession.Category.multiRoute` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.multiRoute")
public var AVAudioSessionCategoryMultiRoute: AVAudioSession.Category { .multiRoute }
/// The name of `AVAudioSession.Mode.default` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.default")
public var AVAudioSessionModeDefault: AVAudioSession.Mode { .default }
/// The name of `AVAudioSession.Mode.voiceChat` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.voiceChat")
public var AVAudioSessionModeVoiceChat: AVAudioSession.Mode { .voiceChat }
/// The name of `AVAudioSession.Mode.moviePlayback` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.moviePlayback")
public var AVAudioSessionModeMoviePlayback: AVAudioSession.Mode { .moviePlayback }
/// The name of `AVAudioSession.Mode.measurement` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.measurement")
public var AVAudioSessionModeMeasurement: AVAudioSession.Mode { .measurement }
/// The name of `AVAudioSession.Mode.spokenAudio` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.spokenAudio")
public var AVAudioSessionModeSpokenAudio: AVAudioSession.Mode { .spokenAudio }
/// The name of `AVPlayerItem.Status` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVPlayerItem.Status")
public typealias AVPlayerItemStatus = AVPlayerItem.Status
/// The name of `AVPlayer.Status` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVPlayer.Status")
public typealias AVPlayerStatus = AVPlayer.Status
/// The name of `AVPlayer.TimeControlStatus` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVPlayer.TimeControlStatus")
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
/// The name of `AVPlayer.ActionAtItemEnd` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVPlayer.ActionAtItemEnd")
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd
/// The name of `AVAudioSession.CategoryOptions` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
/// The name of `AVAudioSession.InterruptionType` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.InterruptionType")
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
/// The name of `AVAudioSession.RecordPermission` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.RecordPermission")
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission
/// The name of `AVAssetExportSession.Status` that Apple's SDK keeps.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
/// The name of `AVCaptureSession.Preset.photo` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.photo")
public var AVCaptureSessionPresetPhoto: AVCaptureSession.Preset { .photo }
/// The name of `AVCaptureSession.Preset.high` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.high")
public var AVCaptureSessionPresetHigh: AVCaptureSession.Preset { .high }
/// The name of `AVCaptureSession.Preset.medium` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.medium")
public var AVCaptureSessionPresetMedium: AVCaptureSession.Preset { .medium }
/// The name of `AVCaptureSession.Preset.low` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.low")
public var AVCaptureSessionPresetLow: AVCaptureSession.Preset { .low }
/// The name of `AVCaptureSession.Preset.vga640x480` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.vga640x480")
public var AVCaptureSessionPreset640x480: AVCaptureSession.Preset { .vga640x480 }
/// The name of `AVCaptureSession.Preset.hd1280x720` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.hd1280x720")
public var AVCaptureSessionPreset1280x720: AVCaptureSession.Preset { .hd1280x720 }
/// The name of `AVCaptureSession.Preset.hd1920x1080` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVCaptureSession.Preset.hd1920x1080")
public var AVCaptureSessionPreset1920x1080: AVCaptureSession.Preset { .hd1920x1080 }
/// The name of `AVCaptureDevice.Position` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVCaptureDevice.Position")
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
/// The name of `AVCaptureDevice.TorchMode` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVCaptureDevice.TorchMode")
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
/// The name of `AVCaptureDevice.FlashMode` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVCaptureDevice.FlashMode")
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
/// The name of `AVCaptureDevice.FocusMode` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVCaptureDevice.FocusMode")
public typealias AVCaptureFocusMode = AVCaptureDevice.FocusMode
/// The name of `AVMetadataObject.ObjectType.qr` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVMetadataObject.ObjectType.qr")
public var AVMetadataObjectTypeQRCode: AVMetadataObject.ObjectType { .qr }

extension AVCaptureDevice {
    /// The name of `default(for:)` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "default(for:)")
    public class func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice? { `default`(for: mediaType) }
    /// The name of `devices(for:)` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "devices(for:)")
    public class func devices(withMediaType mediaType: AVMediaType) -> [AVCaptureDevice] { devices(for: mediaType) }
}
