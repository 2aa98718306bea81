internal import HostInterface
internal import RenderProtocol

/// Maps parts of a layer's bitmap to rectangles of the layer.
struct ContentsPlacement {
    /// In the layer's own space.
    let rect: RenderRect
    /// In pixels of the bitmap.
    let source: DeviceRect

    init(_ values: LayerValues, _ bitmap: SceneBitmap) {
        let (w, h) = (Double(bitmap.width), Double(bitmap.height))
        let part = values.contentsRect
        source = DeviceRect(x0: part.x * w, y0: part.y * h, x1: (part.x + part.width) * w, y1: (part.y + part.height) * h).snapped
        let scale = values.contentsScale > 0 ? values.contentsScale : 1
        rect = values.contentsGravity.rect(width: source.width / scale, height: source.height / scale, in: values.bounds)
    }

    /// Pixels of the bitmap in the layer's own space.
    func place(of pixels: DeviceRect) -> RenderRect {
        guard source.width > 0, source.height > 0 else { return rect }
        let (sx, sy) = (rect.width / source.width, rect.height / source.height)
        return RenderRect(
            rect.x + (pixels.x0 - source.x0) * sx, rect.y + (pixels.y0 - source.y0) * sy, pixels.width * sx, pixels.height * sy)
    }

    /// One slice of a bitmap of which only the middle stretches.
    struct Slice {
        /// The target of the whole source.
        var rect: RenderRect
        var source: DeviceRect
        /// The part that is painted: up to the neighbouring slices, which it meets between pixels.
        var shown: RenderRect
    }

    /// The nine slices (fewer when some are empty); corners keep their size if there is enough space for them.
    func slices(_ values: LayerValues, _ plane: PlaneTransform) -> [Slice] {
        let center = values.contentsCenter
        guard center != .unit, values.contentsGravity == .resize else { return [Slice(rect: rect, source: source, shown: rect)] }
        let pointsPerPixel = 1 / (values.contentsScale > 0 ? values.contentsScale : 1)
        let columns = SliceBands.bands(
            source: (source.x0, source.width), center: (center.x, center.width), target: (rect.x, rect.width),
            pointsPerPixel: pointsPerPixel, grid: plane.isAxisAligned ? SliceBands.Grid(scale: plane.a, offset: plane.tx) : nil)
        let rows = SliceBands.bands(
            source: (source.y0, source.height), center: (center.y, center.height), target: (rect.y, rect.height),
            pointsPerPixel: pointsPerPixel, grid: plane.isAxisAligned ? SliceBands.Grid(scale: plane.d, offset: plane.ty) : nil)
        return rows.flatMap { row in
            columns.map { column in
                Slice(
                    rect: RenderRect(column.target, row.target, column.targetLength, row.targetLength),
                    source: DeviceRect(
                        x0: column.source, y0: row.source, x1: column.source + column.sourceLength, y1: row.source + row.sourceLength),
                    shown: RenderRect(column.shown, row.shown, column.shownLength, row.shownLength))
            }
        }
    }
}
