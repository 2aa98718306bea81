import MapKit

/// A place on the earth. > Units: degrees.
struct MapPlace: Equatable {
    var latitude: Double
    var longitude: Double

    init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
    init(_ coordinate: CLLocationCoordinate2D) { self.init(latitude: coordinate.latitude, longitude: coordinate.longitude) }

    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}

/// A circle on the earth.
struct MapArea: Equatable {
    /// What the service accepts at most. > Units: metres.
    static let most = 50_000

    var center: MapPlace
    /// > Units: metres.
    var radius: Int

    init(center: MapPlace, radius: Int) { (self.center, self.radius) = (center, radius) }

    /// The circle around the middle of a region that covers it.
    init(covering region: MKCoordinateRegion) {
        let corner = CLLocation(
            latitude: region.center.latitude + region.span.latitudeDelta / 2,
            longitude: region.center.longitude + region.span.longitudeDelta / 2)
        let center = CLLocation(latitude: region.center.latitude, longitude: region.center.longitude)
        let distance = center.distance(from: corner).rounded(.up)
        self.init(center: MapPlace(region.center), radius: min(Self.most, max(1, distance.isFinite ? Int(distance) : Self.most)))
    }
}
