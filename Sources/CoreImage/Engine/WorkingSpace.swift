/// The numbers that operations calculate with: light, or the encoded values of sRGB if an app turned colour management off.
struct WorkingSpace: Hashable, Sendable {
    let isLinear: Bool

    static let linear = WorkingSpace(isLinear: true)
    static let encoded = WorkingSpace(isLinear: false)

    /// A colour of sRGB, not premultiplied, as a pixel of this space.
    func pixel(_ color: SIMD4<Float>) -> Pixel {
        let plain = isLinear ? SRGB.linear(color) : color
        return plain.premultiplied
    }

    /// To encoded values of sRGB and back, for operations that are defined on them.
    @inline(__always) func encoded(_ pixel: Pixel) -> Pixel { isLinear ? SRGB.encoded(pixel) : pixel }
    @inline(__always) func decoded(_ pixel: Pixel) -> Pixel { isLinear ? SRGB.linear(pixel) : pixel }
}

extension SIMD4<Float> {
    @inline(__always) var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }
    /// Transparent stays transparent.
    @inline(__always) var unpremultiplied: SIMD4<Float> {
        guard w > 0 else { return .zero }
        return w == 1 ? self : SIMD4(x / w, y / w, z / w, w)
    }
    @inline(__always) func withAlpha(_ alpha: Float) -> SIMD4<Float> { SIMD4(x, y, z, alpha) }
    /// The weights of Rec. 709.
    @inline(__always) var luminance: Float { x * 0.2126 + y * 0.7152 + z * 0.0722 }
    @inline(__always) var colorClamped: SIMD4<Float> { clamped(lowerBound: .zero, upperBound: .one) }
}

/// Smooth step from 0 to 1 between two edges, as in shading languages.
@inline(__always) func smoothstep(_ low: Float, _ high: Float, _ value: Float) -> Float {
    guard high > low else { return value < low ? 0 : 1 }
    let part = min(max((value - low) / (high - low), 0), 1)
    return part * part * (3 - 2 * part)
}

@inline(__always) func mix(_ first: Pixel, _ second: Pixel, _ part: Float) -> Pixel { first + (second - first) * part }
