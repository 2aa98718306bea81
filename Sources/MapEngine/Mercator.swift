internal import Foundation

/// A point on the flat map: the world is a square with a side of 2²⁸ map points, y grows to the south.
///
/// > Contract: MapKit, MKMapPoint
public struct WorldPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// A rectangle on the flat map.
public struct WorldRect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    public init(x: Double, y: Double, width: Double, height: Double) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }

    public static let world = WorldRect(x: 0, y: 0, width: Mercator.worldSide, height: Mercator.worldSide)
    public var middle: WorldPoint { WorldPoint(x + width / 2, y + height / 2) }
    public var maxX: Double { x + width }
    public var maxY: Double { y + height }

    public func contains(_ point: WorldPoint) -> Bool { (x...maxX).contains(point.x) && (y...maxY).contains(point.y) }
    public func intersects(_ other: WorldRect) -> Bool {
        x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
    }

    /// The smallest rectangle with all points; nil without any.
    public init?(enclosing points: some Sequence<WorldPoint>) {
        var found = false
        var (low, high) = (WorldPoint(.infinity, .infinity), WorldPoint(-.infinity, -.infinity))
        for point in points {
            found = true
            (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
            (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
        }
        guard found else { return nil }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

/// A place on the globe. > Units: degrees.
public struct GlobePoint: Hashable, Sendable {
    public var latitude: Double
    public var longitude: Double
    public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
}

/// The projection of Web Mercator, as used by MapKit and by tile servers.
public enum Mercator {
    /// The side of the world. > Units: map points.
    public static let worldSide = 268_435_456.0
    /// The latitude at the square's edges. > Units: degrees.
    public static let maxLatitude = 85.051_128_779_806_59
    /// The equator of WGS 84. > Units: meters.
    public static let equator = 2 * Double.pi * 6_378_137

    /// The point of a place; latitudes beyond the square are at its edges, longitudes are not wrapped.
    public static func point(_ place: GlobePoint) -> WorldPoint {
        let latitude = min(max(place.latitude, -maxLatitude), maxLatitude) * .pi / 180
        let x = (place.longitude + 180) / 360 * worldSide
        let y = (1 - asinh(tan(latitude)) / .pi) / 2 * worldSide
        return WorldPoint(x, min(max(y, 0), worldSide))
    }

    /// The place of a point; its longitude is between -180 and 180 degrees.
    public static func place(_ point: WorldPoint) -> GlobePoint {
        let y = min(max(point.y, 0), worldSide)
        let latitude = atan(sinh(.pi * (1 - 2 * y / worldSide))) * 180 / .pi
        var x = point.x
        if x < 0 || x > worldSide { x -= (x / worldSide).rounded(.down) * worldSide }
        return GlobePoint(latitude: latitude, longitude: x / worldSide * 360 - 180)
    }

    /// How long a meter is at a latitude. > Units: map points.
    public static func pointsPerMeter(latitude: Double) -> Double {
        let clamped = min(max(latitude, -maxLatitude), maxLatitude)
        return worldSide / equator / cos(clamped * .pi / 180)
    }

    /// A point moved by whole worlds to where it is nearest to a middle.
    public static func nearest(_ point: WorldPoint, to x: Double) -> WorldPoint {
        WorldPoint(point.x - ((point.x - x) / worldSide).rounded() * worldSide, point.y)
    }

    /// The rectangle of a region: its middle and its extent. > Units: degrees.
    public static func rect(middle: GlobePoint, latitudeDelta: Double, longitudeDelta: Double) -> WorldRect {
        let top = point(GlobePoint(latitude: middle.latitude + latitudeDelta / 2, longitude: middle.longitude - longitudeDelta / 2))
        let bottom = point(GlobePoint(latitude: middle.latitude - latitudeDelta / 2, longitude: middle.longitude + longitudeDelta / 2))
        return WorldRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
    }

    /// The distance along the sphere of mean radius. > Units: meters.
    public static func distance(_ a: GlobePoint, _ b: GlobePoint) -> Double {
        let (first, second) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let half = (sin((second - first) / 2), sin((b.longitude - a.longitude) * .pi / 360))
        let square = half.0 * half.0 + cos(first) * cos(second) * half.1 * half.1
        return 2 * 6_371_008.8 * asin(min(1, square.squareRoot()))
    }
}
