public import CoreLocation
internal import Foundation
internal import MapEngine

/// A point on the flat map of the world in the projection of Mercator, from its north-west corner.
///
/// > Contract: MapKit, MKMapPoint. > Units: map points; the world has a side of 268435456.
public struct MKMapPoint: Sendable {
    /// To the east.
    public var x: Double
    /// To the south.
    public var y: Double
    /// The world's north-west corner.
    public init() { (x, y) = (0, 0) }
    /// Creates a point from distances.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// The point of a coordinate.
    public init(_ coordinate: CLLocationCoordinate2D) { self.init(Mercator.point(GlobePoint(coordinate))) }

    /// The coordinate of the point.
    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(Mercator.place(world)) }
    /// The distance to another point on the ground. > Units: meters.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        Mercator.distance(Mercator.place(world), Mercator.place(other.world))
    }

    init(_ point: WorldPoint) { self.init(x: point.x, y: point.y) }
    var world: WorldPoint { WorldPoint(x, y) }
}

/// A size on the flat map. > Units: map points.
///
/// > Contract: MapKit, MKMapSize
public struct MKMapSize: Sendable {
    public var width: Double
    public var height: Double
    /// A size of nothing.
    public init() { (width, height) = (0, 0) }
    /// Creates a size from its sides.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    /// The size of the world.
    public static let world = MKMapSize(width: Mercator.worldSide, height: Mercator.worldSide)
}

/// A rectangle on the flat map. > Units: map points.
///
/// > Contract: MapKit, MKMapRect
public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    /// A rectangle of nothing.
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    /// Creates a rectangle from its corner and size.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// Creates a rectangle from its corner and sides.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// No rectangle; what an intersection without common points is.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The whole world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    /// Whether it is no rectangle.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether it has no area.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
    /// Whether it goes over an edge of the world in the east or west.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > Mercator.worldSide) }

    /// The part beyond an edge, moved to where it is in the world; null without one.
    public func remainder() -> MKMapRect {
        guard spans180thMeridian else { return .null }
        if minX < 0 { return MKMapRect(x: minX + Mercator.worldSide, y: minY, width: min(-minX, width), height: height) }
        return MKMapRect(x: 0, y: minY, width: maxX - Mercator.worldSide, height: height)
    }

    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
    public func contains(_ other: MKMapRect) -> Bool {
        !isNull && !other.isNull && minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
    }
    public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }

    public func intersection(_ other: MKMapRect) -> MKMapRect {
        guard !isNull, !other.isNull else { return .null }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return right < left || bottom < top ? .null : MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Smaller by distances at each side; null if nothing is left.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? .null : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    init(_ rect: WorldRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
    var world: WorldRect { WorldRect(x: minX, y: minY, width: width, height: height) }
}

extension MKMapRect: Equatable {
    public static func == (a: MKMapRect, b: MKMapRect) -> Bool {
        a.isNull && b.isNull || (a.minX, a.minY, a.width, a.height) == (b.minX, b.minY, b.width, b.height)
    }
}

/// How long a meter is on the flat map at a latitude. > Units: map points.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { Mercator.pointsPerMeter(latitude: latitude) }
/// How long a map point is on the ground at a latitude. > Units: meters.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / Mercator.pointsPerMeter(latitude: latitude)
}

extension GlobePoint {
    init(_ coordinate: CLLocationCoordinate2D) { self.init(latitude: coordinate.latitude, longitude: coordinate.longitude) }
}
extension CLLocationCoordinate2D {
    init(_ place: GlobePoint) { self.init(latitude: place.latitude, longitude: place.longitude) }
}
