package import Foundation
package import UIKitCore

/// The style of a list's rows.
package enum ListStyle: Hashable, Sendable {
    case plain
    case grouped
    /// Groups are cards with rounded corners.
    case insetGrouped
    case sidebar
    case sidebarPlain

    package var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

/// A cell's layout values from its table, set before the cell is displayed. > Units: points.
package struct CellLayoutContext: Hashable {
    package var look = ListStyle.plain
    /// Which ends of its section the cell is at: they are rounded in cards, and grouped lists draw separators there.
    package var isFirstInSection = false
    package var isLastInSection = false
    /// The side margins of the list; nil if the cell derives them from its width.
    package var sideMargin: CGFloat?
    /// The width of the section index, at the trailing edge.
    package var indexWidth: CGFloat = 0
    package var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Nil is the default colour.
    package var separatorColor: UIColor?
    /// The list's inset, for cells without their own; nil is automatic.
    package var separatorInset: UIEdgeInsets?
    /// Whether insets are relative to the automatic ones instead of the cell's edges.
    package var separatorInsetIsAutomaticBased = false
    /// The separators at the row's top and bottom; nil leaves them to `separatorStyle`.
    package var lines: ListSeparators?
    /// The effect of separators, in addition to their colour.
    package var separatorEffect: UIVisualEffect?
    package var role = ListRole.row
    /// A header that is pinned over scrolling rows.
    package var isPinned = false
    /// Whether content stays inside the safe area.
    package var insetsContentToSafeArea = true
    /// Whether the list allows multiple selection.
    package var selectsMultiple = false
    /// The row below is selected, so there is no separator between them.
    package var nextIsSelected = false
    package var editingStyle = UITableViewCell.EditingStyle.none
    package var indentsWhileEditing = true
    package var canReorder = false
    /// Rows have selection circles while editing.
    package var marksSelectionWhileEditing = false

    package init() {}
}

/// How a list displays a cell.
package enum ListRole: Hashable, Sendable { case row, header, footer }

/// The separators at a row's top and bottom.
package struct ListSeparators: Hashable {
    package var hasTop = false
    package var hasBottom = false
    /// Edges of `greatestFiniteMagnitude` are chosen by the list. > Units: points.
    package var topInsets = NSDirectionalEdgeInsets.zero
    package var bottomInsets = NSDirectionalEdgeInsets.zero
    package var color: UIColor?
    package var selectionColor: UIColor?
    package var effect: UIVisualEffect?

    package init() {}

    package func hash(into hasher: inout Hasher) {
        hasher.combine(hasTop)
        hasher.combine(hasBottom)
        hasher.combine(color)
    }
}

package enum ReorderPhase: Sendable { case began, moved, ended, cancelled }

/// The list that a cell belongs to, as cells see it.
@preconcurrency @MainActor package protocol CellOwner: AnyObject {
    /// The detail button was tapped.
    func cellAccessoryTapped(_ cell: UITableViewCell)
    /// Assistive technology performed a tap. > Returns: whether the row can be selected.
    func cellActivated(_ cell: UITableViewCell) -> Bool
    /// The row's minus or plus control was tapped.
    func cellEditControlTapped(_ cell: UITableViewCell)
    /// The cell's selected appearance changed, so adjacent separators hide or show.
    func cell(_ cell: UITableViewCell, appearsSelected: Bool)
    /// - Parameter point: of the touch, in the cell's superview.
    func cell(_ cell: UITableViewCell, reorders phase: ReorderPhase, at point: CGPoint)
    /// The cell's content may need another height.
    func cellHeightDidChange(_ cell: UITableViewCell)
    /// Constraints in the cell, or content sizes that count for them, changed.
    func cellConstraintsDidChange(_ cell: UITableViewCell)
}
