public import Foundation
internal import ObjectiveC

/// Which edge of its surroundings a bar lies at.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    /// At the top, with its background reaching up behind the status bar.
    case topAttached = 3
}

/// Something that lies like a bar.
///
/// > Contract: UIKit, UIBarPositioning
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// Says where a bar lies.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        ObjCRuntime.optional(self, "positionForBar:", [bar]) ?? .any
    }
}
