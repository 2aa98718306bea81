public import Foundation

/// A place in the text of an input. Opaque to apps.
open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open override var hash: Int { offset }

    func compare(_ other: UITextPosition) -> ComparisonResult {
        offset < other.offset ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
    }

    /// Nil beyond the ends of a text of `length`.
    func moved(by distance: Int, within length: Int) -> UITextPosition? {
        let (moved, isBeyond) = offset.addingReportingOverflow(distance)
        return !isBeyond && 0...length ~= moved ? UITextPosition(moved) : nil
    }
}

/// A stretch of the text of an input. Opaque to apps.
open class UITextRange: NSObject {
    let range: Range<Int>
    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }
    /// From one place to another, whichever comes first.
    convenience init(_ one: UITextPosition, _ other: UITextPosition) {
        self.init(min(one.offset, other.offset)..<max(one.offset, other.offset))
    }
    open var start: UITextPosition { UITextPosition(range.lowerBound) }
    open var end: UITextPosition { UITextPosition(range.upperBound) }
    open var isEmpty: Bool { range.isEmpty }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
    open override var hash: Int { range.hashValue }
}

public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward = 1 }
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left = 3, up = 4, down = 5 }

/// An input whose text can be read and selected piece by piece.
///
/// > Contract: UIKit, UITextInput; offsets are UTF-16. Marked text, the part an input method is still composing, is kept by the input.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func closestPosition(to point: CGPoint) -> UITextPosition?
}
