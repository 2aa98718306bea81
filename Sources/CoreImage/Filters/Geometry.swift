internal import CoreGraphics

/// Places, sizes and edges as recipes.
enum Geometry {
    static func cropped(_ graph: ImageGraph, _ rect: CGRect) -> ImageGraph {
        let part = graph.extent.cut(to: rect)
        if part == graph.extent { return graph }
        return ImageGraph(SamePixels(input: graph), extent: part)
    }

    static func transformed(_ graph: ImageGraph, _ transform: CGAffineTransform) -> ImageGraph {
        if transform.isIdentity { return graph }
        let isNearest = (graph.operation as? SampledImage)?.isNearest ?? false
        guard let operation = TransformedPixels(graph, transform, isNearest: isNearest) else { return .empty }
        return ImageGraph(
            operation, extent: graph.extent.isInfinite || graph.extent.isNull ? graph.extent : graph.extent.applying(transform))
    }

    /// The same pixels, with the way that a later transform takes them.
    static func sampled(_ graph: ImageGraph, isNearest: Bool) -> ImageGraph {
        ImageGraph(SampledImage(same: SamePixels(input: graph), isNearest: isNearest), extent: graph.extent)
    }

    static func clamped(_ graph: ImageGraph) -> ImageGraph {
        let area = graph.area
        guard !area.isEmpty, !graph.extent.isInfinite else { return graph }
        let low = SIMD2(Float(area.minX) + 0.5, Float(area.minY) + 0.5)
        let high = SIMD2(Float(area.maxX) - 0.5, Float(area.maxY) - 0.5)
        return ImageGraph(
            WarpedPixels(
                input: graph, sampling: .nearest,
                source: { rect in
                    let wanted = PixelArea(covering: rect)
                    func inside(_ value: Int, _ low: Int, _ high: Int) -> Int { min(max(value, low), high) }
                    return PixelArea(
                        minX: inside(wanted.minX, area.minX, area.maxX - 1), minY: inside(wanted.minY, area.minY, area.maxY - 1),
                        maxX: inside(wanted.maxX, area.minX + 1, area.maxX), maxY: inside(wanted.maxY, area.minY + 1, area.maxY)
                    ).rect
                }, place: { { $0.clamped(lowerBound: low, upperBound: high) } }), extent: .infinite)
    }

    /// The image repeated without end.
    static func tiled(_ graph: ImageGraph, _ transform: CGAffineTransform) -> ImageGraph {
        let area = graph.area
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard !area.isEmpty, !graph.extent.isInfinite, determinant.isFinite, abs(determinant) > 1e-12 else { return graph }
        let inverse = transform.inverted()
        let (origin, size) = (SIMD2(Float(area.minX), Float(area.minY)), SIMD2(Float(area.width), Float(area.height)))
        return ImageGraph(
            WarpedPixels(
                input: graph, sampling: .nearest, source: { _ in area.rect },
                place: {
                    { place in
                        let point = CGPoint(x: CGFloat(place.x), y: CGFloat(place.y)).applying(inverse)
                        let offset = (SIMD2(Float(point.x), Float(point.y)) - origin) / size
                        return origin + (offset - offset.rounded(.down)) * size
                    }
                }), extent: .infinite)
    }

    static let filters: [FilterDefinition] = [
        FilterDefinition("CIAffineTransform", [kCICategoryGeometryAdjustment], [.image, transform]) { arguments in
            arguments.image().map { transformed($0, arguments.transform(kCIInputTransformKey)) }
        },
        FilterDefinition("CIAffineClamp", [kCICategoryTileEffect], since: "6", [.image, transform]) { arguments in
            arguments.image().map { clamped(transformed($0, arguments.transform(kCIInputTransformKey))) }
        },
        FilterDefinition("CIAffineTile", [kCICategoryTileEffect], since: "6", [.image, transform]) { arguments in
            arguments.image().map { tiled($0, arguments.transform(kCIInputTransformKey)) }
        },
        FilterDefinition("CIClamp", [kCICategoryTileEffect], since: "10", [.image, .extentArea]) { arguments in
            arguments.image().map { clamped(cropped($0, arguments.vector(kCIInputExtentKey).cgRectValue)) }
        },
        FilterDefinition("CICrop", [kCICategoryGeometryAdjustment], [.image, cropArea]) { arguments in
            arguments.image().map { cropped($0, arguments.vector("inputRectangle").cgRectValue) }
        },
        FilterDefinition(
            "CILanczosScaleTransform", [kCICategoryGeometryAdjustment], since: "6",
            [.image, .number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)]
        ) { arguments in
            guard let image = arguments.image() else { return nil }
            let scale = arguments.double(kCIInputScaleKey)
            return LanczosScale.graph(image, x: scale * arguments.double(kCIInputAspectRatioKey), y: scale)
        },
        FilterDefinition("CIStraightenFilter", [kCICategoryGeometryAdjustment], [.image, .angle(0)]) { arguments in
            arguments.image().map { straightened($0, arguments.double(kCIInputAngleKey)) }
        },
        FilterDefinition("CIPerspectiveTransform", [kCICategoryGeometryAdjustment], since: "6", [.image] + corners) { arguments in
            guard let image = arguments.image(), let shape = Perspective(arguments) else { return nil }
            return shape.transformed(image)
        },
        FilterDefinition("CIPerspectiveCorrection", [kCICategoryGeometryAdjustment], since: "8", [.image] + corners) { arguments in
            guard let image = arguments.image(), let shape = Perspective(arguments) else { return nil }
            return shape.corrected(image)
        },
    ]

    private static let transform = FilterInput(key: kCIInputTransformKey, kind: .transform)
    private static let cropArea = FilterInput(
        key: "inputRectangle", kind: .vector, standard: CIVector(cgRect: .infinite), type: kCIAttributeTypeRectangle)
    private static let corners: [FilterInput] = [
        .position("inputTopLeft", 118, 484), .position("inputTopRight", 646, 507), .position("inputBottomRight", 548, 140),
        .position("inputBottomLeft", 155, 153),
    ]

    /// Turned about its middle, enlarged so that no corner is empty, and cropped to its extent.
    private static func straightened(_ graph: ImageGraph, _ angle: Double) -> ImageGraph {
        let extent = graph.extent
        guard !extent.isNull, !extent.isInfinite, angle != 0 else { return graph }
        let ratio = Double(max(extent.width / extent.height, extent.height / extent.width))
        let scale = CGFloat(abs(cos(angle)) + abs(sin(angle)) * ratio)
        let turn = CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
            .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY))
        return cropped(transformed(clamped(graph), turn), extent)
    }
}

/// Pixels with a way of sampling for the next transform.
struct SampledImage: ImageOperation {
    let same: SamePixels
    let isNearest: Bool
    var inputs: [ImageGraph] { same.inputs }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) { same.render(into: tile, inputs, in: space) }
}
