/// The transfer curve of sRGB; negative numbers are mirrored, as in the extended space.
enum SRGB {
    static func linear(_ value: Float) -> Float {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    static func encoded(_ light: Float) -> Float {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }

    static func linear(_ color: SIMD4<Float>) -> SIMD4<Float> { SIMD4(linear(color.x), linear(color.y), linear(color.z), color.w) }
    static func encoded(_ color: SIMD4<Float>) -> SIMD4<Float> { SIMD4(encoded(color.x), encoded(color.y), encoded(color.z), color.w) }

    /// The light of each byte.
    static let lightOfByte: [Float] = (0...255).map { linear(Float($0) / 255) }

    /// The steps of `byteOfLight`: fine enough that the darkest byte is 5 of them.
    static let steps: Float = 16384
    /// The nearest byte for light of 0 to 1.
    static let byteOfLight: [UInt8] = (0...Int(steps)).map { UInt8((encoded(Float($0) / steps) * 255).rounded()) }
}
