internal import Synchronization

/// A manager's settings, from any thread.
final class LocationSettings: Sendable {
    struct Values {
        var distanceFilter = kCLDistanceFilterNone
        var accuracy = kCLLocationAccuracyBest
        var activity = CLActivityType.other
        var pauses = true
        var allowsBackground = false
        var showsIndicator = false
        var headingFilter: CLLocationDegrees = 1
        var headingOrientation = CLDeviceOrientation.portrait
    }

    private let values = Mutex(Values())

    func read<Value>(_ field: KeyPath<Values, Value> & Sendable) -> Value where Value: Sendable { values.withLock { $0[keyPath: field] } }
    func write<Value: Sendable>(_ field: WritableKeyPath<Values, Value> & Sendable, _ value: Value) {
        values.withLock { $0[keyPath: field] = value }
    }

    private let regions = Mutex<Set<CLRegion>>([])
    /// The monitored regions.
    var monitored: Set<CLRegion> { regions.withLock { $0 } }
    func note(_ watched: Set<CLRegion>) { regions.withLock { $0 = watched } }

    private let beacons = Mutex<(regions: Set<CLRegion>, constraints: Set<CLBeaconIdentityConstraint>)>(([], []))
    /// The regions whose beacons are looked for.
    var rangedRegions: Set<CLRegion> { beacons.withLock { $0.regions } }
    /// The beacons that are looked for.
    var rangedConstraints: Set<CLBeaconIdentityConstraint> { beacons.withLock { $0.constraints } }
    func note(ranged: Set<CLBeaconRegion>) { beacons.withLock { $0.regions = ranged } }
    func note(ranged: Set<CLBeaconIdentityConstraint>) { beacons.withLock { $0.constraints = ranged } }

    var distanceFilter: CLLocationDistance { read(\.distanceFilter) }
    var allowsBackground: Bool { read(\.allowsBackground) }
}

/// The last location that the app received.
final class LastKnownLocation: Sendable {
    // Of the process: managers of any thread read it.
    static let shared = LastKnownLocation()
    private let last = Mutex<CLLocation?>(nil)
    var location: CLLocation? { last.withLock { $0 } }
    func keep(_ location: CLLocation) { last.withLock { $0 = location } }
    func forget() { last.withLock { $0 = nil } }
}
