import CoreGraphics
import Foundation

/// What an image is made of.
struct ImageContent {
    var pixels: CGImage?
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentInsets = UIEdgeInsets.zero
    var renderingMode = UIImage.RenderingMode.automatic
    var flipsForRightToLeft = false
    var baseline: CGFloat?

    /// > Units: points, the orientation applied. > Contract: IM-1.
    var size: CGSize {
        guard let pixels else { return .zero }
        let stored = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        return orientation.isSideways ? CGSize(width: stored.height, height: stored.width) : stored
    }

    func isSame(as other: ImageContent) -> Bool {
        pixels === other.pixels && scale == other.scale && orientation == other.orientation && frames == other.frames
            && duration == other.duration && capInsets == other.capInsets && resizingMode == other.resizingMode
            && renderingMode == other.renderingMode
    }
}

extension UIImage.Orientation {
    var isSideways: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }

    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }

    /// From EXIF's 1...8; anything else is upright.
    init(exif: Int) {
        self =
            switch exif {
            case 2: .upMirrored
            case 3: .down
            case 4: .downMirrored
            case 5: .leftMirrored
            case 6: .right
            case 7: .rightMirrored
            case 8: .left
            default: .up
            }
    }

    /// Maps the unit square of the stored pixels, y down, to that of the upright picture.
    var upright: CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        }
    }
}
