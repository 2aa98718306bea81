internal import CCairo

/// The area to paint: a part of the current path, or another shape.
enum Coverage {
    case fill(CGPathFillRule)
    case stroke
}

extension CGContext {
    /// Fills the current path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        paint(.fill(rule), with: state.fill)
        cairo_new_path(cairo)
    }

    /// Strokes the current path and clears it.
    public func strokePath() {
        paint(.stroke, with: state.stroke)
        cairo_new_path(cairo)
    }

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: paint(.fill(.winding), with: state.fill)
        case .eoFill: paint(.fill(.evenOdd), with: state.fill)
        case .stroke: paint(.stroke, with: state.stroke)
        case .fillStroke:
            paint(.fill(.winding), with: state.fill)
            paint(.stroke, with: state.stroke)
        case .eoFillStroke:
            paint(.fill(.evenOdd), with: state.fill)
            paint(.stroke, with: state.stroke)
        }
        cairo_new_path(cairo)
    }

    /// Also clears the current path, as Core Graphics does.
    public func fill(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles as one path, and clears the current path.
    public func fill(_ rects: [CGRect]) {
        cairo_new_path(cairo)
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse that touches the rectangle's sides, and clears the current path.
    public func fillEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes a rectangle along its sides, and clears the current path.
    public func stroke(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with another line width than the context's, and clears the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = cairo_get_line_width(cairo)
        setLineWidth(width)
        stroke(rect)
        cairo_set_line_width(cairo, before)
    }

    /// Strokes the ellipse that touches the rectangle's sides, and clears the current path.
    public func strokeEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        strokePath()
    }

    /// Each two points are a line; an odd last one is ignored.
    public func strokeLineSegments(between points: [CGPoint]) {
        cairo_new_path(cairo)
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes the rectangle transparent, or black where the bitmap has no alpha. Ignores blend mode, alpha and shadow.
    public func clear(_ rect: CGRect) {
        guard !state.isCollapsed else { return }
        prepareToDraw()
        cairo_new_path(cairo)
        addRect(rect)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        didDraw()
    }

    // MARK: Clip

    /// Intersects the clip with the current path, and clears the path.
    ///
    /// A clip can only become smaller until `restoreGState()` or `resetClip()`.
    public func clip(using rule: CGPathFillRule = .winding) {
        if state.isCollapsed { cairo_new_path(cairo) }
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_clip(cairo)
    }

    /// Intersects the clip with a rectangle, and clears the current path.
    public func clip(to rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        clip()
    }

    /// Intersects the clip with the union of rectangles, and clears the current path.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cairo)
        addRects(rects)
        clip()
    }

    /// Clips by the mask: an image mask or an image with alpha by its alpha, any other by its brightness.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard let image = mask.maskImage, !state.isCollapsed, rect.width > 0, rect.height > 0 else { return }
        let place = CGAffineTransform(
            a: rect.width / CGFloat(mask.width), b: 0, c: 0, d: -rect.height / CGFloat(mask.height), tx: rect.minX, ty: rect.maxY
        )
        state.masks.append(ClipMask(image: image, matrix: place.concatenating(cairoTransform)))
    }

    /// Removes all clips and masks of the current state, including those inherited from saved states.
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.masks = []
    }

    /// In user space; null if nothing can be drawn.
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return right > left && bottom > top ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    // MARK: Painting

    func paint(_ coverage: Coverage, with paint: Paint) {
        guard !state.isCollapsed, cairo_has_current_point(cairo) != 0 else { return }
        prepareToDraw()
        defer { didDraw() }
        if case .pattern = paint, state.alpha < 1 { return paintComposed(coverage, paint) }
        guard state.shadow == nil, state.masks.isEmpty, let blend = state.blendMode.cairo else { return paintComposed(coverage, paint) }
        setSource(paint, on: cairo, alpha: state.alpha)
        cairo_set_operator(cairo, blend)
        if state.blendMode.reachesOutsideShape {
            cairo_save(cairo)
            if case .stroke = coverage { replacePathWithStrokedPath() }
            cairo_set_fill_rule(cairo, coverage.fillRule)
            cairo_clip_preserve(cairo)
            cairo_paint(cairo)
            cairo_restore(cairo)
        } else {
            coverage.perform(on: cairo)
        }
    }

    private func paintComposed(_ coverage: Coverage, _ paint: Paint) {
        compose(bounds: coverage.deviceBounds(cairo)) { target, place in
            copyPath(to: target, place)
            setSource(paint, on: target, alpha: state.alpha)
            if case .pattern = paint, state.alpha < 1 {
                cairo_push_group(target)
                coverage.perform(on: target)
                cairo_pop_group_to_source(target)
                cairo_paint_with_alpha(target, state.alpha)
            } else {
                coverage.perform(on: target)
            }
        }
    }

    /// Lets `body` draw with the fill colour as cairo's source, under the context's alpha, blend mode, shadow and clip.
    ///
    /// `bounds`, in user space, is the drawn area; nil if unknown. `body` gets the cairo context to draw into.
    package func drawFilled(bounds: CGRect? = nil, _ body: (OpaquePointer) -> Void) {
        guard !state.isCollapsed else { return }
        draw(bounds: bounds, paint: state.fill, body)
    }

    /// The same with the stroke colour.
    package func drawStroked(bounds: CGRect? = nil, _ body: (OpaquePointer) -> Void) {
        guard !state.isCollapsed else { return }
        draw(bounds: bounds, paint: state.stroke, body)
    }

    private func draw(bounds: CGRect?, paint: Paint, _ body: (OpaquePointer) -> Void) {
        prepareToDraw()
        defer { didDraw() }
        if state.shadow == nil, state.masks.isEmpty, let blend = state.blendMode.cairo, !state.blendMode.reachesOutsideShape {
            setSource(paint, on: cairo, alpha: state.alpha)
            cairo_set_operator(cairo, blend)
            body(cairo)
            return
        }
        let area = bounds?.applying(cairoTransform) ?? deviceClipBounds
        compose(bounds: area) { target, _ in
            setSource(paint, on: target, alpha: state.alpha)
            body(target)
        }
    }

    func setSource(_ paint: Paint, on target: OpaquePointer, alpha: Double) {
        switch paint {
        case .color(let color): cairo_set_source_rgba(target, color.red, color.green, color.blue, color.alpha * alpha)
        case .pattern(let pattern, let color): setPatternSource(pattern, color, on: target)
        }
    }
}

extension Coverage {
    var fillRule: cairo_fill_rule_t {
        if case .fill(let rule) = self { return rule.cairo }
        return CAIRO_FILL_RULE_WINDING
    }

    /// Does not clear the path.
    func perform(on cairo: OpaquePointer) {
        switch self {
        case .fill(let rule):
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo_fill_preserve(cairo)
        case .stroke: cairo_stroke_preserve(cairo)
        }
    }

    /// Bounds of the painted area, in cairo's device space.
    func deviceBounds(_ cairo: OpaquePointer) -> CGRect {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        switch self {
        case .fill: cairo_fill_extents(cairo, &left, &top, &right, &bottom)
        case .stroke: cairo_stroke_extents(cairo, &left, &top, &right, &bottom)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top).applying(CGAffineTransform(matrix))
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}
