internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import ViewLayout

/// Holds a presented controller's view; of a sheet also the dimming behind it, its grabber and its drag.
@MainActor final class PresentationContainerView: UIView {
    private let dimming = UIView()
    private let style: UIModalPresentationStyle
    private(set) weak var content: UIView?
    /// Whose container this is.
    weak var presentation: UIPresentationController?
    /// The view that shrinks behind a card.
    weak var presenter: UIView?
    private var grabber: SheetGrabberView?
    private var drag: SheetDrag?

    init(frame: CGRect, style: UIModalPresentationStyle) {
        self.style = style
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard isSheet else { return }
        ViewTraits.change(self) { $0.userInterfaceLevel = .elevated }
        tintDimming()
        dimming.frame = bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimming)
        drag = SheetDrag(self)
    }

    required init?(coder: NSCoder) {
        style = .fullScreen
        super.init(coder: coder)
    }

    private func tintDimming() {
        let alpha = geometry.form == .card ? UIMetrics.cardDimmingAlpha : UIMetrics.sheetDimmingAlpha
        dimming.backgroundColor = UIColor(white: 0, alpha: alpha)
    }

    /// The window's width makes a sheet a card from below or one in the middle.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard isSheet else { return }
        tintDimming()
        setNeedsLayout()
    }

    /// The dismissal has begun.
    var hasLeft = false
    /// A card at its full height, over whose top edge the status bar lies on black.
    var isCard: Bool { !hasLeft && isSheet && geometry.form == .card && sheetDetents.fullness(at: extent, full: geometry.frame.height) > 0 }
    private var wasCard = false
    private var isSheet: Bool { style == .pageSheet || style == .formSheet }
    var session: ModalSession? { presentation?.session }
    private var popover: UIPopoverPresentationController? {
        style == .popover ? presentation as? UIPopoverPresentationController : nil
    }
    var sheet: UISheetPresentationController? { isSheet ? presentation as? UISheetPresentationController : nil }

    /// Takes in the view that an app's animator brings by itself.
    func expect(_ view: UIView) {
        content = view
        view.frame = contentFrame
    }

    func hold(_ view: UIView) {
        content = view
        view.frame = contentFrame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isSheet { roundCorners(of: view) }
        addSubview(view)
        if let grabber { bringSubviewToFront(grabber) }
    }

    /// Another container takes the content: nothing of the sheet stays at it, or at what was beneath.
    func giveUp() {
        guard isSheet else { return }
        releasePresenter()
        content?.layer.cornerRadius = 0
        content?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        content = nil
    }

    private func roundCorners(of view: UIView) {
        let radius = sheet?.preferredCornerRadius ?? (geometry.form == .full ? 0 : UIMetrics.pageSheetCornerRadius)
        view.layer.cornerRadius = max(0, radius)
        view.layer.cornerCurve = .continuous
        view.layer.maskedCorners =
            geometry.form == .centered
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = view.clipsToBounds || radius > 0
    }

    /// Below the edge of the screen, or invisible, before it slides in and after it slid out.
    func setRetracted(_ retracted: Bool, transition: UIModalTransitionStyle) {
        if let popover { return popover.setRetracted(retracted) }
        if transition == .crossDissolve {
            // All of it fades, so that nothing stays at the content.
            alpha = retracted ? 0 : 1
            shownExtent = nil
            if isSheet { place() }
            if isSheet, retracted { shiftPresenter(0) }
            content?.frame = contentFrame
        } else if isSheet {
            shownExtent = retracted ? 0 : nil
            place()
        } else {
            let turnsOver = transition == .flipHorizontal
            let aside = retracted && !turnsOver ? bounds.height - contentFrame.minY : 0
            content?.frame = contentFrame.offsetBy(dx: 0, dy: aside)
        }
    }

    // MARK: The sheet

    /// Where a finger or an animation has the sheet; nil at rest.
    private var shownExtent: CGFloat?
    /// The height of what shows of the sheet above the bottom of the container. > Units: points.
    var extent: CGFloat {
        get { shownExtent ?? sheetDetents.heights[restingIndex] }
        set { shownExtent = newValue }
    }

    /// The detents that count now, the lowest first. > Units: points with the safe area at the bottom; contract: facts 2.4.
    private var resolvedDetents: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] {
        let full = geometry.frame.height
        guard let sheet, geometry.form == .card else { return [(.large, restHeight)] }
        let insets = ApplicationContext.current.device.safeInsets
        let room = SheetRoom(
            traitCollection, maximum: max(0, bounds.height - insets.top - insets.bottom),
            half: max(0, (bounds.height / 2).rounded() - insets.bottom))
        let found = sheet.detents.compactMap { detent -> (UISheetPresentationController.Detent.Identifier, CGFloat)? in
            guard let value = detent.resolvedValue(in: room), value.isFinite, value > 0 else { return nil }
            return (detent.identifier, min(value >= room.maximumDetentValue ? full : value + insets.bottom, full))
        }
        return found.isEmpty ? [(.large, full)] : found.sorted { $0.1 < $1.1 }
    }

    /// What shows of a sheet that is not at the bottom edge, when it is all in sight.
    private var restHeight: CGFloat { bounds.maxY - geometry.frame.minY }

    var sheetDetents: SheetDetents { SheetDetents(resolvedDetents.map { Double($0.height) }) }
    var lowestDetent: UISheetPresentationController.Detent.Identifier? { resolvedDetents.first?.identifier }

    /// The height of the selected detent, among those of `sheetDetents`.
    var restingIndex: Int { index(of: sheet?.selectedDetentIdentifier) ?? 0 }

    private func index(of identifier: UISheetPresentationController.Detent.Identifier?) -> Int? {
        guard let identifier, let found = resolvedDetents.first(where: { $0.identifier == identifier }) else { return nil }
        return sheetDetents.heights.firstIndex(of: Double(found.height))
    }

    /// The sheet came to rest at a height.
    func chose(_ index: Int) {
        let height = sheetDetents.heights[index]
        if let found = resolvedDetents.first(where: { $0.height == height }) { sheet?.choose(found.identifier) }
        shownExtent = nil
    }

    /// Shows what the sheet's settings say now.
    func settle(animated: Bool) {
        guard isSheet, content != nil, !hasLeft, !isMoving else { return }
        shownExtent = nil
        guard animated, window != nil else { return place() }
        SheetMotion.animate(speed: 0, { self.place() }, completion: {})
    }

    private var fullness: CGFloat { sheetDetents.fullness(at: extent, full: geometry.form == .card ? geometry.frame.height : restHeight) }
    private var presence: CGFloat {
        sheetDetents.presence(at: extent, undimmed: index(of: sheet?.largestUndimmedDetentIdentifier))
    }
    /// What lies beneath is not dimmed, and takes touches. > Contract: PR-21.
    var isClear: Bool { isSheet && presence == 0 && extent > 0 }

    /// Puts everything where the extent says.
    func place() {
        guard isSheet else { return }
        dimming.alpha = presence
        shiftPresenter(fullness)
        if isCard != wasCard {
            wasCard = isCard
            StatusBarAppearance.update()
        }
        guard let content else { return }
        roundCorners(of: content)
        content.frame = contentFrame
        placeGrabber(over: content)
    }

    private func placeGrabber(over content: UIView) {
        guard sheet?.prefersGrabberVisible ?? false else {
            grabber?.removeFromSuperview()
            grabber = nil
            return
        }
        let shown = grabber ?? SheetGrabberView { [weak self] in self?.step() }
        if grabber == nil {
            grabber = shown
            addSubview(shown)
        }
        let size = UIMetrics.grabberSize
        shown.frame = CGRect(
            x: content.frame.midX - size.width / 2, y: content.frame.minY + UIMetrics.grabberTop, width: size.width, height: size.height)
    }

    /// To the next height, and from the highest to the lowest.
    private func step() {
        let count = sheetDetents.heights.count
        guard count > 1 else { return }
        chose((restingIndex + 1) % count)
        settle(animated: true)
    }

    // MARK: Dismissal by hand

    /// > Contract: PR-10, PR-11.
    var mayBeDismissedByHand: Bool {
        guard let presentation, !presentation.presentedViewController.holdsPresentation else { return false }
        return presentation.adaptiveDelegate?.presentationControllerShouldDismiss(presentation) ?? true
    }

    func tellOfAttempt() {
        if let presentation { presentation.adaptiveDelegate?.presentationControllerDidAttemptToDismiss(presentation) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        guard found === self || found === dimming else { return found }
        if presentation is SearchPresentationController { return nil }
        if let popover, popover.passesThrough(point, in: self, with: event) { return nil }
        return isClear ? nil : self
    }

    // MARK: Layout

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
        if isSheet { place() }
    }

    /// A slide is under way: layout leaves the content alone.
    var isMoving = false

    private var contentFrame: CGRect { presentation?.frameOfPresentedViewInContainerView ?? standardContentFrame }
    /// Where a presented view lies unless an app's presentation controller says otherwise.
    var standardContentFrame: CGRect {
        guard isSheet else { return bounds }
        let rest = geometry.frame
        let top = bounds.maxY - extent
        guard geometry.form == .card else { return CGRect(x: rest.minX, y: max(top, rest.minY), width: rest.width, height: rest.height) }
        let height = max(extent, sheetDetents.lowest)
        return CGRect(x: rest.minX, y: top, width: rest.width, height: height)
    }

    private var geometry: SheetGeometry {
        SheetGeometry(
            bounds: bounds, safeTop: deviceTop, isCentered: isPad && traitCollection.horizontalSizeClass == .regular,
            isFormSheet: !(sheet?.prefersPageSizing ?? (style == .pageSheet)), preferred: presentation?.preferredContentSize ?? .zero,
            keepsEdge: sheet?.prefersEdgeAttachedInCompactHeight ?? false,
            followsWidth: sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached ?? false)
    }

    private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    private var deviceTop: CGFloat { ApplicationContext.current.device.safeInsets.top }

    /// The presenter is scaled.
    private var isHolding = false

    private func releasePresenter() {
        guard isHolding, let presenter else { return }
        isHolding = false
        presenter.transform = .identity
        presenter.layer.cornerRadius = 0
        presenter.layer.masksToBounds = false
    }

    private func shiftPresenter(_ share: CGFloat) {
        // A sheet that is a card no more lets its presenter go.
        guard let presenter, let shift = geometry.presenterShift(bounds: bounds, safeTop: deviceTop) else { return releasePresenter() }
        isHolding = share > 0
        let scale = 1 + (shift.scale - 1) * share
        presenter.transform =
            share == 0 ? .identity : CGAffineTransform(translationX: 0, y: shift.down * share).scaledBy(x: scale, y: scale)
        presenter.layer.cornerRadius = UIMetrics.pageSheetCornerRadius * min(1, share * 4)
        presenter.layer.cornerCurve = .continuous
        presenter.layer.masksToBounds = share > 0
    }
}

/// The bar at the top of a sheet that says it can be dragged.
@MainActor final class SheetGrabberView: UIView {
    private let step: () -> Void

    init(_ step: @escaping () -> Void) {
        self.step = step
        super.init(frame: .zero)
        backgroundColor = UIColor.tertiaryLabel
        layer.cornerRadius = UIMetrics.grabberSize.height / 2
        isAccessibilityElement = true
        accessibilityLabel = "Sheet Grabber"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityActivate() -> Bool {
        step()
        return true
    }

    /// Touches are the sheet's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

extension UIViewController {
    /// Whether this controller, or what a container shows of its children, wants to be dismissed by code alone. > Contract: PR-10.
    var holdsPresentation: Bool {
        if isModalInPresentation { return true }
        let shown = (self as? UINavigationController)?.topViewController ?? (self as? UITabBarController)?.selectedViewController
        return shown?.holdsPresentation ?? false
    }
}
