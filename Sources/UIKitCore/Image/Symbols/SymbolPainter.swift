internal import CoreGraphics
internal import Foundation

/// Draws a symbol on its grid.
struct SymbolPainter {
    let context: CGContext
    let colors: SymbolColors
    /// From 0 to 1: the fraction of the symbol's parts that are filled.
    var value: Double?

    private static let unlitAlpha: CGFloat = 0.3

    func paint(_ glyph: SymbolGlyph, lineWidth: CGFloat) { paint(glyph, lineWidth: lineWidth, level: 0) }

    private func paint(_ glyph: SymbolGlyph, lineWidth: CGFloat, level: Int) {
        switch glyph {
        case .drawing(let layers, let isFilled): paint(layers, isFilled, lineWidth, level)
        case .text(let text): paint(text, lineWidth, level)
        case .slashed(let inner):
            paint(inner, lineWidth: lineWidth, level: level + 1)
            stroke(SymbolMetrics.slash, width: lineWidth + SymbolMetrics.gap * 2, blend: .destinationOut, level)
            stroke(SymbolMetrics.slash, width: lineWidth, level)
        case .enclosed(let inner, let enclosure, let isFilled): paint(inner, in: enclosure, isFilled, lineWidth, level)
        case .badged(let inner, let badge):
            paint(inner, lineWidth: lineWidth, level: level + 1)
            let (center, reach) = (SymbolMetrics.badgeCenter, SymbolMetrics.badgeReach)
            context.setBlendMode(.destinationOut)
            context.fillEllipse(in: CGRect(x: center.x - reach, y: center.y - reach, width: reach * 2, height: reach * 2))
            context.setBlendMode(.normal)
            context.saveGState()
            context.concatenate(SymbolMetrics.badgeTransform)
            paint(badge, lineWidth: SymbolMetrics.badgeWidth(lineWidth), level: level)
            context.restoreGState()
        }
    }

    private func paint(_ inner: SymbolGlyph, in enclosure: SymbolEnclosure, _ isFilled: Bool, _ lineWidth: CGFloat, _ level: Int) {
        if isFilled { solid(enclosure.path, width: lineWidth, level + 1) } else { stroke(enclosure.path, width: lineWidth, level + 1) }
        context.saveGState()
        // In one colour, details are cut out of the body; they may have cut-outs themselves.
        if isFilled && !colors.hasLevels { context.setBlendMode(.destinationOut) }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.concatenate(enclosure.transform)
        paint(inner, lineWidth: lineWidth * 0.92 / enclosure.factor, level: level)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func paint(_ layers: [SymbolLayer], _ isFilled: Bool, _ lineWidth: CGFloat, _ level: Int) {
        // Layers behind another belong to the next level.
        let front = layers.lastIndex { $0.kind == .erasure || $0.kind == .gap } ?? -1
        let steps = layers.map(\.step).max() ?? 0
        for (index, layer) in layers.enumerated() {
            let depth = index < front ? level + 1 : level
            let width = lineWidth * layer.widthFactor
            context.setAlpha(isLit(layer.step, of: steps) ? 1 : Self.unlitAlpha)
            switch layer.kind {
            case .stroke: stroke(layer.path, width: width, depth)
            case .area: fill(layer.path, depth)
            case .body:
                if isFilled { solid(layer.path, width: width, depth) } else { stroke(layer.path, width: width, depth) }
            case .detail:
                guard isFilled else {
                    stroke(layer.path, width: width, depth)
                    continue
                }
                stroke(layer.path, width: min(width, SymbolMetrics.widestCut * layer.widthFactor), blend: .destinationOut, depth)
            case .hole: fill(layer.path, blend: isFilled ? .destinationOut : .normal, depth)
            case .outlineOnly: if !isFilled { stroke(layer.path, width: width, depth) }
            case .fillOnlyCut: if isFilled { fill(layer.path, blend: .destinationOut, depth) }
            case .gap: stroke(layer.path, width: width + SymbolMetrics.gap * 2, blend: .destinationOut, depth)
            case .erasure:
                fill(layer.path, blend: .destinationOut, depth)
                stroke(layer.path, width: width + SymbolMetrics.gap * 2, blend: .destinationOut, depth)
            }
        }
        context.setAlpha(1)
    }

    private func isLit(_ step: Int, of steps: Int) -> Bool {
        guard let value, step > 0 else { return true }
        return value > Double(step - 1) / Double(steps)
    }

    private func stroke(_ path: CGPath, width: CGFloat, blend: CGBlendMode = .normal, _ level: Int) {
        context.setBlendMode(blend)
        context.setStrokeColor(colors.color(level))
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addPath(path)
        context.strokePath()
        context.setBlendMode(.normal)
    }

    /// A filled shape as large as its outline. With a translucent colour, fill and outline are drawn as one.
    private func solid(_ path: CGPath, width: CGFloat, _ level: Int) {
        let isGroup = colors.color(level).alpha < 1
        if isGroup { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        fill(path, level)
        stroke(path, width: width, blend: isGroup ? .copy : .normal, level)
        if isGroup { context.endTransparencyLayer() }
    }

    private func fill(_ path: CGPath, blend: CGBlendMode = .normal, _ level: Int) {
        context.setBlendMode(blend)
        context.setFillColor(colors.color(level))
        context.addPath(path)
        context.fillPath()
        context.setBlendMode(.normal)
    }

    /// Letters in the system font, with a weight that matches the line width.
    private func paint(_ text: String, _ lineWidth: CGFloat, _ level: Int) {
        let weight: UIFont.Weight = lineWidth < 2 ? .light : lineWidth < 3.4 ? .medium : lineWidth < 4.4 ? .bold : .heavy
        let font = UIFont.systemFont(ofSize: text.count > 1 ? 17 : 21, weight: weight)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor(cgColor: colors.color(level))]
        let size = text.size(withAttributes: attributes)
        let middle = SymbolMetrics.grid / 2
        UIGraphicsPushContext(context)
        text.draw(
            at: CGPoint(x: middle - size.width / 2, y: middle + font.capHeight / 2 - font.ascender), withAttributes: attributes
        )
        UIGraphicsPopContext()
    }
}
