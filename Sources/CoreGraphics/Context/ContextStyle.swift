internal import CCairo

extension CGContext {
    // MARK: Lines

    /// Sets the width of strokes, in user space; 1 in a new context, and negative values are 0.
    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, max(width.coordinate, 0)) }
    /// Sets the shape of the ends of open lines and dashes; `.butt` in a new context.
    public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairo) }
    /// Sets the shape of corners; `.miter` in a new context.
    public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairo) }
    /// Sets the greatest ratio of miter length to line width before a corner is cut off; 10 in a new context.
    public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit.coordinate) }

    /// Sets how exactly curves are drawn.
    ///
    /// > Units: user space, maximum distance of lines from their curve.
    public func setFlatness(_ flatness: CGFloat) { cairo_set_tolerance(cairo, min(max(flatness.coordinate, 0.01), 10)) }

    /// An empty array makes the line solid. Negative lengths, or only zeros, are ignored.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let values = lengths.map(\.coordinate)
        guard values.allSatisfy({ $0 >= 0 }), values.isEmpty || values.contains(where: { $0 > 0 }) else {
            Diagnostics.report("CGContext.setLineDash: lengths \(lengths) make no pattern")
            return
        }
        cairo_set_dash(cairo, values, Int32(values.count), phase.coordinate)
    }

    // MARK: Blending

    /// Sets the opacity that multiplies everything drawn afterwards, limited to 0...1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : Double(min(max(alpha, 0), 1)) }
    /// Sets how drawing is blended with existing pixels; `.normal` in a new context.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    package var blendMode: CGBlendMode { state.blendMode }
    package var alpha: CGFloat { CGFloat(state.alpha) }

    /// How images are sampled when they are drawn at another size.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets whether edges are antialiased; true in a new context.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// The same as `setShouldAntialias(_:)`; there is no separate permission here.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }

    /// There are no colour profiles to convert between on output.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    /// Sets a shadow that everything drawn afterwards casts; nil and transparent colours draw none.
    ///
    /// > Units: base space, which the transform does not change; blur is the diameter of the blur, twice its deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, blur.isFinite, offset.width.isFinite, offset.height.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = Shadow(offset: offset, blur: max(blur, 0), color: color.rgba)
    }

    /// With black at a third of opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3)) }

    // MARK: Colours

    /// Sets the fill colour, and its space for later colour components.
    public func setFillColor(_ color: CGColor) {
        state.fill = Paint(color)
        state.fillSpace = color.colorSpace ?? .deviceGray
    }

    /// Sets the stroke colour, and its space for later colour components.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = Paint(color)
        state.strokeSpace = color.colorSpace ?? .deviceGray
    }

    /// Sets the fill colour in the device's RGB space; components are 0...1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = .color(CGColorSpace.deviceRGB.sRGB([red, green, blue, alpha]))
        state.fillSpace = .deviceRGB
    }

    /// Sets the stroke colour in the device's RGB space; components are 0...1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = .color(CGColorSpace.deviceRGB.sRGB([red, green, blue, alpha]))
        state.strokeSpace = .deviceRGB
    }

    /// Sets the fill colour in the device's gray space; 0 is black, 1 white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(space: .deviceGray, values: [gray, alpha])) }
    /// Sets the stroke colour in the device's gray space; 0 is black, 1 white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(space: .deviceGray, values: [gray, alpha])) }

    /// Sets the fill colour in the device's CMYK space; components are 0...1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
    }

    /// Sets the stroke colour in the device's CMYK space; components are 0...1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
    }

    /// Sets the colour to the space's black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fill = .color(.black)
    }

    /// Sets the space of later stroke components, and the stroke colour to black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.stroke = .color(.black)
    }

    /// Components in the colour space set last, then alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        state.fill = .color(state.fillSpace.components(at: components))
    }

    /// Sets the stroke colour from components in the stroke colour space, then alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        state.stroke = .color(state.strokeSpace.components(at: components))
    }

    /// Fills with a pattern; the components are those of an uncoloured pattern's colour, then the alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.fill = .pattern(pattern, state.fillSpace.components(at: colorComponents))
    }

    /// Strokes with a pattern; the components are those of an uncoloured pattern's colour, then the alpha.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.stroke = .pattern(pattern, state.strokeSpace.components(at: colorComponents))
    }

    /// Sets where the cells of patterns begin.
    ///
    /// > Units: base space.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    package var fillColor: CGColor {
        switch state.fill {
        case .color(let color): CGColor(color)
        case .pattern(_, let color): CGColor(color)
        }
    }
}

extension CGColorSpace {
    func components(at pointer: UnsafePointer<CGFloat>) -> RGBAColor {
        sRGB(Array(UnsafeBufferPointer(start: pointer, count: numberOfComponents + 1)))
    }
}
