import Foundation
import HostInterface
import ImageIO
import Simulator
import TestSupport
import Testing

/// What `record` writes, and its errors.
@Suite("Recording")
struct RecordingTests {
    private func store(_ shade: UInt8, width: Int = 9, height: Int = 12) -> PixelStore {
        let store = PixelStore(size: PixelSize(width: width, height: height))
        memset(store.buffer.base, Int32(shade), width * height * 4)
        return store
    }

    private func place(_ name: String) -> String { NSTemporaryDirectory() + "ferry-record-\(UUID().uuidString)-\(name)" }

    @Test("decodes to frames with their durations, one pixel a point", arguments: ["a.webp", "a.png"])
    func roundTrip(name: String) throws {
        let path = place(name)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let recorder = try FrameRecorder(path: path, size: PixelSize(width: 9, height: 12), scale: 3, at: 5)
        for (index, shade) in [10, 120, 250].enumerated() { recorder.take(store(UInt8(shade)), frame: index, at: 5 + Double(index) / 10) }
        try recorder.finish(at: 5.6)
        let data = try #require(FileManager.default.contents(atPath: path))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 3)
        for (index, shade) in [UInt8(10), 120, 250].enumerated() {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            #expect((image.width, image.height) == (3, 4))
            #expect(image.withPixels { $0.base.load(fromByteOffset: 4, as: UInt8.self) } == shade)
        }
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 2, nil) as? [String: Any])
        let kind = name.hasSuffix("webp") ? "{WebP}" : "{PNG}"
        let delay = try #require((properties[kind] as? [String: Any])?["UnclampedDelayTime"] as? Double)
        #expect(abs(delay - 0.4) < 0.002)
    }

    @Test("centres a screen of another size")
    func turned() throws {
        let path = place("turned.png")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let recorder = try FrameRecorder(path: path, size: PixelSize(width: 9, height: 12), scale: 3, at: 0)
        recorder.take(store(200, width: 9, height: 6), frame: 0, at: 0)
        try recorder.finish(at: 1)
        let data = try #require(FileManager.default.contents(atPath: path))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let rows = image.withPixels { memory in (0..<4).map { memory.base.load(fromByteOffset: $0 * memory.bytesPerRow, as: UInt8.self) } }
        #expect(rows == [0, 200, 200, 0])
    }

    @Test("a rotation fits both shapes, each whole, centred and at its time", arguments: ["a.webp", "a.png"])
    func turning(name: String) throws {
        let path = place(name)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let recorder = try FrameRecorder(path: path, size: PixelSize(width: 4, height: 8), scale: 2, at: 1)
        recorder.take(store(200, width: 4, height: 8), frame: 0, at: 1)
        recorder.take(store(100, width: 4, height: 8), frame: 1, at: 1.5)
        recorder.take(store(50, width: 8, height: 4), frame: 2, at: 1.75)
        recorder.take(store(150, width: 4, height: 8), frame: 3, at: 2)
        try recorder.finish(at: 3)
        let data = try #require(FileManager.default.contents(atPath: path))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 4)
        let kind = name.hasSuffix("webp") ? "{WebP}" : "{PNG}"
        for (index, (shade, delay)) in [(200, 0.5), (100, 0.25), (50, 0.25), (150, 1)].enumerated() {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            let rows = image.withPixels { memory in
                (0..<4).map { y in (0..<4).map { Int(memory.base.load(fromByteOffset: y * memory.bytesPerRow + $0 * 4, as: UInt8.self)) } }
            }
            let upright = Array(repeating: [0, shade, shade, 0], count: 4)
            let empty = [0, 0, 0, 0]
            let full = Array(repeating: shade, count: 4)
            #expect(rows == (index == 2 ? [empty, full, full, empty] : upright))
            let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])
            let shown = try #require((properties[kind] as? [String: Any])?["UnclampedDelayTime"] as? Double)
            #expect(abs(shown - delay) < 0.002)
        }
    }

    @Test("reports a missing folder, a file as folder and an unknown extension at once")
    func unwritable() throws {
        for path in ["/nowhere/at/all.webp", "/etc/hostname/a.png", place("a.gif")] {
            #expect(throws: FileError.self) { try FrameRecorder(path: path, size: PixelSize(width: 9, height: 12), scale: 3, at: 0) }
        }
    }

    @Test("a full disk, no frames and more than five minutes fail the end of the recording")
    func failures() throws {
        let full = place("full.png")
        try FileManager.default.createSymbolicLink(atPath: full, withDestinationPath: "/dev/full")
        defer { try? FileManager.default.removeItem(atPath: full) }
        let recorder = try FrameRecorder(path: full, size: PixelSize(width: 9, height: 12), scale: 3, at: 0)
        recorder.take(store(1), frame: 0, at: 0)
        #expect(throws: FileError.self) { try recorder.finish(at: 1) }
        let path = place("long.png")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let empty = try FrameRecorder(path: path, size: PixelSize(width: 9, height: 12), scale: 3, at: 0)
        #expect(throws: FileError.self) { try empty.finish(at: 1) }
        let long = try FrameRecorder(path: path, size: PixelSize(width: 9, height: 12), scale: 3, at: 0)
        long.take(store(1), frame: 0, at: 0)
        long.take(store(2), frame: 1, at: FrameRecorder.longest + 1)
        #expect(throws: FileError.self) { try long.finish(at: FrameRecorder.longest + 2) }
    }

    @Test("a script records part of a run at sixty frames a second of the app's time, reproducibly")
    func script() throws {
        let (first, second) = (place("1.png"), place("2.png"))
        defer { for path in [first, second] { try? FileManager.default.removeItem(atPath: path) } }
        for path in [first, second] {
            let lines = try ScriptParser.parse("record start \"\(path)\"\nwait 0.5\nrecord stop", file: "a.ui")
            #expect(lines.map(\.command) == [.startRecording(path: path), .wait(seconds: 0.5), .stopRecording])
        }
        #expect(throws: ScriptSyntaxError.self) { try ScriptParser.parse("record start a.gif", file: "a.ui") }
        #expect(throws: ScriptSyntaxError.self) { try ScriptParser.parse("record", file: "a.ui") }
    }
}
