internal import CPNG
internal import Foundation
internal import Glibc

/// Why a file of a script could not be written.
package struct FileError: Error, CustomStringConvertible {
    package var description: String
}

/// Writes pictures of the screen as PNG.
package enum ScreenshotFile {
    package static func write(_ pixels: PixelStore, to path: String) throws(FileError) {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(pixels.size.width)
        image.height = png_uint_32(pixels.size.height)
        // A screen has no transparent pixels, so that premultiplied is as good as straight.
        image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
        image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
        let written = png_image_write_to_file(&image, path, 0, pixels.buffer.base, png_int_32(pixels.bytesPerRow), nil)
        guard written != 0 else {
            let reason = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            throw FileError(description: "cannot write \(path): \(reason)")
        }
    }
}
