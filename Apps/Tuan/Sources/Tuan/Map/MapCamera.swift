import CoreGraphics
import Foundation

/// A place on the earth. > Units: degrees.
struct MapPlace: Equatable {
    var latitude: Double
    var longitude: Double
}

/// A circle on the earth.
struct MapArea: Equatable {
    var center: MapPlace
    /// > Units: metres.
    var radius: Int
}

/// A square image of the map: at level n there are 2^n by 2^n, numbered from the north-west.
struct Tile: Hashable {
    var level: Int
    var x: Int
    var y: Int
}

/// What a map view shows: the place in its middle, and how large. Pure; positions are in the view's coordinates.
struct MapCamera: Equatable {
    static let side = 256.0
    static let levels = 4.0...18.0
    /// Where Mercator's map ends.
    static let pole = 85.05112878

    /// Of the middle, in the unit square that is the whole map.
    private(set) var x: Double
    private(set) var y: Double
    /// The level of the tiles, with a fraction while it is pinched.
    private(set) var zoom: Double

    init(center: MapPlace, zoom: Double) {
        (x, y) = Self.unit(center)
        self.zoom = min(max(zoom, Self.levels.lowerBound), Self.levels.upperBound)
    }

    private static func unit(_ place: MapPlace) -> (Double, Double) {
        let latitude = min(max(place.latitude, -pole), pole) * .pi / 180
        let y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2
        return ((place.longitude + 180) / 360, min(max(y, 0), 1))
    }

    var center: MapPlace { Self.place(x, y) }

    private static func place(_ x: Double, _ y: Double) -> MapPlace {
        MapPlace(latitude: atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi, longitude: x * 360 - 180)
    }

    /// The width of the whole map, in points.
    private var width: Double { Self.side * pow(2, zoom) }

    func point(of place: MapPlace, in size: CGSize) -> CGPoint {
        let (px, py) = Self.unit(place)
        return CGPoint(x: (px - x) * width + size.width / 2, y: (py - y) * width + size.height / 2)
    }

    func place(at point: CGPoint, in size: CGSize) -> MapPlace {
        Self.place(x + (point.x - size.width / 2) / width, y + (point.y - size.height / 2) / width)
    }

    /// The content follows a finger.
    mutating func move(by translation: CGPoint) {
        x = min(max(x - translation.x / width, 0), 1)
        y = min(max(y - translation.y / width, 0), 1)
    }

    /// The place under a point stays under it.
    mutating func scale(by factor: Double, around point: CGPoint, in size: CGSize) {
        guard factor > 0, factor.isFinite else { return }
        let (dx, dy) = (point.x - size.width / 2, point.y - size.height / 2)
        let (px, py) = (x + dx / width, y + dy / width)
        zoom = min(max(zoom + log2(factor), Self.levels.lowerBound), Self.levels.upperBound)
        (x, y) = (min(max(px - dx / width, 0), 1), min(max(py - dy / width, 0), 1))
    }

    var level: Int { Int(zoom.rounded()) }

    func frame(of tile: Tile, in size: CGSize) -> CGRect {
        let side = width / pow(2, Double(tile.level))
        return CGRect(
            x: Double(tile.x) * side - x * width + size.width / 2, y: Double(tile.y) * side - y * width + size.height / 2, width: side,
            height: side)
    }

    /// The tiles that cover a view.
    func tiles(in size: CGSize) -> Set<Tile> {
        let count = 1 << level
        let side = width / Double(count)
        let (left, top) = (x * width - size.width / 2, y * width - size.height / 2)
        let columns = max(0, Int((left / side).rounded(.down)))...max(0, min(count - 1, Int(((left + size.width) / side).rounded(.down))))
        let rows = max(0, Int((top / side).rounded(.down)))...max(0, min(count - 1, Int(((top + size.height) / side).rounded(.down))))
        return Set(columns.flatMap { column in rows.map { Tile(level: level, x: column, y: $0) } })
    }

    /// The circle around the middle that covers a view.
    func area(in size: CGSize) -> MapArea {
        let metres = 40_075_016.686 * cos(center.latitude * .pi / 180) / width
        let radius = hypot(size.width, size.height) / 2 * metres
        return MapArea(center: center, radius: min(50_000, max(1, Int(radius.rounded(.up)))))
    }
}
