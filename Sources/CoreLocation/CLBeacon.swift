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

/// A beacon that was found. No device here has a radio for beacons, so a delegate receives none.
///
/// > Contract: Core Location, CLBeacon
open class CLBeacon: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier that beacons of one owner share.
    public let uuid: UUID
    /// The number of the beacon's group, a `CLBeaconMajorValue`.
    public let major: NSNumber
    /// The number of the beacon in its group, a `CLBeaconMinorValue`.
    public let minor: NSNumber
    /// How near the beacon is.
    public let proximity: CLProximity
    /// How exact the distance is; negative if that is not known. > Units: meters.
    public let accuracy: CLLocationAccuracy
    /// The strength of the signal; 0 if that is not known. > Units: decibels relative to a milliwatt.
    public let rssi: Int
    /// When the beacon was found.
    public let timestamp: Date

    package init(
        _ constraint: CLBeaconIdentityConstraint, proximity: CLProximity, accuracy: CLLocationAccuracy, rssi: Int, timestamp: Date
    ) {
        (uuid, major, minor) = (
            constraint.uuid, NSNumber(value: constraint.major ?? 0), NSNumber(value: constraint.minor ?? 0)
        )
        (self.proximity, self.accuracy, self.rssi, self.timestamp) = (proximity, accuracy, rssi, timestamp)
        super.init()
    }

    /// The identifier that beacons of one owner share.
    @available(*, deprecated, renamed: "uuid")
    public var proximityUUID: UUID { uuid }

    /// Returns the beacon itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
