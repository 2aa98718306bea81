public import Foundation

/// The effect of a visual effect view: blur or vibrancy.
///
/// > Contract: UIKit, UIVisualEffect
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
    public nonisolated override init() { super.init() }
    public required nonisolated init?(coder: NSCoder) { super.init() }

    open class nonisolated var supportsSecureCoding: Bool { true }
    open nonisolated func encode(with coder: NSCoder) {}
    /// Effects are immutable, so a copy is the effect itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
