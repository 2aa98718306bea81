public import Foundation
internal import Synchronization
internal import ViewLayout

/// A rectangle that constraints refer to, without a view.
///
/// > Contract: UIKit, UILayoutGuide; AL-2.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    /// What a guide made by the framework follows.
    package enum Tracking {
        /// All four edges of its view, at distances that `measure` yields.
        case edges
        /// The left and the right edge only: constraints give the rest.
        case sides
        /// The bottom edge, with a height of its own.
        case bottom
        /// The content of a scroll view: its size comes from constraints.
        case content
    }

    /// A name for the app and for logs; empty by default.
    open var identifier = ""
    /// The view whose coordinates the guide is in; nil until the guide is added to a view, and then the frame is zero.
    open weak var owningView: UIView? { didSet { if oldValue !== owningView { ownerDidChange(from: oldValue) } } }
    /// Computes `layoutFrame` from the view that owns the guide; nil for a guide of the app.
    package var measure: ((UIView) -> CGRect)?
    /// What the guide follows; nil for a guide of the app.
    package var tracking: Tracking?
    var participation: LayoutParticipation?

    public override init() { super.init() }

    deinit { participation?.item.isGone.store(true, ordering: .releasing) }

    /// Creates a guide without an owner, with the identifier that was archived.
    public required init?(coder: NSCoder) {
        super.init()
        identifier = coder.decodeObject(forKey: "UILayoutGuideIdentifier") as? String ?? ""
    }
    /// Archives the identifier; a view's archive says which guides it has.
    open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: "UILayoutGuideIdentifier") }

    /// The rectangle of the guide.
    ///
    /// In the owning view's coordinates. Of a guide of the app, after the layout that its constraints wait for.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let measure { return measure(owningView) }
        guard let item = participation?.item, let frame = LayoutEngine.shared.frame(of: item) else { return .zero }
        return PixelSnapping.snap(frame, scale: owningView.contentScaleFactor)
    }

    var layoutItem: LayoutItem {
        if let participation { return participation.item }
        let made = LayoutParticipation(LayoutItem(guide: self))
        participation = made
        return made.item
    }

    /// The distances from the edges of the view, and the height of the guide, in the view's coordinates.
    func edges(in view: UIView) -> GuideEdges? {
        guard let measure else { return nil }
        let (frame, bounds) = (measure(view), view.bounds)
        return GuideEdges(
            top: frame.minY, left: frame.minX, bottom: bounds.height - frame.minY - frame.height,
            right: bounds.width - frame.minX - frame.width, height: frame.height)
    }

    /// For overriding: called when the engine learns where the guide is.
    func edgesChanged(_ edges: GuideEdges) {}

    private func ownerDidChange(from old: UIView?) {
        guard let participation, measure == nil else { return }
        old?.participation?.guides.removeAll { $0 === self }
        if participation.item.variables != nil { owningView?.setNeedsLayout() }
    }
}

/// Where a guide is in its view. > Units: points.
struct GuideEdges {
    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat
    var height: CGFloat
}
