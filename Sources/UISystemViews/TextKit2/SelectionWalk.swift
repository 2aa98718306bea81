internal import CoreGraphics
internal import Foundation

/// Moves of an insertion point in a text, by what its data source tells. > Units: points of the container.
struct SelectionWalk {
    let source: any NSTextSelectionDataSource

    func isForward(_ direction: NSTextSelectionNavigation.Direction, at location: any NSTextLocation) -> Bool {
        switch direction {
        case .forward, .down: true
        case .backward, .up: false
        case .right: source.baseWritingDirection(at: location) == .leftToRight
        case .left: source.baseWritingDirection(at: location) == .rightToLeft
        }
    }

    func clamp(_ place: any NSTextLocation, to range: NSTextRange) -> any NSTextLocation {
        if place.compare(range.location) == .orderedAscending { return range.location }
        return place.compare(range.endLocation) == .orderedDescending ? range.endLocation : place
    }

    /// Where a move by a unit leads; nil at the end of the text.
    func place(from start: any NSTextLocation, _ destination: NSTextSelectionNavigation.Destination, isForward: Bool)
        -> (any NSTextLocation)?
    {
        let whole = source.documentRange
        let edge = isForward ? whole.endLocation : whole.location
        guard start.compare(edge) != .orderedSame else { return nil }
        switch destination {
        case .document, .container: return edge
        case .line: return line(at: start, isForward)
        case .character: return unit(from: start, .byComposedCharacterSequences, isForward) ?? edge
        case .word: return unit(from: start, .words, isForward) ?? edge
        case .sentence: return unit(from: start, .sentences, isForward) ?? edge
        case .paragraph: return unit(from: start, .byParagraphs, isForward) ?? edge
        }
    }

    /// The next edge of a unit: the end of one on the way forward, the beginning on the way back.
    private func unit(from start: any NSTextLocation, _ kind: NSString.EnumerationOptions, _ isForward: Bool) -> (any NSTextLocation)? {
        var found: (any NSTextLocation)?
        let options: NSString.EnumerationOptions = isForward ? [kind, .substringNotRequired] : [kind, .substringNotRequired, .reverse]
        source.enumerateSubstrings(from: start, options: options) { _, range, _, stop in
            let place = isForward ? range.endLocation : range.location
            guard place.compare(start) == (isForward ? .orderedDescending : .orderedAscending) else { return }
            found = place
            stop.pointee = true
        }
        return found
    }

    private func line(at start: any NSTextLocation, _ isForward: Bool) -> (any NSTextLocation)? {
        guard let range = source.textRange(for: .line, enclosing: start) else { return nil }
        guard isForward else { return range.location }
        // The end mark of a paragraph is not part of what the line shows.
        var last: (any NSTextLocation)?
        source.enumerateCaretOffsetsInLineFragment(at: start) { _, place, _, _ in
            if last.map({ place.compare($0) == .orderedDescending }) ?? true { last = place }
        }
        return last ?? range.endLocation
    }

    func startsLine(_ place: any NSTextLocation) -> Bool {
        source.textRange(for: .line, enclosing: place)?.location.compare(place) == .orderedSame
    }

    /// The horizontal place of an insertion point.
    func caret(at location: any NSTextLocation) -> CGFloat? {
        var found: CGFloat?
        source.enumerateCaretOffsetsInLineFragment(at: location) { x, place, _, stop in
            guard place.compare(location) == .orderedSame else { return }
            found = x
            stop.pointee = true
        }
        return found
    }

    /// The insertion point of the line above or below that is nearest to a horizontal place; the end of the text beyond its lines.
    func vertical(from start: any NSTextLocation, x: CGFloat, isDown: Bool) -> (any NSTextLocation)? {
        let whole = source.documentRange
        guard let line = source.textRange(for: .line, enclosing: start) else { return nil }
        if isDown {
            guard line.endLocation.compare(whole.endLocation) == .orderedAscending || endsParagraph(line) else { return whole.endLocation }
            return nearest(to: x, inLineAt: line.endLocation) ?? whole.endLocation
        }
        guard let before = source.location(line.location, offsetBy: -1) else { return whole.location }
        return nearest(to: x, inLineAt: before) ?? whole.location
    }

    /// Whether a line at the end of the text is followed by an empty one.
    private func endsParagraph(_ line: NSTextRange) -> Bool {
        guard !line.isEmpty, let below = source.textRange(for: .line, enclosing: line.endLocation) else { return false }
        return below.isEmpty
    }

    private func nearest(to x: CGFloat, inLineAt location: any NSTextLocation) -> (any NSTextLocation)? {
        var best: (distance: CGFloat, place: any NSTextLocation)?
        source.enumerateCaretOffsetsInLineFragment(at: location) { edge, place, _, _ in
            let distance = abs(edge - x)
            if best.map({ distance < $0.distance }) ?? true { best = (distance, place) }
        }
        return best?.place
    }

    /// The insertion point nearest to a point.
    func insertion(at point: CGPoint, in container: any NSTextLocation) -> (any NSTextLocation)? {
        guard let line = source.lineFragmentRange(for: point, inContainerAt: container) else { return nil }
        return nearest(to: point.x, inLineAt: line.location) ?? line.location
    }

    /// The beginning of the character under a point, or of the nearest one of its line.
    func character(at point: CGPoint, in container: any NSTextLocation) -> (any NSTextLocation)? {
        guard let line = source.lineFragmentRange(for: point, inContainerAt: container) else { return nil }
        var edges: [(x: CGFloat, place: any NSTextLocation)] = []
        source.enumerateCaretOffsetsInLineFragment(at: line.location) { x, place, _, _ in edges.append((x, place)) }
        for (edge, next) in zip(edges, edges.dropFirst())
        where min(edge.x, next.x) <= point.x && point.x < max(edge.x, next.x) { return edge.place }
        guard let nearest = nearest(to: point.x, inLineAt: line.location) else { return line.location }
        // Beyond the end of a line its last character is the nearest one.
        let isEnd = edges.count > 1 && edges.last.map { $0.place.compare(nearest) == .orderedSame } ?? false
        return isEnd ? edges[edges.count - 2].place : nearest
    }
}
