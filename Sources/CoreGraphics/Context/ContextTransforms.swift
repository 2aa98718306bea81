internal import CCairo

extension CGContext {
    /// From user space to the bitmap's pixels with the origin at the bottom left.
    public var ctm: CGAffineTransform { state.ctm }

    /// Scales later drawing about the origin of user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { setTransform(state.ctm.scaledBy(x: sx, y: sy)) }

    /// Moves the origin of user space, in its present units.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { setTransform(state.ctm.translatedBy(x: tx, y: ty)) }

    /// Rotates later drawing about the origin of user space.
    ///
    /// > Units: radians.
    public func rotate(by angle: CGFloat) { setTransform(state.ctm.rotated(by: angle)) }

    /// Applies a transform to later drawing, before the present one.
    public func concatenate(_ transform: CGAffineTransform) { setTransform(transform.concatenating(state.ctm)) }

    /// The transform from user space to the bitmap's pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// Converts a point from user space to pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    /// Converts a size from user space to pixels, without the translation.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    /// The bounding box, in pixels, of a rectangle in user space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    /// Converts a point from pixels to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    /// Converts a size from pixels to user space, without the translation.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    /// The bounding box, in user space, of a rectangle in pixels.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

    /// Sets the origin to the top left with y downwards and `scale` pixels per point, for UIKit. Shadows then fall downwards.
    package func useTopLeftOrigin(scale: CGFloat) {
        setTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: deviceHeight))
        baseTransform = state.ctm
    }

    /// From user space to cairo's device space, whose origin is at the top left.
    var cairoTransform: CGAffineTransform { state.ctm.concatenating(flip) }

    /// Between the bottom-left and the top-left origin; its own inverse.
    var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: deviceHeight) }

    func setTransform(_ transform: CGAffineTransform) {
        state.ctm = transform
        applyTransform()
    }

    func applyTransform() {
        let transform = cairoTransform
        state.isCollapsed = !transform.isInvertible
        guard !state.isCollapsed else { return }
        var matrix = cairo_matrix_t(transform)
        cairo_set_matrix(cairo, &matrix)
    }
}

extension cairo_matrix_t {
    init(_ t: CGAffineTransform) {
        self.init(
            xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx), y0: Double(t.ty)
        )
    }
}

extension CGAffineTransform {
    init(_ m: cairo_matrix_t) {
        self.init(a: CGFloat(m.xx), b: CGFloat(m.yx), c: CGFloat(m.xy), d: CGFloat(m.yy), tx: CGFloat(m.x0), ty: CGFloat(m.y0))
    }
}
