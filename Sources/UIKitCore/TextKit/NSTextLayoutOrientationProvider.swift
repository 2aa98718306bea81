internal import Foundation

extension NSLayoutManager {
    /// The direction of the lines of a text.
    ///
    /// > Source: Apple, NSLayoutManager.TextLayoutOrientation
    public enum TextLayoutOrientation: Int, Sendable {
        /// Lines follow each other from top to bottom.
        case horizontal = 0
        /// Lines follow each other from right to left.
        case vertical = 1
    }
}

/// What tells the direction of the lines of a text.
///
/// > Source: Apple, NSTextLayoutOrientationProvider
public protocol NSTextLayoutOrientationProvider {
    /// The direction of the lines.
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
    /// Horizontal, as in iOS, where a container sets no other direction.
    public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}
