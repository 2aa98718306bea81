internal import CCairo

extension CGContext {
    // MARK: Lines

    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, max(width.coordinate, 0)) }
    public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairo) }
    public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairo) }
    public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit.coordinate) }

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

    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : Double(min(max(alpha, 0), 1)) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    package var blendMode: CGBlendMode { state.blendMode }
    package var alpha: CGFloat { CGFloat(state.alpha) }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    public func setShouldAntialias(_ shouldAntialias: Bool) {
        cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }

    /// There are no colour profiles to convert between on output.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

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

    public func setFillColor(_ color: CGColor) {
        state.fill = Paint(color)
        state.fillSpace = color.colorSpace ?? .deviceGray
    }

    public func setStrokeColor(_ color: CGColor) {
        state.stroke = Paint(color)
        state.strokeSpace = color.colorSpace ?? .deviceGray
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = .color(CGColorSpace.deviceRGB.sRGB([red, green, blue, alpha]))
        state.fillSpace = .deviceRGB
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = .color(CGColorSpace.deviceRGB.sRGB([red, green, blue, alpha]))
        state.strokeSpace = .deviceRGB
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(space: .deviceGray, values: [gray, alpha])) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(space: .deviceGray, values: [gray, alpha])) }

    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
    }

    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
    }

    /// Sets the colour to the space's black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fill = .color(.black)
    }

    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.stroke = .color(.black)
    }

    /// Components in the colour space set last, then alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        state.fill = .color(state.fillSpace.components(at: components))
    }

    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        state.stroke = .color(state.strokeSpace.components(at: components))
    }

    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.fill = .pattern(pattern, state.fillSpace.components(at: colorComponents))
    }

    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.stroke = .pattern(pattern, state.strokeSpace.components(at: colorComponents))
    }

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
