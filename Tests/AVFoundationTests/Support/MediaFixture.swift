import AVFoundation
import Foundation

/// Small files of our own making, in a folder of their own that goes with the object.
final class MediaFixture {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("media-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    static let width = 64
    static let height = 48
    static let framesPerSecond = 10

    /// The gray of a frame by its number.
    static func gray(_ frame: Int) -> Int { 30 + 6 * frame }
    /// What decoding may change.
    static let tolerance = 4

    /// Frames of growing brightness, ten a second.
    func video(
        _ name: String = "film.mp4", seconds: Double = 3, codec: String = "mpeg4", container: String = "mp4", withSound: Bool = false
    ) throws -> URL {
        let video = MediaWriter.Content.Video(
            codec: codec, width: Self.width, height: Self.height, framesPerSecond: Self.framesPerSecond)
        let sound = withSound ? MediaWriter.Content.Sound(codec: "aac", sampleRate: 44100, channels: 2, bitRate: 64000) : nil
        let writer = try MediaWriter(url: url(name), MediaWriter.Content(container: container, video: video, sound: sound))
        for frame in 0..<Int((seconds * Double(Self.framesPerSecond)).rounded()) {
            try writer.append(frame: Self.pixels(gray: Self.gray(frame)), width: Self.width)
            if withSound { try writer.append(sound: Self.tone(4410, channels: 2, amplitude: 0.5)) }
        }
        try writer.finish()
        return url(name)
    }

    /// A tone of 441 Hz.
    func sound(
        _ name: String = "tone.wav", seconds: Double = 2, codec: String = "pcm_s16le", container: String = "wav", amplitude: Float = 0.5
    ) throws -> URL {
        let sound = MediaWriter.Content.Sound(codec: codec, sampleRate: 44100, channels: 1)
        let writer = try MediaWriter(url: url(name), MediaWriter.Content(container: container, sound: sound))
        try writer.append(sound: Self.tone(Int((seconds * 44100).rounded()), channels: 1, amplitude: amplitude))
        try writer.finish()
        return url(name)
    }

    private static func pixels(gray: Int) -> [UInt8] {
        let level = UInt8(clamping: gray)
        return (0..<width * height).flatMap { _ in [level, level, level, 255] }
    }

    private static func tone(_ count: Int, channels: Int, amplitude: Float) -> [Float] {
        (0..<count).flatMap { index in
            [Float](repeating: amplitude * sin(Float(index % 100) / 100 * 2 * Float.pi), count: channels)
        }
    }
}

extension CGImage {
    /// The gray of the pixel in the middle.
    var middle: Int {
        withPixels { memory in
            let offset = memory.height / 2 * memory.bytesPerRow + memory.width / 2 * 4
            return Int(memory.base.load(fromByteOffset: offset + 1, as: UInt8.self))
        }
    }
}
