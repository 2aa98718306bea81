internal import DeviceProtocol

/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance.
///
/// > Units: meters.
public typealias CLLocationDistance = Double
/// A radius of uncertainty.
///
/// > Units: meters; negative: unknown.
public typealias CLLocationAccuracy = Double
/// A speed.
///
/// > Units: meters per second; negative: unknown.
public typealias CLLocationSpeed = Double
/// A deviation in meters per second; negative: unknown.
public typealias CLLocationSpeedAccuracy = Double
/// A direction.
///
/// > Units: degrees clockwise from north; negative: unknown.
public typealias CLLocationDirection = Double
/// A deviation in degrees; negative: unknown.
public typealias CLLocationDirectionAccuracy = Double

/// A coordinate on WGS 84. > Contract: Core Location, CLLocationCoordinate2D
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator; negative in the south.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich; negative in the west.
    public var longitude: CLLocationDegrees
    /// Creates the coordinate where the equator meets the meridian of Greenwich.
    public init() { (latitude, longitude) = (0, 0) }
    /// Creates a coordinate from degrees; out-of-range values are kept.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }

    /// > Units: meters.
    func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        Geodesic.distance((latitude, longitude), (other.latitude, other.longitude))
    }
}

/// Returns a coordinate from degrees; out-of-range values are kept.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A coordinate that `CLLocationCoordinate2DIsValid(_:)` rejects.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether the latitude is in -90 to 90 and the longitude in -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// The distance filter that lets every movement through.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The heading filter that lets every turn through.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The highest accuracy, with data of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The highest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app without permission for exact locations.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6_380_000
/// The largest distance, for settings without a limit.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The largest interval, for settings without a limit.
public let CLTimeIntervalMax: Double = .greatestFiniteMagnitude
