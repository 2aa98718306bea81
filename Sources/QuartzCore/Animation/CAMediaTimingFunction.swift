public import Foundation
internal import ProgrammerErrors
package import RenderProtocol

/// The name of a predefined timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Starts slowly: control points (0.42, 0) and (1, 1).
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly: control points (0, 0) and (0.58, 1).
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1).
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Maps time to the progress of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// > Contract: QuartzCore, CAMediaTimingFunction
open class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    package let curve: TimingCurve

    package init(curve: TimingCurve) {
        self.curve = curve
        super.init()
    }

    /// Linear for an unknown name.
    public convenience init(name: CAMediaTimingFunctionName) { self.init(curve: TimingCurve(name)) }

    /// Creates the curve with the control points (c1x, c1y) and (c2x, c2y).
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(curve: TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
    }

    public required init?(coder: NSCoder) {
        curve = TimingCurve(
            coder.decodeDouble(forKey: "x1"), coder.decodeDouble(forKey: "y1"), coder.decodeDouble(forKey: "x2"),
            coder.decodeDouble(forKey: "y2"))
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(curve.x1, forKey: "x1")
        coder.encode(curve.y1, forKey: "y1")
        coder.encode(curve.x2, forKey: "x2")
        coder.encode(curve.y2, forKey: "y2")
    }

    /// Writes the x and y of point `idx`, 0...3, to `ptr`.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        ProgrammerError.require(
            points.indices.contains(idx), "CAMediaTimingFunction has control points 0...3, asked for \(idx)", name: .range)
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }
    open override var hash: Int { curve.hashValue }
    open override var description: String { "(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))" }
}

extension TimingCurve {
    // Confidence D (facts 3.1).
    package static let easeIn = TimingCurve(0.42, 0, 1, 1)
    package static let easeOut = TimingCurve(0, 0, 0.58, 1)
    package static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
    package static let implicit = TimingCurve(0.25, 0.1, 0.25, 1)

    init(_ name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self = .easeIn
        case .easeOut: self = .easeOut
        case .easeInEaseOut: self = .easeInEaseOut
        case .default: self = .implicit
        default: self = .linear
        }
    }
}
