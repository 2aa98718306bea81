internal import CoreGraphics
internal import Foundation
package import UIKitCore
internal import ViewLayout

/// A row that a swipe moves aside. > Package seam: table cells and list cells.
@preconcurrency @MainActor package protocol SwipeRow: UIView {
    var pulled: SwipeActionContent { get }
    /// Whether the row reports that it is swiped.
    var isPulled: Bool { get set }
    func changeDeleteConfirmation(_ isShown: Bool)
}

/// The swipe buttons in the space that a moved row leaves.
@MainActor package final class SwipeActionContent {
    /// Of the content; positive towards the trailing edge. > Units: points.
    private(set) var offset: CGFloat = 0
    private(set) var buttons: SwipeButtonsView?

    var isOpen: Bool { buttons != nil }
    var length: CGFloat { abs(offset) }

    private var isShifted = false

    /// Whether the row clips while closed; nil if it is closed. An open row always clips.
    private(set) var rowClipsToBounds: Bool?

    /// Sets whether the row clips, now or once it is closed.
    func setClipping(_ clips: Bool, of row: UIView) {
        if rowClipsToBounds == nil { row.clipsToBounds = clips } else { rowClipsToBounds = clips }
    }

    /// Content that is moved aside keeps its frame and is only translated, so that its margins do not change.
    func place(_ content: UIView, in frame: CGRect, shift: CGFloat) {
        if shift != 0 || isShifted {
            content.transform = CGAffineTransform(translationX: shift, y: 0)
            isShifted = shift != 0
        }
        guard isShifted else {
            if content.frame != frame { content.frame = frame }
            return
        }
        if content.bounds.size != frame.size { content.bounds.size = frame.size }
        content.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    func layOut(in row: UIView) {
        buttons?.place(length: length, in: row.bounds, rightToLeft: row.readsRightToLeft)
    }

    func open(_ buttons: SwipeButtonsView, in row: UIView) {
        self.buttons?.removeFromSuperview()
        self.buttons = buttons
        offset = 0
        if rowClipsToBounds == nil { rowClipsToBounds = row.clipsToBounds }
        row.clipsToBounds = true
        row.addSubview(buttons)
        layOut(in: row)
    }

    func setLength(_ length: CGFloat) { offset = buttons?.isLeading == true ? length : -length }

    func reset(_ row: UIView) {
        buttons?.removeFromSuperview()
        buttons = nil
        if let clips = rowClipsToBounds {
            rowClipsToBounds = nil
            row.clipsToBounds = clips
        }
        guard offset != 0 else { return }
        offset = 0
        row.setNeedsLayout()
    }
}
