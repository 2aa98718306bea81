internal import Foundation
internal import UIKitCore

/// The state of a table's cell.
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

/// A cell's subviews besides its content; created when first needed.
@MainActor final class CellSubviews {
    var background: UIView?
    var selectedBackground: UIView?
    var multipleBackground: UIView?
    /// The default background of selected rows.
    var selection: UIView?
    var line: SeparatorLine?
    var accessory: CellAccessoryView?
    var editControl: CellEditControl?
    var grip: CellReorderControl?
    var explicitSeparatorInset: UIEdgeInsets?
    /// Whether the app set the cell's colour.
    var hasOwnColor = false
    /// True while the cell itself changes its colour.
    var isUpdatingAppearance = false
    /// The background that currently shows the selection.
    weak var shownSelection: UIView?
    var appearsSelected = false
}
