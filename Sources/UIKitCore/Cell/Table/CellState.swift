internal import Foundation

/// What is true of a table's cell.
struct CellState: Equatable {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var isConfirmingDeletion = false
    var isSwiped = false
    var isReordering = false
    var isFocused = false
    var drag = UITableViewCell.DragState.none
    var drop = UICellConfigurationState.DropState.none
}

/// What a cell shows beside its content; made when first needed.
@MainActor final class CellSubviews {
    var background: UIView?
    var selectedBackground: UIView?
    var multipleBackground: UIView?
    /// The system's fill of selected rows.
    var selection: UIView?
    var line: SeparatorLine?
    var accessory: CellAccessoryView?
    var editControl: CellEditControl?
    var grip: CellReorderControl?
    var explicitSeparatorInset: UIEdgeInsets?
    /// Whether the application chose the cell's colour.
    var hasOwnColor = false
    /// Set while the cell itself changes its colour.
    var isUpdatingAppearance = false
    /// Which background shows the selection now.
    weak var shownSelection: UIView?
    var appearsSelected = false
}
