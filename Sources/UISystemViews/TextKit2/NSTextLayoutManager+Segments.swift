internal import CoreGraphics
public import Foundation
public import UIKitCore

extension NSTextLayoutManager {
    /// What the rectangles of a range are for.
    public enum SegmentType: Int, Sendable {
        /// The text alone.
        case standard = 0
        /// A selection: lines that it contains to their end reach to the edge of the container.
        case selection = 1
        /// A highlight: the text alone.
        case highlight = 2
    }

    /// How the rectangles of a range are enumerated.
    public struct SegmentOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without the range of each rectangle.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// The first and the last line only.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// The first rectangle begins at the edge of the container.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// The last rectangle ends at the edge of the container.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// An insertion point between two lines is on the upper one.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }

    /// Passes the rectangles of a range to a closure, line by line, until it returns false: the range, the rectangle in the container, the
    /// baseline below its top, and the container. An empty range has one rectangle without a width.
    public func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        ensureLayout(for: textRange)
        let container = textContainer ?? NSTextContainer(size: .zero)
        let found = textRange.isEmpty ? insertion(textRange.location, options) : segments(textRange, type, container)
        for (index, segment) in found.enumerated() {
            if options.contains(.middleFragmentsExcluded), index > 0, index < found.count - 1 { continue }
            var rect = segment.rect
            if options.contains(.headSegmentExtended), index == 0 {
                rect = CGRect(x: 0, y: rect.minY, width: rect.maxX, height: rect.height)
            }
            if options.contains(.tailSegmentExtended), index == found.count - 1, container.size.width > 0 {
                rect.size.width = max(container.size.width - rect.minX, 0)
            }
            let range = options.contains(.rangeNotRequired) ? nil : segment.range
            guard block(range, rect, segment.baseline, container) else { return }
        }
    }

    private typealias Segment = (range: NSTextRange, rect: CGRect, baseline: CGFloat)

    private func insertion(_ location: any NSTextLocation, _ options: SegmentOptions) -> [Segment] {
        guard let fragment = textLayoutFragment(for: location), let offset = fragment.offset(of: location),
            let line = fragment.line(of: offset, isUpstream: options.contains(.upstreamAffinity))
        else { return [] }
        let bounds = line.typographicBounds
        let rect = CGRect(x: line.caret(offset), y: bounds.minY + fragment.top, width: 0, height: bounds.height)
        return [(NSTextRange(location: location), rect, line.glyphOrigin.y)]
    }

    private func segments(_ range: NSTextRange, _ type: SegmentType, _ container: NSTextContainer) -> [Segment] {
        made(range).flatMap { fragment -> [Segment] in
            guard let part = fragment.rangeInElement.intersection(range), let start = fragment.offset(of: part.location),
                let end = fragment.offset(of: part.endLocation), start < end
            else { return [] }
            return fragment.textLineFragments.flatMap { line -> [Segment] in
                let characters = (start..<end).clamped(to: line.characters)
                guard !characters.isEmpty, let from = fragment.location(characters.lowerBound),
                    let to = fragment.location(characters.upperBound), let place = NSTextRange(location: from, end: to)
                else { return [] }
                let reachesEnd = type == .selection && end > line.characters.upperBound - 1 && endsLine(end, line, fragment, range)
                var boxes = line.boxes(characters)
                if boxes.isEmpty {
                    let bounds = line.typographicBounds
                    boxes = [CGRect(x: line.caret(characters.lowerBound), y: bounds.minY, width: 0, height: bounds.height)]
                }
                if reachesEnd, container.size.width > 0, let last = boxes.indices.last {
                    boxes[last].size.width = max(container.size.width - boxes[last].minX, boxes[last].width)
                }
                return boxes.map { (place, $0.offsetBy(dx: 0, dy: fragment.top), line.glyphOrigin.y) }
            }
        }
    }

    /// Whether a selection goes on below a line, or contains its end mark.
    private func endsLine(_ end: Int, _ line: NSTextLineFragment, _ fragment: NSTextLayoutFragment, _ range: NSTextRange) -> Bool {
        if end > line.characters.upperBound { return true }
        return range.endLocation.compare(fragment.rangeInElement.endLocation) == .orderedDescending
            || end == line.characters.upperBound
                && TextParagraphs.isSeparator((line.attributedString.string as NSString).character(at: end - 1))
    }
}
