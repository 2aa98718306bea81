public import Foundation

/// How a view shows that it has the focus; by itself the system's look, a ring in the tint colour.
///
/// > Source: Apple, UIFocusEffect
@preconcurrency @MainActor open class UIFocusEffect: NSObject, NSCopying {
    /// Creates the system's effect, of a shape that follows the view's.
    public nonisolated override init() { super.init() }

    open nonisolated override func copy() -> Any { copy(with: nil) }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
