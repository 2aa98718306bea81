/// A colour: components in a colour space, with alpha; or a pattern.
///
/// > Contract: CoreGraphics, CGColor
public final class CGColor: @unchecked Sendable, Hashable, _ExpressibleByColorLiteral {
    private let space: CGColorSpace
    private let values: [CGFloat]
    /// The pattern of the colour; nil for a plain colour.
    public let pattern: CGPattern?
    /// The colour drawn to pixels.
    package let rgba: RGBAColor

    package init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        self.space = space
        self.values = values
        self.pattern = pattern
        rgba = space.sRGB(values)
    }

    /// `components` has one number for each component of the space, then alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// Creates a pattern colour; nil if `space` is no pattern space.
    ///
    /// `components` has one number for each component of the base space, for uncoloured patterns, and then the alpha.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard case .pattern = space.encoding else { return nil }
        self.init(
            space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)), pattern: pattern
        )
    }

    /// Creates a colour in sRGB; components are usually 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Creates a colour in sRGB; components are usually 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Called by `#colorLiteral` where a `CGColor` is wanted.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a gray in the generic space of gamma 2.2; 0 is black, 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(space: .gray22, values: [gray, alpha]) }

    /// Creates a gray in the generic space of gamma 2.2; 0 is black, 1 white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

    /// Creates a colour for print from the shares of the four inks, 0...1.
    public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.cmyk, name: CGColorSpace.genericCMYK), values: [cyan, magenta, yellow, black, alpha])
    }

    package convenience init(_ color: RGBAColor) {
        self.init(
            srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha)
        )
    }

    /// Opaque white, as a gray.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black, as a gray.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Black without any opacity.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The colour space of the components.
    public var colorSpace: CGColorSpace? { space }
    /// The components in the colour space, followed by the alpha.
    public var components: [CGFloat]? { values }
    /// The opacity, 0...1.
    public var alpha: CGFloat { values.last ?? 1 }
    /// Including alpha.
    public var numberOfComponents: Int { values.count }

    /// The colour itself, which is immutable.
    public func copy() -> CGColor? { self }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }

    /// The same colour in another space; nil for patterns and unsupported destination spaces.
    public func converted(to destination: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        if destination == space { return self }
        guard pattern == nil, let values = destination.components(of: rgba) else { return nil }
        return CGColor(space: destination, values: values)
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space && lhs.pattern === rhs.pattern)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: CustomStringConvertible {
    /// The colour space's name and the components, for logs.
    public var description: String {
        let name = space.name.map { $0 as String } ?? "\(space.model)"
        return "<CGColor [\(name)] ( \(values.map { "\($0)" }.joined(separator: " ")) )>"
    }
}

/// How colours outside of a device's gamut are mapped into it; stored without effect, since there are no colour profiles.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The intents of the ICC profile format; `defaultIntent` leaves the choice to the context.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
