public import Foundation
internal import ObjectiveC

/// Is notified of a layout manager's work.
///
/// > Contract: UIKit, NSLayoutManagerDelegate; every member is optional.
/// > Partial: the delegate cannot change line spacing, glyphs and line fragments.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Called after layout was invalidated, by an edit or another geometry.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called for each container when the whole text is laid out; the flag is true for the last one.
    ///
    /// A long text is laid out where it is needed: call `ensureLayout(for:)` to lay out all of it.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
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
}
