import CoreGraphics
import Foundation
import ImageIO

/// Pictures from and to files and data.
enum ImageFiles {
    static func content(path: String) -> ImageContent? {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return content(data: data, scale: ImageName(name).scale ?? 1)
    }

    static func content(data: Data, scale: CGFloat) -> ImageContent? {
        guard let source = CGImageSourceCreateWithData(data as NSData, nil), let pixels = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else {
            return nil
        }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [AnyHashable: Any]
        let exif = (properties?[kCGImagePropertyOrientation] as? NSNumber)?.intValue ?? 1
        return ImageContent(pixels: pixels, scale: scale > 0 ? scale : 1, orientation: UIImage.Orientation(exif: exif))
    }

    static func encode(_ image: UIImage, type: String, quality: CGFloat?) -> Data? {
        guard let pixels = image.imageOrientation == .up ? image.cgImage : image.upright.cgImage else { return nil }
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, type as NSString, 1, nil) else { return nil }
        let properties = quality.map { [kCGImageDestinationLossyCompressionQuality: Double($0)] as NSDictionary }
        CGImageDestinationAddImage(destination, pixels, properties)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }
}

extension UIImage {
    /// The same picture with its pixels turned as they are shown.
    var upright: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }
    }
}
