package import DeviceProtocol

/// Why a device was not found; the text lists similar names.
public struct UnknownDevice: Error, Equatable, CustomStringConvertible {
    /// The name that was not found.
    public let name: String
    /// Similar names of devices that exist.
    public let near: [String]
    /// The fault with the similar names.
    public var description: String {
        "unknown device \"\(name)\"; "
            + (near.isEmpty ? "" : "did you mean \(near.map { "\"\($0)\"" }.joined(separator: ", "))? ")
            + "`ferry devices` names all"
    }
}

extension Device {
    /// The device of a name: case, spaces and punctuation are ignored, "iPad mini 6" is the sixth generation, a model identifier
    /// is a name too, and "iPhone SE", "iPad" or "iPad Pro 11" is the newest.
    public static func named(_ name: String) throws(UnknownDevice) -> Device {
        let wanted = letters(of: name)
        if let exact = all.first(where: { letters(of: $0.name) == wanted || letters(of: $0.model) == wanted }) { return exact }
        let short = brief(name)
        if let exact = all.first(where: { brief($0.name) == short }) { return exact }
        // "iPad mini" or "iPhone SE" omits only the part in parentheses.
        if !short.isEmpty, let newest = all.last(where: { brief($0.name.prefix { $0 != "(" }) == short }) { return newest }
        throw UnknownDevice(name: name, near: near(wanted))
    }

    private static func letters(of name: String) -> [Character] {
        name.lowercased().filter { $0.isLetter || $0.isNumber }.map { $0 }
    }

    /// The letters without optional words: "ipadmini6" for "iPad mini (6th generation)".
    private static func brief(_ name: some StringProtocol) -> [Character] {
        let plain = name.lowercased().replacing(/(\d)(st|nd|rd|th) generation/) { $0.1 }.replacing("-inch", with: "")
        return letters(of: plain)
    }

    private static func near(_ wanted: [Character]) -> [String] {
        let ranked = all.map { (name: $0.name, distance: distance(wanted, letters(of: $0.name))) }
            .filter { $0.distance <= max(3, wanted.count / 2) }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return ranked.prefix(4).map(\.name)
    }

    /// Levenshtein distance: insertions, deletions, substitutions.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, left) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, right) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = left == right ? diagonal : 1 + min(diagonal, above, row[j])
                diagonal = above
            }
        }
        return row[b.count]
    }
}

extension DeviceState.Orientation {
    package var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// The interface orientation after a quarter turn of the device to the left (counterclockwise).
    package var turnedLeft: DeviceState.Orientation {
        switch self {
        case .portrait: .landscapeRight
        case .landscapeRight: .portraitUpsideDown
        case .portraitUpsideDown: .landscapeLeft
        case .landscapeLeft: .portrait
        }
    }
    package var turnedRight: DeviceState.Orientation { turnedLeft.turnedLeft.turnedLeft }
}
