package import CoreGraphics
package import Foundation
internal import ImageIO

/// Encoded photos: what a file is, its pixels, and how pixels become a file.
package struct PhotoFile: Sendable {
    package let data: Data
    package let type: String
    /// As displayed. > Units: pixels.
    package let size: CGSize
    package let frames: Int
    /// The orientation that the file declares, from 1 to 8.
    package let orientation: Int

    /// > Throws: `unreadable` with `name` for what is not an image.
    package init(_ data: Data, name: String) throws(PhotoLibraryError) {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil), let type = CGImageSourceGetType(source),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
            let width = (properties[kCGImagePropertyPixelWidth as String] as? NSNumber)?.intValue, width > 0,
            let height = (properties[kCGImagePropertyPixelHeight as String] as? NSNumber)?.intValue, height > 0
        else { throw .unreadable(what: name) }
        orientation = (properties[kCGImagePropertyOrientation as String] as? NSNumber)?.intValue ?? 1
        size = orientation > 4 ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        (self.data, self.type, frames) = (data, type as String, CGImageSourceGetCount(source))
    }

    /// The upright pixels, reduced to a size. > Parameters: largest: the longer side. > Units: pixels.
    package static func image(_ data: Data, largest: Int) -> CGImage? {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
        let options: [String: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways as String: true, kCGImageSourceCreateThumbnailWithTransform as String: true,
            kCGImageSourceThumbnailMaxPixelSize as String: largest,
        ]
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    }

    package static func jpeg(_ image: CGImage) -> Data? { encoded([image], "public.jpeg", delay: nil) }
    package static func png(_ image: CGImage) -> Data? { encoded([image], "public.png", delay: nil) }
    /// An animation that repeats. > Units: seconds a frame.
    package static func gif(_ frames: [CGImage], delay: Double) -> Data? { encoded(frames, "com.compuserve.gif", delay: delay) }

    private static func encoded(_ frames: [CGImage], _ type: String, delay: Double?) -> Data? {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, type as CFString, frames.count, nil) else { return nil }
        var properties: [String: Any] = [kCGImageDestinationLossyCompressionQuality as String: 0.9]
        if let delay {
            properties = [kCGImagePropertyGIFDictionary as String: [kCGImagePropertyGIFDelayTime as String: delay]]
            let loops = [kCGImagePropertyGIFDictionary as String: [kCGImagePropertyGIFLoopCount as String: 0]]
            CGImageDestinationSetProperties(destination, loops as CFDictionary)
        }
        for frame in frames { CGImageDestinationAddImage(destination, frame, properties as CFDictionary) }
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }
}
