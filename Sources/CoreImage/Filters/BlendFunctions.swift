/// The blend functions of the W3C's compositing recommendation and of PDF, for colours that are not premultiplied.
enum BlendFunctions {
    typealias Function = @Sendable (_ back: Pixel, _ front: Pixel) -> Pixel

    static func channels(_ function: @escaping @Sendable (Float, Float) -> Float) -> Function {
        { back, front in SIMD4(function(back.x, front.x), function(back.y, front.y), function(back.z, front.z), 0) }
    }

    static let hardLight: @Sendable (Float, Float) -> Float = { back, front in
        front <= 0.5 ? 2 * back * front : 1 - 2 * (1 - back) * (1 - front)
    }
    static let colorDodge: @Sendable (Float, Float) -> Float = { back, front in
        back <= 0 ? 0 : front >= 1 ? 1 : min(1, back / (1 - front))
    }
    static let colorBurn: @Sendable (Float, Float) -> Float = { back, front in
        back >= 1 ? 1 : front <= 0 ? 0 : 1 - min(1, (1 - back) / front)
    }
    static let softLight: @Sendable (Float, Float) -> Float = { back, front in
        if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
        let curve = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : max(back, 0).squareRoot()
        return back + (2 * front - 1) * (curve - back)
    }
    static let vividLight: @Sendable (Float, Float) -> Float = { back, front in
        front <= 0.5 ? colorBurn(back, 2 * front) : colorDodge(back, 2 * front - 1)
    }
    static let pinLight: @Sendable (Float, Float) -> Float = { back, front in
        front <= 0.5 ? min(back, 2 * front) : max(back, 2 * front - 1)
    }

    /// The functions that mix hue, saturation and luminance, by PDF's weights.
    static func luminance(_ color: Pixel) -> Float { color.x * 0.3 + color.y * 0.59 + color.z * 0.11 }
    static func saturation(_ color: Pixel) -> Float { max(color.x, color.y, color.z) - min(color.x, color.y, color.z) }

    static func setting(luminance target: Float, of color: Pixel) -> Pixel {
        var result = color + (target - luminance(color))
        let (light, low, high) = (luminance(result), min(result.x, result.y, result.z), max(result.x, result.y, result.z))
        if low < 0, light > low { result = Pixel(repeating: light) + (result - light) * light / (light - low) }
        if high > 1, high > light { result = Pixel(repeating: light) + (result - light) * (1 - light) / (high - light) }
        return result
    }

    static func setting(saturation target: Float, of color: Pixel) -> Pixel {
        let (low, width) = (min(color.x, color.y, color.z), saturation(color))
        return width > 0 ? (color - low) * target / width : .zero
    }
}
