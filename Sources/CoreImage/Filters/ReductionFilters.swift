internal import CoreGraphics

/// Filters of the category Reduction: one pixel, or a line, for an area.
enum ReductionFilters {
    static let all: [FilterDefinition] = [
        reduction("CIAreaAverage", since: "9", .all, isAverage: true) { $0 + $1 },
        reduction("CIAreaMaximum", since: "9", .all) { pointwiseMax($0, $1) },
        reduction("CIAreaMinimum", since: "9", .all) { pointwiseMin($0, $1) },
        reduction("CIAreaMaximumAlpha", since: "9", .all) { $1.w > $0.w ? $1 : $0 },
        reduction("CIAreaMinimumAlpha", since: "9", .all) { $1.w < $0.w ? $1 : $0 },
        reduction("CIRowAverage", since: "9", .toColumn, isAverage: true) { $0 + $1 },
        reduction("CIColumnAverage", since: "9", .toRow, isAverage: true) { $0 + $1 },
    ]

    private static func reduction(
        _ name: String, since version: String, _ direction: ReducedPixels.Direction, isAverage: Bool = false,
        _ combine: @escaping @Sendable (Pixel, Pixel) -> Pixel
    ) -> FilterDefinition {
        FilterDefinition(name, [kCICategoryReduction], since: version, [.image, .extentArea]) { arguments in
            guard let image = arguments.image() else { return nil }
            let rect = arguments.vector(kCIInputExtentKey).cgRectValue
            guard !rect.isInfinite, !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
            let area = PixelArea(covering: rect)
            let result =
                switch direction {
                case .all: CGRect(x: 0, y: 0, width: 1, height: 1)
                case .toRow: CGRect(x: 0, y: 0, width: area.width, height: 1)
                case .toColumn: CGRect(x: 0, y: 0, width: 1, height: area.height)
                }
            return ImageGraph(
                ReducedPixels(input: image, area: area, direction: direction, isAverage: isAverage, combine: combine), extent: result)
        }
    }
}
