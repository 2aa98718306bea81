internal import Foundation
package import ViewLayout

/// A list whose rows or items can have keyboard focus. Positions are displayed ones, including drop placeholders.
@preconcurrency @MainActor package protocol KeyFocusableList: UIScrollView {
    func focusableCell(at place: RowPath) -> (any FocusableCell)?
    /// Nil means outside of the list.
    func focusContext(from old: RowPath?, to new: RowPath?) -> UIFocusUpdateContext
    func mayUpdateFocus(_ context: UIFocusUpdateContext) -> Bool
    func focusDidUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator)
    /// The focus comes from outside: to a cell or, with nil, to where the list wants it. > Returns: whether the list took it.
    func enterFocus(at cell: UIView?, _ heading: UIFocusHeading) -> Bool
}

/// The keyboard focus in a list.
///
/// A move is proposed to the list's delegate and to the views and controllers around both ends, performed, and reported to them. Only one
/// list of a window has the focus.
/// > Contract: UIKit, shouldUpdateFocus(in:), didUpdateFocus(in:with:)
@MainActor package final class ListFocus {
    private unowned let list: any KeyFocusableList
    package private(set) var place: RowPath?
    /// The last focused position.
    package private(set) var last: RowPath?

    package init(_ list: any KeyFocusableList) { self.list = list }

    private var cell: (any FocusableCell)? { place.flatMap(list.focusableCell) }
    /// The list, while the focus is in it.
    var view: UIScrollView? { place == nil ? nil : list }
    /// The cell that has the focus, if its window shows it.
    var focusedCell: UIView? { cell }

    /// - Parameter reveal: scrolls to the position, once the move is accepted.
    /// > Returns: false if it was refused.
    package func move(to new: RowPath, _ heading: UIFocusHeading, reveal: () -> Void = {}) -> Bool {
        guard new != place else {
            reveal()
            return true
        }
        let other = list.window?.focusedList.flatMap { $0 !== self && $0.place != nil ? $0 : nil }
        let context = list.focusContext(from: place, to: new)
        context.focusHeading = heading
        context.previouslyFocusedView = other?.cell ?? cell
        context.nextFocusedView = list.focusableCell(at: new)
        let parting = other.map { $0.list.focusContext(from: $0.place, to: nil) }
        if let other, let parting {
            (parting.focusHeading, parting.previouslyFocusedView) = (heading, context.previouslyFocusedView)
            parting.nextFocusedView = context.nextFocusedView
            guard other.list.mayUpdateFocus(parting) else { return refused(context) }
        }
        guard list.mayUpdateFocus(context), Self.surroundings(context).allSatisfy({ Self.agrees($0, context) }) else {
            return refused(context)
        }
        reveal()
        other?.set(nil)
        set(new)
        context.nextFocusedView = cell
        let coordinator = UIFocusAnimationCoordinator()
        if let other, let parting { other.list.focusDidUpdate(parting, coordinator) }
        list.focusDidUpdate(context, coordinator)
        for responder in Self.surroundings(context) { Self.notify(responder, context, coordinator) }
        UIFocusSystem.post(UIFocusSystem.didUpdateNotification, in: list.window, context, coordinator)
        coordinator.run()
        return true
    }

    private func refused(_ context: UIFocusUpdateContext) -> Bool {
        UIFocusSystem.post(UIFocusSystem.movementDidFailNotification, in: list.window, context, nil)
        return false
    }

    /// The user selected something by touch while the list had the focus: it moves there.
    package func follow(_ new: RowPath) {
        if place != nil, list.focusableCell(at: new) != nil { _ = move(to: new, []) }
    }

    private func set(_ new: RowPath?) {
        cell?.holdsFocus = false
        place = new
        cell?.holdsFocus = true
        guard let new else { return }
        last = new
        list.window?.focusedList = self
    }

    /// Rows moved; their cells retain their appearance.
    package func renumber(_ newPosition: (RowPath) -> RowPath?) {
        place = place.flatMap(newPosition)
        last = last.flatMap(newPosition)
    }

    /// Everything was reloaded.
    package func reset() {
        set(nil)
        last = nil
    }

    package func didLeaveWindow() { set(nil) }

    // MARK: Environments

    /// The views of both ends and their ancestors, each once.
    private static func surroundings(_ context: UIFocusUpdateContext) -> [UIResponder] {
        var known: Set<ObjectIdentifier> = []
        var found: [UIResponder] = []
        for view in [context.previouslyFocusedView, context.nextFocusedView] {
            var link: UIResponder? = view
            while let responder = link, known.insert(ObjectIdentifier(responder)).inserted {
                found.append(responder)
                link = responder.next
            }
        }
        return found
    }

    private static func agrees(_ responder: UIResponder, _ context: UIFocusUpdateContext) -> Bool {
        switch responder {
        case let view as UIView: view.shouldUpdateFocus(in: context)
        case let controller as UIViewController: controller.shouldUpdateFocus(in: context)
        default: true
        }
    }

    private static func notify(_ responder: UIResponder, _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        switch responder {
        case let view as UIView: view.didUpdateFocus(in: context, with: coordinator)
        case let controller as UIViewController: controller.didUpdateFocus(in: context, with: coordinator)
        default: break
        }
    }
}
