/// A device's location, on WGS 84. > Units: degrees.
public struct DeviceLocation: Hashable, Sendable {
    public var latitude: Double
    public var longitude: Double

    /// Nil for coordinates out of range.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    /// As on the command line: `48.2082,16.3738`.
    public init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    public var text: String { "\(Self.text(latitude)),\(Self.text(longitude))" }

    private static func text(_ degrees: Double) -> String {
        degrees == degrees.rounded() ? String(Int(degrees)) : String(degrees)
    }
}

/// An app's location permission.
public struct LocationPermission: Hashable, Sendable {
    public enum Answer: UInt8, Sendable, CaseIterable {
        case undecided, denied
        /// Until the app ends.
        case once
        case whenInUse, always
    }

    public var answer: Answer
    public var isPrecise: Bool
    /// Whether the user was asked for more than `whenInUse`.
    public var wasAskedForAlways: Bool

    public init(_ answer: Answer = .undecided, isPrecise: Bool = true, wasAskedForAlways: Bool = false) {
        (self.answer, self.isPrecise, self.wasAskedForAlways) = (answer, isPrecise, wasAskedForAlways)
    }
}

/// A circular region around a location, monitored for entry and exit.
public struct DeviceRegion: Hashable, Sendable {
    public var center: DeviceLocation
    /// > Units: meters.
    public var radius: Double
    public var countsEntry: Bool
    public var countsExit: Bool

    public init(center: DeviceLocation, radius: Double, countsEntry: Bool, countsExit: Bool) {
        (self.center, self.radius, self.countsEntry, self.countsExit) = (center, radius, countsEntry, countsExit)
    }

    private func contains(_ place: DeviceLocation) -> Bool {
        Geodesic.distance((center.latitude, center.longitude), (place.latitude, place.longitude)) <= radius
    }

    /// Whether moving from `old` to `new` is a monitored entry or exit. A nil `old` counts as outside; a nil `new` is never a crossing.
    public func isCrossed(from old: DeviceLocation?, to new: DeviceLocation?) -> Bool {
        guard let new else { return false }
        let (wasInside, isInside) = (old.map(contains) ?? false, contains(new))
        guard wasInside != isInside else { return false }
        return isInside ? countsEntry : countsExit
    }
}
