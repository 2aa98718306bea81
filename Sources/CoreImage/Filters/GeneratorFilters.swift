internal import CoreGraphics

/// Filters of the category Generator, but for barcodes.
enum GeneratorFilters {
    private static let pattern: [FilterInput] = [
        .center, .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0), .distance(kCIInputWidthKey, 80, 0...800),
        .number(kCIInputSharpnessKey, 1, 0...1, range: 0...1),
    ]

    static let all: [FilterDefinition] = [
        FilterDefinition("CIConstantColorGenerator", [kCICategoryGenerator], [.color(kCIInputColorKey, 1, 0, 0)]) {
            ImageGraph(ConstantColor(color: $0.color(kCIInputColorKey)), extent: .infinite)
        },
        patterned("CICheckerboardGenerator") { $0.x * $0.y },
        patterned("CIStripesGenerator") { $0.x },
        FilterDefinition("CIRandomGenerator", [kCICategoryGenerator], since: "6", []) { _ in
            ImageGraph(
                GeneratedPixels { _ in
                    { place in
                        let (x, y) = (Int64(place.x.rounded(.down)), Int64(place.y.rounded(.down)))
                        return RandomPixel.at(x, y)
                    }
                }, extent: .infinite)
        },
        FilterDefinition(
            "CIRoundedRectangleGenerator", [kCICategoryGenerator], since: "13",
            [
                FilterInput(
                    key: kCIInputExtentKey, kind: .vector, standard: CIVector(x: 0, y: 0, z: 100, w: 100), type: kCIAttributeTypeRectangle),
                .distance(kCIInputRadiusKey, 10, 0...100), .color(kCIInputColorKey, 1, 1, 1),
            ], roundedRectangle),
    ]

    /// Two colours by the sign of a product of waves with a period of two widths. At the centre is the corner of a cell of the first.
    private static func patterned(_ name: String, _ product: @escaping @Sendable (SIMD2<Float>) -> Float) -> FilterDefinition {
        FilterDefinition(name, [kCICategoryGenerator], pattern) { arguments in
            let (center, width) = (arguments.point(kCIInputCenterKey), max(arguments.number(kCIInputWidthKey), 0.001))
            let (first, second) = (arguments.color("inputColor0"), arguments.color("inputColor1"))
            let blur = 1 - min(max(arguments.number(kCIInputSharpnessKey), 0), 1)
            return ImageGraph(
                GeneratedPixels { space in
                    let (first, second) = (space.pixel(first), space.pixel(second))
                    return { place in
                        let phase = (place - center) / width
                        let waves = SIMD2(wave(phase.x, blur), wave(phase.y, blur))
                        return mix(second, first, (product(waves) + 1) / 2)
                    }
                }, extent: .infinite)
        }
    }

    /// From 1 in even cells to -1 in odd ones, with edges of a width of `blur` of a cell.
    private static func wave(_ phase: Float, _ blur: Float) -> Float {
        let cell = phase.rounded(.down)
        let sign: Float = (cell / 2).rounded(.down) * 2 == cell ? 1 : -1
        guard blur > 0 else { return sign }
        let (inside, half) = (phase - cell, blur / 2)
        let edge = min(inside, 1 - inside)
        return sign * smoothstep(-half, half, edge) * 2 - sign
    }

    private static func roundedRectangle(_ arguments: FilterArguments) -> ImageGraph? {
        let rect = arguments.vector(kCIInputExtentKey).cgRectValue
        guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return nil }
        let radius = min(max(arguments.number(kCIInputRadiusKey), 0), Float(min(rect.width, rect.height)) / 2)
        let color = arguments.color(kCIInputColorKey)
        let (center, half) = (
            SIMD2(Float(rect.midX), Float(rect.midY)), SIMD2(Float(rect.width) / 2 - radius, Float(rect.height) / 2 - radius)
        )
        return ImageGraph(
            GeneratedPixels { space in
                let color = space.pixel(color)
                return { place in
                    let offset = place - center
                    let beyond = SIMD2(max(abs(offset.x) - half.x, 0), max(abs(offset.y) - half.y, 0))
                    let distance = (beyond * beyond).sum().squareRoot() - radius
                    return color * min(max(0.5 - distance, 0), 1)
                }
            }, extent: rect)
    }
}

/// Noise that is the same at each place in every run.
enum RandomPixel {
    static func at(_ x: Int64, _ y: Int64) -> Pixel {
        var state = UInt64(bitPattern: x) &* 0x9E37_79B9_7F4A_7C15 ^ (UInt64(bitPattern: y) &* 0xC2B2_AE3D_27D4_EB4F)
        state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
        state ^= state >> 31
        func part(_ shift: UInt64) -> Float { Float(state >> shift & 0xFFFF) / 65_535 }
        return Pixel(part(0), part(16), part(32), part(48)).premultiplied
    }
}
