/// Values of layers of one kind. Boxed, because most layers are plain.
public indirect enum LayerKindValues: Hashable, Sendable {
    /// A layer without such values.
    case none
    /// The effect of a backdrop layer.
    case backdrop(BackdropValues)
    /// The copies of a replicator layer.
    case replicator(ReplicatorValues)
    /// The particles of an emitter layer.
    case emitter(EmitterValues)
}

/// The effect of a backdrop layer.
public struct BackdropValues: Hashable, Sendable {
    /// The Gaussian's standard deviation. > Units: points.
    public var radius = 0.0
    /// 1 keeps colours, 0 is grey.
    public var saturation = 1.0
    /// Drawn over the blurred backdrop.
    public var tint = RenderColor.clear

    /// Creates the values of a backdrop without an effect.
    public init() {}

    /// Creates the values of a backdrop.
    public init(radius: Double, saturation: Double, tint: RenderColor) {
        (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
    }

    /// Leaves the backdrop unchanged.
    public var isIdle: Bool { !(radius > 0) && saturation == 1 && !(tint.alpha > 0) }
}

/// How a replicator layer repeats its sublayers. Each copy differs from the previous one by these.
public struct ReplicatorValues: Hashable, Sendable {
    /// The number of copies, the originals included.
    public var count = 1
    /// Whether the copies keep the depth of their sublayers.
    public var preservesDepth = false
    /// The delay of each copy's animations relative to the previous copy's.
    ///
    /// > Units: seconds.
    public var delay = 0.0
    /// About the centre of the bounds.
    public var transform = RenderMatrix.identity
    /// Multiplies the colours of the first copy.
    public var color = RenderColor.white
    /// Added to the red factor of each copy.
    public var redOffset: Float = 0
    /// Added to the green factor of each copy.
    public var greenOffset: Float = 0
    /// Added to the blue factor of each copy.
    public var blueOffset: Float = 0
    /// Added to the alpha factor of each copy.
    public var alphaOffset: Float = 0

    /// Creates the values of a new replicator layer.
    public init() {}

    /// The colour multiplier of a copy.
    public func color(ofCopy index: Int) -> RenderColor {
        let n = Float(index)
        func part(_ start: Float, _ offset: Float) -> Float { min(1, max(0, start + offset * n)) }
        return RenderColor(
            red: part(color.red, redOffset), green: part(color.green, greenOffset), blue: part(color.blue, blueOffset),
            alpha: part(color.alpha, alphaOffset))
    }
}

/// Blend modes, named as in `PDF` and pixman.
public enum RenderBlend: UInt8, Hashable, Sendable, CaseIterable {
    /// The separable modes, and the sum of colours.
    case normal, plusLighter, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion
    /// The modes that combine hue, saturation and luminosity.
    case hue, saturation, color, luminosity
}

extension LayerValues {
    /// The effect of a backdrop layer; setting it makes the values those of one.
    public var backdrop: BackdropValues {
        get { if case .backdrop(let value) = kindValues { value } else { BackdropValues() } }
        set { kindValues = .backdrop(newValue) }
    }
    /// The copies of a replicator layer; setting them makes the values those of one.
    public var replicator: ReplicatorValues {
        get { if case .replicator(let value) = kindValues { value } else { ReplicatorValues() } }
        set { kindValues = .replicator(newValue) }
    }
    /// The particles of an emitter layer; setting them makes the values those of one.
    public var emitter: EmitterValues {
        get { if case .emitter(let value) = kindValues { value } else { EmitterValues() } }
        set { kindValues = .emitter(newValue) }
    }
}
