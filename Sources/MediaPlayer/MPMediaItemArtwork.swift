public import Foundation
public import UIKitCore

/// The image of what plays.
///
/// > Contract: Media Player, MPMediaItemArtwork
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    /// The largest size in which there is an image, at the origin. > Units: points.
    public let bounds: CGRect
    private let make: (CGSize) -> UIImage

    /// Creates an image that is made when it is needed. > Parameters: boundsSize: the largest size, in points. requestHandler: makes an image of a size.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
        super.init()
    }

    /// Creates one that has an image in its own size.
    @available(iOS, deprecated: 10, renamed: "init(boundsSize:requestHandler:)")
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    /// The image for a size. > Units: points.
    open func image(at size: CGSize) -> UIImage? { make(size) }
}
