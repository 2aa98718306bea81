public import Foundation
internal import ObjectiveC

/// Receives locations. All methods are optional and called on the main thread.
///
/// > Contract: Core Location, CLLocationManagerDelegate
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called if the previous one is not implemented.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
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
}
