public import Foundation
internal import ProgrammerErrors

/// Tells an app where the device is.
///
/// > Contract: Core Location, CLLocationManager
/// > Partial: no heading, beacons and visits; regions are watched while the app runs.
/// > Isolation: any thread; its delegate hears of everything on the main thread.
open class CLLocationManager: NSObject {
    private let settings = LocationSettings()
    let link: LocationManagerProxy

    /// Carries what a manager asks to the main thread.
    final class LocationManagerProxy: Sendable {
        let client: LocationClient
        init(_ client: LocationClient) { self.client = client }

        func direct(_ body: @escaping @MainActor @Sendable (LocationClient, LocationService) -> Void) {
            DispatchQueue.main.async { [client] in body(client, LocationService.current) }
        }
    }

    /// A manager on its way to the main thread; touched there alone.
    private struct Arrival: @unchecked Sendable { weak var manager: CLLocationManager? }

    public override init() {
        link = LocationManagerProxy(LocationClient(settings))
        super.init()
        let arrival = Arrival(manager: self)
        link.direct { client, service in
            client.manager = arrival.manager
            service.add(client)
        }
    }

    open weak var delegate: (any CLLocationManagerDelegate)?

    // MARK: Whether

    open var authorizationStatus: CLAuthorizationStatus { LocationAuthorization.permission.status }
    open var accuracyAuthorization: CLAccuracyAuthorization { LocationAuthorization.permission.isPrecise ? .fullAccuracy : .reducedAccuracy }
    open var isAuthorizedForWidgetUpdates: Bool { false }

    @available(*, deprecated, message: "Use the manager's own authorizationStatus")
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationAuthorization.permission.status }
    open class func locationServicesEnabled() -> Bool { true }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }
    open class func isRangingAvailable() -> Bool { false }

    /// Asks the person, with the reason that `Info.plist` gives as `NSLocationWhenInUseUsageDescription`; without one nobody is asked.
    open func requestWhenInUseAuthorization() { link.direct { $1.ask(always: false) } }

    /// Needs a reason under `NSLocationAlwaysAndWhenInUseUsageDescription` too.
    open func requestAlwaysAuthorization() { link.direct { $1.ask(always: true) } }

    // MARK: How

    /// How far the device must move before the delegate hears of it. > Units: meters.
    open var distanceFilter: CLLocationDistance {
        get { settings.read(\.distanceFilter) }
        set { settings.write(\.distanceFilter, newValue) }
    }
    /// Every place here is as exact as it is given.
    open var desiredAccuracy: CLLocationAccuracy {
        get { settings.read(\.accuracy) }
        set { settings.write(\.accuracy, newValue) }
    }
    open var activityType: CLActivityType {
        get { settings.read(\.activity) }
        set { settings.write(\.activity, newValue) }
    }
    open var pausesLocationUpdatesAutomatically: Bool {
        get { settings.read(\.pauses) }
        set { settings.write(\.pauses, newValue) }
    }
    /// > Precondition: to be true, `UIBackgroundModes` has `location`.
    open var allowsBackgroundLocationUpdates: Bool {
        get { settings.read(\.allowsBackground) }
        set {
            let modes = Bundle.main.object(forInfoDictionaryKey: "UIBackgroundModes") as? [String] ?? []
            ProgrammerError.require(
                !newValue || modes.contains("location"), "allowsBackgroundLocationUpdates needs location among UIBackgroundModes")
            settings.write(\.allowsBackground, newValue)
        }
    }
    open var showsBackgroundLocationIndicator: Bool {
        get { settings.read(\.showsIndicator) }
        set { settings.write(\.showsIndicator, newValue) }
    }

    // MARK: Places

    /// The last one that came; nil before the first.
    open var location: CLLocation? { LocationAuthorization.permission.isGranted ? LastKnownLocation.shared.location : nil }
    open var heading: CLHeading? { nil }

    open func startUpdatingLocation() { link.direct { $0.start($1) } }
    open func stopUpdatingLocation() { link.direct { client, _ in client.stop() } }
    /// One place, or one failure.
    ///
    /// > Precondition: there is a delegate.
    open func requestLocation() {
        // Which of its methods a Swift class has cannot be told without calling them.
        ProgrammerError.require(delegate != nil, "Delegate must respond to locationManager:didUpdateLocations:")
        link.direct { $0.requestOne($1) }
    }
    open func startMonitoringSignificantLocationChanges() { link.direct { $0.setSignificantChangeMonitoring(true, $1) } }
    open func stopMonitoringSignificantLocationChanges() { link.direct { $0.setSignificantChangeMonitoring(false, $1) } }

    // MARK: Regions

    open var maximumRegionMonitoringDistance: CLLocationDistance { 1_000_000 }
    open var monitoredRegions: Set<CLRegion> { settings.monitored }
    open func startMonitoring(for region: CLRegion) { link.direct { $0.monitor(region, $1) } }
    open func stopMonitoring(for region: CLRegion) { link.direct { client, _ in client.stopMonitoring(region) } }
    open func requestState(for region: CLRegion) { link.direct { $0.determine(region, $1) } }

    // MARK: What no device here has

    open var headingFilter: CLLocationDegrees {
        get { settings.read(\.headingFilter) }
        set { settings.write(\.headingFilter, newValue) }
    }
    open var headingOrientation: CLDeviceOrientation {
        get { settings.read(\.headingOrientation) }
        set { settings.write(\.headingOrientation, newValue) }
    }
    /// No device here has a compass: `headingAvailable()` is false, and nothing comes.
    open func startUpdatingHeading() { link.direct { $1.note("no device here has a compass, so no heading comes") } }
    open func stopUpdatingHeading() { link.direct { $1.note("no device here has a compass, so no heading came") } }
    @available(*, unavailable, message: "Visits are not told of")
    open func startMonitoringVisits() {}
    @available(*, unavailable, message: "Visits are not told of")
    open func stopMonitoringVisits() {}
}
