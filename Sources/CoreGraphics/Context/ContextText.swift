internal import CCairo

/// One glyph of a font at a position in user space. The same layout as cairo's.
package struct GlyphPlacement: Hashable, Sendable {
    package var glyph: UInt
    package var x: Double
    package var y: Double

    package init(glyph: UInt, x: Double, y: Double) {
        self.glyph = glyph
        self.x = x
        self.y = y
    }
}

extension CGContext {
    /// From glyph space, y upwards, to user space. Not part of the saved state, as in Core Graphics.
    public var textMatrix: CGAffineTransform {
        get { text.matrix }
        set { text.matrix = newValue }
    }

    /// The origin of the next text: the translation of the text matrix.
    public var textPosition: CGPoint {
        get { CGPoint(x: text.matrix.tx, y: text.matrix.ty) }
        set {
            text.matrix.tx = newValue.x
            text.matrix.ty = newValue.y
        }
    }

    /// Sets whether text is filled, stroked, or added to the clip; `.fill` in a new context.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
    /// Sets a distance that is added after each glyph, in user space.
    public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
    package var textDrawingMode: CGTextDrawingMode { state.textMode }
    package var characterSpacing: CGFloat { state.characterSpacing }

    /// Draws glyphs of a cairo font face, in the text drawing mode, with the fill and stroke colours.
    ///
    /// `matrix` maps glyph space, y upwards and one unit per em, to user space around each glyph's position: the default scales to
    /// `size` points for a user space whose y axis points down. `bounds` in user space are the glyphs' bounds, if known.
    package func showGlyphs(
        _ glyphs: [GlyphPlacement], face: OpaquePointer, size: CGFloat, matrix: CGAffineTransform? = nil, bounds: CGRect? = nil
    ) {
        guard !glyphs.isEmpty, size > 0 else { return }
        let toUser = matrix ?? CGAffineTransform(scaleX: size, y: -size)
        guard toUser.isInvertible else { return }
        // Cairo's glyph space has y downwards.
        let fontMatrix = CGAffineTransform(scaleX: 1, y: -1).concatenating(toUser)
        let mode = state.textMode
        func prepare(_ target: OpaquePointer) {
            var font = cairo_matrix_t(fontMatrix)
            font.x0 = 0
            font.y0 = 0
            cairo_set_font_face(target, face)
            cairo_set_font_matrix(target, &font)
        }
        glyphs.withUnsafeBytes { bytes in
            let places = bytes.bindMemory(to: cairo_glyph_t.self).baseAddress
            if mode == .fill || mode == .fillStroke || mode == .fillClip || mode == .fillStrokeClip {
                drawFilled(bounds: bounds) { target in
                    prepare(target)
                    cairo_show_glyphs(target, places, Int32(glyphs.count))
                }
            }
            if mode == .stroke || mode == .fillStroke || mode == .strokeClip || mode == .fillStrokeClip {
                drawStroked(bounds: bounds) { target in
                    prepare(target)
                    cairo_new_path(target)
                    cairo_glyph_path(target, places, Int32(glyphs.count))
                    cairo_stroke(target)
                }
            }
            if mode.rawValue >= CGTextDrawingMode.fillClip.rawValue {
                prepare(cairo)
                cairo_new_path(cairo)
                cairo_glyph_path(cairo, places, Int32(glyphs.count))
                clip()
            }
        }
    }
}

/// A context's text state outside its saved state.
struct TextState {
    var matrix = CGAffineTransform.identity
}
