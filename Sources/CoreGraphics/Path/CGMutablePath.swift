/// A mutable path.
///
/// > Contract: CoreGraphics, CGMutablePath. A line or curve without a current point is ignored, with a message, as in Core Graphics.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public convenience init() { self.init(elements: []) }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { elements.append(.move(point.applying(transform))) }

    /// Adds a line from the current point.
    ///
    /// Without a current point nothing is added, and the call is reported in the log.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard hasCurrentPoint("addLine") else { return }
        elements.append(.line(point.applying(transform)))
    }

    /// Starts a new subpath at the first point.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        elements.append(.move(first.applying(transform)))
        for point in points.dropFirst() { elements.append(.line(point.applying(transform))) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    ///
    /// Without a current point nothing is added, and the call is reported in the log.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        guard hasCurrentPoint("addQuadCurve") else { return }
        elements.append(.quad(control.applying(transform), end.applying(transform)))
    }

    /// Adds a cubic Bézier curve from the current point.
    ///
    /// Without a current point nothing is added, and the call is reported in the log.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        guard hasCurrentPoint("addCurve") else { return }
        elements.append(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }

    /// Closes the current subpath with a line to its start; does nothing for an empty or a closed path.
    public func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    /// Adds a closed rectangle as a subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += PathShapes.rect(rect, transform)
    }

    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that touches the rectangle's sides, as a closed subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += PathShapes.ellipse(rect, transform)
    }

    /// Adds a rectangle with elliptical corners, whose radii along the axes are `cornerWidth` and `cornerHeight`.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements += PathShapes.roundedRect(rect, width: cornerWidth, height: cornerHeight, transform)
    }

    /// Connected to the current point by a line. `clockwise` is as seen with the y axis up: true goes towards smaller angles.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = PathShapes.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
    }

    /// Adds an arc with a line to its start, from an angle by a signed sweep, both in radians.
    ///
    /// A positive sweep goes from the x axis towards the y axis. An empty path begins at the arc's start instead of the line.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let start = PathShapes.point(on: center, radius: radius, angle: startAngle).applying(transform)
        elements.append(elements.isEmpty ? .move(start) : .line(start))
        elements += PathShapes.arc(center: center, radius: radius, from: startAngle, sweep: delta).transformed(transform)
    }

    /// Rounds the corner at `tangent1End` towards `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard hasCurrentPoint("addArc") else { return }
        let start = currentPoint.applying(transform.inverted())
        guard let arc = PathShapes.tangentArc(start: start, corner: tangent1End, end: tangent2End, radius: radius) else {
            elements.append(.line(tangent1End.applying(transform)))
            return
        }
        elements.append(.line(arc.first.applying(transform)))
        elements += PathShapes.arc(center: arc.center, radius: radius, from: arc.angle, sweep: arc.sweep).transformed(transform)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { elements += path.elements.transformed(transform) }

    private func hasCurrentPoint(_ function: StaticString) -> Bool {
        if !elements.isEmpty { return true }
        Diagnostics.report("CGMutablePath.\(function): no current point")
        return false
    }
}
