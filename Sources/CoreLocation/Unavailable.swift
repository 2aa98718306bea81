public import Foundation

// What no simulated device measures.

/// Not available in Ferry: Ferry has no extensions of apps.
@available(*, unavailable, message: "Ferry has no extensions of apps")
public protocol CLLocationPushServiceExtension: NSObjectProtocol {}

/// Not available in Ferry: Ferry reports no visits; use startMonitoringSignificantLocationChanges().
@available(*, unavailable, message: "Ferry reports no visits; use startMonitoringSignificantLocationChanges()")
open class CLVisit: NSObject {}

extension CLHeading {
    /// Not available in Ferry: no simulated device measures the magnetic field; use magneticHeading.
    @available(*, unavailable, message: "no simulated device measures the magnetic field; use magneticHeading")
    public var x: Double { 0 }
    /// Not available in Ferry: no simulated device measures the magnetic field; use magneticHeading.
    @available(*, unavailable, message: "no simulated device measures the magnetic field; use magneticHeading")
    public var y: Double { 0 }
    /// Not available in Ferry: no simulated device measures the magnetic field; use magneticHeading.
    @available(*, unavailable, message: "no simulated device measures the magnetic field; use magneticHeading")
    public var z: Double { 0 }
}

extension CLLocationManager {
    /// Not available in Ferry: no simulated device has a compass to calibrate.
    @available(*, unavailable, message: "no simulated device has a compass to calibrate")
    public func dismissHeadingCalibrationDisplay() {}
    /// Not available in Ferry: deferred updates are not available since iOS 13.
    @available(*, unavailable, message: "deferred updates are not available since iOS 13")
    public func allowDeferredLocationUpdates(untilTraveled: Double, timeout: Double) {}
    /// Not available in Ferry: deferred updates are not available since iOS 13.
    @available(*, unavailable, message: "deferred updates are not available since iOS 13")
    public func disallowDeferredLocationUpdates() {}
    /// Not available in Ferry: deferred updates are not available since iOS 13.
    @available(*, unavailable, message: "deferred updates are not available since iOS 13")
    public static var deferredLocationUpdatesAvailable: Bool { false }
    /// Not available in Ferry: Ferry has no extensions of apps.
    @available(*, unavailable, message: "Ferry has no extensions of apps")
    public func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)?) {}
    /// Not available in Ferry: Ferry has no extensions of apps.
    @available(*, unavailable, message: "Ferry has no extensions of apps")
    public func stopMonitoringLocationPushes() {}
}

extension CLLocationManagerDelegate {
    /// Not available in Ferry: Ferry reports no visits; use startMonitoringSignificantLocationChanges().
    @available(*, unavailable, message: "Ferry reports no visits; use startMonitoringSignificantLocationChanges()")
    public func locationManager(_ locationManager: CLLocationManager, didVisit: CLVisit) {}
    /// Not available in Ferry: deferred updates are not available since iOS 13.
    @available(*, unavailable, message: "deferred updates are not available since iOS 13")
    public func locationManager(_ locationManager: CLLocationManager, didFinishDeferredUpdatesWithError: (any Error)?) {}
}

extension CLPlacemark {
    /// Not available in Ferry: Ferry has no Contacts; use geocodeAddressString(_:completionHandler:).
    @available(*, unavailable, message: "Ferry has no Contacts; use geocodeAddressString(_:completionHandler:)")
    public var postalAddress: Any? { nil }
}

extension CLGeocoder {
    /// Not available in Ferry: Ferry has no Contacts; use geocodeAddressString(_:completionHandler:).
    @available(*, unavailable, message: "Ferry has no Contacts; use geocodeAddressString(_:completionHandler:)")
    public func geocodeAddressDictionary(_ dictionary: [AnyHashable: Any], completionHandler: CLGeocodeCompletionHandler) {}
    /// Not available in Ferry: Ferry has no Contacts; use geocodeAddressString(_:completionHandler:).
    @available(*, unavailable, message: "Ferry has no Contacts; use geocodeAddressString(_:completionHandler:)")
    public func geocodePostalAddress(_ postalAddress: Any, completionHandler: CLGeocodeCompletionHandler) {}
    /// Not available in Ferry: Ferry has no Contacts; use geocodeAddressString(_:completionHandler:).
    @available(*, unavailable, message: "Ferry has no Contacts; use geocodeAddressString(_:completionHandler:)")
    public func geocodePostalAddress(_ postalAddress: Any, preferredLocale: Locale?, completionHandler: CLGeocodeCompletionHandler) {}
}
