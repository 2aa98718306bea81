/// What a track or a capture device gives.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type of its code.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    /// Frames.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Text.
    public static let text = AVMediaType(rawValue: "text")
    /// Closed captions.
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    /// Subtitles.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Timecodes.
    public static let timecode = AVMediaType(rawValue: "tmcd")
    /// Metadata.
    public static let metadata = AVMediaType(rawValue: "meta")
    /// Frames and sound in one stream.
    public static let muxed = AVMediaType(rawValue: "muxx")
}

/// The type of a media file, by its uniform identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type of its identifier.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    /// An MPEG-4 file.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// A QuickTime movie.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// A video of Apple's stores.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// MPEG-4 sound.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// A Core Audio file.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// A WAVE file.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// An AIFF file.
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    /// An MP3 file.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// A 3GPP file.
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
    /// A JPEG image.
    public static let jpg = AVFileType(rawValue: "public.jpeg")

    /// FFmpeg's name of the container; nil for types that are not written.
    var container: String? {
        switch self {
        case .mp4, .m4v: "mp4"
        case .m4a: "ipod"
        case .mov: "mov"
        case .caf: "caf"
        case .wav: "wav"
        case .aiff: "aiff"
        case .mobile3GPP: "3gp"
        default: nil
        }
    }
}
