package import CoreMedia
internal import CMedia

/// What is known of one stream of a file without decoding it.
package struct MediaStream: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case video, audio, other }

    package var index: Int
    package var kind: Kind
    package var isDecodable: Bool
    /// With square pixels, before the rotation. > Units: pixels.
    package var size: CGSize
    /// Clockwise, in degrees: a multiple of 90.
    package var rotation: Int
    /// Seconds per unit, as a fraction.
    var unit: (numerator: Int64, denominator: Int64)
    package var start: CMTime
    package var duration: CMTime
    /// Frames per second; 0 if unknown.
    package var frameRate: Double
    package var sampleRate: Double
    package var channels: Int
    package var bitRate: Double
    package var codec: String
    package var language: String

    /// Upright. > Units: pixels.
    package var displaySize: CGSize { rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width) }

    /// A number of the stream's units; invalid for a unit that no time can have.
    func time(_ count: Int64) -> CMTime {
        let (value, overflow) = count.multipliedReportingOverflow(by: unit.numerator)
        guard !overflow, let scale = Int32(exactly: unit.denominator) else { return .invalid }
        return CMTime(value: value, timescale: scale)
    }

    /// A time in the stream's units, rounded down.
    func units(_ time: CMTime) -> Int64 {
        guard time.isNumeric, unit.numerator > 0 else { return 0 }
        let count = Double(time.value) / Double(time.timescale) * Double(unit.denominator) / Double(unit.numerator)
        return Int64(exactly: count.rounded(.down)) ?? 0
    }

    package static func == (lhs: MediaStream, rhs: MediaStream) -> Bool {
        lhs.index == rhs.index && lhs.codec == rhs.codec && lhs.size == rhs.size
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension MediaStream {
    init(_ source: ferry_media_stream, index: Int) {
        self.index = index
        kind =
            switch Int(source.kind) {
            case Int(FERRY_MEDIA_VIDEO): .video
            case Int(FERRY_MEDIA_AUDIO): .audio
            default: .other
            }
        isDecodable = source.is_decodable != 0
        size = CGSize(width: Int(source.width), height: Int(source.height))
        rotation = Int(source.rotation)
        unit = (Int64(source.time_numerator), Int64(source.time_denominator))
        (start, duration) = (.zero, .indefinite)
        let (rate, base) = (Double(source.rate_numerator), Double(source.rate_denominator))
        frameRate = base > 0 ? rate / base : 0
        sampleRate = Double(source.sample_rate)
        channels = Int(source.channels)
        bitRate = Double(source.bit_rate)
        codec = Self.text(source.codec)
        language = Self.text(source.language)
        start = time(source.start)
        if source.duration >= 0 { duration = time(source.duration) }
    }

    private static func text<Tuple>(_ tuple: Tuple) -> String {
        withUnsafeBytes(of: tuple) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
