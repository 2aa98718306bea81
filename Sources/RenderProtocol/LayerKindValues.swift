/// What only layers of one kind have. Boxed, as most layers are plain.
public indirect enum LayerKindValues: Hashable, Sendable {
    case none
    case backdrop(BackdropValues)
    case replicator(ReplicatorValues)
    case emitter(EmitterValues)
}

/// How a backdrop layer shows what lies beneath it.
public struct BackdropValues: Hashable, Sendable {
    /// The Gaussian's standard deviation. > Units: points.
    public var radius = 0.0
    /// 1 keeps colours, 0 is grey.
    public var saturation = 1.0
    /// Laid over the softened picture.
    public var tint = RenderColor.clear

    public init() {}

    public init(radius: Double, saturation: Double, tint: RenderColor) {
        (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
    }

    /// Leaves what is beneath as it is.
    public var isIdle: Bool { !(radius > 0) && saturation == 1 && !(tint.alpha > 0) }
}

/// How a replicator layer repeats its sublayers. Each copy differs from the one before by these.
public struct ReplicatorValues: Hashable, Sendable {
    public var count = 1
    public var preservesDepth = false
    /// > Units: seconds.
    public var delay = 0.0
    /// About the middle of the bounds.
    public var transform = RenderMatrix.identity
    /// Multiplies the colours of the first copy.
    public var color = RenderColor.white
    public var redOffset: Float = 0
    public var greenOffset: Float = 0
    public var blueOffset: Float = 0
    public var alphaOffset: Float = 0

    public init() {}

    /// What the colours of a copy are multiplied by.
    public func color(ofCopy index: Int) -> RenderColor {
        let n = Float(index)
        func part(_ start: Float, _ offset: Float) -> Float { min(1, max(0, start + offset * n)) }
        return RenderColor(
            red: part(color.red, redOffset), green: part(color.green, greenOffset), blue: part(color.blue, blueOffset),
            alpha: part(color.alpha, alphaOffset))
    }
}

/// How a layer's colours meet those beneath it, as `PDF` and pixman name it.
public enum RenderBlend: UInt8, Hashable, Sendable, CaseIterable {
    case normal, plusLighter, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion
    case hue, saturation, color, luminosity
}

extension LayerValues {
    public var backdrop: BackdropValues {
        get { if case .backdrop(let value) = kindValues { value } else { BackdropValues() } }
        set { kindValues = .backdrop(newValue) }
    }
    public var replicator: ReplicatorValues {
        get { if case .replicator(let value) = kindValues { value } else { ReplicatorValues() } }
        set { kindValues = .replicator(newValue) }
    }
    public var emitter: EmitterValues {
        get { if case .emitter(let value) = kindValues { value } else { EmitterValues() } }
        set { kindValues = .emitter(newValue) }
    }
}
