package import CoreGraphics
package import Foundation

extension TextLayout {
    /// Draws the text with the layout's origin at a point of a context whose y axis points down. Attachments are drawn by the caller.
    ///
    /// `paints`, one per style, replaces the layout's colours and effects; positions never depend on it.
    package func draw(in context: CGContext, at origin: CGPoint, paints: [TextPaint]? = nil) {
        let visible = context.boundingBoxOfClipPath
        for line in lines {
            // Glyphs may extend outside their line by about its height.
            let reach = CGRect(x: visible.minX, y: line.y + origin.y, width: 1, height: line.height).insetBy(dx: 0, dy: -line.height)
            guard visible.intersects(reach) else { continue }
            for run in runs[line.runStart..<line.runEnd] {
                let paint = paint(run, paints)
                if let background = paint.background { fillBackground(run, line, background, context, origin) }
            }
            for run in runs[line.runStart..<line.runEnd] { draw(run, line, paint(run, paints), context, origin) }
        }
    }

    /// Draws only what is behind the text.
    package func drawBackgrounds(in context: CGContext, at origin: CGPoint, paints: [TextPaint]? = nil) {
        for line in lines {
            for run in runs[line.runStart..<line.runEnd] {
                if let background = paint(run, paints).background { fillBackground(run, line, background, context, origin) }
            }
        }
    }

    /// Whether some glyphs have their own colours.
    package var hasColorGlyphs: Bool {
        TextEngine.shared.withTypesetter { typesetter in
            runs.contains { typesetter.library.faces[Int($0.face)].file.cut == .emoji }
        }
    }

    private func paint(_ run: GlyphRun, _ paints: [TextPaint]?) -> TextPaint {
        let index = Int(run.style)
        guard let paints, index < paints.count else { return styles[index].style.paint }
        return paints[index]
    }

    private func fillBackground(_ run: GlyphRun, _ line: TextLine, _ color: RGBAColor, _ context: CGContext, _ origin: CGPoint) {
        context.saveGState()
        context.setFill(color)
        let box = CGRect(
            x: origin.x + line.x + Double(run.x), y: origin.y + line.baseline - line.ascent, width: Double(run.width),
            height: line.ascent + line.descent)
        context.fill(box)
        context.restoreGState()
    }

    private func draw(_ run: GlyphRun, _ line: TextLine, _ paint: TextPaint, _ context: CGContext, _ origin: CGPoint) {
        let style = styles[Int(run.style)].style
        let size = style.font.descriptor.size
        let place = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
        context.saveGState()
        defer { context.restoreGState() }
        if let shadow = paint.shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: CGColor.make(shadow.color))
        }
        let bounds = CGRect(
            x: place.x + Double(run.x), y: place.y - line.ascent, width: Double(run.width), height: line.ascent + line.descent
        ).insetBy(dx: -size, dy: -size)
        if paint.strokeWidth <= 0 {
            if let pattern = paint.pattern { context.setFillColor(pattern) } else { context.setFill(paint.color) }
            context.drawFilled(bounds: bounds) { self.fillGlyphs(run, style, place, $0) }
        }
        if paint.strokeWidth != 0 {
            if let pattern = paint.pattern, paint.strokeColor == nil {
                context.setStrokeColor(pattern)
            } else {
                context.setStroke(paint.strokeColor ?? paint.color)
            }
            let width = abs(paint.strokeWidth) / 100 * size
            context.drawStroked(bounds: bounds) { self.strokeGlyphs(run, style, place, width: width, $0) }
        }
        drawLines(run, line, paint, style, context, place)
    }

    private func fillGlyphs(_ run: GlyphRun, _ style: TextStyle, _ place: CGPoint, _ cairo: OpaquePointer) {
        // The typesetter's closure runs before this returns, on the context's thread.
        nonisolated(unsafe) let cairo = cairo
        TextEngine.shared.withTypesetter { typesetter in
            withJob(run, style, place, typesetter) { typesetter.painter.fill($0, on: cairo) }
        }
    }

    private func strokeGlyphs(_ run: GlyphRun, _ style: TextStyle, _ place: CGPoint, width: Double, _ cairo: OpaquePointer) {
        // The typesetter's closure runs before this returns, on the context's thread.
        nonisolated(unsafe) let cairo = cairo
        TextEngine.shared.withTypesetter { typesetter in
            withJob(run, style, place, typesetter) { typesetter.painter.stroke($0, width: width, on: cairo) }
        }
    }

    private func withJob(
        _ run: GlyphRun, _ style: TextStyle, _ place: CGPoint, _ typesetter: Typesetter, _ body: (GlyphPainter.Job) -> Void
    ) {
        glyphs.withUnsafeBufferPointer { all in
            body(
                GlyphPainter.Job(
                    face: typesetter.library.faces[Int(run.face)],
                    glyphs: UnsafeBufferPointer(rebasing: all[Int(run.glyphStart)..<Int(run.glyphEnd)]), size: Double(run.drawnSize),
                    x: place.x,
                    baseline: place.y, stretch: Double(run.stretch), slant: style.obliqueness))
        }
    }
}

extension CGContext {
    fileprivate func setFill(_ color: RGBAColor) { setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha) }
    fileprivate func setStroke(_ color: RGBAColor) {
        setStrokeColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension CGColor {
    fileprivate static func make(_ color: RGBAColor) -> CGColor {
        CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
