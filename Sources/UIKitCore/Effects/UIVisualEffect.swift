public import Foundation

/// What a visual effect view does: blur what lies behind it, or let it shine through its content.
///
/// > Contract: UIKit, UIVisualEffect
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
    public nonisolated override init() { super.init() }
    public required nonisolated init?(coder: NSCoder) { super.init() }

    open class nonisolated var supportsSecureCoding: Bool { true }
    open nonisolated func encode(with coder: NSCoder) {}
    /// Effects do not change, so a copy is the effect itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
