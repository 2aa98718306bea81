/// The state that `saveGState` saves; line style and clip are saved by cairo.
struct GraphicsState {
    var ctm = CGAffineTransform.identity
    var fill = Paint.color(.black)
    var stroke = Paint.color(.black)
    var fillSpace = CGColorSpace.deviceGray
    var strokeSpace = CGColorSpace.deviceGray
    var alpha: Double = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var masks: [ClipMask] = []
    var interpolation = CGInterpolationQuality.default
    var patternPhase = CGSize.zero
    var textMode = CGTextDrawingMode.fill
    var characterSpacing: CGFloat = 0
    /// The transform is not invertible: drawing is invisible.
    var isCollapsed = false
}

/// A colour, or a pattern with the colour of an uncoloured one.
enum Paint {
    case color(RGBAColor)
    case pattern(CGPattern, RGBAColor)

    init(_ color: CGColor) {
        self = color.pattern.map { .pattern($0, color.rgba) } ?? .color(color.rgba)
    }
}

/// > Units: offset and blur in base space.
struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: RGBAColor
}

/// An image that masks all drawing.
struct ClipMask {
    var image: CGImage
    /// From the mask's pixels to the device's.
    var matrix: CGAffineTransform
}
