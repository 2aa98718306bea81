internal import CoreGraphics
public import Foundation

/// Finds the selections to which keys and gestures lead, in a text that a data source describes.
///
/// > Source: Apple, NSTextSelectionNavigation. > Units: points of the container. > Isolation: the data source's.
open class NSTextSelectionNavigation: NSObject {
    /// The way of a move.
    public enum Direction: Int, Sendable {
        /// Towards the end of the text.
        case forward = 0
        /// Towards the beginning of the text.
        case backward = 1
        /// To the right, whatever the text's direction.
        case right = 2
        /// To the left.
        case left = 3
        /// To the line above.
        case up = 4
        /// To the line below.
        case down = 5
    }

    /// How far a move goes.
    public enum Destination: Int, Sendable {
        /// By a character.
        case character = 0
        /// To the edge of a word.
        case word = 1
        /// To the edge of the line.
        case line = 2
        /// To the edge of a sentence.
        case sentence = 3
        /// To the edge of a paragraph.
        case paragraph = 4
        /// To the edge of the container.
        case container = 5
        /// To the edge of the text.
        case document = 6
    }

    /// Keys held during a gesture.
    public struct Modifier: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The selection is extended.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// The selection is one of places on the screen. Without effect here.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// A further range is selected.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }

    /// The direction of a text.
    public enum WritingDirection: Int, Sendable {
        /// From left to right.
        case leftToRight = 0
        /// From right to left.
        case rightToLeft = 1
    }

    /// The direction of lines.
    public enum LayoutOrientation: Int, Sendable {
        /// Lines from top to bottom.
        case horizontal = 0
        /// Lines from right to left.
        case vertical = 1
    }

    /// What describes the text; held weakly.
    open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
    /// Whether selections may have several ranges; false by default.
    open var allowsNonContiguousRanges = false
    /// Whether keys follow vertical lines; true by default, and without effect here, where lines are horizontal.
    open var rotatesCoordinateSystemForLayoutOrientation = true

    /// Creates a navigation in a text.
    public init(dataSource: any NSTextSelectionDataSource) {
        textSelectionDataSource = dataSource
        super.init()
    }

    /// Forgets what is known of the layout: nothing, since the data source is asked each time.
    open func flushLayoutCache() {
        // Nothing is kept between two calls.
    }

    // MARK: Moves

    /// Where a move leads; nil at the end of the text in that direction.
    ///
    /// - Parameters:
    ///   - extending: the other end of the selection stays.
    ///   - confined: the move does not leave the paragraph.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool, confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let range = textSelection.textRanges.first,
            let end = textSelection.textRanges.last?.endLocation
        else { return nil }
        let walk = SelectionWalk(source: source)
        let isForward = walk.isForward(direction, at: range.location)
        if !extending, destination == .character, direction != .up, direction != .down, !textSelection.textRanges.allSatisfy(\.isEmpty) {
            return NSTextSelection(isForward ? end : range.location, affinity: .downstream)
        }
        let start = isForward ? end : range.location
        let fixed = isForward ? range.location : end
        var anchor = textSelection.anchorPositionOffset
        var found: (any NSTextLocation)?
        if direction == .up || direction == .down, destination == .character {
            if anchor == 0 { anchor = walk.caret(at: start) ?? 0 }
            found = walk.vertical(from: start, x: anchor, isDown: direction == .down)
        } else {
            found = walk.place(from: start, destination, isForward: isForward)
        }
        if confined, let moved = found, let paragraph = source.textRange(for: .paragraph, enclosing: start) {
            found = walk.clamp(moved, to: paragraph)
        }
        guard let found, found.compare(start) != .orderedSame else { return nil }
        let isUpstream = destination == .line && isForward && walk.startsLine(found)
        let affinity: NSTextSelection.Affinity = isUpstream ? .upstream : .downstream
        let result: NSTextSelection
        if extending {
            let ends = found.compare(fixed) == .orderedAscending ? (found, fixed) : (fixed, found)
            guard let range = NSTextRange(location: ends.0, end: ends.1) else { return nil }
            result = NSTextSelection(range: range, affinity: affinity, granularity: textSelection.granularity)
        } else {
            result = NSTextSelection(found, affinity: affinity)
        }
        if direction == .up || direction == .down { result.anchorPositionOffset = anchor }
        result.typingAttributes = textSelection.typingAttributes
        return result
    }

    // MARK: Gestures

    /// The selections to which a gesture leads.
    ///
    /// - Parameters:
    ///   - point: where the gesture is, in the container.
    ///   - containerLocation: a place of the container's text.
    ///   - anchors: the selections at the gesture's beginning.
    ///   - modifiers: the keys that are held.
    ///   - selecting: the gesture selects from the anchors to the point; otherwise it places the insertion point.
    ///   - bounds: the container's visible part; a point outside counts as the nearest one inside, unless it is empty.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
        modifiers: Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let source = textSelectionDataSource else { return [] }
        var place = point
        if !bounds.isEmpty {
            place = CGPoint(x: min(max(point.x, bounds.minX), bounds.maxX), y: min(max(point.y, bounds.minY), bounds.maxY))
        }
        let walk = SelectionWalk(source: source)
        guard let found = walk.insertion(at: place, in: containerLocation) else { return anchors }
        guard selecting || modifiers.contains(.extend), let anchor = anchors.last, let range = anchor.textRanges.last else {
            let new = NSTextSelection(found, affinity: .downstream)
            return modifiers.contains(.multiple) && allowsNonContiguousRanges ? anchors + [new] : [new]
        }
        let reached = NSTextRange(location: found)
        let unit = anchor.granularity == .character ? reached : source.textRange(for: anchor.granularity, enclosing: found) ?? reached
        let joined = NSTextSelection(range: range.union(unit), affinity: .downstream, granularity: anchor.granularity)
        return Array(anchors.dropLast()) + [joined]
    }

    /// The selection of the whole units that a selection touches.
    open func textSelection(for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection)
        -> NSTextSelection
    {
        guard let source = textSelectionDataSource else { return textSelection }
        let ranges = textSelection.textRanges.map { range -> NSTextRange in
            guard let first = source.textRange(for: selectionGranularity, enclosing: range.location) else { return range }
            guard !range.isEmpty, let before = source.location(range.endLocation, offsetBy: -1),
                let last = source.textRange(for: selectionGranularity, enclosing: before)
            else { return first.union(range) }
            return first.union(last)
        }
        return NSTextSelection(ranges, affinity: .downstream, granularity: selectionGranularity)
    }

    /// The selection of the unit at a point of the container; nil without text.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource,
            let place = SelectionWalk(source: source).character(at: point, in: location),
            let range = source.textRange(for: selectionGranularity, enclosing: place)
        else { return nil }
        return NSTextSelection(range: range, affinity: .downstream, granularity: selectionGranularity)
    }

    /// The insertion point of a selection for text of a direction: its beginning, or the second insertion point for the paragraph's other
    /// direction. Nil for a selection without ranges.
    open func resolvedInsertionLocation(for textSelection: NSTextSelection, writingDirection: WritingDirection) -> (any NSTextLocation)? {
        guard let location = textSelection.textRanges.first?.location else { return nil }
        guard let other = textSelection.secondarySelectionLocation, let source = textSelectionDataSource else { return location }
        return source.baseWritingDirection(at: location) == writingDirection ? location : other
    }

    /// The ranges that a key deletes: the selected ones, or those that a move would pass.
    ///
    /// - Parameter allowsDecomposition: a character may be deleted in part: a backward deletion takes its last unit only.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        let selected = textSelection.textRanges.filter { !$0.isEmpty }
        guard selected.isEmpty else { return selected }
        guard let source = textSelectionDataSource, let start = textSelection.textRanges.first?.location else { return [] }
        let walk = SelectionWalk(source: source)
        let isForward = walk.isForward(direction, at: start)
        if destination == .character, !isForward, allowsDecomposition, let before = source.location(start, offsetBy: -1) {
            return NSTextRange(location: before, end: start).map { [$0] } ?? []
        }
        guard let end = walk.place(from: start, destination, isForward: isForward) else { return [] }
        let range = isForward ? NSTextRange(location: start, end: end) : NSTextRange(location: end, end: start)
        return range.map { $0.isEmpty ? [] : [$0] } ?? []
    }
}
