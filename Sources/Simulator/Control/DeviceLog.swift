/// The last lines that a device and its apps have printed.
struct DeviceLog {
    private(set) var lines: [String] = []
    private static let most = 2000

    mutating func add(_ line: String) {
        lines.append(line)
        if lines.count > 2 * Self.most { lines.removeFirst(Self.most) }
    }

    var text: String { lines.suffix(Self.most).joined(separator: "\n") }
}
