/// One step of an image's recipe: what it needs of its inputs, and how it makes pixels of them.
protocol ImageOperation: Sendable {
    var inputs: [ImageGraph] { get }
    /// The pixels of an input that `area` of the result is made of.
    func region(ofInput index: Int, for area: PixelArea) -> PixelArea
    /// Makes the pixels of `tile`. An input's tile has at least the region asked for, without what is outside of the input's extent.
    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace)
}

extension ImageOperation {
    func region(ofInput index: Int, for area: PixelArea) -> PixelArea { area }
}

/// An image as a recipe: an operation over other recipes. Nothing is calculated until a context renders it.
final class ImageGraph: Sendable {
    let operation: any ImageOperation
    /// Outside of it the image is transparent.
    let extent: CGRect
    /// The pixels of `extent`.
    let area: PixelArea

    init(_ operation: any ImageOperation, extent: CGRect) {
        self.operation = operation
        self.extent = extent.isNull || extent.width <= 0 || extent.height <= 0 ? .null : extent
        area = PixelArea(covering: extent)
    }

    static let empty = ImageGraph(ConstantColor(color: .zero), extent: .null)
}

/// One colour everywhere. Its numbers are sRGB, not premultiplied.
struct ConstantColor: ImageOperation {
    let color: SIMD4<Float>
    var inputs: [ImageGraph] { [] }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        tile.pixels.update(repeating: space.pixel(color), count: tile.area.width * tile.area.height)
    }
}
