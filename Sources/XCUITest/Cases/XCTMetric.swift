public import Foundation
public import XCTest

/// What a test measures.
///
/// > Contract: XCTest, XCTMetric
public protocol XCTMetric {}

/// The time of a block.
///
/// > Contract: XCTest, XCTClockMetric
public final class XCTClockMetric: NSObject, XCTMetric {}

/// The time of an app's launch.
///
/// > Contract: XCTest, XCTApplicationLaunchMetric
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
    /// Creates the metric of a launch until its first frame.
    public override init() {}
    /// Creates the metric; launches always end with an idle app here.
    public init(waitUntilResponsive: Bool) {}
}

extension XCTestCase {
    /// Measures the real time that a block takes, five times, and prints it, whatever the metrics: of processor time, memory and storage
    /// nothing is measured. Measured times never fail a test.
    ///
    /// > Contract: XCTest, measure(metrics:block:)
    public func measure(metrics: [any XCTMetric], block: () -> Void) {
        let times = (0..<Self.iterations).map { _ in
            let start = Date()
            block()
            return Date().timeIntervalSince(start)
        }
        let average = times.reduce(0, +) / Double(times.count)
        let values = times.map { String(format: "%.3f", $0) }.joined(separator: ", ")
        print("Test Case '\(name)' measured [Time, seconds] average: \(String(format: "%.3f", average)), values: [\(values)]")
    }

    private static let iterations = 5
}
