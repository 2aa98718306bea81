public import CoreGraphics
public import Foundation
internal import UIKitCore

/// The lines of an element of a text, usually a paragraph.
///
/// > Source: Apple, NSTextLayoutFragment. > Units: points. > Isolation: one thread; drawing on the main one.
open class NSTextLayoutFragment: NSObject {
    /// How fragments are enumerated.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Towards the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// With estimated sizes; those of Ferry are exact.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// With lines, which every fragment of Ferry has when it is asked for them.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// With the empty line after a text that ends with an end mark, which Ferry always lays out.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// How far a fragment is laid out.
    public enum State: UInt, Sendable {
        /// Not at all.
        case none = 0
        /// The size is an estimate; not used by Ferry.
        case estimatedUsageBounds = 1
        /// The size is known; not used by Ferry.
        case calculatedUsageBounds = 2
        /// The lines are known.
        case layoutAvailable = 3
    }

    /// The manager that the fragment belongs to; held weakly.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The element that is laid out.
    open var textElement: NSTextElement? { element }
    private let element: NSTextElement
    private let range: NSTextRange?
    private var layout: ParagraphLayout?
    private var fragments: [NSTextLineFragment] = []
    /// A queue for layout, for the app to set; Ferry lays out on the thread that asks.
    open var layoutQueue: OperationQueue?
    /// The top in the container.
    var top: CGFloat = 0
    /// Nothing follows: an empty line after the end mark belongs to this fragment.
    var isLast = false { didSet { if isLast != oldValue { fragments = [] } } }

    /// Creates a fragment for an element, or for a part of it.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        range = rangeInElement
        super.init()
    }

    /// The laid out range of the text.
    open var rangeInElement: NSTextRange { range ?? textElement?.elementRange ?? NSTextRange(0..<0) }
    /// How far the fragment is laid out.
    open var state: State { layout == nil ? .none : .layoutAvailable }

    /// The lines, from top to bottom. Lays them out if that has not happened yet.
    open var textLineFragments: [NSTextLineFragment] {
        let layout = laidOut
        if fragments.isEmpty {
            let text = (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
            fragments = (layout.lines + (isLast ? layout.extraLine.map { [$0] } ?? [] : [])).map { NSTextLineFragment(text, layout, $0) }
        }
        return fragments
    }

    private var laidOut: ParagraphLayout {
        if let layout { return layout }
        let text = (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
        let made = ParagraphLayout(
            text, like: textLayoutManager?.textContainer, top: top, hyphenates: textLayoutManager?.usesHyphenation ?? false)
        layout = made
        textLayoutManager?.applyRenderingAttributes(to: self)
        return made
    }

    /// Forgets the lines, which are laid out again when they are needed.
    open func invalidateLayout() { (layout, fragments, needsValidation) = (nil, [], true) }
    /// Other colours: the lines remain where they are.
    func refresh() { (layout, fragments) = (nil, []) }

    /// The fragment's rectangle in the container: as wide as the container, or as the text in one without a width, and as high as its lines.
    open var layoutFragmentFrame: CGRect {
        let lines = textLineFragments
        let right = lines.map(\.typographicBounds.maxX).max() ?? 0
        let width = textLayoutManager?.textContainer?.size.width ?? 0
        return CGRect(x: 0, y: top, width: width > 0 ? width : right, height: lines.last?.typographicBounds.maxY ?? 0)
    }
    /// The rectangle to draw in, in the fragment's coordinates: around its lines, without what glyphs draw beyond their line.
    open var renderingSurfaceBounds: CGRect {
        textLineFragments.reduce(CGRect(origin: .zero, size: layoutFragmentFrame.size)) { $0.union($1.typographicBounds) }
    }
    /// The space before the lines: none.
    open var leadingPadding: CGFloat { 0 }
    /// The space after the lines: none.
    open var trailingPadding: CGFloat { 0 }
    /// The space above the lines, by the paragraph's style; none for the first fragment.
    open var topMargin: CGFloat { top > 0 ? spaceBefore : 0 }
    /// The space below the lines and above the next fragment, by the paragraph's style.
    open var bottomMargin: CGFloat { laidOut.spaceAfter }

    /// The space that the paragraph's style wants above it.
    var spaceBefore: CGFloat { style?.paragraphSpacingBefore ?? 0 }
    var style: NSParagraphStyle? {
        guard let text = (textElement as? NSTextParagraph)?.attributedString, text.length > 0 else { return nil }
        return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
    /// The manager's validator was not asked since the last change.
    var needsValidation = true

    /// Draws the lines, the fragment's corner at a point.
    @preconcurrency @MainActor open func draw(at point: CGPoint, in context: CGContext) {
        if needsValidation, let textLayoutManager {
            needsValidation = false
            textLayoutManager.renderingAttributesValidator?(textLayoutManager, self)
        }
        laidOut.draw(at: point, in: context)
    }

    /// The rectangle of an attachment in the fragment's coordinates; zero if there is none at the place.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let offset = offset(of: location), let text = (textElement as? NSTextParagraph)?.attributedString, offset < text.length,
            text.attribute(.attachment, at: offset, effectiveRange: nil) is NSTextAttachment
        else { return .zero }
        let line = textLineFragments.first { $0.characters.contains(offset) }
        return line?.boxes(offset..<offset + 1).first ?? .zero
    }

    /// The line at a height in the fragment; the nearest one unless an exact match is required.
    open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool) -> NSTextLineFragment? {
        let lines = textLineFragments
        let exact = lines.first { $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY }
        guard exact == nil, !requiresExactMatch else { return exact }
        return lines.last { $0.typographicBounds.minY <= verticalOffset } ?? lines.first
    }

    /// The line of a place; between two lines, the upper one with upstream affinity. Nil outside of the fragment.
    open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
        guard let offset = offset(of: textLocation) else { return nil }
        return line(of: offset, isUpstream: isUpstreamAffinity)
    }
}

extension NSTextLayoutFragment {
    /// A place as an offset in the element's text; nil outside of it. > Units: as the content counts.
    func offset(of location: any NSTextLocation) -> Int? {
        let range = rangeInElement
        guard location.compare(range.location) != .orderedAscending, location.compare(range.endLocation) != .orderedDescending,
            let offset = textElement?.textContentManager?.offset(from: range.location, to: location), offset != NSNotFound
        else { return nil }
        return offset
    }

    /// The place of an offset in the element's text.
    func location(_ offset: Int) -> (any NSTextLocation)? {
        textElement?.textContentManager?.location(rangeInElement.location, offsetBy: offset)
    }

    func line(of offset: Int, isUpstream: Bool) -> NSTextLineFragment? {
        let lines = textLineFragments
        if isUpstream, let upper = lines.first(where: { $0.characters.upperBound == offset }) { return upper }
        return lines.first { $0.characters.contains(offset) } ?? lines.last { $0.characters.upperBound == offset }
    }

    /// Draws a part in other colours. > Precondition: the fragment is laid out.
    func addRendering(_ attributes: [NSAttributedString.Key: Any], _ range: NSTextRange) {
        guard let part = rangeInElement.intersection(range), !part.isEmpty, let start = offset(of: part.location),
            let end = offset(of: part.endLocation), start < end
        else { return }
        laidOut.addAttributes(attributes, start..<end)
    }
}
