internal import Foundation

/// A tile of a pyramid: at level z the world has 2ᶻ columns and rows.
public struct Tile: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }

    public var rect: WorldRect {
        let side = Mercator.worldSide / Double(1 << z)
        return WorldRect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)
    }
}

public enum TilePyramid {
    /// The level whose tiles are closest to their own size at a scale, within limits; nil if the map is too small for the lowest.
    public static func level(scale: Double, tileSize: Double, levels: ClosedRange<Int>) -> Int? {
        let exact = log2(scale * Mercator.worldSide / tileSize)
        let rounded = Int(min(max(exact.rounded(), 0), 30))
        return rounded < levels.lowerBound ? nil : min(rounded, levels.upperBound)
    }

    /// The tiles of a level that touch a rectangle, row by row; columns beyond the edges of the world are the same as those at the other edge.
    public static func tiles(in rect: WorldRect, level: Int) -> [(tile: Tile, rect: WorldRect)] {
        let count = 1 << level
        let side = Mercator.worldSide / Double(count)
        let columns = Int((rect.x / side).rounded(.down))...Int((rect.maxX / side).rounded(.down))
        let rows = max(0, Int((rect.y / side).rounded(.down)))...max(0, min(count - 1, Int((rect.maxY / side).rounded(.down))))
        return rows.flatMap { row in
            columns.map { column in
                let wrapped = ((column % count) + count) % count
                let place = WorldRect(x: Double(column) * side, y: Double(row) * side, width: side, height: side)
                return (Tile(x: wrapped, y: row, z: level), place)
            }
        }
    }
}
