package import DeviceProtocol
public import Foundation

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// The beacon is next to the device.
    case immediate = 1
    /// The beacon is a few meters away.
    case near = 2
    /// The beacon is far away.
    case far = 3
}

/// A beacon that was found: one of the device's setting `beacons`.
///
/// > Contract: Core Location, CLBeacon
open class CLBeacon: NSObject, NSCopying, @unchecked Sendable {
    private let identity: CLBeaconIdentityConstraint
    private let measurement: Measurement

    /// What a device has measured of a beacon.
    package struct Measurement: Sendable {
        let proximity: CLProximity
        /// > Units: meters.
        let accuracy: CLLocationAccuracy
        /// > Units: decibels relative to a milliwatt.
        let rssi: Int
        let timestamp: Date

        /// What a receiver measures of a beacon that is calibrated to -59 dBm at one meter, in the open: the strength of the signal
        /// falls with the square of the distance. The borders of the proximities are those that iBeacon's users report (R).
        init(distance: Double, timestamp: Date) {
            (accuracy, self.timestamp) = (distance, timestamp)
            proximity = distance < 0.5 ? .immediate : distance < 3 ? .near : .far
            rssi = Int((-59 - 20 * log10(distance)).rounded())
        }
    }

    /// The identifier that beacons of one owner share.
    open var uuid: UUID { identity.uuid }
    /// The number of the beacon's group, a `CLBeaconMajorValue`.
    open var major: NSNumber { NSNumber(value: identity.major ?? 0) }
    /// The number of the beacon in its group, a `CLBeaconMinorValue`.
    open var minor: NSNumber { NSNumber(value: identity.minor ?? 0) }
    /// How near the beacon is.
    open var proximity: CLProximity { measurement.proximity }
    /// How exact the distance is; negative if that is not known. > Units: meters.
    open var accuracy: CLLocationAccuracy { measurement.accuracy }
    /// The strength of the signal; 0 if that is not known. > Units: decibels relative to a milliwatt.
    open var rssi: Int { measurement.rssi }
    /// When the beacon was found.
    open var timestamp: Date { measurement.timestamp }

    package init(_ beacon: DeviceBeacon, at time: Date) {
        identity = CLBeaconIdentityConstraint(uuid: beacon.uuid, major: beacon.major, minor: beacon.minor)
        measurement = Measurement(distance: beacon.distance, timestamp: time)
        super.init()
    }

    /// The identifier that beacons of one owner share.
    @available(*, deprecated, renamed: "uuid")
    open var proximityUUID: UUID { uuid }

    /// Returns the beacon itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
