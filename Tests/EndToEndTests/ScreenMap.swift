import DeviceProtocol
import Foundation
import Simulator
import Testing

/// Frames on the screen that a script leads to, by label or identifier. > Units: points.
struct ScreenMap {
    let frames: [String: CGRect]
    /// Of the standard device with its bezel, as live runs show it.
    static let layout = PaintedChrome(showsBezel: true).layout(for: ChromeState(device: .standard))
    static let scale = 3.0

    init(frames: [String: CGRect]) { self.frames = frames }

    /// Runs the script's lines without a viewer.
    init(after lines: [String]) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let script = command.folder.appendingPathComponent("map.ui")
        try (lines + ["wait idle", "tree map.txt"]).joined(separator: "\n").write(to: script, atomically: true, encoding: .utf8)
        let outcome = try command.run(["run", "Apps/Handbook", "--headless", "--script", script.path])
        try #require(outcome.status == 0, "\(outcome.output)")
        frames = try Self.frames(in: command.folder.appendingPathComponent("map.txt"))
    }

    /// The centre of an element, in points of the whole image.
    func middle(_ name: String) throws -> CGPoint {
        let frame = try #require(frames[name], "\(name) is not among \(frames.keys.sorted())")
        let screen = Device.standard.state()
        // A click outside the screen would have no effect to wait for.
        try #require(frame.minY >= 0, "\(name) is out of sight: \(frame)")
        try #require(frame.maxY <= screen.height - screen.safeBottom, "\(name) is out of sight: \(frame)")
        return CGPoint(
            x: frame.midX + Double(Self.layout.screen.x) / Self.scale, y: frame.midY + Double(Self.layout.screen.y) / Self.scale)
    }

    /// Sums the frames of a tree: a view's frame is relative to its parent's bounds origin.
    static func frames(in file: URL) throws -> [String: CGRect] {
        var origins: [CGPoint] = []
        var frames: [String: CGRect] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let depth = line.prefix { $0 == " " }.count / 2
            guard let values = numbers(in: line, after: " ("), values.count == 4 else { continue }
            origins = Array(origins.prefix(depth))
            let parent = origins.last ?? .zero
            let frame = CGRect(x: parent.x + values[0], y: parent.y + values[1], width: values[2], height: values[3])
            let scrolled = numbers(in: line, after: " scrolled=(") ?? [0, 0]
            origins.append(CGPoint(x: frame.minX - scrolled[0], y: frame.minY - scrolled[1]))
            for key in ["label=\"", "id=\""] {
                guard let start = line.range(of: key)?.upperBound else { continue }
                frames[String(line[start...].prefix { $0 != "\"" })] = frame
            }
        }
        return frames
    }

    private static func numbers(in line: Substring, after mark: String) -> [Double]? {
        guard let start = line.range(of: mark)?.upperBound else { return nil }
        return line[start...].prefix { $0 != ")" }.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    }
}
