public import CoreLocation
internal import MapEngine

/// How wide an area of the map is. > Units: degrees.
///
/// > Contract: MapKit, MKCoordinateSpan
public struct MKCoordinateSpan: Sendable {
    /// From north to south; a degree has about 111 km.
    public var latitudeDelta: CLLocationDegrees
    /// From east to west.
    public var longitudeDelta: CLLocationDegrees
    /// A span of nothing.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// An area of the map by its middle and its extent.
///
/// > Contract: MapKit, MKCoordinateRegion
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    /// A region of nothing.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// Creates a region from distances on the ground. > Units: meters.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = Mercator.equator / 360
        let narrowing = 1 / (Mercator.pointsPerMeter(latitude: centerCoordinate.latitude) / Mercator.pointsPerMeter(latitude: 0))
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / degree, 180), longitudeDelta: min(longitudinalMeters / degree / narrowing, 360)))
    }
    /// The region of a rectangle; its center is the middle of the latitudes.
    public init(_ rect: MKMapRect) {
        let first = Mercator.place(WorldPoint(rect.midX, rect.minY)).latitude
        let last = Mercator.place(WorldPoint(rect.midX, rect.maxY)).latitude
        let longitude = Mercator.place(WorldPoint(rect.midX, rect.minY)).longitude
        self.init(
            center: CLLocationCoordinate2D(latitude: (first + last) / 2, longitude: longitude),
            span: MKCoordinateSpan(latitudeDelta: first - last, longitudeDelta: rect.width / Mercator.worldSide * 360))
    }

    var rect: WorldRect {
        Mercator.rect(middle: GlobePoint(center), latitudeDelta: span.latitudeDelta, longitudeDelta: span.longitudeDelta)
    }
    /// Whether a map can show it.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && span.latitudeDelta >= 0 && span.longitudeDelta >= 0 && span.latitudeDelta <= 180
            && span.longitudeDelta <= 360
    }
}

/// A span of extents in degrees; an older form of `MKCoordinateSpan.init`.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
/// A region of a middle and an extent; an older form of `MKCoordinateRegion.init`.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}
/// A region of distances in meters; an older form of `MKCoordinateRegion.init`.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
