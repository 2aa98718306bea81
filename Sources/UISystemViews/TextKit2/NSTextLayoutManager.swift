internal import CoreGraphics
public import Foundation
public import UIKitCore

/// Lays out the elements of a content manager in a container, one fragment for each.
///
/// Fragments are made from the beginning of the text to the place that is asked for; an edit lays out its paragraphs again, and moves those
/// that follow.
/// > Source: Apple, NSTextLayoutManager. > Units: points of the container. > Isolation: one thread; the main one while a view shows the text.
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
    /// The object that can make fragments itself; held weakly.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?
    /// Whether lines contain the fonts' leading; Ferry reports in the log that false has no effect.
    open var usesFontLeading = true {
        didSet { if !usesFontLeading { UnimplementedSetting.reportFromAnyThread("usesFontLeading", of: NSTextLayoutManager.self) } }
    }
    /// Whether text that could take long is laid out in part; kept, and without effect here, where all text is laid out.
    open var limitsLayoutForSuspiciousContents = false
    /// Whether words are hyphenated; false by default.
    open var usesHyphenation = false { didSet { if usesHyphenation != oldValue { invalidateEverything() } } }
    /// The manager of the text; set by `NSTextContentManager.addTextLayoutManager(_:)`, held weakly.
    open var textContentManager: NSTextContentManager? { content }
    weak var content: NSTextContentManager? { didSet { contentDidChange() } }
    /// The region to lay out in; nil, the default, has no limits and no padding.
    open var textContainer: NSTextContainer? {
        didSet {
            guard textContainer !== oldValue else { return }
            if oldValue?.laterLayoutManager === self {
                oldValue?.laterLayoutManager = nil
                oldValue?.changed = {}
            }
            textContainer?.laterLayoutManager = self
            textContainer?.changed = { [weak self] in self?.invalidateEverything() }
            invalidateEverything()
        }
    }
    /// A queue for layout, for the app to set; Ferry lays out on the thread that asks.
    open var layoutQueue: OperationQueue?
    /// The selections, for the app to set and draw.
    open var textSelections: [NSTextSelection] = []
    /// Finds the selections to which the user's gestures and keys lead.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
    /// Lays out what is visible.
    open var textViewportLayoutController: NSTextViewportLayoutController { viewport }
    private lazy var viewport = NSTextViewportLayoutController(textLayoutManager: self)

    /// Called before a fragment is drawn for the first time after a change, to add rendering attributes to it.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
    var rendering = RenderingAttributes()

    /// The fragments from the beginning of the text on, as far as they are made.
    private var fragments: [NSTextLayoutFragment] = []
    private var isComplete = false
    /// Fragments from before an edit, by their elements: those of unchanged elements are used again.
    private var spare: [ObjectIdentifier: NSTextLayoutFragment] = [:]

    /// Creates a manager without text and container.
    public override init() { super.init() }

    /// Lays out another text instead. The old manager no longer has this one.
    open func replace(_ textContentManager: NSTextContentManager) {
        let isPrimary = self.textContentManager?.primaryTextLayoutManager === self
        self.textContentManager?.removeTextLayoutManager(self)
        textContentManager.addTextLayoutManager(self)
        if isPrimary { textContentManager.primaryTextLayoutManager = self }
    }

    // MARK: Invalidation

    /// The text changed: fragments of unchanged elements are used again at their new places.
    func contentDidChange(_ edits: [(original: NSTextRange, new: NSTextRange)] = []) {
        for edit in edits { rendering.follow(edit.original, edit.new) }
        for fragment in fragments {
            if let element = fragment.textElement { spare[ObjectIdentifier(element)] = fragment }
        }
        (fragments, isComplete) = ([], false)
    }

    /// The fragments of a range, as far as they are made.
    func made(_ range: NSTextRange) -> [NSTextLayoutFragment] { fragments.filter { Self.touches($0, range) } }

    private func invalidateEverything() {
        for fragment in fragments { fragment.invalidateLayout() }
        (fragments, isComplete, spare) = ([], false, [:])
    }

    /// Lays out a range again when it is needed.
    open func invalidateLayout(for range: NSTextRange) {
        for fragment in fragments where Self.touches(fragment, range) { fragment.invalidateLayout() }
        contentDidChange()
    }

    private static func touches(_ fragment: NSTextLayoutFragment, _ range: NSTextRange) -> Bool {
        fragment.rangeInElement.intersects(range) || range.isEmpty && fragment.rangeInElement.contains(range.location)
            || range.contains(fragment.rangeInElement)
    }

    // MARK: Layout

    /// Makes fragments until the last one satisfies the condition, or the text ends.
    private func extend(until isEnough: (NSTextLayoutFragment) -> Bool) {
        while !isComplete, let content = textContentManager {
            if let last = fragments.last, isEnough(last) { return }
            makeNext(of: content)
        }
    }

    private func makeNext(of content: NSTextContentManager) {
        let last = fragments.last
        var end: (any NSTextLocation)?
        content.enumerateTextElements(from: last?.rangeInElement.endLocation, options: []) { next in
            // An enumeration from the end of the text begins with the last element again.
            guard next !== last?.textElement else { return true }
            place(next)
            end = next.elementRange?.endLocation
            return false
        }
        isComplete = end.map { $0.compare(content.documentRange.endLocation) != .orderedAscending } ?? true
        guard isComplete else { return }
        fragments.last?.isLast = true
        spare = [:]
    }

    private func place(_ element: NSTextElement) {
        let fragment = fragment(for: element)
        fragment.isLast = false
        var top: CGFloat = 0
        if let above = fragments.last { top = above.layoutFragmentFrame.maxY + above.bottomMargin + fragment.spaceBefore }
        // Where shapes are, lines depend on their height.
        if top != fragment.top, textContainer?.exclusionPaths.isEmpty == false { fragment.invalidateLayout() }
        fragment.top = top
        fragments.append(fragment)
    }

    private func fragment(for element: NSTextElement) -> NSTextLayoutFragment {
        if let known = spare.removeValue(forKey: ObjectIdentifier(element)), known.textElement === element { return known }
        let start = element.elementRange?.location ?? documentRange.location
        let made =
            delegate?.textLayoutManager(self, textLayoutFragmentFor: start, in: element)
            ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
        made.textLayoutManager = self
        return made
    }

    /// Lays out a range, and the text before it.
    open func ensureLayout(for range: NSTextRange) {
        extend { $0.rangeInElement.endLocation.compare(range.endLocation) != .orderedAscending }
    }
    /// Lays out the text as far down as a rectangle of the container.
    open func ensureLayout(for bounds: CGRect) {
        // A fragment below is made already, but its lines are not needed.
        extend { $0.top > bounds.maxY || $0.layoutFragmentFrame.maxY >= bounds.maxY }
    }

    /// The rectangle that the text needs in the container. Ferry lays out all of the text to tell it.
    open var usageBoundsForTextContainer: CGRect {
        extend { _ in false }
        let bounds = fragments.reduce(CGRect.null) { $0.union($1.layoutFragmentFrame) }
        return bounds.isNull ? .zero : bounds
    }

    /// The fragment at a point of the container; nil above, below and next to the text.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        extend { $0.layoutFragmentFrame.maxY > position.y }
        return fragments.first { $0.layoutFragmentFrame.contains(position) }
    }
    /// The fragment of a place; that of the last element at the end of the text.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        extend { $0.rangeInElement.endLocation.compare(location) == .orderedDescending }
        if let found = fragments.first(where: { $0.rangeInElement.contains(location) }) { return found }
        return fragments.last.flatMap { $0.rangeInElement.endLocation.compare(location) == .orderedSame ? $0 : nil }
    }

    /// Passes the fragments from a place on, or back from it, to a closure, until it returns false.
    ///
    /// > Returns: the edge of the last fragment passed; nil if there was none.
    @discardableResult open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        var edge: (any NSTextLocation)?
        guard !options.contains(.reverse) else {
            let start = location ?? documentRange.endLocation
            ensureLayout(for: NSTextRange(location: start))
            for fragment in fragments.reversed() where fragment.rangeInElement.location.compare(start) == .orderedAscending {
                edge = fragment.rangeInElement.location
                guard block(fragment) else { break }
            }
            return edge
        }
        let start = location ?? documentRange.location
        _ = textLayoutFragment(for: start)
        var index = fragments.firstIndex { $0.rangeInElement.endLocation.compare(start) == .orderedDescending } ?? fragments.count - 1
        while index >= 0, index < fragments.count || !isComplete {
            if index == fragments.count, let content = textContentManager { makeNext(of: content) }
            guard index < fragments.count else { break }
            edge = fragments[index].rangeInElement.endLocation
            guard block(fragments[index]) else { break }
            index += 1
        }
        return edge
    }

    // MARK: Editing

    /// Replaces the text of a range by that of elements.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        textContentManager?.performEditingTransaction { textContentManager?.replaceContents(in: range, with: textElements) }
    }
    /// Replaces the text of a range.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }
}

/// Makes the fragments of a layout itself.
///
/// > Source: Apple, NSTextLayoutManagerDelegate. Every member is optional.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the fragment for an element, such as one of a subclass that draws more.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    /// Returns the attributes in which a link is drawn; nil draws it like other text.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool { true }
}

extension NSTextContainer {
    /// The manager of TextKit 2 that lays out text in the container; nil in a container of TextKit 1.
    ///
    /// > Source: Apple, NSTextContainer.textLayoutManager
    public var textLayoutManager: NSTextLayoutManager? { laterLayoutManager as? NSTextLayoutManager }
}

extension UITextView {
    /// The manager of TextKit 2; nil, since Ferry's text views use TextKit 1: their `layoutManager`.
    ///
    /// > Source: Apple, UITextView.textLayoutManager, which is nil for a text view of TextKit 1.
    public var textLayoutManager: NSTextLayoutManager? { nil }
}
