/// Filters of the category Color Effect.
enum EffectFilters {
    static let all: [FilterDefinition] = [
        cube(name: "CIColorCube", settings: []),
        cube(
            name: "CIColorCubeWithColorSpace",
            settings: [FilterInput(key: "inputColorSpace", kind: .colorSpace)]),
        .colors("CIColorInvert", kCICategoryColorEffect, []) { _ in { Pixel(repeating: 1) - $0 } },
        map,
        .pixels(
            "CIColorMonochrome", kCICategoryColorEffect,
            [.color(kCIInputColorKey, 0.6, 0.45, 0.3), .number(kCIInputIntensityKey, 1, 0...1)]
        ) {
            let (color, intensity) = ($0.color(kCIInputColorKey), $0.number(kCIInputIntensityKey))
            return { space in
                let tint = space.pixel(color.withAlpha(1))
                return { pixel in
                    let plain = pixel.unpremultiplied
                    return mix(plain, tint * plain.luminance, intensity).withAlpha(pixel.w).premultiplied
                }
            }
        },
        .colors("CIColorPosterize", kCICategoryColorEffect, [.number("inputLevels", 6, 2...30, range: 1...1000)]) {
            let levels = max($0.number("inputLevels").rounded(), 2)
            return { ($0 * levels).rounded(.down).clamped(lowerBound: .zero, upperBound: Pixel(repeating: levels - 1)) / (levels - 1) }
        },
        .pixels("CIFalseColor", kCICategoryColorEffect, [.color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]) {
            let (dark, light) = ($0.color("inputColor0"), $0.color("inputColor1"))
            return { space in
                let (dark, light) = (space.pixel(dark), space.pixel(light))
                return { mix(dark, light, $0.unpremultiplied.luminance) * $0.w }
            }
        },
        .pixels("CIMaskToAlpha", kCICategoryColorEffect, []) { _ in { _ in { Pixel(repeating: $0.luminance) } } },
        .colors("CIMaximumComponent", kCICategoryColorEffect, []) { _ in { Pixel(repeating: max($0.x, $0.y, $0.z)) } },
        .colors("CIMinimumComponent", kCICategoryColorEffect, []) { _ in { Pixel(repeating: min($0.x, $0.y, $0.z)) } },
        sepia,
        .colors("CIColorThreshold", kCICategoryColorEffect, since: "14", [.number("inputThreshold", 0.5, 0...1)]) {
            let threshold = $0.number("inputThreshold")
            return { SIMD4($0.x >= threshold ? 1 : 0, $0.y >= threshold ? 1 : 0, $0.z >= threshold ? 1 : 0, $0.w) }
        },
        vignette, vignetteEffect,
    ]

    /// Sepia by the matrix that the effect is commonly defined with, on encoded values.
    private static let sepia = FilterDefinition.encodedColors(
        "CISepiaTone", kCICategoryColorEffect, [.number(kCIInputIntensityKey, 1, 0...1, range: 0...1)]
    ) {
        let intensity = $0.number(kCIInputIntensityKey)
        let rows = ColorRows(red: [0.393, 0.769, 0.189, 0], green: [0.349, 0.686, 0.168, 0], blue: [0.272, 0.534, 0.131, 0])
        return { mix($0, rows.applied(to: $0), intensity).colorClamped }
    }

    /// The formula is not published: darker towards the corners, from the radius on.
    private static let vignette = FilterDefinition(
        "CIVignette", [kCICategoryColorEffect], [.image, .number(kCIInputRadiusKey, 1, 0...2), .number(kCIInputIntensityKey, 0, -1...1)]
    ) { arguments in
        guard let image = arguments.image(), !image.extent.isNull else { return nil }
        let (radius, intensity) = (max(arguments.number(kCIInputRadiusKey), 0.01), arguments.number(kCIInputIntensityKey))
        let center = SIMD2(Float(image.extent.midX), Float(image.extent.midY))
        let corner = Float(hypot(image.extent.width, image.extent.height) / 2)
        return ImageGraph(
            PixelOperation(input: image) { _ in
                { pixel, place in
                    let offset = (place - center) / corner
                    let part = (offset * offset).sum() / radius
                    return (pixel * max(1 - intensity * part, 0)).withAlpha(pixel.w)
                }
            }, extent: image.extent)
    }

    /// The formula is not published: unchanged within the radius, then darker over a distance that `falloff` is a share of.
    private static let vignetteEffect = FilterDefinition(
        "CIVignetteEffect", [kCICategoryColorEffect], since: "7",
        [
            .image, .center, .distance(kCIInputRadiusKey, 150, 0...2000), .number(kCIInputIntensityKey, 1, -1...1),
            .number("inputFalloff", 0.5, 0...1),
        ]
    ) { arguments in
        guard let image = arguments.image() else { return nil }
        let (center, radius) = (arguments.point(kCIInputCenterKey), arguments.number(kCIInputRadiusKey))
        let (intensity, falloff) = (arguments.number(kCIInputIntensityKey), max(arguments.number("inputFalloff"), 0.001))
        return ImageGraph(
            PixelOperation(input: image) { _ in
                { pixel, place in
                    let distance = ((place - center) * (place - center)).sum().squareRoot()
                    let part = smoothstep(radius, radius * (1 + falloff * 2), distance)
                    return (pixel * max(1 - intensity * part, 0)).withAlpha(pixel.w)
                }
            }, extent: image.extent)
    }

    /// Replaces colours by the table of an app: premultiplied numbers, red changing fastest.
    private static func cube(name: String, settings: [FilterInput]) -> FilterDefinition {
        FilterDefinition(
            name, [kCICategoryColorEffect],
            [
                .image, .number("inputCubeDimension", 2, 2...64, kCIAttributeTypeCount, range: 2...128),
                FilterInput(key: "inputCubeData", kind: .data),
            ]
                + settings
        ) { arguments in
            guard let image = arguments.image(), let data = arguments.data("inputCubeData") else { return nil }
            guard let table = ColorTable(data: data, side: arguments.whole("inputCubeDimension", 2...128)) else { return nil }
            let isEncoded = (arguments.values["inputColorSpace"] as? CGColorSpace).map { $0.encoding != .linearSRGB } ?? false
            return ImageGraph(
                PixelOperation(input: image) { space in
                    { pixel, _ in
                        if isEncoded {
                            let found = table.color(space.encoded(pixel.unpremultiplied))
                            return space.decoded(found.unpremultiplied).premultiplied * pixel.w
                        }
                        return table.color(pixel.unpremultiplied) * pixel.w
                    }
                }, extent: image.extent)
        }
    }

    /// Takes the colour of a row of another image at the place of each pixel's luminance.
    private static let map = FilterDefinition(
        "CIColorMap", [kCICategoryColorEffect], since: "6", [.image, .image("inputGradientImage")]
    ) { arguments in
        guard let image = arguments.image(), let gradient = arguments.image("inputGradientImage"), !gradient.extent.isNull,
            !gradient.extent.isInfinite
        else { return nil }
        return ImageGraph(MappedPixels(image: image, gradient: gradient), extent: image.extent)
    }
}

private struct MappedPixels: ImageOperation {
    let image: ImageGraph
    let gradient: ImageGraph
    var inputs: [ImageGraph] { [image, gradient] }

    func region(ofInput index: Int, for area: PixelArea) -> PixelArea { index == 0 ? area : gradient.area }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let (from, colors, area) = (inputs[0], inputs[1], gradient.area)
        let last = Float(area.width - 1)
        tile.forEachRow { row, y in
            for x in tile.area.minX..<tile.area.maxX {
                let pixel = from[x, y]
                let place = min(max(pixel.unpremultiplied.luminance, 0), 1) * last
                row[x - tile.area.minX] = colors.sample(Float(area.minX) + place + 0.5, Float(area.minY) + 0.5) * pixel.w
            }
        }
    }
}
