public import Foundation
internal import ProgrammerErrors
internal import UIKitCore

/// Delivers the device's location to an app.
///
/// > Contract: Core Location, CLLocationManager
/// > Partial: no heading and visits; regions are watched while the app runs, and beacons are those of the device's setting.
/// > Isolation: any thread; its delegate is called on the main thread.
open class CLLocationManager: NSObject {
    private let settings = LocationSettings()
    let link: LocationManagerProxy

    /// Forwards a manager's requests to the main thread.
    final class LocationManagerProxy: Sendable {
        let client: LocationClient
        init(_ client: LocationClient) { self.client = client }

        func direct(_ body: @escaping @MainActor @Sendable (LocationClient, LocationService) -> Void) {
            ApplicationContext.later { [client] in body(client, LocationService.current) }
        }
    }

    /// A manager passed to the main thread; accessed only there.
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

    /// The object that receives locations, on the main thread; held weakly.
    open weak var delegate: (any CLLocationManagerDelegate)?

    // MARK: Authorization

    /// The user's permission for the app.
    open var authorizationStatus: CLAuthorizationStatus { LocationAuthorization.permission.status }
    /// Whether the app gets exact locations.
    open var accuracyAuthorization: CLAccuracyAuthorization {
        LocationAuthorization.permission.isPrecise ? .fullAccuracy : .reducedAccuracy
    }
    /// Whether a widget may use the location; false here.
    open var isAuthorizedForWidgetUpdates: Bool { false }

    /// Returns the user's permission for the app.
    @available(*, deprecated, message: "Use the manager's own authorizationStatus")
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationAuthorization.permission.status }
    /// Returns whether the device has location services on; true here.
    open class func locationServicesEnabled() -> Bool { true }
    /// Returns whether the device has a compass; false here.
    open class func headingAvailable() -> Bool { false }
    /// Returns whether large movements can be reported; true here.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    /// Returns whether regions of a class can be monitored; true for circles and beacons.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass is CLCircularRegion.Type || regionClass is CLBeaconRegion.Type
    }
    /// Returns whether beacons can be looked for; true: a device hears those of its setting `beacons`.
    open class func isRangingAvailable() -> Bool { true }

    /// Asks the user, with the reason in `Info.plist` under `NSLocationWhenInUseUsageDescription`; without one there is no alert.
    open func requestWhenInUseAuthorization() { link.direct { $1.ask(always: false) } }

    /// Also requires a reason under `NSLocationAlwaysAndWhenInUseUsageDescription`.
    open func requestAlwaysAuthorization() { link.direct { $1.ask(always: true) } }

    /// A completion, which is called on the main thread, once.
    private struct Completion: @unchecked Sendable { let body: (((any Error)?) -> Void)? }

    /// Asks the user for exact locations until the app ends, where only approximate ones are given.
    ///
    /// - Parameters:
    ///   - purposeKey: a key of `NSLocationTemporaryUsageDescriptionDictionary` in `Info.plist`, whose text is the reason.
    ///   - completion: called on the main thread; the error is ``CLError/Code/promptDeclined`` if the user declines, and
    ///     ``CLError/Code/denied`` if the user is not asked since there is no permission or no reason.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        let completion = Completion(body: completion)
        link.direct { $1.askForAccuracy(purposeKey) { completion.body?($0) } }
    }

    /// Asks the user for exact locations until the app ends, where only approximate ones are given.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
        requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: nil)
    }

    // MARK: Configuration

    /// Minimum movement for the delegate to be notified. > Units: meters.
    open var distanceFilter: CLLocationDistance {
        get { settings.read(\.distanceFilter) }
        set { settings.write(\.distanceFilter, newValue) }
    }
    /// Ignored: every location has its given accuracy.
    open var desiredAccuracy: CLLocationAccuracy {
        get { settings.read(\.accuracy) }
        set { settings.write(\.accuracy, newValue) }
    }
    /// What the user is doing; kept without effect here.
    open var activityType: CLActivityType {
        get { settings.read(\.activity) }
        set { settings.write(\.activity, newValue) }
    }
    /// Whether locations may pause while the user rests; kept without effect here.
    open var pausesLocationUpdatesAutomatically: Bool {
        get { settings.read(\.pauses) }
        set { settings.write(\.pauses, newValue) }
    }
    /// Whether locations are delivered in the background too; false by default.
    ///
    /// > Precondition for true: `UIBackgroundModes` has `location`.
    open var allowsBackgroundLocationUpdates: Bool {
        get { settings.read(\.allowsBackground) }
        set {
            let modes = Bundle.main.infoDictionary?["UIBackgroundModes"] as? [String] ?? []
            ProgrammerError.require(
                !newValue || modes.contains("location"), "allowsBackgroundLocationUpdates needs location among UIBackgroundModes")
            settings.write(\.allowsBackground, newValue)
        }
    }
    /// Whether the status bar shows that the app uses the location in the background; kept without effect here.
    open var showsBackgroundLocationIndicator: Bool {
        get { settings.read(\.showsIndicator) }
        set { settings.write(\.showsIndicator, newValue) }
    }

    // MARK: Locations

    /// The last received one; nil before the first.
    open var location: CLLocation? { LocationAuthorization.permission.isGranted ? LastKnownLocation.shared.location : nil }
    /// The last received heading; always nil here.
    open var heading: CLHeading? { nil }

    /// Begins to deliver locations: the current one first, then each movement of at least ``distanceFilter``.
    ///
    /// If the user has refused, the delegate receives the error `denied`, and without a location `locationUnknown`, once each.
    open func startUpdatingLocation() { link.direct { $0.start($1) } }
    /// Ends the delivery of locations, and a request for one.
    open func stopUpdatingLocation() { link.direct { client, _ in client.stop() } }
    /// Delivers one location, or one failure.
    ///
    /// > Precondition: there is a delegate.
    open func requestLocation() {
        // Which methods a Swift class implements cannot be determined without calling them.
        ProgrammerError.require(delegate != nil, "Delegate must respond to locationManager:didUpdateLocations:")
        link.direct { $0.requestOne($1) }
    }
    /// Begins to deliver locations after movements of 500 meters, also in the background if the app is always allowed to.
    open func startMonitoringSignificantLocationChanges() { link.direct { $0.setSignificantChangeMonitoring(true, $1) } }
    /// Ends the delivery of large movements.
    open func stopMonitoringSignificantLocationChanges() { link.direct { $0.setSignificantChangeMonitoring(false, $1) } }

    // MARK: Regions

    /// The largest radius of a region that can be monitored, in meters.
    open var maximumRegionMonitoringDistance: CLLocationDistance { 1_000_000 }
    /// The regions that this manager monitors; other managers' regions are not included.
    open var monitoredRegions: Set<CLRegion> { settings.monitored }
    /// Begins to report entry to and exit from a region, replacing one of the same identifier, while the app runs.
    open func startMonitoring(for region: CLRegion) { link.direct { $0.monitor(region, $1) } }
    /// Ends the reports of the region with the same identifier.
    open func stopMonitoring(for region: CLRegion) { link.direct { client, _ in client.stopMonitoring(region) } }
    /// Asks whether the device is in a region; the delegate receives the answer.
    open func requestState(for region: CLRegion) { link.direct { $0.determine(region, $1) } }

    // MARK: Beacons

    /// The regions whose beacons are looked for.
    open var rangedRegions: Set<CLRegion> { settings.rangedRegions }
    /// The beacons that are looked for.
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { settings.rangedConstraints }
    /// Looks for the beacons of a region: the delegate receives them once a second while the app is in the foreground.
    @available(*, deprecated, message: "Use startRangingBeacons(satisfying:)")
    open func startRangingBeacons(in region: CLBeaconRegion) { link.direct { $0.range(region, $1) } }
    /// Looks for beacons: the delegate receives them once a second, the nearest first, while the app is in the foreground.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { link.direct { $0.range(constraint, $1) } }
    /// Ends the search for the beacons of a region.
    @available(*, deprecated, message: "Use stopRangingBeacons(satisfying:)")
    open func stopRangingBeacons(in region: CLBeaconRegion) { link.direct { client, _ in client.stopRanging(region) } }
    /// Ends the search for beacons.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        link.direct { client, _ in client.stopRanging(constraint) }
    }

    // MARK: Not available on any device here

    /// The smallest turn to report, in degrees; kept without effect here.
    open var headingFilter: CLLocationDegrees {
        get { settings.read(\.headingFilter) }
        set { settings.write(\.headingFilter, newValue) }
    }
    /// The edge that headings refer to; kept without effect here.
    open var headingOrientation: CLDeviceOrientation {
        get { settings.read(\.headingOrientation) }
        set { settings.write(\.headingOrientation, newValue) }
    }
    /// No device here has a compass: `headingAvailable()` is false, and nothing is delivered.
    open func startUpdatingHeading() { link.direct { $1.note("no device here has a compass, so no heading is delivered") } }
    /// Ends the delivery of headings; only notes in the log that there was none.
    open func stopUpdatingHeading() { link.direct { $1.note("no device here has a compass, so no heading was delivered") } }
    /// Begins to report places where the user stays on iOS; unavailable here.
    @available(*, unavailable, message: "Visits are not told of")
    open func startMonitoringVisits() {}
    /// Ends the reports of places where the user stays on iOS; unavailable here.
    @available(*, unavailable, message: "Visits are not told of")
    open func stopMonitoringVisits() {}
}
