/// Filters of the category Composite Operation.
enum Blending {
    /// Combines a front and a back pixel; both premultiplied.
    enum Operator: Sendable {
        case sourceOver, sourceIn, sourceOut, sourceAtop, add, multiply, maximum, minimum
        case blend(BlendFunctions.Function)

        func combined(_ front: Pixel, _ back: Pixel) -> Pixel {
            switch self {
            case .sourceOver: return front + back * (1 - front.w)
            case .sourceIn: return front * back.w
            case .sourceOut: return front * (1 - back.w)
            case .sourceAtop: return front * back.w + back * (1 - front.w)
            case .add:
                let sum = front + back
                return sum.withAlpha(min(sum.w, 1))
            case .multiply: return front * back
            case .maximum: return pointwiseMax(front, back)
            case .minimum: return pointwiseMin(front, back)
            case .blend(let function):
                let mixed = function(back.unpremultiplied, front.unpremultiplied) * (front.w * back.w)
                return (front * (1 - back.w) + back * (1 - front.w) + mixed).withAlpha(front.w + back.w * (1 - front.w))
            }
        }

        /// Where the result can have pixels.
        func extent(_ front: CGRect, _ back: CGRect) -> CGRect {
            switch self {
            case .sourceIn, .multiply, .minimum: front.cut(to: back)
            case .sourceOut: front
            case .sourceAtop: back
            default: front.joined(with: back)
            }
        }
    }

    static func graph(_ front: ImageGraph, _ back: ImageGraph, _ operation: Operator) -> ImageGraph {
        ImageGraph(
            BlendedPixels(front: front, back: back) { operation.combined($0, $1) }, extent: operation.extent(front.extent, back.extent))
    }

    static let filters: [FilterDefinition] =
        operators.map { filter($0.0, $0.1, since: "5") }
        + separable.map { filter("CI\($0.name)BlendMode", .blend(BlendFunctions.channels($0.function)), since: $0.version) }
        + whole.map { filter("CI\($0.name)BlendMode", .blend($0.function), since: "5") }

    private static let operators: [(String, Operator)] = [
        ("CIAdditionCompositing", .add), ("CIMaximumCompositing", .maximum), ("CIMinimumCompositing", .minimum),
        ("CIMultiplyCompositing", .multiply), ("CISourceAtopCompositing", .sourceAtop), ("CISourceInCompositing", .sourceIn),
        ("CISourceOutCompositing", .sourceOut), ("CISourceOverCompositing", .sourceOver),
    ]

    /// A blend mode of each channel by itself.
    private struct Separable: Sendable {
        let name: String
        let version: String
        let function: @Sendable (_ back: Float, _ front: Float) -> Float
        init(_ name: String, since version: String = "5", _ function: @escaping @Sendable (_ back: Float, _ front: Float) -> Float) {
            (self.name, self.version, self.function) = (name, version, function)
        }
    }

    private static let separable: [Separable] = [
        Separable("Multiply") { $0 * $1 }, Separable("Screen") { $0 + $1 - $0 * $1 },
        Separable("Overlay") { BlendFunctions.hardLight($1, $0) }, Separable("Darken") { min($0, $1) },
        Separable("Lighten") { max($0, $1) }, Separable("ColorDodge", BlendFunctions.colorDodge),
        Separable("ColorBurn", BlendFunctions.colorBurn), Separable("HardLight", BlendFunctions.hardLight),
        Separable("SoftLight", BlendFunctions.softLight), Separable("Difference") { abs($0 - $1) },
        Separable("Exclusion") { $0 + $1 - 2 * $0 * $1 }, Separable("LinearBurn", since: "8") { max($0 + $1 - 1, 0) },
        Separable("LinearDodge", since: "8") { min($0 + $1, 1) }, Separable("LinearLight", since: "15") { min(max($0 + 2 * $1 - 1, 0), 1) },
        Separable("PinLight", since: "8", BlendFunctions.pinLight), Separable("VividLight", since: "15", BlendFunctions.vividLight),
        Separable("Subtract", since: "8") { max($0 - $1, 0) },
        Separable("Divide", since: "8") { $1 <= 0 ? ($0 <= 0 ? 0 : 1) : min($0 / $1, 1) },
    ]

    private static let whole: [(name: String, function: BlendFunctions.Function)] = [
        ("Hue", hue), ("Saturation", saturation), ("Color", color), ("Luminosity", luminosity),
    ]
    private static let hue: BlendFunctions.Function = { back, front in
        let saturated = BlendFunctions.setting(saturation: BlendFunctions.saturation(back), of: front)
        return BlendFunctions.setting(luminance: BlendFunctions.luminance(back), of: saturated)
    }
    private static let saturation: BlendFunctions.Function = { back, front in
        let saturated = BlendFunctions.setting(saturation: BlendFunctions.saturation(front), of: back)
        return BlendFunctions.setting(luminance: BlendFunctions.luminance(back), of: saturated)
    }
    private static let color: BlendFunctions.Function = { back, front in
        BlendFunctions.setting(luminance: BlendFunctions.luminance(back), of: front)
    }
    private static let luminosity: BlendFunctions.Function = { back, front in
        BlendFunctions.setting(luminance: BlendFunctions.luminance(front), of: back)
    }

    private static func filter(_ name: String, _ operation: Operator, since version: String) -> FilterDefinition {
        FilterDefinition(name, [kCICategoryCompositeOperation], since: version, [.image, .background]) { arguments in
            guard let front = arguments.image() else { return nil }
            return graph(front, arguments.image(kCIInputBackgroundImageKey) ?? .empty, operation)
        }
    }
}
