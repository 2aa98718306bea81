package import DeviceProtocol
package import Foundation
internal import ProgrammerErrors
package import UIKitCore

/// The device's location, the app's permission, and the managers to notify.
///
/// A manager's request is processed at the main queue's next turn, and its delegate is called there.
@MainActor package final class LocationService {
    /// The user's permission, with what holds until the app ends.
    package var permission: LocationPermission {
        var known = stored
        if isPreciseForNow { known.isPrecise = true }
        return known
    }
    private var stored: LocationPermission
    /// The user has allowed exact locations once.
    var isPreciseForNow = false
    /// A session asks for exact locations once for each launch.
    private var wasAskedForAccuracy = false
    package private(set) var place: DeviceLocation?
    private var nearBeacons: [DeviceBeacon] = []
    private var clients: [WeakClient] = []
    private var listeners: [ObjectIdentifier: any LocationListener] = [:]
    private var monitors: [WeakMonitor] = []
    private(set) var sessions = LocationSessions()
    let question = SystemAlert()
    unowned let context: ApplicationContext
    /// Replaced by tests: values of `Info.plist`, and the time.
    package var usage: (String) -> String? = { AppInformation.text($0) }
    package var information: (String) -> Any? = { Bundle.main.object(forInfoDictionaryKey: $0) }
    package var monitorFolder = MonitorStore.folder
    package var now: () -> Date = { Date() }

    private struct WeakClient { weak var client: LocationClient? }
    private struct WeakMonitor { weak var monitor: ConditionMonitor? }

    /// The current application's.
    package static var current: LocationService { of(ApplicationContext.current) }

    /// An application's, created with the first manager.
    private static func of(_ context: ApplicationContext) -> LocationService {
        if let known = context.locationService as? LocationService { return known }
        let made = LocationService(context)
        context.locationService = made
        return made
    }

    /// Resets everything, for tests: the next one is the current application's then.
    package static func reset() {
        ApplicationContext.current.locationService = nil
        LastKnownLocation.shared.forget()
    }

    package init(_ context: ApplicationContext) {
        self.context = context
        stored = context.changedLocationPermission ?? context.environment.beginning.location
        (place, nearBeacons) = (context.device.location, context.device.beacons)
        // "Allow Once" was for the previous launch.
        if stored.answer == .once { stored.answer = .undecided }
        context.locationHandlers.onChange = { [weak self] in self?.moved(to: $0) }
        context.locationHandlers.onBeacons = { [weak self] in self?.heard($0) }
        context.locationHandlers.onPermission = { [weak self] new in self?.change { $0 = new } }
        LocationAuthorization.take(permission)
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: context.application, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.didComeToForeground() }
        }
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: context.application, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.refreshListeners() }
        }
    }

    package var isInFront: Bool { context.application.applicationState != .background }

    func add(_ client: LocationClient) {
        clients.removeAll { $0.client == nil }
        clients.append(WeakClient(client: client))
        client.notifyPermission()
    }

    var delays: any DelayedActionScheduler { context.delays }

    // MARK: Listeners

    func add(_ listener: any LocationListener) { listeners[ObjectIdentifier(listener)] = listener }

    /// How many iterations of sequences go on.
    var listenerCount: Int { listeners.count }

    func remove(_ listener: ObjectIdentifier) { listeners[listener] = nil }

    func refreshListeners() {
        for listener in Array(listeners.values) { listener.refresh(self) }
        for monitor in monitors.compactMap(\.monitor) { monitor.refresh(self) }
    }

    private var noted: Set<String> = []

    /// Logs an app's requests that have no effect in the simulator's log, once.
    func note(_ text: String) {
        if noted.insert(text).inserted { context.send(.log("Core Location: \(text)")) }
    }

    private func notify(_ body: (LocationClient) -> Void) {
        for client in clients.compactMap(\.client) { body(client) }
    }

    // MARK: Locations

    private func moved(to place: DeviceLocation?) {
        guard self.place != place else { return }
        self.place = place
        notify { $0.placeChanged(self) }
        refreshListeners()
    }

    private func heard(_ beacons: [DeviceBeacon]) {
        nearBeacons = beacons
        notify { $0.beaconsChanged(self) }
        refreshListeners()
    }

    /// The beacons of an owner, a group or a number that the device hears, the nearest first.
    func beacons(uuid: UUID, major: CLBeaconMajorValue?, minor: CLBeaconMinorValue?) -> [DeviceBeacon] {
        nearBeacons.filter { $0.uuid == uuid && (major ?? $0.major) == $0.major && (minor ?? $0.minor) == $0.minor }
            .sorted { ($0.distance, $0.major, $0.minor) < ($1.distance, $1.major, $1.minor) }
    }

    /// Managers that were not notified in the background receive the current location.
    private func didComeToForeground() {
        notify { $0.placeChanged(self) }
        askForSessions()
        refreshListeners()
    }

    /// The current location, with the precision that the app is allowed.
    var location: CLLocation? {
        guard let place else { return nil }
        let exact = CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
        // With reduced accuracy, a device reports only an area of a few kilometers (R).
        func rounded(_ degrees: Double) -> Double { (degrees * 20).rounded() / 20 }
        let coordinate =
            permission.isPrecise ? exact : CLLocationCoordinate2D(latitude: rounded(exact.latitude), longitude: rounded(exact.longitude))
        return CLLocation(
            coordinate: coordinate, altitude: 0, horizontalAccuracy: permission.isPrecise ? 5 : 5000, verticalAccuracy: -1, course: -1,
            courseAccuracy: -1, speed: -1, speedAccuracy: -1, timestamp: now(),
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
    }

    // MARK: Sessions

    /// Whether the app may know its location now, as far as that depends on its state.
    var isInUse: Bool {
        guard !isInFront else { return true }
        let modes = information("UIBackgroundModes") as? [String] ?? []
        return modes.contains("location") && keepsInUse
    }

    /// Whether the user's permission or a session reaches into the background.
    var keepsInUse: Bool { permission.answer == .always || sessions.keepsInUse }

    /// Whether iterations do not ask by themselves. > Apple: NSLocationRequireExplicitServiceSession.
    var needsExplicitSession: Bool { hasSessions && (information("NSLocationRequireExplicitServiceSession") as? Bool ?? false) }

    /// Sessions are of iOS 18.
    private var hasSessions: Bool { (SystemVersion(context.device.systemVersion) ?? .standard) >= SystemVersion(major: 18) }

    /// What an iteration of locations or events does from iOS 18 on.
    func beginImplicitSession() {
        if hasSessions, !needsExplicitSession, isInFront { ask(always: false) }
    }

    func changeSessions(_ body: (inout LocationSessions) -> Void) {
        body(&sessions)
        askForSessions()
        refreshListeners()
    }

    private func askForSessions() {
        guard isInFront else { return }
        if sessions.wantsPermission { ask(always: sessions.wantsAlways) }
        if let purpose = sessions.accuracyPurpose, permission.isGranted, !permission.isPrecise, !wasAskedForAccuracy, !isAsking {
            wasAskedForAccuracy = true
            askForAccuracy(purpose) { _ in }
        }
    }

    // MARK: Monitors

    /// > Precondition: no monitor of the name lives.
    package func openMonitor(_ name: String) -> ConditionMonitor {
        monitors.removeAll { $0.monitor == nil }
        ProgrammerError.require(
            !monitors.contains { $0.monitor?.name == name }, "Monitor named \(name) is already in use")
        let monitor = ConditionMonitor(name, MonitorStore(name, in: monitorFolder))
        monitors.append(WeakMonitor(monitor: monitor))
        return monitor
    }

    /// The conditions of all monitors.
    var monitoredConditionCount: Int { monitors.reduce(0) { $0 + ($1.monitor?.observedCount ?? 0) } }

    // MARK: Changes of the permission

    func change(_ body: (inout LocationPermission) -> Void) {
        let old = permission
        body(&stored)
        context.send(.location(stored))
        apply(from: old)
    }

    func apply(from old: LocationPermission) {
        LocationAuthorization.take(permission)
        if (old.status, old.isPrecise) != (permission.status, permission.isPrecise) {
            notify {
                $0.notifyPermission()
                $0.placeChanged(self)
            }
        }
        askForSessions()
        refreshListeners()
    }
}
