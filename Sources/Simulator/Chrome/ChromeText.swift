import CoreGraphics
import Foundation
import TextShaping

/// A line or paragraph of text of the simulator. > Units: points.
struct ChromeText {
    let layout: TextLayout
    private let style: TextStyle

    init(
        _ text: String, size: Double, weight: Double = 0, color: RGBAColor, design: FontDescriptor.Design = .system,
        width: Double = .infinity, lines: Int = 1, lineSpacing: Double = 0
    ) {
        var style = TextStyle(font: .resolve(FontDescriptor(design: design, size: size, weight: weight)))
        style.paint.color = color
        var paragraph = TextParagraph()
        paragraph.lineSpacing = lineSpacing
        self.style = style
        layout = .make(
            TextContent(text, style: style, paragraph: paragraph),
            TextConstraints(width: width, maximumLines: lines, overflow: .ellipsisOnLastLine))
    }

    var width: Double { layout.usedWidth }
    var height: Double { layout.usedHeight }

    /// Draws with the top left corner at a point of a context whose y axis points down.
    func draw(_ context: CGContext, x: Double, y: Double) { layout.draw(in: context, at: CGPoint(x: x, y: y)) }

    /// Draws with the middle of capital letters and digits at `middle`.
    func draw(_ context: CGContext, x: Double, capMiddle middle: Double) {
        draw(context, x: x, y: middle + style.font.metrics.capHeight / 2 - layout.firstBaseline)
    }
}
