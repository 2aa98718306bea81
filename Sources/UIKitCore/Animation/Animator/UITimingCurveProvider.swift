internal import Foundation

public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// Provides the timing curve of an animator.
///
/// > Contract: UIKit, UITimingCurveProvider
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}
