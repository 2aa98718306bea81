public import Foundation
internal import ObjectiveC

/// Is notified of a layout manager's work.
///
/// > Contract: UIKit, NSLayoutManagerDelegate; every member is optional.
/// > Partial: the delegate cannot change line spacing, glyphs and line fragments.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
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
