public import Foundation
internal import ObjectiveC

/// Is notified of a layout manager's work.
///
/// > Contract: UIKit, NSLayoutManagerDelegate; every member is optional.
/// > Partial: the delegate changes spacing, not glyphs and line fragments.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Called after layout was invalidated, by an edit or another geometry.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called for each container when the whole text is laid out; the flag is true for the last one.
    ///
    /// A long text is laid out where it is needed: call `ensureLayout(for:)` to lay out all of it.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    /// The space after a line, instead of its paragraph's `lineSpacing`. > Units: points; `rect` in the container.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// The space before a paragraph, instead of its `paragraphSpacingBefore`. > Units: points; `rect` in the container.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// The space after a paragraph, instead of its `paragraphSpacing`. > Units: points; `rect` in the container.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Called after a container's size changed, before its text is laid out again. > Units: points.
    func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {
        _ = ObjCRuntime.optional(self, "layoutManagerDidInvalidateLayout:", [sender]) as Bool
    }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {
        let name = "layoutManager:didCompleteLayoutForTextContainer:atEnd:"
        _ = ObjCRuntime.optional(self, name, [layoutManager, textContainer, layoutFinishedFlag]) as Bool
    }
    /// Not a number, which leaves the paragraph's own spacing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        ObjCRuntime.optional(
            self, "layoutManager:lineSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:", [layoutManager, glyphIndex, rect]) ?? .nan
    }
    /// Not a number, which leaves the paragraph's own spacing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        ObjCRuntime.optional(
            self, "layoutManager:paragraphSpacingBeforeGlyphAtIndex:withProposedLineFragmentRect:", [layoutManager, glyphIndex, rect])
            ?? .nan
    }
    /// Not a number, which leaves the paragraph's own spacing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        ObjCRuntime.optional(
            self, "layoutManager:paragraphSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:", [layoutManager, glyphIndex, rect])
            ?? .nan
    }
    public func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize) {
        let name = "layoutManager:textContainer:didChangeGeometryFromSize:"
        _ = ObjCRuntime.optional(self, name, [layoutManager, textContainer, oldSize]) as Bool
    }
}
