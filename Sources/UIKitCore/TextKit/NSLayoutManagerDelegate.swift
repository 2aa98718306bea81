public import Foundation
internal import ObjectiveC

/// Hears of a layout manager's work.
///
/// > Contract: UIKit, NSLayoutManagerDelegate; every member may be left out.
/// > Partial: line spacing, glyphs and line fragments are not the delegate's to change.
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
