/// How drawing is blended with existing pixels.
///
/// > Contract: CoreGraphics, CGBlendMode
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// The separable modes of PDF: each component is blended on its own.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    /// The modes of PDF that combine hue, saturation and luminosity of the source and the backdrop.
    case hue, saturation, color, luminosity
    /// The Porter-Duff operators, by the alpha of the source and the backdrop.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
    /// The sum of the colours, moved towards black or limited at white.
    case plusDarker, plusLighter
}
