public import CoreGraphics
public import CoreImage

/// Images of Core Image. > Contract: UIKit, UIImage.init(ciImage:)
extension UIImage {
    /// An image of the extent of a Core Image one, upright, with a scale of 1; without pixels if the extent is infinite.
    ///
    /// It is rendered once, with default settings. Its `cgImage` is nil, as on iOS.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// An image of the extent of a Core Image one. A scale of 0 or less counts as 1.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        var picture = ImageContent()
        picture.image = CIContext().createCGImage(ciImage, from: ciImage.extent)
        picture.scale = scale > 0 ? scale : 1
        picture.orientation = orientation
        picture.coreImage = ciImage
        self.init(picture: picture)
    }
}

extension CIImage {
    /// The stored pixels of an image, or the recipe that it was made of; nil for an image without pixels.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// The stored pixels of an image, or the recipe that it was made of; nil for an image without pixels. The orientation is not applied.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        if let known = image.ciImage {
            self.init(source: known.source)
        } else if let pixels = image.cgImage {
            self.init(cgImage: pixels, options: options)
        } else {
            return nil
        }
    }
}

extension CIColor {
    /// The colour of UIKit, resolved for the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
