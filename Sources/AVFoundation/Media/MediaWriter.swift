internal import CMedia
internal import Foundation

/// A media file that is written: frames, samples, or both.
package final class MediaWriter {
    /// What the file holds. Names are FFmpeg's.
    package struct Content {
        package var container: String
        package var video: Video?
        package var sound: Sound?

        package struct Video {
            package var codec: String
            package var width: Int
            package var height: Int
            package var framesPerSecond: Int

            package init(codec: String, width: Int, height: Int, framesPerSecond: Int) {
                (self.codec, self.width, self.height, self.framesPerSecond) = (codec, width, height, framesPerSecond)
            }
        }

        package struct Sound {
            package var codec: String
            package var sampleRate: Int
            package var channels: Int
            package var bitRate = 0

            package init(codec: String, sampleRate: Int, channels: Int, bitRate: Int = 0) {
                (self.codec, self.sampleRate, self.channels, self.bitRate) = (codec, sampleRate, channels, bitRate)
            }
        }

        package init(container: String, video: Video? = nil, sound: Sound? = nil) {
            (self.container, self.video, self.sound) = (container, video, sound)
        }
    }

    private let path: String
    private let channels: Int
    private var writer: OpaquePointer?

    package init(url: URL, _ content: Content) throws(MediaFailure) {
        path = url.path
        channels = max(1, content.sound?.channels ?? 1)
        let message = MediaMessage()
        writer = content.container.withCString { container in
            Self.with(content.video?.codec) { video in
                Self.with(content.sound?.codec) { sound in
                    var raw = ferry_media_content()
                    raw.format = container
                    raw.video_codec = video
                    raw.width = Int32(clamping: content.video?.width ?? 0)
                    raw.height = Int32(clamping: content.video?.height ?? 0)
                    raw.frames_per_second = Int32(clamping: content.video?.framesPerSecond ?? 0)
                    raw.audio_codec = sound
                    raw.sample_rate = Int32(clamping: content.sound?.sampleRate ?? 0)
                    raw.channels = Int32(clamping: channels)
                    raw.audio_bit_rate = Int64(content.sound?.bitRate ?? 0)
                    return message.use { ferry_media_write(url.path, &raw, $0) }
                }
            }
        }
        guard writer != nil else { throw MediaFailure(cause: .unwritable, text: message.text, path: path) }
    }

    deinit { if let writer { _ = ferry_media_finish(writer, nil) } }

    private static func with<Result>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
        guard let text else { return body(nil) }
        return text.withCString(body)
    }

    /// Appends a frame of BGRA pixels without gaps between rows.
    package func append(frame pixels: [UInt8], width: Int) throws(MediaFailure) {
        try perform { ferry_media_write_frame($0, pixels, Int32(clamping: width * 4), $1) }
    }

    /// Appends interleaved samples.
    package func append(sound samples: [Float]) throws(MediaFailure) {
        let count = Int32(clamping: samples.count / channels)
        try perform { ferry_media_write_sound($0, samples, count, $1) }
    }

    /// Completes the file.
    package func finish() throws(MediaFailure) {
        defer { writer = nil }
        try perform { ferry_media_finish($0, $1) }
    }

    private func perform(_ body: (OpaquePointer, UnsafeMutablePointer<CChar>) -> Int32) throws(MediaFailure) {
        guard let writer else { throw MediaFailure(cause: .unwritable, text: "the file is complete", path: path) }
        let message = MediaMessage()
        if message.use({ body(writer, $0) }) == 0 { throw MediaFailure(cause: .unwritable, text: message.text, path: path) }
    }
}
