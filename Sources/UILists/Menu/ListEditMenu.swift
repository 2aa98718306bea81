internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import UIKitCore

/// A list whose delegate has actions for long-pressed items. Index paths are the data source's.
@preconcurrency @MainActor protocol ListEditMenuOwner: UIScrollView {
    /// The item with an edit menu at a point, and its frame in the list; nil while a context menu is open.
    func editMenuItem(at point: CGPoint) -> (path: IndexPath, frame: CGRect)?
    /// The touch no longer selects.
    func editMenuWillShow()
    func canPerformEditAction(_ action: Selector, at path: IndexPath) -> Bool
    func performEditAction(_ action: Selector, at path: IndexPath)
}

/// The edit menu of a long-pressed row or item, as before context menus.
///
/// > Contract: UIKit, UITableViewDelegate.tableView(_:shouldShowMenuForRowAt:), UICollectionViewDelegate.collectionView(_:shouldShowMenuForItemAt:)
@MainActor final class ListEditMenu {
    private unowned let list: any ListEditMenuOwner
    private let press = PressRecognizer(hintDelay: LiftMetrics.hintDelay, duration: LiftMetrics.pressDuration)
    private var session: EditMenuSession?

    init(_ list: any ListEditMenuOwner) {
        self.list = list
        press.name = "ListEditMenu"
        press.isCompanion = true
        press.onHint = { [weak self] in self?.item != nil }
        press.onBegin = { [weak self] in self?.show() }
        list.addGestureRecognizer(press)
    }

    private var item: (path: IndexPath, frame: CGRect)? { list.editMenuItem(at: press.location(in: list)) }

    private func show() {
        guard let item else { return }
        list.editMenuWillShow()
        let elements = elements(for: item.path)
        guard !elements.isEmpty else { return }
        session?.dismiss(animated: false)
        session = EditMenuSession(elements, at: item.frame, of: list) { [weak self] in
            self?.session = nil
        } onEnd: {
        }
    }

    /// The delegate decides which of the standard actions and the app's own are available, and performs the chosen one.
    private func elements(for path: IndexPath) -> [UIMenuElement] {
        EditMenuActions.entries(custom: UIMenuController.shared.menuItems ?? []).filter { list.canPerformEditAction($0.action, at: path) }
            .map { entry in
                UIAction(title: entry.title) { [weak list] _ in list?.performEditAction(entry.action, at: path) }
            }
    }
}

extension UITableView: ListEditMenuOwner {
    func editMenuItem(at point: CGPoint) -> (path: IndexPath, frame: CGRect)? {
        guard menus.interaction?.session == nil, let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
            source.shouldShowEditMenu(at: path)
        else { return nil }
        return (path, cell.frame)
    }
    func editMenuWillShow() { selection.unhighlight() }
    func canPerformEditAction(_ action: Selector, at path: IndexPath) -> Bool {
        source.canPerform(action, at: path)
    }
    func performEditAction(_ action: Selector, at path: IndexPath) {
        source.perform(action, at: path)
    }
}

extension UICollectionView: ListEditMenuOwner {
    func editMenuItem(at point: CGPoint) -> (path: IndexPath, frame: CGRect)? {
        guard contextMenuInteraction?.session == nil, let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
            core.source.shouldShowEditMenu(at: path)
        else { return nil }
        return (path, convert(cell.bounds, from: cell))
    }
    func editMenuWillShow() { core.touches.letGo() }
    func canPerformEditAction(_ action: Selector, at path: IndexPath) -> Bool {
        core.source.canPerform(action, at: path)
    }
    func performEditAction(_ action: Selector, at path: IndexPath) {
        core.source.perform(action, at: path)
    }
}
