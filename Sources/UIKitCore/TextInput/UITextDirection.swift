/// The direction in which characters are stored: `forward`, the order of reading, or `backward`.
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward = 1 }
/// A direction on the screen: `right`, `left`, `up` or `down`, whatever the direction of the text.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left = 3, up = 4, down = 5 }
/// A unit of text: `character` (as the user sees it), `word`, `sentence`, `paragraph`, `line` or the whole
/// `document`.
public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }

/// A `UITextStorageDirection` or a `UITextLayoutDirection`, by raw value.
///
/// > Contract: UIKit, UITextDirection
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    /// Creates a direction from the raw value of a storage or layout direction.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Returns the direction for a storage direction.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
    /// Returns the direction for a layout direction.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }

    /// Towards the end of left-to-right text.
    var isForward: Bool {
        rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
            || rawValue == UITextLayoutDirection.down.rawValue
    }
}
