public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward = 1 }
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left = 3, up = 4, down = 5 }
public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }

/// A `UITextStorageDirection` or a `UITextLayoutDirection`, by raw value.
///
/// > Contract: UIKit, UITextDirection
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }

    /// Towards the end of left-to-right text.
    var isForward: Bool {
        rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
            || rawValue == UITextLayoutDirection.down.rawValue
    }
}
