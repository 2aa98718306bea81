@_exported public import CoreGraphics

/// The transform that displays stored pixels upright; EXIF's numbers.
///
/// > Contract: ImageIO, CGImagePropertyOrientation
public enum CGImagePropertyOrientation: UInt32, Sendable, CaseIterable {
    /// Stored upright.
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension CGImagePropertyOrientation {
    /// Width and height are swapped.
    package var swapsSides: Bool { rawValue >= 5 }

    /// From stored pixels to upright ones, both with the origin at the top left. `width` and `height` are the stored image's.
    package func transform(width: CGFloat, height: CGFloat) -> CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(-1, 0, 0, 1, width, 0)
        case .down: CGAffineTransform(-1, 0, 0, -1, width, height)
        case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, height)
        case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
        case .right: CGAffineTransform(0, 1, -1, 0, height, 0)
        case .rightMirrored: CGAffineTransform(0, -1, -1, 0, height, width)
        case .left: CGAffineTransform(0, -1, 1, 0, 0, width)
        }
    }
}
