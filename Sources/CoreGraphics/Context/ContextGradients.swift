internal import CCairo

extension CGContext {
    /// Fills the clip with colours along a line. Without options, nothing is drawn before the start or after the end.
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        guard start != end else { return }
        let pattern = cairo_pattern_create_linear(
            start.x.coordinate, start.y.coordinate, end.x.coordinate, end.y.coordinate
        )
        draw(gradient, pattern, options)
    }

    /// Fills the clip with colours from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startRadius >= 0, endRadius >= 0 else { return }
        let pattern = cairo_pattern_create_radial(
            startCenter.x.coordinate, startCenter.y.coordinate, startRadius.coordinate, endCenter.x.coordinate, endCenter.y.coordinate,
            endRadius.coordinate
        )
        draw(gradient, pattern, options)
    }

    /// Fills the clip with colours around a point, from `angle` towards larger angles.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let clip = boundingBoxOfClipPath
        guard !clip.isNull, !gradient.stops.isEmpty, !state.isCollapsed, let mesh = cairo_pattern_create_mesh() else { return }
        defer { cairo_pattern_destroy(mesh) }
        let radius =
            [
                CGPoint(x: clip.minX, y: clip.minY), CGPoint(x: clip.maxX, y: clip.minY), CGPoint(x: clip.minX, y: clip.maxY),
                CGPoint(x: clip.maxX, y: clip.maxY),
            ].map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
        let sectors = ConicSectors(stops: gradient.stops)
        for sector in sectors.all {
            let from = angle + sector.start * 2 * .pi
            let to = angle + sector.end * 2 * .pi
            // Outside the corners, so that chords remain outside the clip.
            let first = PathShapes.point(on: center, radius: radius * 1.05 + 1, angle: from)
            let last = PathShapes.point(on: center, radius: radius * 1.05 + 1, angle: to)
            cairo_mesh_pattern_begin_patch(mesh)
            cairo_mesh_pattern_move_to(mesh, center.x.coordinate, center.y.coordinate)
            cairo_mesh_pattern_line_to(mesh, first.x.coordinate, first.y.coordinate)
            cairo_mesh_pattern_line_to(mesh, last.x.coordinate, last.y.coordinate)
            cairo_mesh_pattern_line_to(mesh, center.x.coordinate, center.y.coordinate)
            for (corner, color) in [sector.startColor, sector.startColor, sector.endColor, sector.endColor].enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha * state.alpha
                )
            }
            cairo_mesh_pattern_end_patch(mesh)
        }
        paintClip(mesh)
    }

    private func draw(_ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        guard let first = gradient.stops.first, let last = gradient.stops.last, !state.isCollapsed else { return }
        let (before, after) = (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
        cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        // Padding repeats the outermost stop: a transparent one leaves that side empty.
        if after && !before { add(first.color, at: 0, alpha: 0, to: pattern) }
        if first.location > 0 { add(first.color, at: 0, alpha: state.alpha, to: pattern) }
        for stop in gradient.stops { add(stop.color, at: stop.location, alpha: state.alpha, to: pattern) }
        if last.location < 1 { add(last.color, at: 1, alpha: state.alpha, to: pattern) }
        if before && !after { add(last.color, at: 1, alpha: 0, to: pattern) }
        paintClip(pattern)
    }

    private func add(_ color: RGBAColor, at location: Double, alpha: Double, to pattern: OpaquePointer) {
        cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, color.alpha * alpha)
    }

    private func paintClip(_ pattern: OpaquePointer) {
        prepareToDraw()
        defer { didDraw() }
        if state.shadow == nil, state.masks.isEmpty, let blend = state.blendMode.cairo {
            cairo_set_source(cairo, pattern)
            cairo_set_operator(cairo, blend)
            cairo_paint(cairo)
        } else {
            compose(bounds: deviceClipBounds) { target, _ in
                cairo_set_source(target, pattern)
                cairo_paint(target)
            }
        }
    }
}

/// A conic gradient divided into sectors narrow enough for straight edges.
private struct ConicSectors {
    struct Sector {
        var start: CGFloat
        var end: CGFloat
        var startColor: RGBAColor
        var endColor: RGBAColor
    }
    var all: [Sector] = []

    init(stops: [CGGradient.Stop]) {
        guard let first = stops.first, let last = stops.last else { return }
        var edges = stops
        if first.location > 0 { edges.insert(CGGradient.Stop(location: 0, color: first.color), at: 0) }
        if last.location < 1 { edges.append(CGGradient.Stop(location: 1, color: last.color)) }
        for (from, to) in zip(edges, edges.dropFirst()) where to.location > from.location {
            let count = max(1, Int(((to.location - from.location) * 24).rounded(.up)))
            for index in 0..<count {
                let (low, high) = (Double(index) / Double(count), Double(index + 1) / Double(count))
                let span = to.location - from.location
                all.append(
                    Sector(
                        start: CGFloat(from.location + span * low), end: CGFloat(from.location + span * high),
                        startColor: from.color.mixed(to.color, low), endColor: from.color.mixed(to.color, high)
                    )
                )
            }
        }
    }
}

extension RGBAColor {
    package func mixed(_ other: RGBAColor, _ t: Double) -> RGBAColor {
        RGBAColor(
            red: red + (other.red - red) * t, green: green + (other.green - green) * t, blue: blue + (other.blue - blue) * t,
            alpha: alpha + (other.alpha - alpha) * t
        )
    }
}
