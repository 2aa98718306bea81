internal import HostInterface

public typealias CLLocationDegrees = Double
/// > Units: meters.
public typealias CLLocationDistance = Double
/// > Units: meters; negative: unknown.
public typealias CLLocationAccuracy = Double
/// > Units: meters per second; negative: unknown.
public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
/// > Units: degrees clockwise from north; negative: unknown.
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double

/// A coordinate on WGS 84. > Contract: Core Location, CLLocationCoordinate2D
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init() { (latitude, longitude) = (0, 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }

    /// > Units: meters.
    func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        Geodesic.distance((latitude, longitude), (other.latitude, other.longitude))
    }
}

public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether the latitude is in -90 to 90 and the longitude in -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6_380_000
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let CLTimeIntervalMax: Double = .greatestFiniteMagnitude
