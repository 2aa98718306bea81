internal import CoreGraphics
internal import Foundation

/// One open menu: its cards, the touch on them, and the chosen element.
///
/// Highlighting and choosing follow the touch wherever it began: on a row, or on the button that opened the menu, dragged onto a row.
/// > Contract: UIKit, MN-1, MN-2.
@MainActor final class MenuSession {
    /// The owner's part of a session.
    struct Owner {
        /// The sender of its actions.
        weak var sender: AnyObject?
        var selectsOne = false
        var opensInPriorityOrder = false
        /// Called once, at the start of the closing animation, with the chosen leaf.
        var willEnd: ((UIMenuElement?) -> Void)?
        /// Runs inside the closing animation.
        var alongside: (() -> Void)?
        var didEnd: (() -> Void)?
        /// A touch on the owner's content in the overlay, such as a preview; returns whether it was handled.
        var takesTouch: ((CGPoint) -> Bool)?
    }

    private(set) var menu: UIMenu
    let overlay: MenuOverlayView
    private(set) var cards: [MenuCardView] = []
    private var menus: [UIMenu] = []
    private let anchor: CGRect
    private let owner: Owner
    private let middle: CGFloat?
    private(set) var isOpen = false
    private var touch: TouchState?
    private let dwell = GestureTimer()
    private(set) weak var highlighted: MenuRowView?
    private var isAbove = false

    private struct TouchState {
        let start: CGPoint
        /// It began on a card, or has moved away from where it opened the menu.
        var isLive: Bool
        let isOutside: Bool
        var last: CGPoint
        var isScrolling = false
    }

    /// - Parameters:
    ///   - anchor: the rectangle that the menu opens next to. > Units: points in the overlay.
    ///   - middle: the x to centre on, the anchor's if nil.
    init(menu: UIMenu, overlay: MenuOverlayView, anchor: CGRect, middle: CGFloat? = nil, owner: Owner) {
        self.menu = menu
        self.overlay = overlay
        self.anchor = anchor
        self.middle = middle
        self.owner = owner
        overlay.session = self
    }

    var topCard: MenuCardView? { cards.last }

    // MARK: Opening

    /// - Parameter placement: the root card's placement, computed by the owner; next to the anchor if nil.
    func open(placement: MenuPlacement? = nil) {
        isOpen = true
        MenuSession.prepare(menu)
        let card = makeCard(menu, parent: nil)
        let place = placement ?? self.placement(of: card.layout.size)
        isAbove = place.isAbove
        if isAbove && owner.opensInPriorityOrder { card.show(card.outline.reversed()) }
        push(card, menu, at: place)
    }

    private var room: CGRect {
        MenuSession.room(in: overlay)
    }

    static func room(in overlay: UIView) -> CGRect {
        let insets = overlay.window?.safeAreaInsets ?? .zero
        let margin = MenuMetrics.screenMargin
        return overlay.bounds.inset(
            by: UIEdgeInsets(
                top: max(insets.top, margin), left: max(insets.left, margin), bottom: max(insets.bottom, margin),
                right: max(insets.right, margin)))
    }

    func placement(of size: CGSize) -> MenuPlacement { MenuPlacement(size: size, anchor: anchor, room: room, middle: middle) }

    static func cardSize(_ menu: UIMenu, in overlay: UIView) -> CGSize {
        prepare(menu)
        let traits = overlay.traitCollection
        let width = MenuCardView.width(for: traits, room: room(in: overlay).width)
        return MenuCardView(outline: MenuOutline(menu), title: menu.title, width: width, traits: traits).layout.size
    }

    private func makeCard(_ menu: UIMenu, parent: MenuOutline.Item?) -> MenuCardView {
        // Providers that return immediately show no spinner.
        awaitAnswers(MenuOutline(menu), of: menu)
        let outline = MenuOutline(menu, selectsOne: owner.selectsOne && parent == nil)
        let traits = overlay.traitCollection
        let width = MenuCardView.width(for: traits, room: room.width)
        let card = MenuCardView(outline: outline, title: menu.title, parentItem: parent, width: width, traits: traits)
        return card
    }

    private func push(_ card: MenuCardView, _ menu: UIMenu, at place: MenuPlacement) {
        card.anchorPoint = place.anchorPoint
        card.frame = place.frame
        cards.append(card)
        menus.append(menu)
        overlay.addSubview(card)
        card.layoutIfNeeded()
        guard UIView.areAnimationsEnabled else { return }
        UIView.performWithoutAnimation {
            card.alpha = 0
            card.transform = CGAffineTransform(scaleX: MenuMetrics.openScale, y: MenuMetrics.openScale)
        }
        UIView.animate(
            withDuration: MenuMetrics.openDuration, delay: 0, usingSpringWithDamping: MenuMetrics.openDamping, initialSpringVelocity: 0,
            options: [.allowUserInteraction]
        ) {
            card.alpha = 1
            card.transform = .identity
        }
    }

    /// Uncached deferred elements are requested again.
    private static func prepare(_ menu: UIMenu) {
        for case let deferred as UIDeferredMenuElement in menu.children { deferred.prepareForDisplay() }
    }

    private func awaitAnswers(_ outline: MenuOutline, of menu: UIMenu) {
        for deferred in outline.pending {
            deferred.resolve { [weak self, weak menu] _ in
                guard let self, let menu, isOpen, menus.contains(where: { $0 === menu }) else { return }
                refresh()
            }
        }
    }

    /// States or elements changed: updates the cards.
    func refresh() {
        for (index, card) in cards.enumerated() {
            let outline = MenuOutline(menus[index], selectsOne: owner.selectsOne && index == 0)
            show(outline, on: card)
            awaitAnswers(outline, of: menus[index])
        }
    }

    private func show(_ outline: MenuOutline, on card: MenuCardView) {
        let old = card.layout.size
        highlight(nil)
        card.show(isAbove && owner.opensInPriorityOrder ? outline.reversed() : outline)
        guard card.layout.size != old, card.transform.isIdentity else { return }
        let place = placement(of: card.layout.size)
        // The edge at the anchor stays in place.
        let y = isAbove ? card.frame.maxY - place.frame.height : card.frame.minY
        let fitted = CGRect(
            x: card.frame.minX, y: max(room.minY, min(y, room.maxY - place.frame.height)), width: place.frame.width,
            height: place.frame.height)
        UIView.animate(withDuration: UIView.areAnimationsEnabled ? MenuMetrics.closeDuration : 0) {
            card.frame = fitted
            card.layoutIfNeeded()
        }
    }

    /// Replaces the root menu.
    func replace(with menu: UIMenu) {
        guard isOpen, !menus.isEmpty else { return }
        while cards.count > 1 { popSubmenu(animated: false) }
        self.menu = menu
        menus[0] = menu
        MenuSession.prepare(menu)
        refresh()
    }

    /// The menu of the topmost card.
    var topMenu: UIMenu? { menus.last }

    // MARK: Submenus

    private func openSubmenu(_ submenu: UIMenu, from row: MenuRowView) {
        guard let under = topCard else { return }
        MenuSession.prepare(submenu)
        let card = makeCard(submenu, parent: row.item)
        let rowFrame = row.convert(row.bounds, to: overlay)
        let size = card.layout.size
        let height = min(size.height, room.height)
        let y = max(room.minY, min(rowFrame.minY, room.maxY - height))
        let frame = CGRect(x: under.frame.minX, y: y, width: min(size.width, room.width), height: height)
        let grip = height > 0 ? max(0, min(1, (rowFrame.midY - y) / height)) : 0.5
        let place = MenuPlacement(frame: frame, anchorPoint: CGPoint(x: 0.5, y: grip))
        push(card, submenu, at: place)
        animate {
            under.isCovered = true
            under.transform = CGAffineTransform(scaleX: MenuMetrics.parentScale, y: MenuMetrics.parentScale)
        }
        HapticLog.play(.selection)
    }

    func popSubmenu(animated: Bool) {
        guard cards.count > 1, let card = cards.popLast() else { return }
        menus.removeLast()
        highlight(nil)
        let under = cards.last
        let change = {
            under?.isCovered = false
            under?.transform = .identity
            card.alpha = 0
            card.transform = CGAffineTransform(scaleX: MenuMetrics.parentScale, y: MenuMetrics.parentScale)
        }
        if animated {
            animate(change) { card.removeFromSuperview() }
        } else {
            change()
            card.removeFromSuperview()
        }
    }

    private func animate(_ changes: @escaping () -> Void, _ completion: (() -> Void)? = nil) {
        guard UIView.areAnimationsEnabled else {
            changes()
            completion?()
            return
        }
        UIView.animate(
            withDuration: MenuMetrics.closeDuration, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: changes
        ) { _ in
            completion?()
        }
    }

    // MARK: Touches

    func touchBegan(at point: CGPoint) {
        guard isOpen else { return }
        let onCard = cards.contains { $0.frame.contains(point) }
        touch = TouchState(start: point, isLive: onCard, isOutside: !onCard, last: point)
        if onCard { follow(point) }
    }

    /// The touch that opened the menu continues; it chooses once it has moved.
    func adoptTouch(at point: CGPoint) { touch = TouchState(start: point, isLive: false, isOutside: false, last: point) }

    func touchMoved(to point: CGPoint) {
        guard isOpen, var state = touch else { return }
        let moved = TouchDistance.between(state.start, point) > MenuMetrics.dragThreshold
        if moved { state.isLive = true }
        if moved, let card = topCard, card.scrolls, card.frame.contains(state.start) { state.isScrolling = true }
        if state.isScrolling {
            topCard?.scroll(by: state.last.y - point.y)
            highlight(nil)
        }
        state.last = point
        touch = state
        if state.isLive && !state.isScrolling { follow(point) }
    }

    func touchEnded(at point: CGPoint) {
        guard isOpen, let state = touch else { return }
        touch = nil
        dwell.cancel()
        if state.isScrolling { return }
        if let row = highlighted, state.isLive { return choose(row) }
        guard state.isOutside, !cards.contains(where: { $0.frame.contains(point) }) else {
            if state.isLive, cards.count > 1, let card = topCard, !card.frame.contains(point) { popSubmenu(animated: true) }
            return
        }
        if owner.takesTouch?(point) == true { return }
        if cards.count > 1, cards.dropLast().contains(where: { $0.frame.contains(point) }) { return popSubmenu(animated: true) }
        dismiss(animated: true)
    }

    func touchCancelled() {
        touch = nil
        highlight(nil)
    }

    private func follow(_ point: CGPoint) {
        guard let card = topCard else { return highlight(nil) }
        let row = card.row(at: card.convert(point, from: overlay))
        highlight(row.flatMap { $0.item.isDisabled ? nil : $0 })
    }

    private func highlight(_ row: MenuRowView?) {
        guard row !== highlighted else { return }
        highlighted?.isHighlighted = false
        row?.isHighlighted = true
        if row != nil, touch?.isLive == true, highlighted != nil { HapticLog.play(.selection) }
        highlighted = row
        dwell.cancel()
        guard let row, row.item.kind == .submenu, row !== topCard?.header else { return }
        dwell.start(after: MenuMetrics.submenuDwell) { [weak self, weak row] in
            guard let self, let row, highlighted === row, touch != nil else { return }
            choose(row)
        }
    }

    // MARK: Selection

    func choose(_ row: MenuRowView) {
        guard isOpen, !row.item.isDisabled else { return }
        if row === topCard?.header { return popSubmenu(animated: true) }
        if let submenu = row.item.element as? UIMenu {
            highlight(nil)
            return openSubmenu(submenu, from: row)
        }
        guard let leaf = row.item.element as? any UIMenuLeaf else { return }
        for case let rival as any UIMenuLeaf in row.item.rivals { rival.state = .off }
        if !row.item.rivals.isEmpty { leaf.state = .on }
        highlight(nil)
        if row.item.keepsMenuPresented {
            leaf.performWithSender(owner.sender, target: nil)
            if isOpen { refresh() }
        } else {
            end(animated: true, chosen: row.item.element)
            leaf.performWithSender(owner.sender, target: nil)
        }
    }

    // MARK: Keys

    /// Whether the menu handled the key. Arrows move, Return chooses, Escape closes.
    func handle(_ key: UIKey) -> Bool {
        guard isOpen, let card = topCard else { return false }
        let usable = card.rows.filter { !$0.item.isDisabled }
        switch key.keyCode {
        case .keyboardEscape: if cards.count > 1 { popSubmenu(animated: true) } else { dismiss(animated: true) }
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: if let highlighted { choose(highlighted) }
        case .keyboardDownArrow: step(usable, by: 1)
        case .keyboardUpArrow: step(usable, by: -1)
        case .keyboardLeftArrow: if cards.count > 1 { popSubmenu(animated: true) }
        case .keyboardRightArrow: if let row = highlighted, row.item.kind == .submenu { choose(row) }
        default: return false
        }
        return true
    }

    private func step(_ rows: [MenuRowView], by offset: Int) {
        guard !rows.isEmpty else { return }
        let at = rows.firstIndex { $0 === highlighted }
        let next = at.map { ($0 + offset + rows.count) % rows.count } ?? (offset > 0 ? 0 : rows.count - 1)
        highlight(rows[next])
    }

    // MARK: Closing

    func dismiss(animated: Bool) { end(animated: animated, chosen: nil) }

    private func end(animated: Bool, chosen: UIMenuElement?) {
        guard isOpen else { return }
        isOpen = false
        dwell.cancel()
        touch = nil
        overlay.isUserInteractionEnabled = false
        if MenuPresenter.current === self { MenuPresenter.current = nil }
        owner.willEnd?(chosen)
        let cards = cards
        let vanish = { [owner] in
            for card in cards {
                card.alpha = 0
                card.transform = CGAffineTransform(scaleX: MenuMetrics.openScale, y: MenuMetrics.openScale)
            }
            owner.alongside?()
        }
        let finish = { [owner, overlay] in
            overlay.removeFromSuperview()
            overlay.session = nil
            owner.didEnd?()
        }
        guard animated, UIView.areAnimationsEnabled, overlay.window != nil else {
            vanish()
            finish()
            return
        }
        UIView.animate(
            withDuration: MenuMetrics.closeDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut], animations: vanish
        ) {
            _ in finish()
        }
    }
}

extension MenuPlacement {
    /// A placement computed elsewhere.
    init(frame: CGRect, anchorPoint: CGPoint, isAbove: Bool = false) {
        self.frame = frame
        self.anchorPoint = anchorPoint
        self.isAbove = isAbove
    }
}
