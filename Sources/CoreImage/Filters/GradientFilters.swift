/// Filters of the category Gradient. Colours are mixed in the working space.
enum GradientFilters {
    private static let colors: [FilterInput] = [.color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0)]
    private static let points: [FilterInput] = [.position("inputPoint0", 0, 0), .position("inputPoint1", 200, 200)]

    static let all: [FilterDefinition] = [
        gradient("CILinearGradient", points + colors) { arguments in
            let part = along(arguments)
            return { min(max(part($0), 0), 1) }
        },
        gradient("CISmoothLinearGradient", since: "6", points + colors) { arguments in
            let part = along(arguments)
            return { smoothstep(0, 1, part($0)) }
        },
        gradient(
            "CIRadialGradient",
            [.center, .distance("inputRadius0", 5, 0...800), .distance("inputRadius1", 100, 0...800)] + colors
        ) { arguments in
            let (center, inner) = (arguments.point(kCIInputCenterKey), arguments.number("inputRadius0"))
            let width = arguments.number("inputRadius1") - inner
            return { place in
                let distance = ((place - center) * (place - center)).sum().squareRoot()
                return width == 0 ? (distance < inner ? 0 : 1) : min(max((distance - inner) / width, 0), 1)
            }
        },
        // Apple names the curve only: here it falls to a hundredth at the radius.
        gradient(
            "CIGaussianGradient",
            [.center, .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0, 0), .distance(kCIInputRadiusKey, 300, 0...800)]
        ) { arguments in
            let (center, radius) = (arguments.point(kCIInputCenterKey), max(arguments.number(kCIInputRadiusKey), 0.001))
            return { place in
                let offset = (place - center) / radius
                return 1 - exp(-4.605 * (offset * offset).sum())
            }
        },
    ]

    private static func along(_ arguments: FilterArguments) -> @Sendable (SIMD2<Float>) -> Float {
        let start = arguments.point("inputPoint0")
        let way = arguments.point("inputPoint1") - start
        let length = (way * way).sum()
        return { length == 0 ? 1 : (($0 - start) * way).sum() / length }
    }

    private static func gradient(
        _ name: String, since version: String = "5", _ inputs: [FilterInput],
        _ part: @escaping @Sendable (FilterArguments) -> @Sendable (SIMD2<Float>) -> Float
    ) -> FilterDefinition {
        FilterDefinition(name, [kCICategoryGradient], since: version, inputs) { arguments in
            let (first, second, part) = (arguments.color("inputColor0"), arguments.color("inputColor1"), part(arguments))
            return ImageGraph(
                GeneratedPixels { space in
                    let (first, second) = (space.pixel(first), space.pixel(second))
                    return { mix(first, second, part($0)) }
                }, extent: .infinite)
        }
    }
}
