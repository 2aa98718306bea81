internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import ViewLayout

/// Contains a presented controller's view; for a sheet also the dimming, the grabber and the drag.
@MainActor final class PresentationContainerView: UIView {
    private let dimming = UIView()
    private let style: UIModalPresentationStyle
    private(set) weak var content: UIView?
    /// The presentation that owns this container.
    weak var presentation: UIPresentationController?
    /// The view scaled down behind a card.
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

    /// The window's width decides whether a sheet is a card at the bottom or in the middle.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard isSheet else { return }
        tintDimming()
        setNeedsLayout()
    }

    /// The dismissal has begun.
    var isRemovedFromScreen = false
    /// A card at its full height, above which the status bar is on black.
    var isCard: Bool {
        !isRemovedFromScreen && isSheet && geometry.form == .card && sheetDetents.fullness(at: extent, full: geometry.frame.height) > 0
    }
    private var wasCard = false
    private var isSheet: Bool { style == .pageSheet || style == .formSheet }
    var session: ModalSession? { presentation?.session }
    private var popover: UIPopoverPresentationController? {
        style == .popover ? presentation as? UIPopoverPresentationController : nil
    }
    var sheet: UISheetPresentationController? { isSheet ? presentation as? UISheetPresentationController : nil }

    /// Expects the view that an app's animator adds itself.
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

    /// Another container takes the content: removes the sheet's effects from it and from the presenter.
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

    /// Moves the content below the screen's edge or hides it, before it appears and after it disappears.
    func setRetracted(_ retracted: Bool, transition: UIModalTransitionStyle) {
        if let popover { return popover.setRetracted(retracted) }
        if transition == .crossDissolve {
            // The whole container fades, so that the content itself is unchanged.
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

    // MARK: Sheet

    /// The visible height during a drag or animation; nil at rest.
    private var shownExtent: CGFloat?
    /// The sheet's height above the container's bottom. > Units: points.
    var extent: CGFloat {
        get { shownExtent ?? sheetDetents.heights[selectedDetentIndex] }
        set { shownExtent = newValue }
    }

    /// The active detents, the lowest first. > Units: points with the safe area at the bottom; contract: facts 2.4.
    private var resolvedDetents: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] {
        let full = geometry.frame.height
        guard let sheet, geometry.form == .card else { return [(.large, centeredSheetHeight)] }
        let insets = applicationContext.device.safeInsets
        let space = SheetDetentResolutionContext(
            traitCollection, maximum: max(0, bounds.height - insets.top - insets.bottom),
            half: max(0, (bounds.height / 2).rounded() - insets.bottom))
        let found = sheet.detents.compactMap { detent -> (UISheetPresentationController.Detent.Identifier, CGFloat)? in
            guard let value = detent.resolvedValue(in: space), value.isFinite, value > 0 else { return nil }
            return (detent.identifier, min(value >= space.maximumDetentValue ? full : value + insets.bottom, full))
        }
        return found.isEmpty ? [(.large, full)] : found.sorted { $0.1 < $1.1 }
    }

    /// The visible height of a sheet that is not at the bottom edge, when fully visible.
    private var centeredSheetHeight: CGFloat { bounds.maxY - geometry.frame.minY }

    var sheetDetents: SheetDetents { SheetDetents(resolvedDetents.map { Double($0.height) }) }
    var lowestDetent: UISheetPresentationController.Detent.Identifier? { resolvedDetents.first?.identifier }

    /// The index of the selected detent in `sheetDetents`.
    var selectedDetentIndex: Int { index(of: sheet?.selectedDetentIdentifier) ?? 0 }

    private func index(of identifier: UISheetPresentationController.Detent.Identifier?) -> Int? {
        guard let identifier, let found = resolvedDetents.first(where: { $0.identifier == identifier }) else { return nil }
        return sheetDetents.heights.firstIndex(of: Double(found.height))
    }

    /// The sheet settled at a detent.
    func chose(_ index: Int) {
        let height = sheetDetents.heights[index]
        if let found = resolvedDetents.first(where: { $0.height == height }) { sheet?.choose(found.identifier) }
        shownExtent = nil
    }

    /// Applies the sheet's current settings.
    func settle(animated: Bool) {
        guard isSheet, content != nil, !isRemovedFromScreen, !isMoving else { return }
        shownExtent = nil
        guard animated, window != nil else { return place() }
        SheetSpring.animate(speed: 0, { self.place() }, completion: {})
    }

    private var fullness: CGFloat {
        sheetDetents.fullness(at: extent, full: geometry.form == .card ? geometry.frame.height : centeredSheetHeight)
    }
    private var presence: CGFloat {
        sheetDetents.presence(at: extent, undimmed: index(of: sheet?.largestUndimmedDetentIdentifier))
    }
    /// What is below is not dimmed, and receives touches. > Contract: PR-21.
    var isClear: Bool { isSheet && presence == 0 && extent > 0 }

    /// Lays everything out for the current extent.
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

    /// Moves to the next detent, and from the highest to the lowest.
    private func step() {
        let count = sheetDetents.heights.count
        guard count > 1 else { return }
        chose((selectedDetentIndex + 1) % count)
        settle(animated: true)
    }

    // MARK: Interactive dismissal

    /// > Contract: PR-10, PR-11.
    var canDismissInteractively: Bool {
        guard let presentation, !presentation.presentedViewController.holdsPresentation else { return false }
        return presentation.adaptiveDelegate?.presentationControllerShouldDismiss(presentation) ?? true
    }

    func notifyDismissAttempt() {
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
        // A custom presentation lays out its view itself.
        guard style != .custom else { return }
        guard let content, content.superview === self, content.transform.isIdentity, !isMoving else { return }
        if content.frame != contentFrame { content.frame = contentFrame }
        if isSheet { place() }
    }

    /// A slide is running: layout leaves the content alone.
    var isMoving = false

    private var contentFrame: CGRect { presentation?.frameOfPresentedViewInContainerView ?? standardContentFrame }
    /// The default frame of a presented view.
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
    private var deviceTop: CGFloat { applicationContext.device.safeInsets.top }

    /// The corners of the presenter before it was scaled, which may be those of a sheet; nil while it is not.
    private var heldCorners: (radius: CGFloat, curve: CALayerCornerCurve, masks: Bool)?

    private func releasePresenter() {
        guard let heldCorners, let presenter else { return }
        self.heldCorners = nil
        presenter.transform = .identity
        presenter.layer.cornerRadius = heldCorners.radius
        presenter.layer.cornerCurve = heldCorners.curve
        presenter.layer.masksToBounds = heldCorners.masks
    }

    private func shiftPresenter(_ share: CGFloat) {
        // A sheet that is no longer a card releases its presenter.
        guard let presenter, let shift = geometry.presenterShift(bounds: bounds, safeTop: deviceTop) else { return releasePresenter() }
        guard share > 0 else { return releasePresenter() }
        let layer = presenter.layer
        let held = heldCorners ?? (layer.cornerRadius, layer.cornerCurve, layer.masksToBounds)
        heldCorners = held
        let scale = 1 + (shift.scale - 1) * share
        presenter.transform = CGAffineTransform(translationX: 0, y: shift.down * share).scaledBy(x: scale, y: scale)
        layer.cornerRadius = max(held.radius, UIMetrics.pageSheetCornerRadius * min(1, share * 4))
        layer.cornerCurve = .continuous
        layer.masksToBounds = true
    }
}

/// The bar at a sheet's top that indicates that it can be dragged.
@MainActor final class SheetGrabberView: UIView {
    private let step: () -> Void

    init(_ step: @escaping () -> Void) {
        self.step = step
        super.init(frame: .zero)
        backgroundColor = UIColor.tertiaryLabel
        layer.cornerRadius = UIMetrics.grabberSize.height / 2
        isAccessibilityElement = true
        accessibilityLabel = SystemStrings.text("Sheet Grabber")
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityActivate() -> Bool {
        step()
        return true
    }

    /// The sheet receives the touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

extension UIViewController {
    /// Whether this controller, or the visible child of a container, can be dismissed by code only. > Contract: PR-10.
    var holdsPresentation: Bool {
        if isModalInPresentation { return true }
        let shown = (self as? UINavigationController)?.topViewController ?? (self as? UITabBarController)?.selectedViewController
        return shown?.holdsPresentation ?? false
    }
}
