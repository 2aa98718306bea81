public import Foundation
internal import ObjectiveC

/// The edge of its container that a bar is at.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    /// At the top, with a background that extends behind the status bar.
    case topAttached = 3
}

/// An object positioned like a bar.
///
/// > Contract: UIKit, UIBarPositioning
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// Provides a bar's position.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        ObjCRuntime.optional(self, "positionForBar:", [bar]) ?? .any
    }
}
