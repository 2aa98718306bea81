internal import CoreGraphics
internal import Foundation

/// What layout depends on in a displayed image. > Units: points.
struct ImageExtent: Equatable {
    /// Nil without an image.
    var size: CGSize?
    var insets = UIEdgeInsets.zero
    var baseline: CGFloat?

    init() {}

    init(_ image: UIImage?) {
        guard let image else { return }
        size = image.size
        insets = image.alignmentRectInsets
        baseline = image.baselineOffsetFromBottom
    }
}

extension UIView.ContentMode {
    /// Where an image ends in a frame, from its top, and how high it is.
    func verticalPlace(of image: CGSize, in frame: CGSize) -> (bottom: CGFloat, height: CGFloat) {
        let factors = (frame.width / max(image.width, 1), frame.height / max(image.height, 1))
        func centered(_ height: CGFloat) -> (bottom: CGFloat, height: CGFloat) { ((frame.height + height) / 2, height) }
        switch self {
        case .scaleToFill, .redraw: return (frame.height, frame.height)
        case .scaleAspectFit: return centered(image.height * min(factors.0, factors.1))
        case .scaleAspectFill: return centered(image.height * max(factors.0, factors.1))
        case .center, .left, .right: return centered(image.height)
        case .top, .topLeft, .topRight: return (image.height, image.height)
        case .bottom, .bottomLeft, .bottomRight: return (frame.height, image.height)
        }
    }
}
