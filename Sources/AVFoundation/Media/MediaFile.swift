internal import CMedia
package import CoreGraphics
package import CoreMedia
internal import Synchronization

/// An open media file, and the decoder of one of its streams.
///
/// > Isolation: any thread, one after another.
package final class MediaFile: @unchecked Sendable {
    package let streams: [MediaStream]
    /// Of the longest stream, or what the container says; indefinite if that is unknown.
    package let duration: CMTime
    package let path: String
    private let lock = NSLock()
    private let media: OpaquePointer
    /// Keeps the bytes of media in memory.
    private let bytes: NSData?
    private var selected: MediaStream?

    package convenience init(url: URL) throws(MediaFailure) {
        guard url.isFileURL else {
            throw MediaFailure(cause: .remote, text: "only files can be played; download it first", path: url.absoluteString)
        }
        try self.init(path: url.path)
    }

    package init(path: String) throws(MediaFailure) {
        (media, streams, duration) = try Self.opened(path) { ferry_media_open(path, $0) }
        self.path = path
        bytes = nil
    }

    package init(data: Data) throws(MediaFailure) {
        let bytes = data as NSData
        let start = bytes.bytes.assumingMemoryBound(to: UInt8.self)
        (media, streams, duration) = try Self.opened("") { ferry_media_open_memory(start, bytes.length, $0) }
        path = ""
        self.bytes = bytes
    }

    deinit { ferry_media_close(media) }

    private static func opened(
        _ path: String, _ open: (UnsafeMutablePointer<CChar>) -> OpaquePointer?
    ) throws(MediaFailure) -> (OpaquePointer, [MediaStream], CMTime) {
        let message = MediaMessage()
        guard message.use({ ferry_media_is_available($0) != 0 }) else {
            throw MediaFailure(cause: .noDecoderLibrary, text: message.text, path: path)
        }
        guard let media = message.use(open) else { throw MediaFailure(cause: .unreadable, text: message.text, path: path) }
        var streams: [MediaStream] = []
        for index in 0..<ferry_media_stream_count(media) {
            var source = ferry_media_stream()
            if ferry_media_stream_at(media, index, &source) != 0 { streams.append(MediaStream(source, index: Int(index))) }
        }
        return (media, streams, duration(of: media, streams))
    }

    private static func duration(of media: OpaquePointer, _ streams: [MediaStream]) -> CMTime {
        let known = streams.filter { $0.kind != .other && $0.duration.isNumeric }.map(\.duration)
        if let longest = known.max(), longest > .zero { return longest }
        let whole = ferry_media_duration(media)
        return whole > 0 ? CMTime(value: whole, timescale: 1_000_000) : .indefinite
    }

    /// A text of the file such as its title.
    package func tag(_ key: String) -> String? { lock.withLock { ferry_media_tag(media, key).map { String(cString: $0) } } }

    package func first(_ kind: MediaStream.Kind) -> MediaStream? { streams.first { $0.kind == kind } }

    /// Prepares the decoding of the first stream of a kind.
    package func select(_ kind: MediaStream.Kind) throws(MediaFailure) -> MediaStream {
        guard let stream = first(kind) else {
            throw MediaFailure(cause: .noStream, text: "there is no \(kind == .video ? "video" : "sound") in it", path: path)
        }
        let message = MediaMessage()
        let isSelected = lock.withLock { message.use { ferry_media_select(media, Int32(clamping: stream.index), $0) != 0 } }
        guard isSelected else { throw MediaFailure(cause: .noStream, text: message.text, path: path) }
        lock.withLock { selected = stream }
        return stream
    }

    /// A decoded frame and when it begins.
    package struct Frame {
        package var image: CGImage
        package var begin: CMTime
    }

    /// A frame that begins so soon after a time is due at it. > Units: seconds.
    private static let slack = CMTime(value: 1, timescale: 1000)

    /// The frame of a time; nil if it is the one returned before and `onlyNew`, or if none can be decoded.
    ///
    /// > Parameters: size: in pixels, upright.
    package func frame(at time: CMTime, size: CGSize, onlyNew: Bool) -> Frame? {
        lock.withLock {
            guard let stream = selected else { return nil }
            var begin: Int64 = 0
            let isNew = ferry_media_show(media, stream.units(time + stream.start + Self.slack), &begin)
            guard isNew == 1 || (isNew == 0 && !onlyNew) else { return nil }
            let (width, height) = (Int(saturating: size.width), Int(saturating: size.height))
            guard let memory = PixelMemory(width: width, height: height, isOpaque: true) else { return nil }
            let pixels = memory.base.assumingMemoryBound(to: UInt8.self)
            let isCopied = ferry_media_copy(
                media, pixels, Int32(clamping: memory.bytesPerRow), Int32(clamping: width), Int32(clamping: height))
            return isCopied != 0 ? Frame(image: CGImage(memory: memory), begin: stream.time(begin) - stream.start) : nil
        }
    }

    /// Interleaved samples from a time on, at most about `count`; fewer at the end.
    package func samples(at time: CMTime, count: Int) -> [Float] {
        lock.withLock {
            guard let stream = selected, stream.channels > 0, ferry_media_seek_sound(media, stream.units(time)) != 0 else { return [] }
            return next(count)
        }
    }

    /// The samples after those returned last.
    package func nextSamples(count: Int) -> [Float] { lock.withLock { next(count) } }

    private func next(_ count: Int) -> [Float] {
        var result: [Float] = []
        var buffer = [Float](repeating: 0, count: 1 << 16)
        while result.count < count {
            let read = Int(ferry_media_sound(media, &buffer, Int32(clamping: buffer.count)))
            guard read > 0 else { break }
            result += buffer[..<read]
        }
        return result
    }
}

/// A buffer for the C functions' messages.
final class MediaMessage {
    private let buffer: UnsafeMutablePointer<CChar>

    init() {
        buffer = .allocate(capacity: Int(FERRY_MEDIA_MESSAGE_LENGTH))
        buffer.initialize(repeating: 0, count: Int(FERRY_MEDIA_MESSAGE_LENGTH))
    }
    deinit { buffer.deallocate() }

    var text: String { String(cString: buffer) }

    func use<Result>(_ body: (UnsafeMutablePointer<CChar>) -> Result) -> Result { body(buffer) }
}
