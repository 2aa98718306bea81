internal import Foundation

/// Measurements with their targets, in the format that `ferry bench` reads.
package struct MeasurementReport: Encodable {
    package struct Metric: Encodable {
        package var name: String
        package var value: Double
        package var unit: String
        /// The bound, such as "<= 60".
        package var target: String
        package var ok: Bool

        package init(_ name: String, _ value: Double, _ unit: String, atMost limit: Double) {
            self.name = name
            self.value = value
            self.unit = unit
            target = "<= \(limit.formatted())"
            ok = value <= limit
        }
    }

    package var metrics: [Metric]

    package var holds: Bool { metrics.allSatisfy(\.ok) }

    package var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
