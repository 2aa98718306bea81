package import Foundation

/// How the rows of a list look.
package enum ListStyle: Hashable, Sendable {
    case plain
    case grouped
    /// Groups are cards with round corners.
    case insetGrouped
    case sidebar
    case sidebarPlain

    package var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

/// What a table tells a cell of its place, before the cell is shown. > Units: points.
package struct CellLayoutContext: Hashable {
    package var look = ListStyle.plain
    /// Which ends of its group the cell is: they are round in cards, and grouped lists draw lines there.
    package var isFirstInSection = false
    package var isLastInSection = false
    /// The side margins of the list; nil for those of the cell's width.
    package var sideMargin: CGFloat?
    /// What the section index takes of the trailing side.
    package var indexWidth: CGFloat = 0
    package var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Nil is the system's colour.
    package var separatorColor: UIColor?
    /// Of the list, for cells without insets of their own; nil is automatic.
    package var separatorInset: UIEdgeInsets?
    /// Whether insets count from the automatic ones and not from the cell's edges.
    package var separatorInsetIsAutomaticBased = false
    /// What a list draws at the row's ends; nil leaves it to `separatorStyle`.
    package var lines: ListSeparators?
    /// What draws lines beside their colour.
    package var separatorEffect: UIVisualEffect?
    package var role = ListRole.row
    /// A header that rows scroll under.
    package var isPinned = false
    /// Whether content keeps clear of the screen's shape.
    package var insetsContentToSafeArea = true
    /// Whether the list selects several rows at a time.
    package var selectsMultiple = false
    /// The row below is selected, so no line divides the two.
    package var nextIsSelected = false
    package var editingStyle = UITableViewCell.EditingStyle.none
    package var indentsWhileEditing = true
    package var canReorder = false
    /// Rows are marked with circles while editing.
    package var marksSelectionWhileEditing = false

    package init() {}
}

/// Where a drag by a cell's grip is.
/// What a list shows a cell as.
package enum ListRole: Hashable, Sendable { case row, header, footer }

/// The lines at a row's top and bottom.
package struct ListSeparators: Hashable {
    package var hasTop = false
    package var hasBottom = false
    /// Edges of `greatestFiniteMagnitude` are the list's to choose. > Units: points.
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

/// The list a cell is in, as far as cells know it.
@MainActor package protocol CellOwner: AnyObject {
    /// The detail button was pressed.
    func cellAccessoryTapped(_ cell: UITableViewCell)
    /// Assistive technology did what a tap does. > Returns: whether the row may be chosen.
    func cellActivated(_ cell: UITableViewCell) -> Bool
    /// The minus or plus beside the row was pressed.
    func cellEditControlTapped(_ cell: UITableViewCell)
    /// The cell starts or ceases to look selected, so lines beside it go or come.
    func cell(_ cell: UITableViewCell, appearsSelected: Bool)
    /// - Parameter point: of the finger, in the cell's superview.
    func cell(_ cell: UITableViewCell, reorders phase: ReorderPhase, at point: CGPoint)
    /// What the cell shows may need another height.
    func cellHeightDidChange(_ cell: UITableViewCell)
}
