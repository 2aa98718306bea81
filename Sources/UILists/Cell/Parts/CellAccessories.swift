internal import Foundation
internal import UIKitCore

/// Determines the accessory at a row's trailing edge. > Contract: UIKit, TV-58.
@MainActor enum CellAccessories {
    /// The current accessory; a custom view takes precedence over a type, and editing has separate ones.
    static func current(in cell: UITableViewCell) -> UIView? {
        let custom = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
        let unused = cell.isEditing ? cell.accessoryView : cell.editingAccessoryView
        if let unused, unused !== custom, unused.superview === cell { unused.removeFromSuperview() }
        if let custom {
            drop(cell)
            if custom.superview !== cell { cell.addSubview(custom) }
            return custom
        }
        let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
        guard type != .none else {
            drop(cell)
            return nil
        }
        if let known = cell.parts.accessory, known.type == type { return known }
        drop(cell)
        let made = CellAccessoryView(type: type)
        made.onPress = { [weak cell] in
            guard let cell else { return }
            cell.owner?.cellAccessoryTapped(cell)
        }
        made.bounds.size = made.sizeThatFits(.zero)
        cell.addSubview(made)
        cell.parts.accessory = made
        return made
    }

    private static func drop(_ cell: UITableViewCell) {
        cell.parts.accessory?.removeFromSuperview()
        cell.parts.accessory = nil
    }

    /// Drawn accessories have their preferred size, the app's views keep theirs.
    static func size(of view: UIView) -> CGSize {
        view is CellAccessoryView ? view.sizeThatFits(.zero) : view.hostedFittingSize() ?? view.bounds.size
    }

    static func replaced(_ old: UIView?, _ new: UIView?, in cell: UITableViewCell) {
        guard old !== new else { return }
        if old?.superview === cell { old?.removeFromSuperview() }
        cell.setNeedsLayout()
    }
}
