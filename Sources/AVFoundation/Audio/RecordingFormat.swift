internal import Foundation

// The codes of Core Audio, with Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A code of a format.
public typealias AudioFormatID = UInt32
/// Uncompressed samples.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple's lossless format.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163

/// The quality of an encoder, in settings; kept without effect here.
public enum AVAudioQuality: Int, Sendable {
    /// Lowest.
    case min = 0
    /// Low.
    case low = 0x20
    /// Medium.
    case medium = 0x40
    /// High.
    case high = 0x60
    /// Highest.
    case max = 0x7F
}

/// Settings of recorders as formats of files.
enum RecordingFormat {
    /// Throws for what cannot be written.
    static func content(for url: URL, _ settings: [String: Any]) throws -> MediaWriter.Content {
        let containers = [
            "m4a": "ipod", "mp4": "mp4", "caf": "caf", "wav": "wav", "aif": "aiff", "aiff": "aiff", "aac": "adts", "flac": "flac",
        ]
        guard url.isFileURL, let container = containers[url.pathExtension.lowercased()] else {
            throw AVError(.fileFormatNotRecognized, "\(url.lastPathComponent): recordings are m4a, caf, wav, aiff, aac or flac").object
        }
        let standard: AudioFormatID =
            container == "ipod" || container == "mp4" || container == "adts" ? kAudioFormatMPEG4AAC : kAudioFormatLinearPCM
        let format =
            integer(settings[AVFormatIDKey]).flatMap { AudioFormatID(exactly: $0) } ?? (container == "flac" ? kAudioFormatFLAC : standard)
        guard let codec = codec(format, container) else {
            throw AVError(.fileFormatNotRecognized, "\(url.lastPathComponent): the format \(format) cannot be recorded").object
        }
        let rate = integer(settings[AVSampleRateKey]) ?? 44100
        let channels = integer(settings[AVNumberOfChannelsKey]) ?? 1
        guard (8000...192_000).contains(rate), (1...8).contains(channels) else {
            throw AVError(.fileFormatNotRecognized, "\(url.lastPathComponent): \(channels) channels at \(rate) Hz cannot be recorded")
                .object
        }
        let sound = MediaWriter.Content.Sound(
            codec: codec, sampleRate: rate, channels: channels, bitRate: integer(settings[AVEncoderBitRateKey]) ?? 0)
        return MediaWriter.Content(container: container, sound: sound)
    }

    private static func codec(_ format: AudioFormatID, _ container: String) -> String? {
        switch format {
        case kAudioFormatLinearPCM: container == "aiff" ? "pcm_s16be" : "pcm_s16le"
        case kAudioFormatMPEG4AAC: "aac"
        case kAudioFormatAppleLossless: "alac"
        case kAudioFormatFLAC: "flac"
        default: nil
        }
    }

    private static func integer(_ value: Any?) -> Int? {
        switch value {
        case let number as NSNumber: Int(exactly: number.doubleValue.rounded())
        case let number as any BinaryInteger: Int(exactly: number)
        case let number as Double: Int(exactly: number.rounded())
        case let number as Float: Int(exactly: number.rounded())
        default: nil
        }
    }
}
