/// Where a device is, on WGS 84. > Units: degrees.
public struct DeviceLocation: Hashable, Sendable {
    public var latitude: Double
    public var longitude: Double

    /// Nil for what lies on no globe.
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

/// What a person allowed an app to know of where the device is.
public struct LocationPermission: Hashable, Sendable {
    public enum Answer: UInt8, Sendable, CaseIterable {
        case undecided, denied
        /// Until the app ends.
        case once
        case whenInUse, always
    }

    public var answer: Answer
    public var isPrecise: Bool
    /// Whether the person was asked for more than `whenInUse`.
    public var wasAskedForAlways: Bool

    public init(_ answer: Answer = .undecided, isPrecise: Bool = true, wasAskedForAlways: Bool = false) {
        (self.answer, self.isPrecise, self.wasAskedForAlways) = (answer, isPrecise, wasAskedForAlways)
    }
}
