public import Foundation

/// The effect of a visual effect view: blur or vibrancy.
///
/// > Contract: UIKit, UIVisualEffect
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
    public nonisolated override init() { super.init() }
    /// An effect from an archive; the subclasses read their styles.
    public required nonisolated init?(coder: NSCoder) { super.init() }

    /// True: effects are coded securely.
    open class nonisolated var supportsSecureCoding: Bool { true }
    /// Writes the effect; the subclasses write their styles.
    open nonisolated func encode(with coder: NSCoder) {}
    /// Effects are immutable, so a copy is the effect itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
