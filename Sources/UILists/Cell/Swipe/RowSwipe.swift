package import Foundation
internal import ObjectiveC
package import UIKitCore
internal import ViewLayout

/// The list, as its swipe gesture sees it.
@preconcurrency @MainActor package protocol RowSwipeOwner: AnyObject {
    /// - Parameter point: in the view that has the gesture.
    func swipeRow(at point: CGPoint) -> (any SwipeRow)?
    /// The actions of a row at one side; nil or empty for none.
    func swipeActions(of row: any SwipeRow, leading: Bool) -> UISwipeActionsConfiguration?
    func swipeWillBegin(_ row: any SwipeRow)
    /// Whether the row still belongs to the list and is not being deleted.
    func hasSwipeRow(_ row: any SwipeRow) -> Bool
    /// The row is closed, or was removed.
    func swipeDidEnd(_ row: any SwipeRow)
}

/// Swipe actions of one list: at most one row is open.
///
/// > Contract: UIKit, TV-49 to TV-53. `SwipeActionsGeometry` computes the row's position.
@MainActor package final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: (any RowSwipeOwner)?
    private weak var list: UIView?
    private let pan = UIPanGestureRecognizer()
    package private(set) weak var row: (any SwipeRow)?
    /// The row's offset when a touch began on an open row.
    private var startTravel = 0.0
    private var isActing = false
    private static let selector = Selector("rowPulled:")
    private static let isRegistered: Void = ObjCRuntime.register(RowSwipe.self, "rowPulled:") { swipe, _ in swipe.pulled() }

    /// - Parameter list: the view that gets the gesture; a scroll view waits for it.
    package init(_ owner: any RowSwipeOwner, list: UIView) {
        _ = Self.isRegistered
        (self.owner, self.list) = (owner, list)
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delaysTouchesEnded = false
        pan.delegate = self
        pan.addTarget(self, action: Self.selector)
        list.addGestureRecognizer(pan)
        (list as? UIScrollView)?.panGestureRecognizer.require(toFail: pan)
    }

    /// Whether a row is open or being swiped.
    package var isOpen: Bool { row != nil }

    package var isEnabled: Bool {
        get { pan.isEnabled }
        set { pan.isEnabled = newValue }
    }

    // MARK: Begin

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list, !isActing else { return false }
        let travel = pan.translation(in: list)
        guard abs(travel.x) > abs(travel.y), let found = owner?.swipeRow(at: start(in: list)) else { return false }
        if found === row { return true }
        let leading = (travel.x > 0) != found.readsRightToLeft
        return actions(of: found, leading: leading) != nil
    }

    /// Where the touch began.
    private func start(in list: UIView) -> CGPoint {
        let (place, travel) = (pan.location(in: list), pan.translation(in: list))
        return CGPoint(x: place.x - travel.x, y: place.y - travel.y)
    }

    private var asked: (row: ObjectIdentifier, leading: Bool, actions: UISwipeActionsConfiguration)?

    /// Requested once per swipe.
    private func actions(of row: any SwipeRow, leading: Bool) -> UISwipeActionsConfiguration? {
        if let asked, asked.row == ObjectIdentifier(row), asked.leading == leading { return asked.actions }
        guard let actions = owner?.swipeActions(of: row, leading: leading), !actions.actions.isEmpty else { return nil }
        asked = (ObjectIdentifier(row), leading, actions)
        return actions
    }

    private func begin() {
        guard let list, let found = owner?.swipeRow(at: start(in: list)) else { return }
        let travel = pan.translation(in: list).x
        if found === row {
            startTravel = found.pulled.buttons?.pull(rowWidth: found.bounds.width).travel(forLength: Double(found.pulled.length)) ?? 0
            return
        }
        close(animated: true)
        let leading = (travel > 0) != found.readsRightToLeft
        guard let actions = actions(of: found, leading: leading) else { return }
        adopt(found, actions, leading: leading)
        startTravel = 0
    }

    private func adopt(_ found: any SwipeRow, _ actions: UISwipeActionsConfiguration, leading: Bool) {
        asked = nil
        finish(found)
        owner?.swipeWillBegin(found)
        row = found
        let buttons = SwipeButtonsView(actions, isLeading: leading, rowHeight: found.bounds.height)
        buttons.onPress = { [weak self] in self?.press($0) }
        found.pulled.open(buttons, in: found)
        found.isPulled = true
    }

    // MARK: Tracking

    private func pulled() {
        switch pan.state {
        case .began:
            begin()
            follow()
        case .changed: follow()
        case .ended: release()
        case .cancelled, .failed: settle(.closed)
        default: break
        }
        if pan.state != .began, pan.state != .changed { asked = nil }
    }

    private var finger: Double {
        guard let row, let buttons = row.pulled.buttons else { return 0 }
        let travel = pan.translation(in: list).x
        let outwards = buttons.isLeading != row.readsRightToLeft ? travel : -travel
        return startTravel + Double(outwards)
    }

    private func follow() {
        guard let row, let buttons = row.pulled.buttons else { return }
        let length = buttons.pull(rowWidth: row.bounds.width).length(forTravel: finger)
        move(row, to: CGFloat(length))
    }

    private func move(_ row: any SwipeRow, to length: CGFloat) {
        row.pulled.setLength(length)
        row.setNeedsLayout()
        row.layoutIfNeeded()
    }

    private func release() {
        guard let row, let buttons = row.pulled.buttons else { return }
        let speed = pan.velocity(in: list).x
        let outwards = buttons.isLeading != row.readsRightToLeft ? speed : -speed
        settle(buttons.pull(rowWidth: row.bounds.width).ending(length: Double(row.pulled.length), speed: Double(outwards)))
    }

    private func settle(_ ending: SwipeActionsGeometry.Ending) {
        guard let row, let buttons = row.pulled.buttons else { return }
        switch ending {
        case .closed: close(animated: true)
        case .open: animate { self.move(row, to: CGFloat(buttons.pull(rowWidth: row.bounds.width).openLength)) }
        case .full:
            guard let first = buttons.firstButton else { return close(animated: true) }
            animate { self.move(row, to: row.bounds.width) }
            press(first)
        }
    }

    private func animate(_ change: @escaping () -> Void, then finish: ((Bool) -> Void)? = nil) {
        guard list?.window != nil else {
            change()
            finish?(true)
            return
        }
        UIView.animate(
            withDuration: SwipeMetrics.moveDuration, delay: 0, usingSpringWithDamping: SwipeMetrics.damping, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: change, completion: finish)
    }

    // MARK: Actions

    /// > Contract: UIKit, TV-51: the row closes when the handler calls its completion.
    private func press(_ button: SwipeButton) {
        guard let pressed = row, !isActing else { return }
        isActing = true
        let action = button.action
        action.handler(action, button) { [weak self, weak pressed] done in
            MainActor.assumeIsolated {
                guard let self, self.isActing else { return }
                self.isActing = false
                guard let pressed, self.row === pressed else { return }
                // A deleted row is not closed.
                if self.owner?.hasSwipeRow(pressed) == false { self.release(pressed) } else { self.close(animated: true) }
            }
        }
    }

    /// Opens a row programmatically: the minus control of a row being edited shows its delete button.
    package func open(_ found: any SwipeRow, leading: Bool, confirmsDeletion: Bool = false, animated: Bool = true) {
        guard found !== row, let actions = owner?.swipeActions(of: found, leading: leading), !actions.actions.isEmpty else { return }
        close(animated: animated)
        adopt(found, actions, leading: leading)
        if confirmsDeletion { found.changeDeleteConfirmation(true) }
        guard let buttons = found.pulled.buttons else { return }
        let length = CGFloat(buttons.pull(rowWidth: found.bounds.width).openLength)
        if animated { animate { self.move(found, to: length) } } else { move(found, to: length) }
    }

    /// Closes the open row. > Contract: UIKit, TV-53: lists close it when they scroll or are touched elsewhere.
    package func close(animated: Bool) {
        guard let going = row else { return }
        row = nil
        isActing = false
        going.changeDeleteConfirmation(false)
        closing.append(going)
        guard animated else { return finish(going) }
        let buttons = going.pulled.buttons
        animate {
            self.move(going, to: 0)
        } then: { [weak self, weak going] _ in
            // Another swipe may have opened the row again.
            if let going, going.pulled.buttons === buttons { self?.finish(going) }
        }
    }

    /// Rows with a closing animation.
    private var closing: [any SwipeRow] = []

    /// A row is closed: the list is notified once.
    private func finish(_ closed: any SwipeRow) {
        guard closing.contains(where: { $0 === closed }) else { return }
        closing.removeAll { $0 === closed }
        closed.pulled.reset(closed)
        closed.isPulled = false
        closed.setNeedsLayout()
        owner?.swipeDidEnd(closed)
    }

    /// A deleted row keeps its appearance until it disappears.
    package func release(_ gone: any SwipeRow) {
        guard gone === row else { return finish(gone) }
        row = nil
        isActing = false
        owner?.swipeDidEnd(gone)
    }

    /// A row that is removed or reused.
    package func forget(_ gone: any SwipeRow) {
        guard gone === row else { return finish(gone) }
        row = nil
        isActing = false
        gone.pulled.reset(gone)
        gone.isPulled = false
        gone.changeDeleteConfirmation(false)
        owner?.swipeDidEnd(gone)
    }

    /// Whether a touch at this point only closes the open row.
    package func closes(at point: CGPoint) -> Bool {
        guard let row, let list else { return false }
        let place = row.convert(point, from: list)
        guard row.bounds.contains(place) else { return true }
        return row.pulled.buttons.map { !$0.frame.contains(place) } ?? false
    }
}
