internal import CoreGraphics
internal import Foundation

/// The settings that a filter's recipe is made of.
struct FilterArguments {
    let values: [String: Any]
    let inputs: [FilterInput]

    private func standard(_ key: String) -> Any? { inputs.first { $0.key == key }?.standard }

    func image(_ key: String = kCIInputImageKey) -> ImageGraph? { (values[key] as? CIImage)?.graph }
    func double(_ key: String) -> Double {
        let value = FilterNumber.double(values[key]) ?? FilterNumber.double(standard(key)) ?? 0
        return Self.bounded(value)
    }
    /// Numbers that the arithmetic of places can take.
    private static func bounded(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e9), 1e9) }
    func number(_ key: String) -> Float { Float(double(key)) }
    func whole(_ key: String, _ range: ClosedRange<Int>) -> Int {
        Int(min(max(double(key), Double(range.lowerBound)), Double(range.upperBound)))
    }
    func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? standard(key) as? CIVector ?? CIVector(x: 0, y: 0) }
    func point(_ key: String) -> SIMD2<Float> {
        let vector = vector(key)
        return SIMD2(Float(Self.bounded(Double(vector.x))), Float(Self.bounded(Double(vector.y))))
    }
    func color(_ key: String) -> SIMD4<Float> { (values[key] as? CIColor ?? standard(key) as? CIColor)?.numbers ?? .zero }
    func transform(_ key: String) -> CGAffineTransform { FilterNumber.transform(values[key]) ?? .identity }
    func data(_ key: String) -> Data? { values[key] as? Data }
    func text(_ key: String) -> String { values[key] as? String ?? standard(key) as? String ?? "" }
}

/// A built-in filter: its names, its settings, and how they make a recipe.
struct FilterDefinition: Sendable {
    let name: String
    let categories: [String]
    /// The version of iOS that has it first.
    let version: String
    let inputs: [FilterInput]
    /// Nil if an image or another setting without a default is missing.
    let make: @Sendable (FilterArguments) -> ImageGraph?

    init(
        _ name: String, _ categories: [String], since version: String = "5", _ inputs: [FilterInput],
        _ make: @escaping @Sendable (FilterArguments) -> ImageGraph?
    ) {
        (self.name, self.version, self.inputs, self.make) = (name, version, inputs, make)
        self.categories = categories + [kCICategoryVideo, kCICategoryInterlaced, kCICategoryStillImage, kCICategoryBuiltIn]
    }

    /// A filter that changes each pixel by its own numbers.
    static func pixels(
        _ name: String, _ category: String, since version: String = "5", _ settings: [FilterInput],
        _ kernel: @escaping @Sendable (FilterArguments) -> @Sendable (WorkingSpace) -> (Pixel) -> Pixel
    ) -> FilterDefinition {
        FilterDefinition(name, [category], since: version, [.image] + settings) { arguments in
            guard let image = arguments.image() else { return nil }
            let kernel = kernel(arguments)
            return ImageGraph(
                PixelOperation(input: image) { space in
                    let change = kernel(space)
                    return { pixel, _ in change(pixel) }
                }, extent: image.extent)
        }
    }

    /// A filter that changes the colour of each pixel, not premultiplied, and keeps its alpha.
    static func colors(
        _ name: String, _ category: String, since version: String = "5", _ settings: [FilterInput],
        _ kernel: @escaping @Sendable (FilterArguments) -> @Sendable (Pixel) -> Pixel
    ) -> FilterDefinition {
        pixels(name, category, since: version, settings) { arguments in
            let change = kernel(arguments)
            return { _ in { pixel in change(pixel.unpremultiplied).withAlpha(pixel.w).premultiplied } }
        }
    }

    /// The same on the encoded values of sRGB, which the filter's numbers are defined for.
    static func encodedColors(
        _ name: String, _ category: String, since version: String = "5", _ settings: [FilterInput],
        _ kernel: @escaping @Sendable (FilterArguments) -> @Sendable (Pixel) -> Pixel
    ) -> FilterDefinition {
        pixels(name, category, since: version, settings) { arguments in
            let change = kernel(arguments)
            return { space in
                { pixel in space.decoded(change(space.encoded(pixel.unpremultiplied)).withAlpha(pixel.w)).premultiplied }
            }
        }
    }
}
