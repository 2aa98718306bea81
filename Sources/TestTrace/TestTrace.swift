public import Foundation

/// What a test of an interface did, step by step, with what was on the screen: the contents of a file `NAME.ferrytrace`.
///
/// Times are of the app's clock, and nothing is of the machine: the same test has the same trace.
public struct TestTrace: Equatable, Sendable {
    /// The version that this module reads and writes.
    public static let version = 1
    /// The extension of a trace's file.
    public static let pathExtension = "ferrytrace"

    /// How a test ended.
    public enum Outcome: String, Codable, Sendable {
        /// Without a failure, or with one.
        case passed, failed
    }

    /// `Class.test`.
    public var test: String
    /// What the app is called.
    public var app: String
    /// The model of the device; nil for the one that tests have by default.
    public var device: String?
    /// The images of the screen by their names, which are digests of their pixels. Not all that steps name need to be there.
    public var pictures: [String: TracePicture] = [:]
    /// The elements of the screen by digests, parents before their children.
    public var trees: [String: [TraceElement]] = [:]
    /// In their order.
    public var steps: [TraceStep] = []
    /// Nil if the trace does not say so, as that of a process that has ended.
    public var outcome: Outcome?
    /// What is missing at the end of the file; nil if it is whole.
    public var gap: String?

    /// Creates a trace without steps.
    public init(test: String, app: String, device: String? = nil) { (self.test, self.app, self.device) = (test, app, device) }
}

extension TestTrace {
    /// What a simulator has to be asked to get into the state after this many steps. > Parameters: count: at most that of `steps`.
    public func inputs(toStep count: Int) -> [String] {
        var inputs: [String] = []
        for step in steps.prefix(count) {
            if let kept = step.keptInputs { inputs.removeLast(max(0, inputs.count - max(0, kept))) }
            inputs += step.inputs ?? []
        }
        return inputs
    }
}

/// An image of the screen.
public struct TracePicture: Codable, Equatable, Sendable {
    /// > Units: pixels.
    public var width: Int
    /// > Units: pixels.
    public var height: Int
    /// The bytes of a PNG file.
    public var png: Data

    /// Creates an image of a size in pixels.
    public init(width: Int, height: Int, png: Data) { (self.width, self.height, self.png) = (width, height, png) }
}

/// A rectangle of the screen. > Units: points, origin top left.
public struct TraceFrame: Codable, Equatable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle: hundredths of points; 0 for what is no number.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y) = (Self.plain(x), Self.plain(y))
        (self.width, self.height) = (Self.plain(width), Self.plain(height))
    }

    private static func plain(_ value: Double) -> Double { abs(value) < 1e7 ? (value * 100).rounded() / 100 : 0 }
}

/// An element of the interface.
public struct TraceElement: Codable, Equatable, Sendable {
    /// The index of its parent; -1 for a window.
    public var parent: Int
    /// Such as "Navigation Bar".
    public var type: String
    /// Its identifier, label, title, value and placeholder, as far as it has them.
    public var identifier: String?, label: String?, title: String?, value: String?, placeholder: String?
    /// Its place on the screen.
    public var frame: TraceFrame
    /// Such as "disabled"; nil for none.
    public var states: [String]?

    /// Creates an element without names.
    public init(parent: Int, type: String, frame: TraceFrame) { (self.parent, self.type, self.frame) = (parent, type, frame) }
}

/// A request that the app's `URLSession` has made.
public struct TraceRequest: Codable, Equatable, Sendable {
    /// Such as "GET".
    public var method: String
    /// The address as the app gave it.
    public var url: String
    /// Of the response; nil if there was none.
    public var status: Int?
    /// The failure by its name.
    public var error: String?
    /// The type of the body.
    public var type: String?
    /// The length of the body. > Units: bytes.
    public var bytes: Int

    /// Creates a request without a response.
    public init(method: String, url: String, bytes: Int = 0) { (self.method, self.url, self.bytes) = (method, url, bytes) }
}

/// Something that the test did with the app or the device.
public struct TraceStep: Codable, Equatable, Sendable {
    /// In the words of failures, such as "tap".
    public var action: String
    /// The query that names the element; nil for the app or the device.
    public var target: String?
    /// The test's source, relative to the project's folder.
    public var file: String?
    /// Counted from 1.
    public var line: Int?
    /// The text of that line.
    public var source: String?
    /// The names of the activities that it is in, the outermost first.
    public var activities: [String]?
    /// When it began and ended. > Units: seconds of the app's clock since the test's first step.
    public var start: Double, end: Double
    /// The size of the screen. > Units: points.
    public var width: Double?, height: Double?
    /// The names of images: when the element was touched or, without one, before the step; and after it.
    public var before: String?, after: String?
    /// The elements after it.
    public var tree: String?
    /// The element that was touched, on the image before.
    public var touched: TraceFrame?
    /// Where fingers went down and were lifted, in x and y by turns. > Units: points.
    public var points: [Double]?
    /// What a wait found.
    public var result: String?
    /// What the app has printed.
    public var log: [String]?
    /// What it has loaded.
    public var requests: [TraceRequest]?
    /// The failures of the test in it.
    public var failure: String?
    /// What the simulator was asked since the step before, to get another one into the same state: lines of JSON of `DriveProtocol` and `DeviceRequests`.
    public var inputs: [String]?
    /// Of a step that went back in the app's time: how many of all inputs before this step's remain.
    public var keptInputs: Int?

    /// Creates a step at a time.
    public init(action: String, target: String? = nil, start: Double = 0, end: Double = 0) {
        (self.action, self.target, self.start, self.end) = (action, target, start, end)
    }
}
