public import Foundation

/// A beacon that the device's radio hears, as iBeacon names it.
public struct DeviceBeacon: Hashable, Sendable {
    /// The identifier that beacons of one owner share.
    public var uuid: UUID
    /// The number of the beacon's group.
    public var major: UInt16
    /// The number of the beacon in its group.
    public var minor: UInt16
    /// How far away it is; more than 0. > Units: meters.
    public var distance: Double

    /// The largest distance at which a beacon can be heard. > Units: meters.
    ///
    /// Bluetooth Low Energy reaches about 100 m in the open (R).
    public static let range = 100.0

    /// Nil for a distance that is not more than 0, or out of range.
    public init?(uuid: UUID, major: UInt16, minor: UInt16, distance: Double) {
        guard distance > 0, distance <= Self.range else { return nil }
        (self.uuid, self.major, self.minor, self.distance) = (uuid, major, minor, distance)
    }

    /// As on the command line: `E2C56DB5-DFFB-48D2-B060-D0F5A71096E0/1/2@0.3`.
    public init?(_ text: String) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let distance = Double(parts[1]) else { return nil }
        let numbers = parts[0].split(separator: "/", omittingEmptySubsequences: false)
        guard numbers.count == 3, let uuid = UUID(uuidString: String(numbers[0])), let major = UInt16(numbers[1]),
            let minor = UInt16(numbers[2])
        else { return nil }
        self.init(uuid: uuid, major: major, minor: minor, distance: distance)
    }

    /// Owner, group, number and distance, as scripts write them.
    public var text: String {
        "\(uuid.uuidString)/\(major)/\(minor)@\(distance == distance.rounded() ? String(Int(distance)) : String(distance))"
    }

    /// Beacons with commas between them, or none; nil if one cannot be read, or is there twice.
    public static func list(_ text: String) -> [DeviceBeacon]? {
        guard text != "none" else { return [] }
        let beacons = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { DeviceBeacon(String($0)) }
        guard beacons.count == text.count(where: { $0 == "," }) + 1 else { return nil }
        let names = Set(beacons.map { [$0.uuid.uuidString, String($0.major), String($0.minor)] })
        return names.count == beacons.count ? beacons : nil
    }
}
