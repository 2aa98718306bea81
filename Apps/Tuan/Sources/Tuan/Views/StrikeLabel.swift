import UIKit

/// A label that draws its own line through the middle of its text, as wide as the text.
class StrikeLabel: UILabel {
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let text, !text.isEmpty else { return }
        let line = StrikeLabel.line(in: textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines), of: bounds)
        textColor.setFill()
        UIRectFill(line)
    }

    /// The line's rectangle: the text's width, in the middle of the label's height.
    static func line(in text: CGRect, of bounds: CGRect) -> CGRect {
        CGRect(x: text.minX, y: bounds.midY.rounded(), width: text.width, height: 1)
    }
}
