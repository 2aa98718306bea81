internal import CoreGraphics
internal import Foundation

/// Positions of underline and strikethrough, em of the font size; chosen to resemble the device's. R
private enum DecorationMetrics {
    static let underlineTop = 0.105
    static let strikethroughMiddle = 0.27
    static let thickness = 0.055
}

extension TextLayout {
    /// Underline and strikethrough of a run; `place` is the line's left end on the baseline, in user space.
    func drawLines(_ run: GlyphRun, _ line: TextLine, _ paint: TextPaint, _ style: TextStyle, _ context: CGContext, _ place: CGPoint) {
        guard !paint.underline.isEmpty || !paint.strikethrough.isEmpty else { return }
        let size = style.font.descriptor.size
        let baseline = place.y - style.baselineOffset
        if !paint.underline.isEmpty {
            stroke(
                run, paint.underline, color: paint.underlineColor ?? paint.color, top: baseline + size * DecorationMetrics.underlineTop,
                size: size,
                context, x: place.x)
        }
        if !paint.strikethrough.isEmpty {
            let top = baseline - size * (DecorationMetrics.strikethroughMiddle + DecorationMetrics.thickness / 2)
            stroke(run, paint.strikethrough, color: paint.strikethroughColor ?? paint.color, top: top, size: size, context, x: place.x)
        }
    }

    private func stroke(
        _ run: GlyphRun, _ style: TextLineStyle, color: RGBAColor, top: Double, size: Double, _ context: CGContext, x: Double
    ) {
        let pixel = 1 / max(abs(context.userSpaceToDeviceSpaceTransform.d), 0.001)
        let isThick = style.rawValue & 0xF == TextLineStyle.thick.rawValue
        let thickness = max(pixel, (size * DecorationMetrics.thickness * (isThick ? 2 : 1) / pixel).rounded() * pixel)
        let snapped = (top / pixel).rounded() * pixel
        context.setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        let dashes = Self.dashes(style, thickness: thickness)
        let isDouble = style.rawValue & 0xF == TextLineStyle.double.rawValue
        for (left, right) in spans(run, byWord: style.contains(.byWord)) {
            for row in 0..<(isDouble ? 2 : 1) {
                let y = snapped + Double(row) * thickness * 2
                fill(from: x + left, to: x + right, y: y, thickness: thickness, dashes: dashes, context)
            }
        }
    }

    private func fill(from left: Double, to right: Double, y: Double, thickness: Double, dashes: [Double], _ context: CGContext) {
        guard !dashes.isEmpty else { return context.fill(CGRect(x: left, y: y, width: right - left, height: thickness)) }
        var boxes: [CGRect] = []
        var pen = left
        var index = 0
        while pen < right {
            let length = min(dashes[index % dashes.count], right - pen)
            if index % 2 == 0 { boxes.append(CGRect(x: pen, y: y, width: length, height: thickness)) }
            pen += dashes[index % dashes.count]
            index += 1
        }
        context.fill(boxes)
    }

    /// Lengths on, off, on, off … in points.
    private static func dashes(_ style: TextLineStyle, thickness: Double) -> [Double] {
        switch style.rawValue & 0x700 {
        case 0x100: [thickness, thickness]
        case 0x200: [thickness * 4, thickness * 2]
        case 0x300: [thickness * 4, thickness * 2, thickness, thickness * 2]
        case 0x400: [thickness * 4, thickness * 2, thickness, thickness * 2, thickness, thickness * 2]
        default: []
        }
    }

    /// The ranges of a decoration: the whole run, or its words.
    private func spans(_ run: GlyphRun, byWord: Bool) -> [(Double, Double)] {
        guard byWord else { return [(Double(run.x), Double(run.x + run.width))] }
        let units: [UInt16] =
            switch characters {
            case .string(let string): Array(string.utf16)
            case .utf16(let array): array
            }
        var found: [(Double, Double)] = []
        var open = false
        for glyph in glyphs[Int(run.glyphStart)..<Int(run.glyphEnd)] {
            let unit = Int(glyph.unit)
            let isWhite = unit < units.count && (units[unit] == 0x20 || units[unit] == 9 || units[unit] == 0xA0 || units[unit] == 0x3000)
            let (left, right) = (Double(glyph.x), Double(glyph.x + glyph.advance))
            if isWhite {
                open = false
            } else if open {
                found[found.count - 1].1 = max(found[found.count - 1].1, right)
            } else {
                found.append((left, right))
                open = true
            }
        }
        return found
    }
}
