internal import CoreGraphics
internal import Foundation

/// One context menu from the first hint of a press to its end: the lifted preview, the backdrop, the card, and the delegate calls in order.
///
/// > Contract: UIKit, MN-4.
@MainActor package final class ContextMenuSession {
    private let interaction: UIContextMenuInteraction
    let configuration: UIContextMenuConfiguration
    private let view: UIView
    private let overlay: MenuOverlayView
    private let backdrop = UIVisualEffectView(effect: nil)
    private let preview: UITargetedPreview?
    private var lifted: LiftedPreviewView?
    private var previewController: UIViewController?
    private var previewContainer: UIView?
    private var menuSession: MenuSession?
    private var source: CGRect
    private var place: PreviewPlacement?
    private(set) var hasEnded = false
    private var hiddenAlpha: CGFloat?
    private weak var hiddenView: UIView?
    /// The preview that the menu closes into, if that is not the lifted one.
    private var dismissal: UITargetedPreview?

    var hasPreview: Bool { lifted != nil || previewContainer != nil }

    /// Asks the delegate; nil if it provides no menu.
    static func make(for interaction: UIContextMenuInteraction, at location: CGPoint) -> ContextMenuSession? {
        guard let view = interaction.view, let window = view.window, let delegate = interaction.delegate else { return nil }
        interaction.session?.dismiss(animated: false)
        guard let configuration = delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: location) else { return nil }
        let session = ContextMenuSession(interaction, configuration, view, window)
        interaction.session = session
        session.lift()
        return session
    }

    private init(
        _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration, _ view: UIView, _ window: UIWindow
    ) {
        self.interaction = interaction
        self.configuration = configuration
        self.view = view
        overlay = MenuOverlayView(frame: window.bounds)
        overlay.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
        overlay.isUserInteractionEnabled = false
        let delegate = interaction.delegate
        let chosen =
            delegate?.contextMenuInteraction(
                interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? delegate?.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
        // A control's menu opens next to it; other views are lifted.
        preview =
            view is UIControl
            ? chosen
            : (chosen
                ?? UITargetedPreview(
                    view: view, parameters: UIPreviewParameters(),
                    target: UIPreviewTarget(container: view.superview ?? window, center: view.center)))
        source = preview.map { LiftedPreviewView.frame(of: $0, in: window) } ?? view.convert(view.bounds, to: window)
        window.addSubview(overlay)
    }

    // MARK: Lifting

    /// The view rises slightly during the press.
    private func lift() {
        guard let preview, let lifted = LiftedPreviewView(preview) else { return }
        self.lifted = lifted
        lifted.center = CGPoint(x: source.midX, y: source.midY)
        addBackdrop()
        overlay.addSubview(lifted)
        hideSource(preview.view)
        animate(LiftMetrics.pressDuration - LiftMetrics.hintDelay) {
            lifted.transform = CGAffineTransform(scaleX: self.liftScale, y: self.liftScale)
            lifted.setLifted(true)
        }
    }

    /// Blurs the background once the menu opens.
    private func addBackdrop() {
        guard backdrop.superview == nil else { return }
        backdrop.frame = overlay.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.isUserInteractionEnabled = false
        overlay.insertSubview(backdrop, at: 0)
    }

    private var liftScale: CGFloat {
        let longest = max(source.width, source.height, 1)
        return min(LiftMetrics.scale, 1 + LiftMetrics.maximumGrowth / longest)
    }

    private func hideSource(_ view: UIView) {
        // A preview's view that was in no window is the lifted preview itself.
        guard view.window != nil, hiddenAlpha == nil, !view.isDescendant(of: overlay) else { return }
        (hiddenAlpha, hiddenView) = (view.alpha, view)
        UIView.performWithoutAnimation { view.alpha = 0 }
    }

    private func showSource() {
        guard let hiddenAlpha, let view = hiddenView else { return }
        self.hiddenAlpha = nil
        UIView.performWithoutAnimation { view.alpha = hiddenAlpha }
    }

    // MARK: Opening

    /// - Parameter finger: the location, in the window, of the touch that opened the menu; it can go on to choose.
    func open(adopting finger: CGPoint?) {
        guard !hasEnded, menuSession == nil else { return }
        guard overlay.window != nil, let delegate = interaction.delegate else { return end() }
        let controller = configuration.previewProvider?()
        let menu = configuration.actionProvider?([])
        guard controller != nil || menu.map({ !MenuOutline($0).isEmpty }) ?? false else { return pressCancelled() }
        previewController = controller
        if let controller { embed(controller) }
        let animator = ContextMenuAnimator(previewViewController: controller)
        delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        (view as? UIControl)?.sendActions(for: .menuActionTriggered)
        HapticLog.play(.impact(.medium, intensity: 1))
        start(menu ?? UIMenu(), finger)
        animate(MenuMetrics.openDuration) {
            animator.runAnimations()
        } completion: {
            animator.runCompletions()
        }
    }

    private func start(_ menu: UIMenu, _ finger: CGPoint?) {
        overlay.isUserInteractionEnabled = true
        var owner = MenuSession.Owner()
        owner.sender = view
        let order = configuration.preferredMenuElementOrder
        owner.opensInPriorityOrder = order == .priority || (order == .automatic && !hasPreview)
        owner.selectsOne = (view as? UIControl)?.menuSelectsOne ?? false
        owner.willEnd = { [weak self] _ in self?.willEnd() }
        owner.alongside = { [weak self] in self?.settle() }
        owner.didEnd = { [self] in end() }
        owner.acceptsTouch = { [weak self] in self?.previewTapped(at: $0) ?? false }
        MenuPresenter.current?.dismiss(animated: false)
        let attachment = (view as? UIControl).map { view.convert($0.menuAttachmentPoint(for: configuration), to: overlay) }
        let session = MenuSession(menu: menu, overlay: overlay, anchor: source, middle: attachment?.x, owner: owner)
        menuSession = session
        MenuPresenter.current = session
        if hasPreview { openRich(session, menu) } else { session.open() }
        if let finger, let window = overlay.window { session.adoptTouch(at: overlay.convert(finger, from: window)) }
    }

    private func openRich(_ session: MenuSession, _ menu: UIMenu) {
        let margin = LiftMetrics.previewMargin - MenuMetrics.screenMargin
        let space = MenuSession.space(in: overlay).insetBy(dx: margin, dy: 0)
        let size = MenuOutline(menu).isEmpty ? .zero : MenuSession.cardSize(menu, in: overlay)
        let wanted = previewContainer.map { $0.bounds.size } ?? CGSize(width: source.width * liftScale, height: source.height * liftScale)
        let rect = CGRect(x: source.midX - wanted.width / 2, y: source.midY - wanted.height / 2, width: wanted.width, height: wanted.height)
        let place = PreviewPlacement(source: rect, menu: size, space: space)
        self.place = place
        if size != .zero {
            let grip = place.menu.width > 0 ? (place.preview.midX - place.menu.minX) / place.menu.width : 0.5
            let anchor = CGPoint(x: max(0, min(1, grip)), y: place.isMenuAbove ? 1 : 0)
            session.open(placement: MenuPlacement(frame: place.menu, anchorPoint: anchor, isAbove: place.isMenuAbove))
        } else {
            session.open(placement: MenuPlacement(frame: .zero, anchorPoint: .zero))
        }
        moveIn(place)
    }

    private func moveIn(_ place: PreviewPlacement) {
        let center = CGPoint(x: place.preview.midX, y: place.preview.midY)
        if let container = previewContainer {
            let scale = max(0.1, min(1, source.width / max(1, container.bounds.width)))
            UIView.performWithoutAnimation {
                container.center = CGPoint(x: source.midX, y: source.midY)
                container.transform = CGAffineTransform(scaleX: scale, y: scale)
                container.alpha = 0
            }
        }
        let fit = place.preview.width / max(1, previewContainer?.bounds.width ?? source.width)
        UIView.animate(
            withDuration: UIView.areAnimationsEnabled ? MenuMetrics.openDuration : 0, delay: 0,
            usingSpringWithDamping: MenuMetrics.openDamping,
            initialSpringVelocity: 0, options: [.allowUserInteraction]
        ) { [self] in
            backdrop.effect = UIBlurEffect(style: LiftMetrics.backdropStyle)
            backdrop.contentView.backgroundColor = UIColor(white: 0, alpha: LiftMetrics.backdropDimming)
            if let container = previewContainer {
                container.center = center
                container.transform = CGAffineTransform(scaleX: fit, y: fit)
                container.alpha = 1
                lifted?.alpha = 0
            } else {
                lifted?.center = center
                lifted?.transform = CGAffineTransform(scaleX: fit, y: fit)
            }
        }
    }

    private func embed(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        guard let content = controller.view else { return }
        let space = MenuSession.space(in: overlay)
        var size = controller.preferredContentSize
        if size.width <= 0 { size.width = space.width - 2 * LiftMetrics.previewMargin }
        if size.height <= 0 { size.height = min(size.width * 1.2, space.height * 0.6) }
        let container = UIView(
            frame: CGRect(origin: .zero, size: CGSize(width: min(size.width, space.width), height: min(size.height, space.height))))
        container.isUserInteractionEnabled = false
        container.layer.shadowColor = UIColor.black.cgColor
        container.layer.shadowOpacity = LiftMetrics.shadowOpacity
        container.layer.shadowRadius = LiftMetrics.shadowRadius
        let clip = UIView(frame: container.bounds)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = LiftMetrics.previewCorner
        clip.layer.cornerCurve = .continuous
        clip.backgroundColor = .systemBackground
        container.addSubview(clip)
        content.frame = clip.bounds
        controller.beginAppearanceTransition(true, animated: false)
        clip.addSubview(content)
        controller.endAppearanceTransition()
        overlay.addSubview(container)
        previewContainer = container
        addBackdrop()
    }

    // MARK: Opening touch

    func fingerMoved(to point: CGPoint) {
        if let window = overlay.window { menuSession?.touchMoved(to: overlay.convert(point, from: window)) }
    }
    func fingerEnded(at point: CGPoint) {
        if let window = overlay.window { menuSession?.touchEnded(at: overlay.convert(point, from: window)) }
    }

    /// The press ended before the menu opened, or the system cancelled it.
    func pressCancelled() {
        if let menuSession { return menuSession.touchCancelled() }
        guard !hasEnded else { return }
        animate(LiftMetrics.cancelDuration) { [self] in
            settle()
        } completion: { [self] in
            end()
        }
    }

    private func previewTapped(at point: CGPoint) -> Bool {
        guard let place, place.preview.contains(point), previewController != nil || configuration.actionProvider != nil else {
            return false
        }
        let animator = ContextMenuAnimator(previewViewController: previewController)
        interaction.delegate?.contextMenuInteraction(
            interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        commit = animator
        menuSession?.dismiss(animated: true)
        return true
    }
    private var commit: ContextMenuAnimator?

    // MARK: Closing

    func updateMenu(_ block: (UIMenu) -> UIMenu) {
        guard let menuSession, menuSession.isOpen, let top = menuSession.topMenu else { return }
        menuSession.replace(with: block(top))
    }

    func dismiss(animated: Bool) {
        if let menuSession { return menuSession.dismiss(animated: animated) }
        guard !hasEnded else { return }
        settle()
        end()
    }

    private var ending: ContextMenuAnimator?

    private func willEnd() {
        let animator = ContextMenuAnimator(previewViewController: previewController)
        interaction.delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        ending = animator
        if hasPreview { aimDismissal() }
    }

    /// Asks for the preview that the menu closes into.
    private func aimDismissal() {
        guard let delegate = interaction.delegate else { return }
        dismissal =
            delegate.contextMenuInteraction(
                interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
            ?? delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
        guard let dismissal, dismissal.view !== preview?.view, let window = overlay.window, let new = LiftedPreviewView(dismissal) else {
            return
        }
        // The content of another view takes over at the current position.
        UIView.performWithoutAnimation {
            new.center = lifted?.center ?? previewContainer?.center ?? CGPoint(x: source.midX, y: source.midY)
            let frame = LiftedPreviewView.frame(of: dismissal, in: window)
            let width = lifted?.frame.width ?? previewContainer?.frame.width ?? frame.width
            let scale = frame.width > 0 ? width / frame.width : 1
            new.transform = CGAffineTransform(scaleX: scale, y: scale)
            new.setLifted(true)
            new.alpha = previewContainer == nil ? 1 : 0
            overlay.addSubview(new)
        }
        showSource()
        lifted?.removeFromSuperview()
        lifted = new
        hideSource(dismissal.view)
    }

    /// Returns everything to its origin, inside the closing animation.
    private func settle() {
        backdrop.effect = nil
        backdrop.contentView.backgroundColor = UIColor(white: 0, alpha: 0)
        if let window = overlay.window {
            if let dismissal {
                let isShown = dismissal.view.window != nil
                source = isShown ? LiftedPreviewView.frame(of: dismissal, in: window) : LiftedPreviewView.landing(of: dismissal, in: window)
            } else if let preview, preview.view.window != nil {
                source = LiftedPreviewView.frame(of: preview, in: window)
            }
        }
        if commit?.preferredCommitStyle == .pop {
            previewContainer?.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
            previewContainer?.alpha = 0
        } else if let container = previewContainer {
            let scale = max(0.1, min(1, source.width / max(1, container.bounds.width)))
            container.center = CGPoint(x: source.midX, y: source.midY)
            container.transform = CGAffineTransform(scaleX: scale, y: scale)
            container.alpha = 0
        }
        lifted?.alpha = 1
        lifted?.center = CGPoint(x: source.midX, y: source.midY)
        lifted?.transform = .identity
        lifted?.setLifted(false)
        ending?.runAnimations()
        commit?.runAnimations()
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        if let previewController, previewController.viewIfLoaded?.window != nil {
            previewController.beginAppearanceTransition(false, animated: false)
            previewController.viewIfLoaded?.removeFromSuperview()
            previewController.endAppearanceTransition()
        }
        showSource()
        overlay.removeFromSuperview()
        if interaction.session === self { interaction.session = nil }
        ending?.runCompletions()
        commit?.runCompletions()
    }

    private func animate(_ duration: TimeInterval, _ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        guard UIView.areAnimationsEnabled else {
            changes()
            completion?()
            return
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: changes) { _ in
            completion?()
        }
    }
}
