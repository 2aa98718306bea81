internal import CoreGraphics
internal import Foundation
internal import ImageIO

/// Why a script's file could not be written.
package struct FileError: Error, CustomStringConvertible {
    package var description: String
}

/// Writes screenshots as PNG.
package enum ScreenshotFile {
    package static func write(_ pixels: PixelStore, to path: String) throws(FileError) {
        guard let file = png(pixels) else {
            throw FileError(
                description: "cannot write \(path): not enough memory for an image of \(pixels.size.width)×\(pixels.size.height) pixels")
        }
        try ScriptFile.write(file, to: path)
    }

    /// The bytes of the file; nil without enough memory.
    package static func png(_ pixels: PixelStore) -> [UInt8]? {
        let memory = PixelMemory(
            base: pixels.buffer.base, width: pixels.size.width, height: pixels.size.height, bytesPerRow: pixels.bytesPerRow, isOpaque: true
        ) { withExtendedLifetime(pixels) {} }
        return ImageEncoder.png(CGImage(memory: memory)).map { [UInt8]($0) }
    }
}
