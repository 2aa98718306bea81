public import Foundation
internal import ObjectiveC

/// Receives locations. All methods are optional and called on the main thread.
///
/// > Contract: Core Location, CLLocationManagerDelegate
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Receives a location; the array has one element here.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Receives the reason why no location is delivered; updates go on as soon as they can.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called when the manager has been created, and when the user's permission changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called if the previous one is not implemented.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Receives a heading; never called here.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Returns whether the compass may be calibrated; never called here.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// Called when locations pause; never called here.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Called when locations resume; never called here.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    /// Called when the monitoring of a region has begun.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Called when the device entered a region that notifies of entry.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Called when the device left a region that notifies of exit.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Receives the answer to `requestState(for:)`: unknown without a permission or a location.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Receives the reason why a region is not monitored.
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Receives the beacons of a region once a second, the nearest first; empty without one.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    /// Receives the reason why no beacons of a region are looked for.
    func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
    /// Receives beacons once a second, the nearest first; empty without one.
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// Receives the reason why no beacons are looked for.
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        ObjCRuntime.optional(self, "locationManager:didUpdateLocations:", [manager, locations])
    }
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        ObjCRuntime.optional(self, "locationManager:didFailWithError:", [manager, error])
    }
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        if !ObjCRuntime.optional(self, "locationManagerDidChangeAuthorization:", [manager]) {
            locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
        }
    }
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        ObjCRuntime.optional(self, "locationManager:didChangeAuthorizationStatus:", [manager, status])
    }
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        ObjCRuntime.optional(self, "locationManager:didUpdateHeading:", [manager, newHeading])
    }
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
        ObjCRuntime.optional(self, "locationManagerShouldDisplayHeadingCalibration:", [manager]) ?? false
    }
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
        ObjCRuntime.optional(self, "locationManagerDidPauseLocationUpdates:", [manager])
    }
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {
        ObjCRuntime.optional(self, "locationManagerDidResumeLocationUpdates:", [manager])
    }
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        ObjCRuntime.optional(self, "locationManager:didStartMonitoringForRegion:", [manager, region])
    }
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        ObjCRuntime.optional(self, "locationManager:didEnterRegion:", [manager, region])
    }
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        ObjCRuntime.optional(self, "locationManager:didExitRegion:", [manager, region])
    }
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        ObjCRuntime.optional(self, "locationManager:didDetermineState:forRegion:", [manager, state, region])
    }
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
        ObjCRuntime.optional(self, "locationManager:monitoringDidFailForRegion:withError:", [manager, region, error])
    }
    public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {
        ObjCRuntime.optional(self, "locationManager:didRangeBeacons:inRegion:", [manager, beacons, region])
    }
    public func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error) {
        ObjCRuntime.optional(self, "locationManager:rangingBeaconsDidFailForRegion:withError:", [manager, region, error])
    }
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {
        ObjCRuntime.optional(self, "locationManager:didRangeBeacons:satisfyingConstraint:", [manager, beacons, beaconConstraint])
    }
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) {
        ObjCRuntime.optional(self, "locationManager:didFailRangingBeaconsForConstraint:error:", [manager, beaconConstraint, error])
    }
}
