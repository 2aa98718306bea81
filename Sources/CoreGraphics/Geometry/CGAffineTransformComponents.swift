/// A decomposed transform: scale, then shear, then rotation, then translation.
///
/// > Contract: CoreGraphics, CGAffineTransformComponents
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale of each axis, applied first.
    public var scale: CGSize
    /// The shear along the x axis, as the share of y that is added to x.
    public var horizontalShear: CGFloat
    /// The rotation about the origin, applied after scale and shear.
    ///
    /// > Units: radians.
    public var rotation: CGFloat
    /// The translation, applied last.
    public var translation: CGVector

    /// Creates the components of the identity.
    public init() { self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: CGVector()) }

    /// Creates components from their four values; the rotation is in radians.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Combines components to a transform: scale, then shear, then rotation, then translation.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The components from which `init(_:)` composes this transform. A mirrored transform has a negative height in its scale.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        guard width > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()), horizontalShear: 0, rotation: atan2(-c, d),
                translation: CGVector(dx: tx, dy: ty)
            )
        }
        let height = (a * d - b * c) / width
        let along = (a * c + b * d) / width
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : along / height, rotation: atan2(b, a),
            translation: CGVector(dx: tx, dy: ty)
        )
    }
}
