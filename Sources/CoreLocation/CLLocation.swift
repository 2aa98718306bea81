public import Foundation

/// The device's location at a time. > Contract: Core Location, CLLocation
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The latitude and longitude on WGS 84.
    public let coordinate: CLLocationCoordinate2D
    /// Above sea level. > Units: meters.
    public let altitude: CLLocationDistance
    /// The radius around the coordinate in which the device is.
    ///
    /// > Units: meters; negative: the coordinate is not valid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The largest deviation of the altitude.
    ///
    /// > Units: meters; negative: the altitude is not valid.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of travel; always unknown for locations of a device here.
    public let course: CLLocationDirection
    /// The largest deviation of the course, in degrees; negative: the course is not valid.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed of travel; always unknown for locations of a device here.
    public let speed: CLLocationSpeed
    /// The largest deviation of the speed; negative: the speed is not valid.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// The time at which the location was determined.
    public let timestamp: Date
    /// Whether software or an accessory produced the location; nil if it was created or decoded by the app.
    public let sourceInformation: CLLocationSourceInformation?
    /// The height above the WGS 84 ellipsoid, in meters; here the same as ``altitude``.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The floor of the building; always nil here.
    public var floor: CLFloor? { nil }

    /// Creates a location at the latitude and longitude 0.
    public convenience override init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a location from a coordinate in degrees: at sea level, with a horizontal accuracy of 0, at the current time.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a location without course and speed.
    ///
    /// - Parameters:
    ///   - coordinate: the latitude and longitude.
    ///   - altitude: the height above sea level, in meters.
    ///   - hAccuracy: the radius of uncertainty, in meters; negative: the coordinate is not valid.
    ///   - vAccuracy: the uncertainty of the altitude, in meters; negative: the altitude is not valid.
    ///   - timestamp: the time of the location.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: -1, speed: -1,
            timestamp: timestamp)
    }

    /// Creates a location with course and speed of unknown accuracy.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course,
            courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// Creates a location with course, speed and their accuracies.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.init(coordinate, altitude, hAccuracy, vAccuracy, course, courseAccuracy, speed, speedAccuracy, timestamp, nil)
    }

    /// Creates a location with every value, including its source.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(coordinate, altitude, hAccuracy, vAccuracy, course, courseAccuracy, speed, speedAccuracy, timestamp, sourceInfo)
    }

    private init(
        _ coordinate: CLLocationCoordinate2D, _ altitude: Double, _ horizontal: Double, _ vertical: Double, _ course: Double,
        _ courseAccuracy: Double, _ speed: Double, _ speedAccuracy: Double, _ timestamp: Date, _ source: CLLocationSourceInformation?
    ) {
        (self.coordinate, self.altitude, horizontalAccuracy, verticalAccuracy) = (coordinate, altitude, horizontal, vertical)
        (self.course, self.courseAccuracy, self.speed, self.speedAccuracy) = (course, courseAccuracy, speed, speedAccuracy)
        (self.timestamp, sourceInformation) = (timestamp, source)
        super.init()
    }

    /// Along the surface, ignoring altitudes. > Units: meters.
    open func distance(from location: CLLocation) -> CLLocationDistance { coordinate.distance(to: location.coordinate) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        let form = "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ "
        return String(format: form, coordinate.latitude, coordinate.longitude, horizontalAccuracy, speed, course) + "\(timestamp)"
    }

    // MARK: Coding

    public static var supportsSecureCoding: Bool { true }

    private static let keys = [
        "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course", "courseAccuracy", "speed", "speedAccuracy",
        "timestamp",
    ]
    private static let sourceKeys = (software: "isSimulatedBySoftware", accessory: "isProducedByAccessory")

    /// Writes all values to an archive.
    public func encode(with coder: NSCoder) {
        let values = [
            coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course, courseAccuracy, speed,
            speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, value) in zip(Self.keys, values) { coder.encode(value, forKey: key) }
        guard let sourceInformation else { return }
        coder.encode(sourceInformation.isSimulatedBySoftware, forKey: Self.sourceKeys.software)
        coder.encode(sourceInformation.isProducedByAccessory, forKey: Self.sourceKeys.accessory)
    }

    /// Nil for an archive that is not of a location.
    public required convenience init?(coder: NSCoder) {
        guard Self.keys.allSatisfy(coder.containsValue) else { return nil }
        let values = Self.keys.map(coder.decodeDouble)
        let source =
            coder.containsValue(forKey: Self.sourceKeys.software)
            ? CLLocationSourceInformation(
                softwareSimulationState: coder.decodeBool(forKey: Self.sourceKeys.software),
                andExternalAccessoryState: coder.decodeBool(forKey: Self.sourceKeys.accessory)) : nil
        self.init(
            CLLocationCoordinate2D(latitude: values[0], longitude: values[1]), values[2], values[3], values[4], values[5], values[6],
            values[7], values[8], Date(timeIntervalSinceReferenceDate: values[9]), source)
    }
}

/// The source of a location. > Contract: Core Location, CLLocationSourceInformation
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
    /// Whether software set the location; true for the locations of a device here.
    public let isSimulatedBySoftware: Bool
    /// Whether an accessory measured the location; false for the locations of a device here.
    public let isProducedByAccessory: Bool
    /// Creates the source information of a location that the app creates.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
        super.init()
    }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A floor of a building; no location here has one. > Contract: Core Location, CLFloor
open class CLFloor: NSObject, @unchecked Sendable {
    /// The number of the floor; 0 is the ground floor.
    public let level: Int
    package init(level: Int) {
        self.level = level
        super.init()
    }
}
