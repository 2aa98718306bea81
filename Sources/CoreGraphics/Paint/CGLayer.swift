/// A bitmap for repeated drawing.
///
/// > Contract: CoreGraphics, CGLayer
public final class CGLayer {
    /// The context that draws into the layer, with the layer's points as user space.
    public let context: CGContext?
    /// The size of the layer.
    ///
    /// > Units: user space of the context it was created for.
    public let size: CGSize

    /// A layer with the resolution of `context`.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let scale = CGSize(width: hypot(context.ctm.a, context.ctm.b), height: hypot(context.ctm.c, context.ctm.d))
        let (width, height) = ((size.width * scale.width).rounded(.up), (size.height * scale.height).rounded(.up))
        guard width >= 1, height >= 1, width <= 65_500, height <= 65_500,
            let memory = PixelMemory(width: Int(width), height: Int(height)), let own = CGContext(memory: memory)
        else { return nil }
        own.scaleBy(x: width / size.width, y: height / size.height)
        own.baseTransform = own.ctm
        self.context = own
        self.size = size
    }
}

extension CGContext {
    /// Draws a layer, scaled to a rectangle of user space.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        draw(image, in: rect)
    }

    /// Draws a layer at its own size with its corner at a point of user space.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
