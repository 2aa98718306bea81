package import CoreGraphics

/// Opens menus for the framework: buttons, bar items, context menus.
@MainActor package enum MenuPresenter {
    /// The current application's visible menu.
    static var current: MenuSession? {
        get { context.menu as? MenuSession }
        set { context.menu = newValue }
    }
    private static var context: ApplicationContext { .current }

    /// Whether a menu is open.
    package static var isPresenting: Bool { current != nil }

    /// Opens `menu` next to `rect` of `view`, the whole view if nil. Does nothing for an empty menu or a view without window.
    ///
    /// - Parameters:
    ///   - sender: the sender of its actions; the view if nil.
    ///   - selectsOne: single selection for the whole menu, as in pop-up buttons.
    ///   - order: whether the first elements are nearest to the view when the menu opens upwards.
    /// > Units: points in `view`. > Returns: whether the menu opened.
    @discardableResult
    package static func present(
        _ menu: UIMenu, from view: UIView, rect: CGRect? = nil, sender: AnyObject? = nil, selectsOne: Bool = false,
        order: UIContextMenuConfiguration.ElementOrder = .automatic, onEnd: (() -> Void)? = nil
    ) -> Bool {
        var owner = MenuSession.Owner()
        owner.sender = sender ?? view
        owner.selectsOne = selectsOne
        owner.opensInPriorityOrder = order != .fixed
        owner.didEnd = onEnd
        return open(menu, from: view, rect: rect ?? view.bounds, owner: owner) != nil
    }

    /// Closes the visible menu.
    package static func dismiss(animated: Bool) { current?.dismiss(animated: animated) }

    static func open(_ menu: UIMenu, from view: UIView, rect: CGRect, middle: CGFloat? = nil, owner: MenuSession.Owner) -> MenuSession? {
        guard let window = view.window, !MenuOutline(menu).isEmpty else { return nil }
        current?.dismiss(animated: false)
        let overlay = MenuOverlayView(frame: window.bounds)
        overlay.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
        window.addSubview(overlay)
        let anchor = view.convert(rect, to: overlay)
        let shift = middle.map { view.convert(CGPoint(x: $0, y: 0), to: overlay).x }
        let session = MenuSession(menu: menu, overlay: overlay, anchor: anchor, middle: shift, owner: owner)
        current = session
        session.open()
        return session
    }
}
