internal import CoreGraphics

/// A symbol with one weight and set of colours.
final class SymbolVector: VectorDrawing {
    private let glyph: SymbolGlyph
    private let lineWidth: CGFloat
    private let colors: SymbolColors
    private let value: Double?
    /// The part of the grid that the image shows.
    let box: CGRect

    init(_ glyph: SymbolGlyph, lineWidth: CGFloat, colors: SymbolColors, value: Double?) {
        self.glyph = glyph
        self.lineWidth = lineWidth
        self.colors = colors
        self.value = value
        let ink = glyph.bounds(lineWidth: lineWidth)
        box = ink.insetBy(dx: -SymbolMetrics.margin, dy: -SymbolMetrics.margin)
    }

    func image(width: Int, height: Int) -> CGImage? {
        let size = CGSize(width: width, height: height)
        guard let context = BitmapContext.make(size: size, scale: 1, isOpaque: false) else { return nil }
        context.scaleBy(x: size.width / box.width, y: size.height / box.height)
        context.translateBy(x: -box.minX, y: -box.minY)
        SymbolPainter(context: context, colors: colors, value: value).paint(glyph, lineWidth: lineWidth)
        return context.makeImage()
    }
}
