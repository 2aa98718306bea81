public import Foundation

/// Which beacons are looked for: those of an owner, of one of its groups, or one beacon.
///
/// > Contract: Core Location, CLBeaconIdentityCondition
open class CLBeaconIdentityCondition: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier that beacons of one owner share.
    open private(set) var uuid: UUID
    /// The number of the group; nil for all groups.
    open private(set) var major: CLBeaconMajorValue?
    /// The number in the group; nil for all beacons of the group.
    open private(set) var minor: CLBeaconMinorValue?

    /// Creates a condition for all beacons of an owner.
    public convenience init(uuid: UUID) { self.init(uuid: uuid, numbers: nil, nil) }

    /// Creates a condition for all beacons of a group.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid: uuid, numbers: major, nil) }

    /// Creates a condition for one beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.init(uuid: uuid, numbers: major, minor)
    }

    fileprivate init(uuid: UUID, numbers major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init()
    }

    /// Returns the condition itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Conditions are equal if they are for the same beacons.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityCondition else { return false }
        return (other.uuid, other.major, other.minor) == (uuid, major, minor)
    }
    open override var hash: Int { uuid.hashValue }
}

/// Which beacons are looked for, in the calls before iOS 17. > Contract: Core Location, CLBeaconIdentityConstraint
open class CLBeaconIdentityConstraint: CLBeaconIdentityCondition, @unchecked Sendable {}

/// A region around beacons: the device is in it while it hears one of them. > Contract: Core Location, CLBeaconRegion
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// Which beacons make the region.
    open private(set) var beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// Whether the state is reported when the user turns the display on; kept without effect here. False by default.
    open var notifyEntryStateOnDisplay = false

    /// Creates a region around beacons.
    ///
    /// - Parameter identifier: the app's key for the region.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    /// Creates a region around all beacons of an owner.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }

    /// Creates a region around all beacons of a group.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }

    /// Creates a region around one beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor), identifier: identifier)
    }

    /// Creates a region around all beacons of an owner.
    @available(*, deprecated, renamed: "init(uuid:identifier:)")
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }

    /// Creates a region around all beacons of a group.
    @available(*, deprecated, renamed: "init(uuid:major:identifier:)")
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }

    /// Creates a region around one beacon.
    @available(*, deprecated, renamed: "init(uuid:major:minor:identifier:)")
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    /// The identifier that beacons of one owner share.
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    /// The identifier that beacons of one owner share.
    @available(*, deprecated, renamed: "uuid")
    open var proximityUUID: UUID { uuid }
    /// The number of the group; nil for all groups.
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    /// The number in the group; nil for all beacons of the group.
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

    /// Not available in Ferry: there is no Core Bluetooth to make the device a beacon.
    @available(*, unavailable, message: "there is no Core Bluetooth to make the device a beacon")
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary { NSMutableDictionary() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLBeaconRegion(beaconIdentityConstraint: beaconIdentityConstraint, identifier: identifier)
        (copy.notifyOnEntry, copy.notifyOnExit) = (notifyOnEntry, notifyOnExit)
        copy.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
        return copy
    }
}
