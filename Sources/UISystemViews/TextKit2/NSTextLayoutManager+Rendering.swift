public import Foundation
internal import UIKitCore

// Attributes that change how text is drawn and not where.

extension NSTextLayoutManager {
    /// Passes the rendering attributes from a place on, or back from it, with their ranges, until the closure returns false.
    public func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        for run in reverse ? rendering.runs.reversed() : rendering.runs {
            let isPassed =
                reverse
                ? run.range.location.compare(location) != .orderedAscending : run.range.endLocation.compare(location) != .orderedDescending
            if !isPassed, !block(self, run.attributes, run.range) { return }
        }
    }

    /// Replaces the rendering attributes of a range. They must not change the size of the text, as colours and lines do not.
    public func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
        render(textRange) { _ in renderingAttributes }
    }
    /// Adds a rendering attribute to a range; nil removes it.
    public func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange) {
        render(textRange) { attributes in
            var changed = attributes
            changed[renderingAttribute] = value
            return changed
        }
    }
    /// Removes a rendering attribute from a range.
    public func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        addRenderingAttribute(renderingAttribute, value: nil, for: textRange)
    }
    /// Has the validator asked again before the fragments of a range are drawn.
    public func invalidateRenderingAttributes(for textRange: NSTextRange) {
        for fragment in made(textRange) { fragment.needsValidation = true }
    }

    private func render(_ range: NSTextRange, _ body: (RenderingAttributes.Attributes) -> RenderingAttributes.Attributes) {
        rendering.change(range, body)
        for fragment in made(range) { fragment.refresh() }
    }

    /// The attributes in which links are drawn unless the delegate says otherwise: the colour of links, and an underline.
    public class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }
    /// The attributes in which the link at a place is drawn: the delegate's, or the default ones.
    public func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key: Any] {
        let own = Self.linkRenderingAttributes
        guard let delegate else { return own }
        return delegate.textLayoutManager(self, renderingAttributesForLink: link, at: location, defaultAttributes: own) ?? [:]
    }

    /// Colours the lines of a fragment that was just laid out.
    func applyRenderingAttributes(to fragment: NSTextLayoutFragment) {
        if let text = (fragment.textElement as? NSTextParagraph)?.attributedString {
            text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
                guard let link, let start = fragment.location(range.location),
                    let end = fragment.location(range.location + range.length), let place = NSTextRange(location: start, end: end)
                else { return }
                fragment.addRendering(renderingAttributes(forLink: link, at: start), place)
            }
        }
        for run in rendering.runs where run.range.intersects(fragment.rangeInElement) { fragment.addRendering(run.attributes, run.range) }
    }
}
