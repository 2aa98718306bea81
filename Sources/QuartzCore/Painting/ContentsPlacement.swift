import CoreGraphics
import Foundation
import RenderProtocol

/// Maps parts of the contents to rectangles of the layer: gravity, `contentsRect` and the nine slices of `contentsCenter`.
struct ContentsPlacement {
    struct Tile: Hashable {
        /// > Units: pixels of the contents.
        var source: CGRect
        /// > Units: points of the layer.
        var target: CGRect
    }
    let whole: CGRect
    let tiles: [Tile]

    /// > Parameters: grid: how the layer's points map to pixels, so that cuts are at pixel boundaries; nil when it is rotated.
    init(layer: CALayer, pixelSize: CGSize, grid: (across: SliceBands.Grid, down: SliceBands.Grid)?) {
        whole = CGRect(origin: .zero, size: pixelSize)
        let part = CGRect(
            x: layer.contentsRect.minX * pixelSize.width, y: layer.contentsRect.minY * pixelSize.height,
            width: layer.contentsRect.width * pixelSize.width, height: layer.contentsRect.height * pixelSize.height)
        let scale = layer.contentsScale
        let target = CGRect(
            layer.contentsGravity.render.rect(width: part.width / scale, height: part.height / scale, in: layer.bounds.render))
        let center = layer.contentsCenter
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1), layer.contentsGravity == .resize else {
            tiles = part.isEmpty || target.isEmpty ? [] : [Tile(source: part, target: target)]
            return
        }
        let columns = SliceBands.bands(
            source: (part.minX, part.width), center: (center.minX, center.width), target: (target.minX, target.width),
            pointsPerPixel: 1 / scale, grid: grid?.across)
        let rows = SliceBands.bands(
            source: (part.minY, part.height), center: (center.minY, center.height), target: (target.minY, target.height),
            pointsPerPixel: 1 / scale, grid: grid?.down)
        tiles = rows.flatMap { row in
            columns.map { column in
                Tile(
                    source: CGRect(x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
                    target: CGRect(x: column.shown, y: row.shown, width: column.shownLength, height: row.shownLength))
            }
        }
    }
}
