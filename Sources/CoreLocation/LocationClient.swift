internal import Foundation
internal import UIKitCore

/// One manager's requests, and its last delivered values.
@MainActor final class LocationClient {
    weak var manager: CLLocationManager?
    private let settings: LocationSettings
    private var isUpdating = false
    private var isWaitingForOne = false
    private var monitorsSignificant = false
    private var lastReported: CLLocation?
    private var hasReportedUnknown = false
    private var hasReportedDenial = false
    /// Regions by identifier, and whether the device was inside at the last check.
    private var regions: [String: (region: CLRegion, isInside: Bool?)] = [:] {
        didSet { settings.note(Set(regions.values.map(\.region))) }
    }

    private var rangedRegions: [String: CLBeaconRegion] = [:] {
        didSet { settings.note(ranged: Set(rangedRegions.values)) }
    }
    private var rangedConstraints: [CLBeaconIdentityConstraint] = [] {
        didSet { settings.note(ranged: Set(rangedConstraints)) }
    }
    private var isRanging = false

    /// > Units: seconds. > Apple: locationManager(_:didRange:satisfying:) is called about once a second.
    private static let rangingInterval = 1.0
    /// Minimum distance of a significant change. > Units: meters.
    private static let greatMove: CLLocationDistance = 500

    /// The number of regions that are monitored at once. > Apple: startMonitoring(for:).
    private static let regionLimit = 20

    nonisolated init(_ settings: LocationSettings) { self.settings = settings }

    private func notify(_ body: (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        guard let manager, let delegate = manager.delegate else { return }
        body(delegate, manager)
    }

    func notifyPermission() { notify { $0.locationManagerDidChangeAuthorization($1) } }

    private func fail(_ code: CLError.Code) { notify { $0.locationManager($1, didFailWithError: CLError(code)) } }

    // MARK: Locations

    func start(_ service: LocationService) {
        guard !isUpdating else { return }
        (isUpdating, lastReported, hasReportedUnknown, hasReportedDenial) = (true, nil, false, false)
        placeChanged(service)
    }

    func stop() {
        isUpdating = false
        isWaitingForOne = false
    }

    func requestOne(_ service: LocationService) {
        isWaitingForOne = true
        placeChanged(service)
    }

    func setSignificantChangeMonitoring(_ wants: Bool, _ service: LocationService) {
        guard wants != monitorsSignificant else { return }
        (monitorsSignificant, lastReported) = (wants, nil)
        if wants { placeChanged(service) }
    }

    /// Delivers changes since the last time. In the background, only to managers that allow it.
    func placeChanged(_ service: LocationService) {
        watchRegions(service)
        guard isUpdating || isWaitingForOne || monitorsSignificant else { return }
        guard service.permission.answer != .undecided else { return }
        guard service.permission.isGranted else { return refuse() }
        guard service.isInFront || settings.allowsBackground || (monitorsSignificant && service.permission.answer == .always) else {
            return
        }
        guard let location = service.location else {
            if isWaitingForOne || !hasReportedUnknown { fail(.locationUnknown) }
            (isWaitingForOne, hasReportedUnknown) = (false, true)
            return
        }
        LastKnownLocation.shared.keep(location)
        hasReportedUnknown = false
        let moved = lastReported.map { location.distance(from: $0) } ?? .infinity
        let least = isUpdating ? settings.distanceFilter : Self.greatMove
        guard isWaitingForOne || moved > 0 && moved >= least else { return }
        (isWaitingForOne, lastReported) = (false, location)
        notify { $0.locationManager($1, didUpdateLocations: [location]) }
    }

    private func refuse() {
        guard isWaitingForOne || !hasReportedDenial else { return }
        (isWaitingForOne, hasReportedDenial) = (false, true)
        fail(.denied)
    }

    // MARK: Regions

    func monitor(_ region: CLRegion, _ service: LocationService) {
        let isKnownKind = region is CLCircularRegion || region is CLBeaconRegion
        let hasRoom = regions[region.identifier] != nil || regions.count < Self.regionLimit
        guard service.permission.isGranted, isKnownKind, hasRoom else {
            let code: CLError.Code = service.permission.isGranted ? .regionMonitoringFailure : .regionMonitoringDenied
            return notify { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(code)) }
        }
        regions[region.identifier] = (region, Self.isInside(region, service))
        notify { $0.locationManager($1, didStartMonitoringFor: region) }
    }

    func stopMonitoring(_ region: CLRegion) { regions[region.identifier] = nil }

    func determine(_ region: CLRegion, _ service: LocationService) {
        let isInside = service.permission.isGranted ? Self.isInside(region, service) : nil
        let state: CLRegionState = isInside.map { $0 ? .inside : .outside } ?? .unknown
        notify { $0.locationManager($1, didDetermineState: state, for: region) }
    }

    // MARK: Beacons

    func range(_ region: CLBeaconRegion, _ service: LocationService) {
        guard service.permission.isGranted else {
            return notify { $0.locationManager($1, rangingBeaconsDidFailFor: region, withError: CLError(.denied)) }
        }
        rangedRegions[region.identifier] = region
        waitForBeacons(service)
    }

    func range(_ constraint: CLBeaconIdentityConstraint, _ service: LocationService) {
        guard service.permission.isGranted else {
            return notify { $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.denied)) }
        }
        if !rangedConstraints.contains(constraint) { rangedConstraints.append(constraint) }
        waitForBeacons(service)
    }

    func stopRanging(_ region: CLBeaconRegion) { rangedRegions[region.identifier] = nil }

    func stopRanging(_ constraint: CLBeaconIdentityConstraint) { rangedConstraints.removeAll { $0 == constraint } }

    func beaconsChanged(_ service: LocationService) { watchRegions(service) }

    /// Reports all beacons once a second, also when there are none, as long as any are looked for.
    private func waitForBeacons(_ service: LocationService) {
        guard !isRanging, !(rangedRegions.isEmpty && rangedConstraints.isEmpty) else { return }
        isRanging = true
        _ = service.delays.run(after: Self.rangingInterval) { [weak self, weak service] in
            guard let self, let service else { return }
            isRanging = false
            if service.permission.isGranted, service.isInFront { reportBeacons(service) }
            if manager != nil { waitForBeacons(service) }
        }
    }

    private func reportBeacons(_ service: LocationService) {
        for region in rangedRegions.values.sorted(by: { $0.identifier < $1.identifier }) {
            let found = Self.beacons(region.beaconIdentityConstraint, service)
            notify { $0.locationManager($1, didRangeBeacons: found, in: region) }
        }
        for constraint in rangedConstraints {
            let found = Self.beacons(constraint, service)
            notify { $0.locationManager($1, didRange: found, satisfying: constraint) }
        }
    }

    private static func beacons(_ constraint: CLBeaconIdentityConstraint, _ service: LocationService) -> [CLBeacon] {
        service.beacons(uuid: constraint.uuid, major: constraint.major, minor: constraint.minor).map { CLBeacon($0, at: service.now()) }
    }

    private func watchRegions(_ service: LocationService) {
        guard service.permission.isGranted, service.isInFront || service.permission.answer == .always else { return }
        for (identifier, one) in regions.sorted(by: { $0.key < $1.key }) {
            guard let isInside = Self.isInside(one.region, service), isInside != one.isInside else { continue }
            regions[identifier]?.isInside = isInside
            // A first location outside the region is not a crossing.
            guard one.isInside != nil || isInside else { continue }
            if isInside, one.region.notifyOnEntry { notify { $0.locationManager($1, didEnterRegion: one.region) } }
            if !isInside, one.region.notifyOnExit { notify { $0.locationManager($1, didExitRegion: one.region) } }
        }
    }

    private static func isInside(_ region: CLRegion, _ service: LocationService) -> Bool? {
        if let beacons = region as? CLBeaconRegion { return !Self.beacons(beacons.beaconIdentityConstraint, service).isEmpty }
        guard let circle = region as? CLCircularRegion, let place = service.location else { return nil }
        return circle.contains(place.coordinate)
    }
}
