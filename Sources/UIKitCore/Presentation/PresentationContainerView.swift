internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Holds a presented controller's view, and the dimming behind a sheet.
@MainActor final class PresentationContainerView: UIView {
    private let dimming = UIView()
    private let style: UIModalPresentationStyle
    private weak var content: UIView?
    /// Whose container this is.
    weak var presentation: UIPresentationController?
    /// The view that shrinks behind a card.
    weak var presenter: UIView?

    init(frame: CGRect, style: UIModalPresentationStyle) {
        self.style = style
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard isSheet else { return }
        ViewTraits.change(self) { $0.userInterfaceLevel = .elevated }
        let alpha = geometry.form == .card ? UIMetrics.cardDimmingAlpha : UIMetrics.sheetDimmingAlpha
        dimming.backgroundColor = UIColor(white: 0, alpha: alpha)
        dimming.frame = bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimming)
    }

    required init?(coder: NSCoder) {
        style = .fullScreen
        super.init(coder: coder)
    }

    /// The dismissal has begun.
    var hasLeft = false
    var isCard: Bool { !hasLeft && isSheet && geometry.form == .card }
    private var isSheet: Bool { style == .pageSheet || style == .formSheet }

    /// Takes in the view that an app's animator brings by itself.
    func expect(_ view: UIView) {
        content = view
        view.frame = contentFrame
    }

    func hold(_ view: UIView) {
        content = view
        view.frame = contentFrame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isSheet && geometry.form != .full {
            view.layer.cornerRadius = UIMetrics.pageSheetCornerRadius
            view.layer.cornerCurve = .continuous
            if geometry.form == .card { view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
            view.clipsToBounds = true
        }
        addSubview(view)
    }

    /// Below the edge of the screen, or invisible, before it slides in and after it slid out.
    func setRetracted(_ retracted: Bool, transition: UIModalTransitionStyle) {
        dimming.alpha = retracted ? 0 : 1
        if isSheet { shiftPresenter(back: retracted) }
        guard let content else { return }
        if transition == .crossDissolve {
            content.alpha = retracted ? 0 : 1
        } else {
            content.frame = retracted ? contentFrame.offsetBy(dx: 0, dy: bounds.height - contentFrame.minY) : contentFrame
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.containerViewWillLayoutSubviews()
        layOutContent()
        presentation?.containerViewDidLayoutSubviews()
    }

    private func layOutContent() {
        // A presentation of an app's own lays its view out by itself.
        guard style != .custom else { return }
        guard let content, content.superview === self, content.transform.isIdentity, !isMoving else { return }
        if content.frame != contentFrame { content.frame = contentFrame }
    }

    /// A slide is under way: layout leaves the content alone.
    var isMoving = false

    private var contentFrame: CGRect { presentation?.frameOfPresentedViewInContainerView ?? standardContentFrame }
    /// Where a presented view lies unless an app's presentation controller says otherwise.
    var standardContentFrame: CGRect { isSheet ? geometry.frame : bounds }

    private var geometry: SheetGeometry {
        SheetGeometry(
            bounds: bounds, safeTop: deviceTop, isPad: UIDevice.current.userInterfaceIdiom == .pad, isFormSheet: style == .formSheet)
    }

    private var deviceTop: CGFloat { ApplicationContext.current.device.safeInsets.top }

    private func shiftPresenter(back: Bool) {
        guard let presenter, let shift = geometry.presenterShift(bounds: bounds, safeTop: deviceTop) else { return }
        presenter.transform =
            back ? .identity : CGAffineTransform(translationX: 0, y: shift.down).scaledBy(x: shift.scale, y: shift.scale)
        presenter.layer.cornerRadius = back ? 0 : UIMetrics.pageSheetCornerRadius
        presenter.layer.cornerCurve = .continuous
        presenter.layer.masksToBounds = !back
    }
}
