/// A version of iOS that a device can imitate.
///
/// > Contract: design, versions 15 to 18. Those after it have another look, which devices do not have.
public struct SystemVersion: Hashable, Sendable, Comparable {
    /// What `ferry` imitates unless a command says otherwise.
    public static let standard = SystemVersion(major: 17, minor: 5)
    /// The oldest and the newest major version.
    public static let majors = 15...18
    /// The last release of each major version that Apple's simulators had (R); the meaning of a number without a point.
    private static let lastMinor = [15: 5, 16: 4, 17: 5, 18: 5]

    /// The first number.
    public let major: Int
    /// The number after the first point.
    public let minor: Int
    /// The number after the second point; 0 is not written.
    public let patch: Int

    /// A version by its numbers.
    public init(major: Int, minor: Int = 0, patch: Int = 0) { (self.major, self.minor, self.patch) = (major, minor, patch) }

    /// Reads "16", which is the last 16, "16.0" or "16.3.1"; nil for other texts.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) : nil }
        guard (1...3).contains(parts.count), numbers.count == parts.count, numbers.allSatisfy({ $0 < 1000 }) else { return nil }
        self.init(
            major: numbers[0], minor: numbers.count > 1 ? numbers[1] : Self.lastMinor[numbers[0]] ?? 0,
            patch: numbers.count > 2 ? numbers[2] : 0)
    }

    /// Whether devices imitate it.
    public var isSupported: Bool { Self.majors.contains(major) }

    /// As `UIDevice.systemVersion` reports it, such as "17.5".
    public var text: String { patch > 0 ? "\(major).\(minor).\(patch)" : "\(major).\(minor)" }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}
