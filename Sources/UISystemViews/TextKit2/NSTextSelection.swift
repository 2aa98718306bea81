internal import CoreGraphics
public import Foundation

/// A selection in a text, or an insertion point.
///
/// > Source: Apple, NSTextSelection. > Isolation: the content manager's.
/// > Partial: an archive keeps ranges of text storages only.
open class NSTextSelection: NSObject, NSSecureCoding {
    /// The line that an insertion point between two lines belongs to.
    public enum Affinity: Int, Sendable {
        /// The upper line.
        case upstream = 0
        /// The lower line.
        case downstream = 1
    }

    /// The units by which the user extends a selection.
    public enum Granularity: Int, Sendable {
        /// Characters, as the user sees them.
        case character = 0
        /// Words.
        case word = 1
        /// Paragraphs.
        case paragraph = 2
        /// Lines of the layout.
        case line = 3
        /// Sentences.
        case sentence = 4
    }

    /// The ranges, in the order of the text.
    public let textRanges: [NSTextRange]
    /// The units by which the selection was made.
    public let granularity: Granularity
    /// The line of an insertion point between two lines.
    public let affinity: Affinity
    /// Whether the selection is one that the user is about to change; always false here.
    open var isTransient: Bool { false }
    /// The horizontal place that moves up and down keep, in points of the line; 0 until the first of them.
    open var anchorPositionOffset: CGFloat = 0
    /// Whether the ranges are those of the text's order, rather than of its appearance; true by default.
    open var isLogical = true
    /// A second insertion point where text of two directions meets; nil, the default, for none.
    open var secondarySelectionLocation: (any NSTextLocation)?
    /// The attributes of text that is typed in place of the selection.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Creates a selection of ranges.
    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
        super.init()
    }
    /// Creates a selection of a range.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }
    /// Creates an insertion point.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// A selection of other ranges, otherwise like this one.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let copy = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        copy.anchorPositionOffset = anchorPositionOffset
        copy.isLogical = isLogical
        copy.secondarySelectionLocation = secondarySelectionLocation
        copy.typingAttributes = typingAttributes
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextSelection else { return false }
        return textRanges == other.textRanges && affinity == other.affinity && granularity == other.granularity
    }
    open override var hash: Int { textRanges.count }

    // MARK: NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let affinity = Affinity(rawValue: coder.decodeInteger(forKey: "affinity")),
            let granularity = Granularity(rawValue: coder.decodeInteger(forKey: "granularity"))
        else { return nil }
        var ranges: [NSTextRange] = []
        for index in 0..<max(coder.decodeInteger(forKey: "count"), 0) {
            guard coder.containsValue(forKey: "start\(index)") else { return nil }
            let (start, end) = (coder.decodeInteger(forKey: "start\(index)"), coder.decodeInteger(forKey: "end\(index)"))
            guard start >= 0, end >= start else { return nil }
            ranges.append(NSTextRange(start..<end))
        }
        (textRanges, self.affinity, self.granularity) = (ranges, affinity, granularity)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        let ranges = textRanges.compactMap(\.offsets)
        coder.encode(affinity.rawValue, forKey: "affinity")
        coder.encode(granularity.rawValue, forKey: "granularity")
        coder.encode(ranges.count, forKey: "count")
        for (index, range) in ranges.enumerated() {
            coder.encode(range.lowerBound, forKey: "start\(index)")
            coder.encode(range.upperBound, forKey: "end\(index)")
        }
    }
}
