internal import CoreGraphics
internal import Foundation

/// Shows the columns of a split view controller.
@MainActor final class SplitColumnController {
    typealias Column = UISplitViewController.Column
    typealias Mode = UISplitViewController.DisplayMode

    unowned let owner: UISplitViewController
    var holder = SplitColumnViewControllers()
    private(set) lazy var collapse = SplitCollapse(self)
    private(set) var mode: Mode = .secondaryOnly
    /// The mode chosen by the user or by `show(_:)`, until the view rotates.
    private var chosen: Mode?
    private var places: [Column: SplitColumnView] = [:]
    /// The size of the last layout.
    private var size: CGSize = .zero
    private var moves = 0
    private weak var adornedItem: UINavigationItem?

    init(_ owner: UISplitViewController) { self.owner = owner }

    var view: SplitView? { owner.viewIfLoaded as? SplitView }
    var isCollapsed: Bool { collapse.isCollapsed }
    var isAppearing: Bool { owner.appearance.isVisible && view?.window != nil }
    var front: UIViewController? { isCollapsed ? collapse.root : holder.shown(.secondary) }
    var isDoubleOrTriple: Bool { owner.style != .unspecified }

    // MARK: Geometry

    var columns: SplitColumnLayout { columns(in: view?.bounds.size ?? UIScreen.main.bounds.size) }

    private func columns(in size: CGSize) -> SplitColumnLayout {
        let primary = SplitMetrics.width(
            preferred: owner.preferredPrimaryColumnWidth, fraction: owner.preferredPrimaryColumnWidthFraction,
            least: owner.minimumPrimaryColumnWidth, most: owner.maximumPrimaryColumnWidth, of: size.width)
        let supplementary = SplitMetrics.width(
            preferred: owner.preferredSupplementaryColumnWidth, fraction: owner.preferredSupplementaryColumnWidthFraction,
            least: owner.minimumSupplementaryColumnWidth, most: owner.maximumSupplementaryColumnWidth, of: size.width)
        return SplitColumnLayout(
            size: size, primaryWidth: holder.shown(.primary) == nil ? 0 : primary,
            supplementaryWidth: holder.shown(.supplementary) == nil ? nil : supplementary, isMirrored: isMirrored)
    }

    private var isMirrored: Bool {
        (owner.primaryEdge == .trailing) != (view?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    var behavior: UISplitViewController.SplitBehavior {
        columns.behavior(preferred: owner.preferredSplitBehavior, mode: owner.preferredDisplayMode)
    }

    func size(of controller: UIViewController, in size: CGSize) -> CGSize? {
        guard !isCollapsed, let column = holder.column(of: controller) else { return nil }
        let columns = columns(in: size)
        let behavior = columns.behavior(preferred: owner.preferredSplitBehavior, mode: owner.preferredDisplayMode)
        return frame(of: column, columns.frames(columns.mode(preferred: owner.preferredDisplayMode, behavior: behavior)))?.size
    }

    private func frame(of column: Column, _ frames: SplitColumnLayout.Frames) -> CGRect? {
        switch column {
        case .primary: frames.primary
        case .supplementary: frames.supplementary
        case .secondary: frames.secondary
        case .compact: nil
        }
    }

    private func visible(_ mode: Mode) -> [Column] {
        SplitColumnViewControllers.order.filter { column in
            guard holder.shown(column) != nil else { return false }
            switch column {
            case .primary: return SplitColumnLayout.showsPrimary(mode, hasSupplementary: holder.shown(.supplementary) != nil)
            case .supplementary: return SplitColumnLayout.showsAny(mode)
            case .secondary, .compact: return true
            }
        }
    }

    // MARK: Changes

    /// The view was loaded.
    func settle() {
        guard let view else { return }
        size = view.bounds.size
        if view.traitCollection.horizontalSizeClass == .compact { return collapse.begin(isFirst: true) }
        mode = wanted
        for column in visible(mode) { install(column) }
        layOut()
        buttonChanged()
        gesturesChanged()
    }

    private var wanted: Mode {
        let columns = columns
        return columns.mode(preferred: chosen ?? owner.preferredDisplayMode, behavior: behavior)
    }

    func preferencesChanged() {
        chosen = nil
        refresh(animated: false)
    }

    func widthsChanged() {
        guard view != nil, !isCollapsed else { return }
        placeColumns()
    }

    /// Follows the size class, the size and the app's preferences.
    func refresh(animated: Bool) {
        guard let view else { return }
        let collapses = view.traitCollection.horizontalSizeClass == .compact
        if collapses != isCollapsed {
            if collapses {
                for column in visible(mode) { remove(column) }
                view.dimming.removeFromSuperview()
                collapse.begin(isFirst: false)
            } else {
                collapse.end()
                chosen = nil
                mode = .secondaryOnly
                let proposed = wanted
                mode = owner.delegate?.splitViewController(owner, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
                chosen = mode == proposed ? nil : mode
                let shown = visible(mode).compactMap { holder.shown($0) }
                for controller in shown where isAppearing { controller.beginAppearanceTransition(true, animated: false) }
                for column in visible(mode) { install(column) }
                placeColumns()
                for controller in shown where isAppearing { ControllerAppearance.layOut(controller) }
                for controller in shown where isAppearing { controller.endAppearanceTransition() }
                owner.delegate?.splitViewControllerDidExpand(owner)
            }
            return buttonChanged()
        }
        if !isCollapsed { move(to: wanted, animated: animated) }
    }

    private func move(to new: Mode, animated: Bool) {
        guard let view, new != mode else { return placeColumns() }
        owner.delegate?.splitViewController(owner, willChangeTo: new)
        let (before, after) = (visible(mode), visible(new))
        placeColumns()
        let isAppearing = isAppearing
        let duration = animated ? SplitMetrics.duration : UIView.inheritedAnimationDuration
        for column in after where !before.contains(column) {
            owner.delegate?.splitViewController(owner, willShow: column)
            if isAppearing { holder.shown(column)?.beginAppearanceTransition(true, animated: duration > 0) }
            UIView.performWithoutAnimation {
                install(column)
                placeColumns()
            }
        }
        for column in before where !after.contains(column) {
            owner.delegate?.splitViewController(owner, willHide: column)
            if isAppearing { holder.shown(column)?.beginAppearanceTransition(false, animated: duration > 0) }
        }
        mode = new
        moves += 1
        let move = moves
        let finish = { [weak self] in
            guard let self, move == self.moves else { return }
            self.finishColumnTransition()
        }
        buttonChanged()
        guard duration > 0, view.window != nil else {
            placeColumns()
            return finish()
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            self.placeColumns()
            view.layoutIfNeeded()
        } completion: { _ in
            finish()
        }
    }

    /// Sends the appearance callbacks; hidden columns leave the hierarchy.
    private func finishColumnTransition() {
        guard !isCollapsed else { return }
        let shown = visible(mode)
        for column in SplitColumnViewControllers.order {
            if !shown.contains(column) { places[column]?.removeFromSuperview() }
            guard let controller = holder.shown(column) else { continue }
            ControllerAppearance.layOut(controller)
            controller.endAppearanceTransition()
        }
        StatusBarAppearance.update()
    }

    // MARK: Frames

    private func install(_ column: Column) {
        guard let view, let controller = holder.shown(column) else { return }
        let place = places[column] ?? SplitColumnView(frame: view.bounds)
        places[column] = place
        adopt(controller)
        owner.setOverrideTraitCollection(
            column == .secondary ? nil : UITraitCollection(horizontalSizeClass: .compact), forChild: controller)
        place.content = controller.view
        if let content = place.content, content.superview !== place {
            place.content = nil
            place.content = content
        }
        guard place.superview !== view else { return }
        switch column {
        case .secondary, .compact: view.insertSubview(place, at: 0)
        case .supplementary:
            if let primary = places[.primary], primary.superview === view {
                view.insertSubview(place, belowSubview: primary)
            } else {
                view.addSubview(place)
            }
        case .primary: view.addSubview(place)
        }
    }

    private func remove(_ column: Column) {
        guard let controller = holder.shown(column) else { return }
        if isAppearing { controller.beginAppearanceTransition(false, animated: false) }
        places[column]?.content = nil
        places[column]?.removeFromSuperview()
        if isAppearing { controller.endAppearanceTransition() }
        owner.setOverrideTraitCollection(nil, forChild: controller)
    }

    func adopt(_ controller: UIViewController) {
        guard controller.parent !== owner else { return }
        controller.containment.isUnderContainerControl = true
        owner.addChild(controller)
        controller.didMove(toParent: owner)
    }

    func layOut() {
        guard let view else { return }
        if isCollapsed {
            size = view.bounds.size
            return collapse.layOut()
        }
        guard view.bounds.size != size else { return placeColumns() }
        // After a rotation the app's preferred mode is used again.
        if (view.bounds.width > view.bounds.height) != (size.width > size.height) { chosen = nil }
        size = view.bounds.size
        refresh(animated: false)
    }

    private func placeColumns() {
        guard let view, !isCollapsed else { return }
        let frames = columns.frames(mode)
        for (column, place) in places where place.superview === view {
            guard let frame = frame(of: column, frames) else { continue }
            place.lineAtRight = column == .secondary ? nil : !isMirrored
            if place.frame != frame { place.frame = frame }
        }
        dim(SplitColumnLayout.isOver(mode))
    }

    private func dim(_ dims: Bool) {
        guard let view, let secondary = places[.secondary], secondary.superview === view else { return }
        let dimming = view.dimming
        if dims, dimming.superview == nil {
            UIView.performWithoutAnimation {
                dimming.alpha = 0
                view.insertSubview(dimming, aboveSubview: secondary)
                dimming.frame = view.bounds
            }
        }
        dimming.isUserInteractionEnabled = dims
        if dimming.superview != nil {
            dimming.frame = view.bounds
            dimming.alpha = dims ? SplitMetrics.dimming : 0
        }
    }

    // MARK: Controllers

    func setControllers(_ controllers: [UIViewController]) {
        for (index, column) in [Column.primary, .secondary].enumerated() {
            set(controllers.indices.contains(index) ? controllers[index] : nil, for: column)
        }
    }

    func set(_ controller: UIViewController?, for column: Column) {
        guard controller !== holder.given(column) else { return }
        if isCollapsed { return collapse.replace(column, with: controller) }
        let old = holder.shown(column)
        if let old {
            if visible(mode).contains(column), view != nil { remove(column) }
            old.willMove(toParent: nil)
            old.removeFromParent()
        }
        holder.set(controller, for: column, wrapping: isDoubleOrTriple)
        guard let new = holder.shown(column) else { return buttonChanged() }
        adopt(new)
        guard view != nil, column != .compact else { return }
        if visible(mode).contains(column) {
            if isAppearing { new.beginAppearanceTransition(true, animated: false) }
            install(column)
            placeColumns()
            if isAppearing {
                ControllerAppearance.layOut(new)
                new.endAppearanceTransition()
            }
        }
        refresh(animated: false)
        buttonChanged()
    }

    func show(_ column: Column) {
        guard view != nil, !isCollapsed else { return collapse.show(column) }
        choose(columns.mode(showing: column, from: mode, behavior))
    }

    func hide(_ column: Column) {
        guard view != nil, !isCollapsed else { return collapse.hide(column) }
        choose(columns.mode(hiding: column, from: mode, behavior))
    }

    func hideOverlay() { if SplitColumnLayout.isOver(mode) { choose(.secondaryOnly) } }

    private func choose(_ new: Mode) {
        guard new != mode else { return }
        chosen = new
        move(to: new, animated: view?.window != nil)
    }

    /// > Contract: CT-9.
    func show(_ shown: UIViewController, sender: Any?, asDetail: Bool) {
        let isTaken =
            asDetail
            ? owner.delegate?.splitViewController(owner, showDetail: shown, sender: sender)
            : owner.delegate?.splitViewController(owner, show: shown, sender: sender)
        if isTaken ?? false { return }
        guard !isCollapsed else { return collapse.push(shown, asDetail: asDetail) }
        set(shown, for: asDetail ? .secondary : .primary)
    }

    // MARK: Display mode button

    private(set) lazy var button: UIBarButtonItem = {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.left"), primaryAction: UIAction { [weak self] _ in self?.toggle() })
        item.accessibilityLabel = SystemStrings.text("Sidebar")
        return item
    }()

    private func toggle() {
        let target = isCollapsed ? .automatic : owner.delegate?.targetDisplayModeForAction(in: owner) ?? .automatic
        if target != .automatic { return choose(target) }
        if visible(mode).contains(.primary) { hide(.primary) } else { show(.primary) }
    }

    /// A drag from the edge shows the primary column.
    func follow(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            owner.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(owner)
            show(.primary)
        case .ended, .cancelled: owner.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(owner)
        default: break
        }
    }

    func gesturesChanged() {
        guard let edge = view?.edge else { return }
        edge.edges = isMirrored ? .right : .left
        edge.isEnabled = owner.presentsWithGesture && !isCollapsed
        buttonChanged()
    }

    /// The button is in the bar of the column next to the primary one.
    func buttonChanged() {
        view?.edge.isEnabled = owner.presentsWithGesture && !isCollapsed
        let nextTo = holder.shown(.supplementary) ?? holder.shown(.secondary)
        let isWanted =
            isDoubleOrTriple && view != nil && !isCollapsed && holder.shown(.primary) != nil
            && (owner.displayModeButtonVisibility == .always
                || (owner.displayModeButtonVisibility == .automatic && owner.presentsWithGesture))
        let item = isWanted ? (nextTo as? UINavigationController)?.viewControllers.first?.navigationItem : nil
        if let adornedItem, adornedItem !== item { adornedItem.systemLeading = nil }
        adornedItem = item
        if let item, item.systemLeading !== button { item.systemLeading = button }
    }
}
