import CPixman
import Foundation

/// A measured value in the format that `ferry bench` reads.
public struct Metric: Encodable, Sendable {
    public var name: String
    public var value: Double
    public var unit: String
    public var target: Double?
    public var ok: Bool

    /// A value without a target.
    public init(_ name: String, _ value: Double, _ unit: String) {
        (self.name, self.value, self.unit, target, ok) = (name, Self.rounded(value), unit, nil, true)
    }

    /// A value with an upper bound.
    public init(_ name: String, _ value: Double, _ unit: String, target: Double) {
        (self.name, self.value, self.unit, self.target, ok) = (name, Self.rounded(value), unit, target, value <= target)
    }

    /// A value with a lower bound.
    public init(_ name: String, _ value: Double, _ unit: String, atLeast target: Double) {
        (self.name, self.value, self.unit, self.target, ok) = (name, Self.rounded(value), unit, target, value >= target)
    }

    private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    private struct Report: Encodable {
        var metrics: [Metric]
        var missing: [String]
    }

    /// Prints all values, as JSON if requested, and exits: with 3 when a target is missed.
    ///
    /// - Parameter missing: what could not be measured on this machine, and why.
    public static func report(_ metrics: [Metric], missing: [String] = []) throws -> Never {
        if CommandLine.arguments.contains("--json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(Report(metrics: metrics, missing: missing)), as: UTF8.self))
        } else {
            for line in missing { print("not measured: \(line)") }
            for metric in metrics {
                let target = metric.target.map { "  target \($0)  \(metric.ok ? "ok" : "MISSED")" } ?? ""
                print("\(metric.name)  \(metric.value) \(metric.unit)\(target)")
            }
        }
        exit(metrics.allSatisfy(\.ok) ? 0 : 3)
    }
}

/// CPU time of this process. > Units: milliseconds.
public func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

public func option(_ name: String, default value: Int) -> Int {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return value }
    return Int(arguments[index + 1]) ?? value
}

public func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// A full-screen copy by pixman, as a baseline.
public struct ScreenCopy {
    let source: OpaquePointer
    let target: OpaquePointer
    let width: Int
    let height: Int

    public init?(width: Int, height: Int) {
        guard let source = pixman_image_create_bits(PIXMAN_a8r8g8b8, Int32(width), Int32(height), nil, 0),
            let target = pixman_image_create_bits(PIXMAN_a8r8g8b8, Int32(width), Int32(height), nil, 0)
        else { return nil }
        (self.source, self.target, self.width, self.height) = (source, target, width, height)
        // Pages that were never written share one page of zeros, which costs nothing to read.
        guard let pixels = pixman_image_get_data(source) else { return nil }
        for index in 0..<width * height { pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435_761) >> 8 }
    }

    public func run() {
        pixman_image_set_transform(source, nil)
        pixman_image_composite32(PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
    }

    /// The same rotated about the centre with pixman's bilinear filter. > Units: radians.
    public func rotate(_ angle: Double) {
        func fixed(_ value: Double) -> pixman_fixed_t { pixman_fixed_t((value * 65536).rounded()) }
        let (s, c, x, y) = (sin(angle), cos(angle), Double(width) / 2, Double(height) / 2)
        var matrix = pixman_transform(
            matrix: (
                (fixed(c), fixed(s), fixed(x - c * x - s * y)), (fixed(-s), fixed(c), fixed(y + s * x - c * y)), (0, 0, fixed(1))
            ))
        pixman_image_set_transform(source, &matrix)
        pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_composite32(PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
    }
}
