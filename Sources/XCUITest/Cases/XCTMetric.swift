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

/// The processor time of an app or of the test. It is not measured here.
///
/// > Contract: XCTest, XCTCPUMetric
public final class XCTCPUMetric: NSObject, XCTMetric {
    /// Creates the metric of the test's own process.
    public override init() {}
    /// Creates the metric of an app.
    public init(application: XCUIApplication) {}
    /// Creates the metric of the test's thread.
    public init(limitingToCurrentThread: Bool) {}
}

/// The memory of an app or of the test. It is not measured here.
///
/// > Contract: XCTest, XCTMemoryMetric
public final class XCTMemoryMetric: NSObject, XCTMetric {
    /// Creates the metric of the test's own process.
    public override init() {}
    /// Creates the metric of an app.
    public init(application: XCUIApplication) {}
}

/// What an app or the test writes to the storage. It is not measured here.
///
/// > Contract: XCTest, XCTStorageMetric
public final class XCTStorageMetric: NSObject, XCTMetric {
    /// Creates the metric of the test's own process.
    public override init() {}
    /// Creates the metric of an app.
    public init(application: XCUIApplication) {}
}

/// The time between two signposts of an app. There are no signposts here: the time of the block is measured.
///
/// > Contract: XCTest, XCTOSSignpostMetric
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
    /// The time of an app's launch.
    public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
    /// The time of scrolling that slows down.
    public static var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
    /// The time of scrolling under a finger.
    public static var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric() }
    /// The time of a navigation controller's transition.
    public static var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
    /// The time of any transition of a navigation controller's.
    public static var customNavigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }

    private override init() {}
    /// Creates the metric of a signpost.
    public init(subsystem: String, category: String, name: String) {}
}

/// How a block is measured.
///
/// > Contract: XCTest, XCTMeasureOptions
public final class XCTMeasureOptions: NSObject {
    /// When measuring begins and ends.
    ///
    /// > Contract: XCTest, XCTMeasureOptions.InvocationOptions. The block is measured from its first line to its last, whatever is set.
    public struct InvocationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Measuring begins when the block says so.
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        /// Measuring ends when the block says so.
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    /// The default options.
    public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    /// How often the block is measured.
    public var iterationCount = 5
    /// When measuring begins and ends.
    public var invocationOptions: InvocationOptions = []
    /// Creates the default options.
    public override init() {}
}

extension XCTestCase {
    /// Measures the real time that a block takes, five times, and prints it, whatever the metrics: of processor time, memory and storage
    /// nothing is measured. Measured times never fail a test.
    ///
    /// > Contract: XCTest, measure(metrics:block:)
    public func measure(metrics: [any XCTMetric], block: () -> Void) {
        measure(metrics: metrics, options: .default, block: block)
    }

    /// Measures the real time that a block takes, as often as the options say.
    ///
    /// > Contract: XCTest, measure(options:block:)
    public func measure(options: XCTMeasureOptions, block: () -> Void) { measure(metrics: [], options: options, block: block) }

    /// Measures the real time that a block takes, as often as the options say, and prints it, whatever the metrics.
    ///
    /// > Contract: XCTest, measure(metrics:options:block:)
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        let times = (0..<max(1, options.iterationCount)).map { _ in
            let start = Date()
            block()
            return Date().timeIntervalSince(start)
        }
        let average = times.reduce(0, +) / Double(times.count)
        let values = times.map { String(format: "%.3f", $0) }.joined(separator: ", ")
        let others = metrics.filter { !($0 is XCTClockMetric) && !($0 is XCTApplicationLaunchMetric) }.map { "\(type(of: $0))" }
        if !others.isEmpty { print("\(others.joined(separator: ", ")): not measured here, the time of the block is") }
        print("Test Case '\(name)' measured [Time, seconds] average: \(String(format: "%.3f", average)), values: [\(values)]")
    }
}
