internal import CoreGraphics
public import Foundation

/// Lays out the part of a text that is visible, and has its delegate show each fragment.
///
/// > Source: Apple, NSTextViewportLayoutController. > Units: points of the container. > Isolation: the layout manager's.
open class NSTextViewportLayoutController: NSObject {
    /// The object that shows the fragments; held weakly.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// The manager whose text is shown; held weakly.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The visible part of the container at the last layout.
    open private(set) var viewportBounds = CGRect.zero
    /// The text that the last layout showed; nil before the first one, and without text.
    open private(set) var viewportRange: NSTextRange?
    /// The distance by which the app moved the viewport since the delegate last told its bounds.
    private var adjustment: CGFloat = 0

    /// Creates a controller for a manager.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Asks the delegate for the visible part, lays it out, and passes each fragment in it to the delegate, from top to bottom.
    open func layoutViewport() {
        guard let delegate, let textLayoutManager else { return }
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportBounds = delegate.viewportBounds(for: self).offsetBy(dx: 0, dy: adjustment)
        adjustment = 0
        viewportRange = nil
        let bounds = viewportBounds
        textLayoutManager.ensureLayout(for: bounds)
        textLayoutManager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) { fragment in
            let frame = fragment.layoutFragmentFrame
            guard frame.minY <= bounds.maxY else { return false }
            guard frame.maxY >= bounds.minY else { return true }
            viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
            return true
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    /// Moves the viewport to a place, for the next layout.
    ///
    /// > Returns: the top of the place's fragment in the container, to which the app scrolls; 0 outside of the text.
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        guard let fragment = textLayoutManager?.textLayoutFragment(for: textLocation) else { return 0 }
        let top = fragment.layoutFragmentFrame.minY
        viewportBounds.origin.y = top
        return top
    }

    /// Moves the visible part by a distance for the next layout, before the delegate tells it so.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        viewportBounds.origin.y += verticalOffset
        adjustment += verticalOffset
    }
}

/// Shows the visible fragments of a text.
///
/// > Source: Apple, NSTextViewportLayoutControllerDelegate. > Units: points of the container.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// Returns the visible part of the container, with as much around it as should be laid out.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Shows a fragment, such as by a layer or a view at its frame.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// Called before the fragments are passed. Optional.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Called after the last fragment was passed. Optional.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
    public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}
