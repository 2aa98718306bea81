internal import CoreGraphics

/// Filters of the category Stylize, and transitions.
enum StylizingFilters {
    static let all: [FilterDefinition] = [
        masked("CIBlendWithMask", since: "6") { $0.unpremultiplied.luminance * $0.w },
        masked("CIBlendWithAlphaMask", since: "7") { $0.w },
        masked("CIBlendWithRedMask", since: "11") { $0.x },
        masked("CIBlendWithBlueMask", since: "11") { $0.z },
        glow("CIBloom") { image, soft, intensity in
            // The blurred image screened over the sharp one.
            (image + soft * intensity * (Pixel(repeating: 1) - image.colorClamped)).withAlpha(max(image.w, soft.w * intensity))
        },
        glow("CIGloom") { image, soft, intensity in mix(image, pointwiseMin(image, soft), intensity).withAlpha(image.w) },
        FilterDefinition("CIPixellate", [kCICategoryStylize], since: "6", [.image, .center, .distance(kCIInputScaleKey, 8, 1...100)]) {
            arguments in
            guard let image = arguments.image() else { return nil }
            let (center, scale) = (arguments.point(kCIInputCenterKey), max(arguments.number(kCIInputScaleKey), 1))
            let reach = CGFloat(scale)
            return ImageGraph(
                WarpedPixels(
                    input: image, source: { $0.growing(by: reach, reach) },
                    place: {
                        { place in
                            let cell = ((place - center) / scale).rounded(.down)
                            return center + (cell + 0.5) * scale
                        }
                    }), extent: image.extent.growing(by: reach, reach))
        },
        // The formula is not published: the difference of diagonal neighbours (Roberts).
        FilterDefinition("CIEdges", [kCICategoryStylize], since: "9", [.image, .number(kCIInputIntensityKey, 1, 0...10)]) { arguments in
            guard let image = arguments.image() else { return nil }
            return ImageGraph(EdgePixels(input: image, intensity: arguments.number(kCIInputIntensityKey)), extent: image.extent)
        },
        convolution("CIConvolution3X3", 3, 3, since: "7"), convolution("CIConvolution5X5", 5, 5, since: "7"),
        convolution("CIConvolution7X7", 7, 7, since: "9"), convolution("CIConvolution9Horizontal", 9, 1, since: "7"),
        convolution("CIConvolution9Vertical", 1, 9, since: "7"),
        FilterDefinition(
            "CIDissolveTransition", [kCICategoryTransition], since: "6",
            [.image, .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1, kCIAttributeTypeTime, range: 0...1)]
        ) { arguments in
            guard let image = arguments.image(), let target = arguments.image(kCIInputTargetImageKey) else { return nil }
            let part = min(max(arguments.number(kCIInputTimeKey), 0), 1)
            return ImageGraph(
                BlendedPixels(front: image, back: target) { mix($0, $1, part) },
                extent: Blending.Operator.sourceOver.extent(image.extent, target.extent))
        },
    ]

    /// The image where the mask is full, the background where it is empty.
    private static func masked(_ name: String, since version: String, _ amount: @escaping @Sendable (Pixel) -> Float) -> FilterDefinition {
        FilterDefinition(name, [kCICategoryStylize], since: version, [.image, .background, .mask]) { arguments in
            guard let image = arguments.image() else { return nil }
            guard let mask = arguments.image(kCIInputMaskImageKey) else { return image }
            let back = arguments.image(kCIInputBackgroundImageKey) ?? .empty
            return ImageGraph(
                CombinedPixels(inputs: [image, back, mask]) { _ in
                    { values in mix(values[1], values[0], min(max(amount(values[2]), 0), 1)) }
                }, extent: Blending.Operator.sourceOver.extent(image.extent, back.extent))
        }
    }

    private static func glow(_ name: String, _ kernel: @escaping @Sendable (Pixel, Pixel, Float) -> Pixel) -> FilterDefinition {
        FilterDefinition(
            name, [kCICategoryStylize], since: "6",
            [.image, .distance(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
        ) { arguments in
            guard let image = arguments.image() else { return nil }
            let soft = Blurs.gaussian(image, deviation: arguments.double(kCIInputRadiusKey))
            let intensity = arguments.number(kCIInputIntensityKey)
            return ImageGraph(BlendedPixels(front: image, back: soft) { kernel($0, $1, intensity) }, extent: soft.extent)
        }
    }

    /// The weights of a convolution, rows from the top; the default changes nothing.
    private static func convolution(_ name: String, _ columns: Int, _ rows: Int, since version: String) -> FilterDefinition {
        var identity = [CGFloat](repeating: 0, count: columns * rows)
        identity[identity.count / 2] = 1
        return FilterDefinition(
            name, [kCICategoryStylize], since: version,
            [.image, .vector(kCIInputWeightsKey, identity), .number(kCIInputBiasKey, 0, -1...1)]
        ) { arguments in
            guard let image = arguments.image() else { return nil }
            let weights = arguments.vector(kCIInputWeightsKey)
            let samples = (0..<columns * rows).map { index in
                ConvolvedPixels.Sample(
                    x: Float(index % columns - columns / 2), y: Float(rows / 2 - index / columns), weight: Float(weights.value(at: index)))
            }
            let grown = image.extent.growing(by: CGFloat(columns / 2), CGFloat(rows / 2))
            return ImageGraph(
                ConvolvedPixels(input: image, samples: samples, bias: arguments.number(kCIInputBiasKey)),
                extent: arguments.number(kCIInputBiasKey) == 0 ? grown : .infinite)
        }
    }
}

private struct EdgePixels: ImageOperation {
    let input: ImageGraph
    let intensity: Float
    var inputs: [ImageGraph] { [input] }

    func region(ofInput index: Int, for area: PixelArea) -> PixelArea { area.grown(by: 1, 1) }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let (from, bounds) = (inputs[0], input.area)
        // The border of the image is not an edge in it.
        func pixel(_ x: Int, _ y: Int) -> Pixel {
            from[min(max(x, bounds.minX), bounds.maxX - 1), min(max(y, bounds.minY), bounds.maxY - 1)]
        }
        tile.forEachRow { row, y in
            for x in tile.area.minX..<tile.area.maxX {
                let (first, second) = (pixel(x, y) - pixel(x + 1, y + 1), pixel(x + 1, y) - pixel(x, y + 1))
                row[x - tile.area.minX] = ((first * first + second * second).squareRoot() * intensity).withAlpha(from[x, y].w)
            }
        }
    }
}
