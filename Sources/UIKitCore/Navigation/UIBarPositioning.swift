public import Foundation
internal import ObjectiveC

/// The edge of its container that a bar is at.
public enum UIBarPosition: Int, Sendable {
    /// No position; the bar uses its own default.
    case any = 0
    /// At the bottom, with the shadow at the bar's top.
    case bottom = 1
    /// At the top, with the shadow at the bar's bottom.
    case top = 2
    /// At the top, with a background that extends behind the status bar.
    case topAttached = 3
}

/// An object positioned like a bar.
///
/// > Contract: UIKit, UIBarPositioning
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The edge that the bar is at.
    var barPosition: UIBarPosition { get }
}

/// Provides a bar's position.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of a bar when it is laid out; `any` lets the bar choose.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// The default of an optional method: `any`, unless the class implements its selector.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        ObjCRuntime.optional(self, "positionForBar:", [bar]) ?? .any
    }
}
