public import Foundation

/// What a volume could store if the system deleted what it may: as much as is free, since nothing of the device can be deleted to make room.
///
/// > Contract: Foundation, URLResourceValues, "Checking Volume Storage Capacity". > Units: bytes.
extension URLResourceKey {
    /// The capacity for what the user asked for. It is the key of the free capacity: Foundation on Linux has no values for keys that it does not know.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
    /// The capacity for what the app loads in advance.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// The capacity for what the user asked for; nil unless its key was asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// The capacity for what the app loads in advance; nil unless its key was asked for.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
