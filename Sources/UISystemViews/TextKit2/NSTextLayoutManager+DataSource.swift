internal import CoreGraphics
public import Foundation
internal import UIKitCore

// What a selection navigation asks.

extension NSTextLayoutManager {
    /// The range of the content manager's text; empty without one.
    public var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(0..<0) }

    /// The place at a distance from another one, as the content manager counts; nil outside of the text.
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        textContentManager?.location(location, offsetBy: offset)
    }
    /// The distance between two places, as the content manager counts; `NSNotFound` if it is not known.
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        textContentManager?.offset(from: from, to: to) ?? NSNotFound
    }

    /// Passes the units of the text from a place on, or back from it, until the closure sets its flag.
    ///
    /// Units are characters, words, sentences, or else paragraphs.
    public func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let isReverse = options.contains(.reverse)
        let kind: TextElementUnits.Kind =
            switch options.rawValue & 0xFF {
            case NSString.EnumerationOptions.byComposedCharacterSequences.rawValue: .character
            case NSString.EnumerationOptions.words.rawValue: .word
            case NSString.EnumerationOptions.sentences.rawValue: .sentence
            default: .paragraph
            }
        var stop = ObjCBool(false)
        let back: NSTextContentManager.EnumerationOptions = isReverse ? [.reverse] : []
        textContentManager?.enumerateTextElements(from: location, options: back) { element in
            guard let paragraph = element as? NSTextParagraph, let range = element.elementRange else { return true }
            let text = paragraph.attributedString.string
            let units = TextElementUnits.units(kind, of: text)
            for unit in isReverse ? units.reversed() : units {
                guard let place = self.range(unit.range, from: range), let around = self.range(unit.enclosing, from: range) else {
                    continue
                }
                let isPassed =
                    isReverse
                    ? place.location.compare(location) != .orderedAscending : place.endLocation.compare(location) != .orderedDescending
                if isPassed, !(place.isEmpty && place.location.compare(location) == .orderedSame) { continue }
                let string = options.contains(.substringNotRequired) ? nil : Self.part(unit.range, of: text)
                block(string, place, around, &stop)
                if stop.boolValue { return false }
            }
            return true
        }
    }

    private func range(_ range: Range<Int>, from element: NSTextRange) -> NSTextRange? {
        guard let start = location(element.location, offsetBy: range.lowerBound),
            let end = location(element.location, offsetBy: range.upperBound)
        else { return nil }
        return NSTextRange(location: start, end: end)
    }

    private static func part(_ range: Range<Int>, of text: String) -> String {
        String(decoding: Array(text.utf16)[range], as: UTF16.self)
    }

    /// The element of a place, with the place's offset in it.
    private func element(at location: any NSTextLocation) -> (text: String, offset: Int, range: NSTextRange)? {
        var found: (String, Int, NSTextRange)?
        textContentManager?.enumerateTextElements(from: location, options: []) { element in
            guard let paragraph = element as? NSTextParagraph, let range = element.elementRange else { return false }
            let offset = self.offset(from: range.location, to: location)
            if offset != NSNotFound, offset >= 0 { found = (paragraph.attributedString.string, offset, range) }
            return false
        }
        return found
    }

    /// The unit around a place; nil if there is none, as in an empty text.
    public func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange? {
        let kind: TextElementUnits.Kind
        switch selectionGranularity {
        case .line:
            guard let fragment = textLayoutFragment(for: location), let offset = fragment.offset(of: location),
                let line = fragment.line(of: offset, isUpstream: false)
            else { return nil }
            return range(line.characters, from: fragment.rangeInElement)
        case .character: kind = .character
        case .word: kind = .word
        case .sentence: kind = .sentence
        case .paragraph: kind = .paragraph
        }
        guard let element = element(at: location) else { return nil }
        return TextElementUnits.unit(kind, around: element.offset, of: element.text).flatMap { range($0, from: element.range) }
    }

    /// The direction of the paragraph of a place: its style's, or else that of its first letter.
    public func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
        guard let fragment = textLayoutFragment(for: location) else { return .leftToRight }
        switch fragment.style?.baseWritingDirection ?? .natural {
        case .leftToRight: return .leftToRight
        case .rightToLeft: return .rightToLeft
        default:
            let text = (fragment.textElement as? NSTextParagraph)?.attributedString.string ?? ""
            return TextElementUnits.isRightToLeft(text) ? .rightToLeft : .leftToRight
        }
    }

    /// Passes the insertion points of the line of a place, in the text's order, until the closure sets its flag.
    ///
    /// All are leading edges, but for the last one of a line that goes on below.
    public func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let fragment = textLayoutFragment(for: location), let offset = fragment.offset(of: location),
            let line = fragment.line(of: offset, isUpstream: false)
        else { return }
        var stop = ObjCBool(false)
        let text = line.attributedString.string
        var place = line.characters.lowerBound
        while place < line.characters.upperBound {
            guard let here = fragment.location(place) else { return }
            block(line.caret(place), here, true, &stop)
            if stop.boolValue { return }
            place = CharacterBounds.next(after: place, in: text)
        }
        let endsParagraph =
            !line.characters.isEmpty
            && TextParagraphs.isSeparator((text as NSString).character(at: line.characters.upperBound - 1))
        guard !endsParagraph, let end = fragment.location(line.characters.upperBound) else { return }
        block(line.caret(line.characters.upperBound), end, line.characters.isEmpty, &stop)
    }

    /// The range of the line nearest to a point of the container; nil without text.
    public func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        guard let (fragment, line) = line(nearest: point) else { return nil }
        return range(line.characters, from: fragment.rangeInElement)
    }

    /// The line nearest to a point of the container.
    func line(nearest point: CGPoint) -> (NSTextLayoutFragment, NSTextLineFragment)? {
        ensureLayout(for: CGRect(x: 0, y: point.y, width: 1, height: 1))
        var found: NSTextLayoutFragment?
        enumerateTextLayoutFragments(from: nil) { fragment in
            if found == nil || fragment.layoutFragmentFrame.minY <= point.y { found = fragment }
            return fragment.layoutFragmentFrame.maxY <= point.y
        }
        guard let found, let line = found.textLineFragment(forVerticalOffset: point.y - found.top, requiresExactMatch: false) else {
            return nil
        }
        return (found, line)
    }
}
