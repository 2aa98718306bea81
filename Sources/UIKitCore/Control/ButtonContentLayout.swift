import Foundation

/// The frames of a button's image and title: the rules of UIButton without a configuration. > Units: points, in the button's bounds.
///
/// Image left of title (right in right-to-left), both aligned as one block; the insets of image and title then move them inside the
/// content rectangle, as UIKit always has.
struct ButtonContentLayout: Sendable {
    /// Above and below the title in the natural size of a button without an image and content insets. Confidence M (facts 2.3).
    static let titleMargin: CGFloat = 6
    /// The least width of such a button. Confidence M:LK (facts 2.3).
    static let minimumWidth: CGFloat = 30

    var content: CGRect
    var imageSize: CGSize
    var titleSize: CGSize
    var imageInsets: UIEdgeInsets
    var titleInsets: UIEdgeInsets
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    var isRightToLeft: Bool
    /// Pixels per point; origins are rounded to whole pixels.
    var scale: CGFloat = 1

    /// The title gets the width that the image leaves.
    private var titleWidth: CGFloat {
        min(titleSize.width, max(0, content.width - imageSize.width - titleInsets.left - titleInsets.right))
    }

    private var blockWidth: CGFloat { imageSize.width + titleWidth }

    private func blockStart() -> CGFloat {
        switch horizontal {
        case .left, .fill, .leading: content.minX
        case .right, .trailing: content.maxX - blockWidth
        case .center: content.minX + (content.width - blockWidth) / 2
        }
    }

    private func shift(_ insets: UIEdgeInsets) -> CGFloat {
        switch horizontal {
        case .left, .fill, .leading: insets.left
        case .right, .trailing: -insets.right
        case .center: (insets.left - insets.right) / 2
        }
    }

    private func vertical(height: CGFloat, insets: UIEdgeInsets) -> (y: CGFloat, height: CGFloat) {
        switch vertical {
        case .top: (content.minY + insets.top, height)
        case .bottom: (content.maxY - insets.bottom - height, height)
        case .fill: (content.minY + insets.top, max(0, content.height - insets.top - insets.bottom))
        case .center: (content.midY - height / 2 + (insets.top - insets.bottom) / 2, height)
        }
    }

    var imageRect: CGRect {
        guard imageSize.width > 0 || imageSize.height > 0 else { return .zero }
        let x = (isRightToLeft ? blockStart() + titleWidth : blockStart()) + shift(imageInsets)
        let available = max(0, content.height - imageInsets.top - imageInsets.bottom)
        let place = vertical(height: min(imageSize.height, available), insets: imageInsets)
        return CGRect(x: x, y: place.y, width: min(imageSize.width, content.width), height: place.height).originOnPixels(scale)
    }

    var titleRect: CGRect {
        guard titleSize.width > 0 || titleSize.height > 0 else { return .zero }
        let x = (isRightToLeft ? blockStart() : blockStart() + imageSize.width) + shift(titleInsets)
        let place = vertical(height: min(titleSize.height, max(0, content.height)), insets: titleInsets)
        return CGRect(x: x, y: place.y, width: titleWidth, height: place.height).originOnPixels(scale)
    }

    /// The natural size with the content insets. An image or insets of the app's own replace the margins and the least width.
    ///
    /// - Parameter image: nil without an image.
    static func naturalSize(image: CGSize?, title: CGSize, insets: UIEdgeInsets) -> CGSize {
        guard let image else {
            guard insets == .zero else {
                return CGSize(width: title.width + insets.left + insets.right, height: title.height + insets.top + insets.bottom)
            }
            return CGSize(width: max(minimumWidth, title.width), height: title.height + 2 * titleMargin)
        }
        return CGSize(
            width: image.width + title.width + insets.left + insets.right,
            height: max(image.height, title.height) + insets.top + insets.bottom)
    }
}

extension CGRect {
    /// The rectangle with its origin rounded to whole pixels.
    func originOnPixels(_ scale: CGFloat) -> CGRect {
        guard scale > 0, minX.isFinite, minY.isFinite else { return self }
        return CGRect(x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
    }
}
