/// A device's location, on WGS 84. > Units: degrees.
public struct DeviceLocation: Hashable, Sendable {
    /// North is positive.
    public var latitude: Double
    /// East is positive.
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

    /// Latitude and longitude with a comma between them, as scripts write them.
    public var text: String { "\(Self.text(latitude)),\(Self.text(longitude))" }

    private static func text(_ degrees: Double) -> String {
        degrees == degrees.rounded() ? String(Int(degrees)) : String(degrees)
    }
}

/// An app's location permission.
public struct LocationPermission: Hashable, Sendable {
    /// The user's choice when an app asks for the location.
    public enum Answer: UInt8, Sendable, CaseIterable {
        /// The user was not asked yet, or refused.
        case undecided, denied
        /// Until the app ends.
        case once
        /// The location is known while the app is in use, or also in the background.
        case whenInUse, always
    }

    /// The user's choice.
    public var answer: Answer
    /// Whether the app gets the exact location instead of an approximate one.
    public var isPrecise: Bool
    /// Whether the user was asked for more than `whenInUse`.
    public var wasAskedForAlways: Bool

    /// Creates a permission; by default the user was not asked yet.
    public init(_ answer: Answer = .undecided, isPrecise: Bool = true, wasAskedForAlways: Bool = false) {
        (self.answer, self.isPrecise, self.wasAskedForAlways) = (answer, isPrecise, wasAskedForAlways)
    }
}

/// A circular region around a location, monitored for entry and exit.
public struct DeviceRegion: Hashable, Sendable {
    /// The centre of the circle.
    public var center: DeviceLocation
    /// The radius of the circle.
    ///
    /// > Units: meters.
    public var radius: Double
    /// Whether entering the region is reported.
    public var countsEntry: Bool
    /// Whether leaving the region is reported.
    public var countsExit: Bool

    /// Creates a region with a radius in metres.
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
