internal import CoreGraphics
internal import HostInterface
internal import RenderProtocol

/// Blurred coverage, kept while it is in use.
///
/// The shadow of a rounded rectangle is blurred once at the smallest size that has all its corners, and drawn in nine parts.
final class ShadowCache {
    private struct Key: Hashable {
        var shape: RoundedRect
        var deviation: Double
    }
    private var slices: [Key: PixelSource] = [:]
    private(set) var rasterCount = 0
    private static let countLimit = 128

    /// The shadow of a rounded rectangle as pieces that do not overlap. > Units: `deviation` (of the Gaussian) in pixels.
    func pieces(_ shape: RoundedRect, deviation: Double) -> [CoveragePiece] {
        let reach = GaussianBlur.reach(deviation: deviation)
        let margin = reach + Int(shape.extent.rounded(.up)) + 1
        let outer = shape.rect.outer
        // Whole pixels: a blurred edge hides a fraction of a pixel.
        var whole = shape
        whole.rect = DeviceRect(outer)
        var small = whole
        let (slicesX, slicesY) = (outer.width > 2 * margin + 1, outer.height > 2 * margin + 1)
        let (width, height) = (slicesX ? 2 * margin + 1 : outer.width, slicesY ? 2 * margin + 1 : outer.height)
        small.rect = DeviceRect(x0: 0, y0: 0, x1: Double(width), y1: Double(height))
        guard let picture = picture(Key(shape: small, deviation: deviation), reach: reach) else { return [] }
        let (fullWidth, fullHeight) = (width + 2 * reach, height + 2 * reach)
        let area = PixelRect(x: outer.x - reach, y: outer.y - reach, width: outer.width + 2 * reach, height: outer.height + 2 * reach)
        guard slicesX || slicesY else {
            return [CoveragePiece(rect: area, amount: .mask(picture, dx: area.x, dy: area.y))]
        }
        // Source columns: left part, one column to repeat, right part.
        let columns = parts(slicesX, area.x, area.maxX, fullWidth, corner: margin + reach)
        let rows = parts(slicesY, area.y, area.maxY, fullHeight, corner: margin + reach)
        var result: [CoveragePiece] = []
        for row in rows {
            for column in columns {
                let rect = PixelRect(minX: column.from, minY: row.from, maxX: column.to, maxY: row.to)
                guard !rect.isEmpty else { continue }
                let source = PixelRect(x: column.source, y: row.source, width: column.length, height: row.length)
                guard let part = picture.coveragePart(source) else { continue }
                part.setSampling(nil, filter: .nearest, repeat: .normal)
                result.append(CoveragePiece(rect: rect, amount: .mask(part, dx: column.from, dy: row.from)))
            }
        }
        return result
    }

    private func parts(_ sliced: Bool, _ from: Int, _ to: Int, _ size: Int, corner: Int) -> [(from: Int, to: Int, source: Int, length: Int)]
    {
        guard sliced else { return [(from, to, 0, size)] }
        return [
            (from, from + corner, 0, corner), (from + corner, to - corner, corner, 1), (to - corner, to, size - corner, corner),
        ]
    }

    private func picture(_ key: Key, reach: Int) -> PixelSource? {
        if let picture = slices[key] { return picture }
        let area = key.shape.rect.expanded(by: Double(reach)).outer
        guard let picture = CoverageRasterizer.raster([key.shape.outline], in: area) else { return nil }
        ShadowCache.blur(picture, deviation: key.deviation)
        rasterCount += 1
        if slices.count >= Self.countLimit { slices.removeAll(keepingCapacity: true) }
        slices[key] = picture
        return picture
    }

    static func blur(_ picture: PixelSource, deviation: Double) {
        guard let bytes = picture.bytes else { return }
        GaussianBlur.blur(bytes, width: picture.width, height: picture.height, bytesPerRow: picture.bytesPerRow, deviation: deviation)
    }
}

extension PixelSource {
    /// Part of a coverage mask; the start of its rows need not be aligned, so it is copied.
    func coveragePart(_ rect: PixelRect) -> PixelSource? {
        guard let source = bytes, let copy = PixelSource.make(.coverage, width: rect.width, height: rect.height), let target = copy.bytes else {
            return nil
        }
        for row in 0..<rect.height {
            (target + row * copy.bytesPerRow).update(from: source + (rect.y + row) * bytesPerRow + rect.x, count: rect.width)
        }
        return copy
    }
}
