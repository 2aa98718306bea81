/// Filters of the categories Blur and Sharpen.
enum BlurFilters {
    static let all: [FilterDefinition] = [
        blur("CIGaussianBlur", since: "6", [.distance(kCIInputRadiusKey, 10, 0...100)]) {
            Blurs.gaussian($0, deviation: $1.double(kCIInputRadiusKey))
        },
        blur("CIBoxBlur", since: "9", [.distance(kCIInputRadiusKey, 10, 1...100)]) { Blurs.box($0, radius: $1.double(kCIInputRadiusKey)) },
        blur("CIDiscBlur", since: "9", [.distance(kCIInputRadiusKey, 8, 0...100)]) { Blurs.disc($0, radius: $1.double(kCIInputRadiusKey)) },
        blur("CIMotionBlur", since: "9", [.distance(kCIInputRadiusKey, 20, 0...100), .angle(0)]) {
            Blurs.motion($0, radius: $1.double(kCIInputRadiusKey), angle: $1.double(kCIInputAngleKey))
        },
        blur("CIMedianFilter", since: "9", []) { image, _ in
            ImageGraph(RankedPixels(input: image, radius: 1, rank: .median), extent: image.extent)
        },
        ranked("CIMorphologyMaximum", .maximum), ranked("CIMorphologyMinimum", .minimum),
        // The difference of a pixel's luminance from that around it, added to its colour.
        sharpen("CISharpenLuminance", since: "6", [.number(kCIInputSharpnessKey, 0.4, 0...2), .distance(kCIInputRadiusKey, 1.69, 0...20)]) {
            let amount = $0.number(kCIInputSharpnessKey)
            return { sharp, soft in (sharp + (sharp.luminance - soft.luminance) * amount).withAlpha(sharp.w) }
        },
        sharpen("CIUnsharpMask", since: "6", [.distance(kCIInputRadiusKey, 2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]) {
            let amount = $0.number(kCIInputIntensityKey)
            return { sharp, soft in (sharp + (sharp - soft) * amount).withAlpha(sharp.w) }
        },
    ]

    private static func blur(
        _ name: String, since version: String, _ settings: [FilterInput],
        _ make: @escaping @Sendable (ImageGraph, FilterArguments) -> ImageGraph
    ) -> FilterDefinition {
        FilterDefinition(name, [kCICategoryBlur], since: version, [.image] + settings) { arguments in
            arguments.image().map { make($0, arguments) }
        }
    }

    private static func ranked(_ name: String, _ rank: RankedPixels.Rank) -> FilterDefinition {
        blur(name, since: "13", [.distance(kCIInputRadiusKey, 0, 0...50)]) { image, arguments in
            let radius = arguments.whole(kCIInputRadiusKey, 0...200)
            let grown = rank == .maximum ? image.extent.growing(by: CGFloat(radius), CGFloat(radius)) : image.extent
            return ImageGraph(RankedPixels(input: image, radius: radius, rank: rank, isRound: true), extent: grown)
        }
    }

    /// The edges of the image are continued, so that they are not sharpened against nothing.
    private static func sharpen(
        _ name: String, since version: String, _ settings: [FilterInput],
        _ kernel: @escaping @Sendable (FilterArguments) -> @Sendable (Pixel, Pixel) -> Pixel
    ) -> FilterDefinition {
        FilterDefinition(name, [kCICategorySharpen], since: version, [.image] + settings) { arguments in
            guard let image = arguments.image(), !image.extent.isNull else { return nil }
            let soft = Blurs.gaussian(Geometry.clamped(image), deviation: arguments.double(kCIInputRadiusKey))
            return ImageGraph(BlendedPixels(front: image, back: soft, kernel: kernel(arguments)), extent: image.extent)
        }
    }
}
