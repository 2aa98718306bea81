public import Foundation

/// The text between two places of a content manager.
///
/// > Source: Apple, NSTextRange. > Isolation: the content manager's.
open class NSTextRange: NSObject {
    /// The beginning.
    public let location: any NSTextLocation
    /// The end, which the range does not contain.
    public let endLocation: any NSTextLocation

    private init(_ start: any NSTextLocation, _ end: any NSTextLocation) {
        (location, endLocation) = (start, end)
        super.init()
    }

    /// Creates a range; nil if the end is before the beginning. Without an end the range is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        (self.location, self.endLocation) = (location, end)
        super.init()
    }

    /// Creates an empty range.
    public convenience init(location: any NSTextLocation) { self.init(location, location) }

    /// Whether the beginning is the end.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Whether both have one beginning and one end.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
    open override var hash: Int { location.hash }

    /// Whether a place is in the range; its end is not.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }
    /// Whether all of another range is in this one.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending && textRange.endLocation.compare(endLocation) != .orderedDescending
    }
    /// Whether both have a part in common that is not empty.
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.endLocation) == .orderedAscending && textRange.location.compare(endLocation) == .orderedAscending
    }
    /// The part that both have in common; nil if there is none. It is empty if one begins where the other ends.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedDescending ? textRange.endLocation : endLocation
        return NSTextRange(location: start, end: end)
    }
    /// The smallest range that contains both.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let start = location.compare(textRange.location) == .orderedDescending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return NSTextRange(start, end)
    }

    open override var description: String { "\(location)...\(endLocation)" }
}

extension NSTextRange {
    /// A range of a text storage. > Units: UTF-16.
    convenience init(_ range: Range<Int>) { self.init(TextOffset(range.lowerBound), TextOffset(range.upperBound)) }

    /// The range in a text storage; nil for a range of another kind of content.
    var offsets: Range<Int>? {
        guard let start = location as? TextOffset, let end = endLocation as? TextOffset, start.value <= end.value else { return nil }
        return start.value..<end.value
    }
}

extension Range<Int> {
    var asNSRange: NSRange { NSRange(location: lowerBound, length: count) }
}
