/// Filters of the category Color Adjustment, by Apple's formulas where they are published.
enum AdjustmentFilters {
    static let all: [FilterDefinition] = [
        .colors(
            "CIColorClamp", kCICategoryColorAdjustment, since: "7",
            [.vector("inputMinComponents", [0, 0, 0, 0]), .vector("inputMaxComponents", [1, 1, 1, 1])]
        ) {
            let (low, high) = ($0.vector("inputMinComponents").floats, $0.vector("inputMaxComponents").floats)
            return { pointwiseMin(pointwiseMax($0, low), high) }
        },
        .colors(
            "CIColorControls", kCICategoryColorAdjustment,
            [
                .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
                .number(kCIInputContrastKey, 1, 0.25...4),
            ]
        ) {
            let (saturation, brightness) = ($0.number(kCIInputSaturationKey), $0.number(kCIInputBrightnessKey))
            let contrast = $0.number(kCIInputContrastKey)
            return { color in
                let gray = Pixel(repeating: color.luminance)
                let lit = gray + (color - gray) * saturation + brightness
                return (lit - 0.5) * contrast + 0.5
            }
        },
        matrix, polynomial,
        .colors("CIExposureAdjust", kCICategoryColorAdjustment, [.number(kCIInputEVKey, 0, -10...10)]) {
            let factor = exp2($0.number(kCIInputEVKey))
            return { $0 * factor }
        },
        .colors("CIGammaAdjust", kCICategoryColorAdjustment, [.number("inputPower", 1, 0.25...4)]) {
            let power = $0.number("inputPower")
            return { SIMD4(pow(max($0.x, 0), power), pow(max($0.y, 0), power), pow(max($0.z, 0), power), $0.w) }
        },
        .colors("CIHueAdjust", kCICategoryColorAdjustment, [.angle(0)]) { arguments in
            let matrix = HueRotation(angle: arguments.number(kCIInputAngleKey))
            return { matrix.applied(to: $0) }
        },
        .pixels("CILinearToSRGBToneCurve", kCICategoryColorAdjustment, since: "7", []) { _ in
            { _ in { SRGB.encoded($0.unpremultiplied).premultiplied } }
        },
        .pixels("CISRGBToneCurveToLinear", kCICategoryColorAdjustment, since: "7", []) { _ in
            { _ in { SRGB.linear($0.unpremultiplied).premultiplied } }
        },
        .colors(
            "CITemperatureAndTint", kCICategoryColorAdjustment, [.offset("inputNeutral", 6500, 0), .offset("inputTargetNeutral", 6500, 0)]
        ) { arguments in
            let change = WhitePoint.adaptation(from: arguments.vector("inputNeutral"), to: arguments.vector("inputTargetNeutral"))
            return { change.applied(to: $0) }
        },
        .encodedColors(
            "CIToneCurve", kCICategoryColorAdjustment,
            (0...4).map { .offset("inputPoint\($0)", CGFloat($0) / 4, CGFloat($0) / 4) }
        ) { arguments in
            let curve = ToneCurve((0...4).map { arguments.vector("inputPoint\($0)").cgPointValue })
            return { SIMD4(curve.value($0.x), curve.value($0.y), curve.value($0.z), $0.w) }
        },
        // The formula is not published: colours are moved from their largest component, the more the less saturated they are.
        .colors("CIVibrance", kCICategoryColorAdjustment, [.number("inputAmount", 0, -1...1)]) {
            let amount = $0.number("inputAmount")
            return { color in
                let largest = max(color.x, color.y, color.z)
                let average = (color.x + color.y + color.z) / 3
                let gray = Pixel(repeating: color.luminance)
                return gray + (color - gray) * (1 + amount * (1 - min(max((largest - average) * 3, 0), 1)))
            }
        },
        .pixels("CIWhitePointAdjust", kCICategoryColorAdjustment, [.color(kCIInputColorKey, 1, 1, 1)]) { arguments in
            let color = arguments.color(kCIInputColorKey)
            return { space in
                let white = space.pixel(color.withAlpha(1))
                return { $0 * white }
            }
        },
    ]

    /// Each component is the dot product of the colour, not premultiplied, with a vector, and a bias.
    private static let matrix = FilterDefinition.pixels(
        "CIColorMatrix", kCICategoryColorAdjustment,
        [
            .vector("inputRVector", [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0]), .vector("inputBVector", [0, 0, 1, 0]),
            .vector("inputAVector", [0, 0, 0, 1]), .vector("inputBiasVector", [0, 0, 0, 0]),
        ]
    ) { arguments in
        let rows = ["R", "G", "B", "A"].map { arguments.vector("input\($0)Vector").floats }
        let bias = arguments.vector("inputBiasVector").floats
        return { _ in
            { pixel in
                let color = pixel.unpremultiplied
                return (SIMD4((color * rows[0]).sum(), (color * rows[1]).sum(), (color * rows[2]).sum(), (color * rows[3]).sum()) + bias)
                    .premultiplied
            }
        }
    }

    /// Each component is a polynomial of the third degree of itself.
    private static let polynomial = FilterDefinition.pixels(
        "CIColorPolynomial", kCICategoryColorAdjustment, since: "7",
        ["Red", "Green", "Blue", "Alpha"].map { .vector("input\($0)Coefficients", [0, 1, 0, 0]) }
    ) { arguments in
        let rows = ["Red", "Green", "Blue", "Alpha"].map { arguments.vector("input\($0)Coefficients").floats }
        return { _ in
            { pixel in
                let color = pixel.unpremultiplied
                var result = Pixel.zero
                for index in 0..<4 {
                    let (value, row) = (color[index], rows[index])
                    result[index] = row.x + value * (row.y + value * (row.z + value * row.w))
                }
                return result.premultiplied
            }
        }
    }
}
