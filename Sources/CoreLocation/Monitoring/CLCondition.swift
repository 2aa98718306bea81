public import Foundation

/// What a ``CLMonitor`` observes. Only those of `CLMonitor` are; for any other an event has `conditionUnsupported`.
///
/// > Contract: Core Location, CLCondition
public protocol CLCondition: Decodable, Encodable, Sendable {}

extension CLMonitor {
    /// The device is in a circle around a location. > Contract: Core Location, CLMonitor.CircularGeographicCondition
    public struct CircularGeographicCondition: CLCondition {
        /// The middle of the circle.
        public let center: CLLocationCoordinate2D
        /// The distance of the border from the middle. > Units: meters.
        public let radius: CLLocationDistance

        /// Creates a circle.
        ///
        /// - Parameters:
        ///   - center: the middle of the circle.
        ///   - radius: the distance of the border from the middle, in meters.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }

        private enum CodingKeys: String, CodingKey { case latitude, longitude, radius }

        /// Reads a circle.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            center = CLLocationCoordinate2D(
                latitude: try values.decode(Double.self, forKey: .latitude), longitude: try values.decode(Double.self, forKey: .longitude))
            radius = try values.decode(Double.self, forKey: .radius)
        }

        /// Writes the circle.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(center.latitude, forKey: .latitude)
            try values.encode(center.longitude, forKey: .longitude)
            try values.encode(radius, forKey: .radius)
        }
    }

    /// A beacon is near: one of an owner, of one of its groups, or one alone.
    ///
    /// > Contract: Core Location, CLMonitor.BeaconIdentityCondition
    public struct BeaconIdentityCondition: CLCondition {
        /// The identifier that beacons of one owner share.
        public let uuid: UUID
        /// The number of the group; nil for all groups.
        public let major: CLBeaconMajorValue?
        /// The number in the group; nil for all beacons of the group.
        public let minor: CLBeaconMinorValue?

        /// Creates a condition for all beacons of an owner.
        public init(uuid: UUID) { self.init(uuid, nil, nil) }
        /// Creates a condition for all beacons of a group.
        public init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
        /// Creates a condition for one beacon.
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid, major, minor) }

        private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }
}
