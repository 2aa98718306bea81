import Foundation

/// Where a configured button's picture, title and subtitle lie. > Units: points, in the button's bounds.
struct ButtonConfigurationLayout: Sendable {
    enum Placement: Sendable { case left, right, top, bottom }

    var imageSize: CGSize
    var titleSize: CGSize
    var subtitleSize: CGSize
    var placement: Placement
    var imagePadding: CGFloat
    var titlePadding: CGFloat
    var insets: UIEdgeInsets

    private var hasImage: Bool { imageSize.width > 0 && imageSize.height > 0 }
    private var textSize: CGSize {
        let gap = titleSize.height > 0 && subtitleSize.height > 0 ? titlePadding : 0
        return CGSize(width: max(titleSize.width, subtitleSize.width), height: titleSize.height + gap + subtitleSize.height)
    }
    private var gap: CGFloat { hasImage && textSize.height > 0 ? imagePadding : 0 }

    private var blockSize: CGSize {
        switch placement {
        case .left, .right:
            CGSize(width: imageSize.width + gap + textSize.width, height: max(imageSize.height, textSize.height))
        case .top, .bottom:
            CGSize(width: max(imageSize.width, textSize.width), height: imageSize.height + gap + textSize.height)
        }
    }

    /// The size that holds everything and the insets.
    var naturalSize: CGSize {
        CGSize(width: blockSize.width + insets.left + insets.right, height: blockSize.height + insets.top + insets.bottom)
    }

    struct Frames: Sendable {
        var image: CGRect
        var title: CGRect
        var subtitle: CGRect
    }

    /// - Parameter horizontal: 0 at the left, 0.5 in the middle, 1 at the right; `vertical` and `text` likewise.
    func frames(in bounds: CGRect, horizontal: CGFloat, vertical: CGFloat, text: CGFloat) -> Frames {
        let content = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        let sideBySide = placement == .left || placement == .right
        let space = sideBySide ? content.width - imageSize.width - gap : content.width
        let textWidth = min(textSize.width, max(0, space))
        let width = sideBySide ? imageSize.width + gap + textWidth : max(imageSize.width, textWidth)
        let block = CGRect(
            x: content.minX + (content.width - width) * horizontal, y: content.minY + (content.height - blockSize.height) * vertical,
            width: width, height: blockSize.height)
        var image = CGRect(origin: block.origin, size: imageSize)
        var textBox = CGRect(x: block.minX, y: block.minY, width: textWidth, height: textSize.height)
        switch placement {
        case .left:
            image.origin.y = block.midY - imageSize.height / 2
            textBox.origin = CGPoint(x: image.maxX + gap, y: block.midY - textSize.height / 2)
        case .right:
            image.origin = CGPoint(x: block.maxX - imageSize.width, y: block.midY - imageSize.height / 2)
            textBox.origin.y = block.midY - textSize.height / 2
        case .top:
            image.origin.x = block.minX + (block.width - imageSize.width) * horizontal
            textBox.origin = CGPoint(x: block.minX + (block.width - textWidth) * horizontal, y: image.maxY + gap)
        case .bottom:
            image.origin = CGPoint(x: block.minX + (block.width - imageSize.width) * horizontal, y: block.maxY - imageSize.height)
            textBox.origin.x = block.minX + (block.width - textWidth) * horizontal
        }
        let titleWidth = min(titleSize.width, textWidth)
        let subtitleWidth = min(subtitleSize.width, textWidth)
        let title = CGRect(
            x: textBox.minX + (textBox.width - titleWidth) * text, y: textBox.minY, width: titleWidth, height: titleSize.height)
        let subtitle = CGRect(
            x: textBox.minX + (textBox.width - subtitleWidth) * text, y: textBox.maxY - subtitleSize.height, width: subtitleWidth,
            height: subtitleSize.height)
        return Frames(image: hasImage ? image : .zero, title: title, subtitle: subtitle)
    }
}
