internal import CCairo

extension CGContext {
    /// Clears the current path.
    public func beginPath() { cairo_new_path(cairo) }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) {
        guard !state.isCollapsed else { return }
        cairo_move_to(cairo, point.x.coordinate, point.y.coordinate)
    }

    /// Adds a line from the current point.
    ///
    /// Without a current point nothing is added, and the call is reported in the log.
    public func addLine(to point: CGPoint) {
        guard hasCurrentPoint("addLine") else { return }
        cairo_line_to(cairo, point.x.coordinate, point.y.coordinate)
    }

    /// Adds a cubic Bézier curve from the current point.
    ///
    /// Without a current point nothing is added, and the call is reported in the log.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard hasCurrentPoint("addCurve") else { return }
        cairo_curve_to(
            cairo, control1.x.coordinate, control1.y.coordinate, control2.x.coordinate, control2.y.coordinate, end.x.coordinate,
            end.y.coordinate
        )
    }

    /// Adds a quadratic Bézier curve from the current point.
    ///
    /// Without a current point nothing is added, and the call is reported in the log.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard hasCurrentPoint("addQuadCurve") else { return }
        let cubic = CubicSegment(currentPointOfPath, quad: control, end)
        addCurve(to: end, control1: cubic.p1, control2: cubic.p2)
    }

    /// Closes the current subpath with a line to its start.
    public func closePath() { cairo_close_path(cairo) }

    /// Adds a closed rectangle as a subpath; a null rectangle adds nothing.
    public func addRect(_ rect: CGRect) {
        guard !state.isCollapsed, !rect.isNull else { return }
        let (x, y) = (rect.origin.x.coordinate, rect.origin.y.coordinate)
        let (right, bottom) = ((rect.origin.x + rect.size.width).coordinate, (rect.origin.y + rect.size.height).coordinate)
        cairo_rectangle(cairo, x, y, right - x, bottom - y)
    }

    /// Adds rectangles, each as a subpath.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Adds a subpath of lines through the points; no points add nothing.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds the ellipse that touches the rectangle's sides, as a closed subpath.
    public func addEllipse(in rect: CGRect) { append(PathShapes.ellipse(rect, .identity)) }

    /// Connected to the current point by a line. `clockwise` is as seen with the y axis up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        guard !state.isCollapsed else { return }
        let start = PathShapes.point(on: center, radius: radius, angle: startAngle)
        if isPathEmpty { move(to: start) } else { addLine(to: start) }
        let sweep = PathShapes.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        append(PathShapes.arc(center: center, radius: radius, from: startAngle, sweep: sweep))
    }

    /// Rounds the corner at `tangent1End` towards `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard hasCurrentPoint("addArc") else { return }
        let found = PathShapes.tangentArc(start: currentPointOfPath, corner: tangent1End, end: tangent2End, radius: radius)
        guard let arc = found else {
            addLine(to: tangent1End)
            return
        }
        addLine(to: arc.first)
        append(PathShapes.arc(center: arc.center, radius: radius, from: arc.angle, sweep: arc.sweep))
    }

    /// Adds a path, transformed by the context's current transform.
    public func addPath(_ path: CGPath) { append(path.elements) }

    /// Whether the current path has no current point.
    public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

    /// The end of the current path, in user space; the origin for an empty path.
    public var currentPointOfPath: CGPoint {
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// The smallest rectangle around the current path without its control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

    /// The current path in user space; nil if it is empty.
    public var path: CGPath? {
        let elements = CairoPath.elements(of: cairo)
        return elements.isEmpty ? nil : CGPath(elements: elements)
    }

    /// Whether painting the current path in `mode` would cover the point, in user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        switch mode {
        case .fill: return path.contains(point)
        case .eoFill: return path.contains(point, using: .evenOdd)
        case .stroke: return cairo_in_stroke(cairo, Double(point.x), Double(point.y)) != 0
        case .fillStroke: return path.contains(point) || cairo_in_stroke(cairo, Double(point.x), Double(point.y)) != 0
        case .eoFillStroke: return path.contains(point, using: .evenOdd) || cairo_in_stroke(cairo, Double(point.x), Double(point.y)) != 0
        }
    }

    /// Replaces the current path with the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let path, !state.isCollapsed else { return }
        let scale = state.ctm.meanScale
        let stroker = PathStroker(
            width: CGFloat(cairo_get_line_width(cairo)), cap: CGLineCap(cairo_get_line_cap(cairo)),
            join: CGLineJoin(cairo_get_line_join(cairo)), miterLimit: CGFloat(cairo_get_miter_limit(cairo)),
            tolerance: 0.05 / (scale > 0 ? scale : 1)
        )
        var source = path
        let count = Int(cairo_get_dash_count(cairo))
        if count > 0 {
            var lengths = [Double](repeating: 0, count: count)
            var phase = 0.0
            cairo_get_dash(cairo, &lengths, &phase)
            source = path.copy(dashingWithPhase: CGFloat(phase), lengths: lengths.map { CGFloat($0) })
        }
        cairo_new_path(cairo)
        append(stroker.outline(of: source.elements))
    }

    func append(_ elements: [PathElement]) {
        guard !state.isCollapsed else { return }
        CairoPath.append(elements, to: cairo)
    }

    private func hasCurrentPoint(_ function: StaticString) -> Bool {
        guard !state.isCollapsed else { return false }
        if !isPathEmpty { return true }
        Diagnostics.report("CGContext.\(function): no current point")
        return false
    }
}

/// Conversions between our paths and cairo's.
enum CairoPath {
    static func append(_ elements: [PathElement], to cairo: OpaquePointer) {
        for element in elements {
            switch element {
            case .move(let p): cairo_move_to(cairo, p.x.coordinate, p.y.coordinate)
            case .line(let p): cairo_line_to(cairo, p.x.coordinate, p.y.coordinate)
            case .quad(let c, let p):
                var x = 0.0
                var y = 0.0
                cairo_get_current_point(cairo, &x, &y)
                let cubic = CubicSegment(CGPoint(x: x, y: y), quad: c, p)
                cairo_curve_to(
                    cairo, cubic.p1.x.coordinate, cubic.p1.y.coordinate, cubic.p2.x.coordinate, cubic.p2.y.coordinate, p.x.coordinate,
                    p.y.coordinate
                )
            case .curve(let c1, let c2, let p):
                cairo_curve_to(
                    cairo, c1.x.coordinate, c1.y.coordinate, c2.x.coordinate, c2.y.coordinate, p.x.coordinate, p.y.coordinate
                )
            case .close: cairo_close_path(cairo)
            }
        }
    }

    static func elements(of cairo: OpaquePointer) -> [PathElement] {
        guard let copy = cairo_copy_path(cairo) else { return [] }
        defer { cairo_path_destroy(copy) }
        guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return [] }
        var result: [PathElement] = []
        var index = 0
        func point(_ offset: Int) -> CGPoint {
            let place = data[index + offset].point
            return CGPoint(x: place.x, y: place.y)
        }
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: result.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: result.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: result.append(.curve(point(1), point(2), point(3)))
            default: result.append(.close)
            }
            index += max(Int(header.length), 1)
        }
        // cairo starts a new subpath after every close; the last one is removed.
        if result.count > 1, case .move = result[result.count - 1], result[result.count - 2] == .close { result.removeLast() }
        return result
    }
}

extension CGFloat {
    /// Cairo uses 32-bit numbers in 1/256 pixel; larger values and NaN must not be passed to it.
    @inline(__always)
    var coordinate: Double {
        let value = Double(self)
        return value > -2_000_000 && value < 2_000_000 ? value : value.isNaN ? 0 : value < 0 ? -2_000_000 : 2_000_000
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
    init(_ cap: cairo_line_cap_t) { self = cap == CAIRO_LINE_CAP_ROUND ? .round : cap == CAIRO_LINE_CAP_SQUARE ? .square : .butt }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
    init(_ join: cairo_line_join_t) { self = join == CAIRO_LINE_JOIN_ROUND ? .round : join == CAIRO_LINE_JOIN_BEVEL ? .bevel : .miter }
}
