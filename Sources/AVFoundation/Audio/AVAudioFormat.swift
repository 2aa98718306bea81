public import Foundation

/// The form of sound: rate, channels, samples.
///
/// > Contract: AVFAudio, AVAudioFormat
/// > Partial: the forms of decoded sound.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// Samples in a second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: UInt32
    /// Whether the samples of all channels alternate.
    public let isInterleaved: Bool

    /// Creates the form of samples as 32-bit numbers of each channel; nil without channels or rate.
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
        guard sampleRate > 0, channels > 0 else { return nil }
        (self.sampleRate, channelCount, isInterleaved) = (sampleRate, channels, false)
        super.init()
    }

    init(decoded sampleRate: Double, _ channels: UInt32) {
        (self.sampleRate, channelCount, isInterleaved) = (sampleRate, channels, false)
        super.init()
    }

    /// The values by the keys of recorders.
    open var settings: [String: Any] {
        [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
    }
    open override var description: String { "<AVAudioFormat: \(channelCount) ch, \(Int(exactly: sampleRate.rounded()) ?? 0) Hz, Float32>" }
}

/// Samples in a second, in settings.
public let AVSampleRateKey = "AVSampleRateKey"
/// The number of channels, in settings.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The format of recorded sound, in settings: a code such as `kAudioFormatMPEG4AAC`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The quality of the encoder, in settings; kept without effect here.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// Bits in a second, in settings.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// Bits of a sample, in settings of uncompressed sound; 16 here.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The order of bytes, in settings of uncompressed sound; the container's here.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether samples are floating-point numbers, in settings of uncompressed sound; integers here.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
