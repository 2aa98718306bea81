public import CoreGraphics
public import Foundation
public import QuartzCore

/// How much an item wants the focus when it enters the item's list; the highest gets it.
///
/// > Source: Apple, UIFocusGroupPriority
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The value: higher is before lower.
    public let rawValue: Int
    /// Creates a priority.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The item has no wish; the list decides.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The item had the focus when it was in the list before.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// The item is more important than the one that had the focus before.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The item has the focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// Whether an item that the app moves the focus to gets it at once, or with the next arrow key.
///
/// > Source: Apple, UIFocusItemDeferralMode
public enum UIFocusItemDeferralMode: Int, Sendable {
    /// At once if the user moves the focus already, otherwise with the next arrow key.
    case automatic = 0
    /// With the next arrow key.
    case always
    /// At once.
    case never
}

/// A small movement on a remote control before it moves the focus.
///
/// No simulated device has such a surface, so no item receives one.
/// > Source: Apple, UIFocusMovementHint
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject, NSCopying {
    /// The direction of the movement, from -1 to 1 on both axes.
    open private(set) var movementDirection: CGVector
    /// How far an item turns with the movement. > Units: radians.
    open private(set) var rotation: CGVector
    /// How far an item shifts with the movement. > Units: points.
    open private(set) var translation: CGVector

    init(direction: CGVector, rotation: CGVector, translation: CGVector) {
        (movementDirection, self.rotation, self.translation) = (direction, rotation, translation)
        super.init()
    }

    /// The perspective in which the item turns.
    open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
    /// Rotation and translation in one.
    open var interactionTransform: CATransform3D {
        let turned = CATransform3DRotate(CATransform3DMakeRotation(rotation.dy, 1, 0, 0), rotation.dx, 0, 1, 0)
        return CATransform3DTranslate(turned, translation.dx, translation.dy, 0)
    }

    /// The hint itself, which does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
