internal import CoreGraphics
internal import Foundation
internal import Glibc
package import HostInterface
internal import ImageIO

/// Keeps what the screen shows, frame by frame of the app's time, and writes it as an animated WebP or PNG of one pixel a point.
///
/// > Isolation: the simulator's main thread.
package final class FrameRecorder {
    /// > Units: seconds of the app's clock.
    package static let longest = 300.0

    package let path: String
    /// Which of the composer's frames was taken last.
    package private(set) var lastFrame = -1
    private let format: AnimatedImageWriter.Format
    private var file: AnimatedImageWriter
    /// Large enough for every screen until now.
    private var width: Int
    private var height: Int
    private let factor: Int
    private let start: Double
    private var failure: FileError?

    /// `size` is of the screen in pixels, `scale` pixels a point. Fails when nothing can be written to `path`.
    package init(path: String, size: PixelSize, scale: Double, at time: Double) throws(FileError) {
        guard let ending = path.split(separator: ".").last, let format = AnimatedImageWriter.Format(rawValue: ending.lowercased()) else {
            throw FileError(description: "cannot record to \(path): it must end in .webp or .png")
        }
        factor = max(1, Int(scale.rounded()))
        (width, height) = (size.width / factor, size.height / factor)
        guard let file = AnimatedImageWriter(format, width: width, height: height) else {
            throw FileError(description: "cannot record to \(path): no memory for pictures of \(width)×\(height) pixels")
        }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(description: "cannot record to \(path): \(String(cString: strerror(errno)))") }
        _ = close(descriptor)
        (self.path, self.format, self.file, start) = (path, format, file, time)
    }

    /// Shows a screen from a moment on. Screens of several shapes, as of a device that turns, lie in the middle of what holds all of them.
    package func take(_ screen: PixelStore, frame: Int, at time: Double) {
        lastFrame = frame
        guard failure == nil else { return }
        guard time - start <= Self.longest else {
            failure = FileError(description: "cannot record to \(path): longer than \(Int(Self.longest)) s")
            return
        }
        let screenSize = (width: screen.size.width / factor, height: screen.size.height / factor)
        guard makeSpace(width: max(width, screenSize.width), height: max(height, screenSize.height), at: time - start),
            let memory = PixelMemory(width: width, height: height, isOpaque: true)
        else {
            failure = FileError(description: "cannot record to \(path): no memory for a frame")
            return
        }
        reduce(screen, into: memory)
        guard file.add(CGImage(memory: memory), at: time - start) else {
            failure = FileError(description: "cannot record to \(path): the frame at \(time - start) s cannot be encoded")
            return
        }
    }

    /// Writes the file.
    package func finish(at time: Double) throws(FileError) {
        if let failure { throw failure }
        guard let data = file.finish(at: max(time - start, ManualDriver.frame)) else {
            throw FileError(description: "cannot record to \(path): there was no frame")
        }
        try ScriptFile.write([UInt8](data), to: path)
    }

    /// Puts what was recorded until now into the middle of a larger picture.
    private func makeSpace(width: Int, height: Int, at time: Double) -> Bool {
        guard width > self.width || height > self.height else { return true }
        guard let larger = AnimatedImageWriter(format, width: width, height: height) else { return false }
        if let data = file.finish(at: time), let source = CGImageSourceCreateWithData(data as CFData, nil) {
            var begin = 0.0
            for index in 0..<CGImageSourceGetCount(source) {
                guard let image = CGImageSourceCreateImageAtIndex(source, index, nil),
                    let memory = PixelMemory(width: width, height: height, isOpaque: true)
                else { return false }
                Self.center(image, in: memory)
                guard larger.add(CGImage(memory: memory), at: begin) else { return false }
                begin += delay(of: index, in: source)
            }
        }
        (file, self.width, self.height) = (larger, width, height)
        return true
    }

    private func delay(of index: Int, in source: CGImageSource) -> Double {
        let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
        let own = properties?[format == .webp ? "{WebP}" : "{PNG}"] as? [String: Any]
        return own?["UnclampedDelayTime"] as? Double ?? 0
    }

    private static func center(_ image: CGImage, in memory: PixelMemory) {
        let (dx, dy) = ((memory.width - image.width) / 2, (memory.height - image.height) / 2)
        for y in 0..<memory.height {
            let row = (memory.base + y * memory.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<memory.width { row[x] = 0xFF00_0000 }
        }
        image.withPixels { pixels in
            for y in 0..<pixels.height {
                (memory.base + (y + dy) * memory.bytesPerRow + dx * 4)
                    .copyMemory(from: pixels.base + y * pixels.bytesPerRow, byteCount: pixels.width * 4)
            }
        }
    }

    /// The mean of each point's pixels.
    private func reduce(_ screen: PixelStore, into memory: PixelMemory) {
        let (dx, dy) = ((width - screen.size.width / factor) / 2, (height - screen.size.height / factor) / 2)
        let count = UInt32(factor * factor)
        for y in 0..<height {
            let row = (memory.base + y * memory.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                let (left, top) = ((x - dx) * factor, (y - dy) * factor)
                guard left >= 0, top >= 0, left + factor <= screen.size.width, top + factor <= screen.size.height else {
                    row[x] = 0xFF00_0000
                    continue
                }
                var sum = SIMD4<UInt32>()
                for line in top..<top + factor {
                    let pixels = screen.buffer.base + line * screen.bytesPerRow + left * 4
                    for column in 0..<factor {
                        sum &+= SIMD4(truncatingIfNeeded: (pixels + column * 4).loadUnaligned(as: SIMD4<UInt8>.self))
                    }
                }
                row[x] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: (sum &+ count / 2) / count), to: UInt32.self) | 0xFF00_0000
            }
        }
    }
}
