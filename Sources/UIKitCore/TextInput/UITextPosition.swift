public import Foundation

/// A position in the text of an input. Opaque to apps.
///
/// > Contract: UIKit, UITextPosition; TX-18.
open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
    /// For an app's own inputs, whose subclasses store what they need.
    public override init() {
        offset = 0
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

/// A range of the text of an input. Opaque to apps.
///
/// > Contract: UIKit, UITextRange; TX-18.
open class UITextRange: NSObject {
    let range: Range<Int>
    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }
    /// For an app's own inputs, whose subclasses store what they need.
    public override init() {
        range = 0..<0
        super.init()
    }
    /// The range between two positions in either order.
    convenience init(_ one: UITextPosition, _ other: UITextPosition) {
        self.init(min(one.offset, other.offset)..<max(one.offset, other.offset))
    }
    open var start: UITextPosition { UITextPosition(range.lowerBound) }
    open var end: UITextPosition { UITextPosition(range.upperBound) }
    open var isEmpty: Bool { range.isEmpty }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
    open override var hash: Int { range.hashValue }
}

extension NSRange {
    /// The part inside a text of `length`; huge, negative and not-found ranges are allowed.
    func clamped(toLength length: Int) -> Range<Int> {
        let start = min(max(location, 0), length)
        return start..<start + min(max(self.length, 0), length - start)
    }
}

extension Range<Int> {
    var asNSRange: NSRange { NSRange(location: lowerBound, length: count) }
}
