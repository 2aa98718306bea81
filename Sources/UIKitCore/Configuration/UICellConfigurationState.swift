internal import Foundation

/// The state of a cell.
/// > Contract: UIKit, UICellConfigurationState.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether the cell is part of a drag.
    public enum DragState: Int, Sendable {
        /// Not dragged.
        case none = 0
        /// Held by a touch, before the drag begins.
        case lifting = 1
        /// Part of a drag.
        case dragging = 2
    }

    /// Whether a drag would drop something here.
    public enum DropState: Int, Sendable {
        /// No drag is over the list.
        case none = 0
        /// A drag is over the list, but not over this cell; never set by Ferry.
        case notTargeted = 1
        /// A drop would go into this cell.
        case targeted = 2
    }

    /// The traits of the cell, such as text size and light or dark appearance.
    public var traitCollection: UITraitCollection
    /// Whether the cell ignores touches.
    public var isDisabled = false
    /// Whether a touch is on the cell.
    public var isHighlighted = false
    /// Whether the cell's row or item is selected.
    public var isSelected = false
    /// Whether the cell has the keyboard focus.
    public var isFocused = false
    /// Whether the view stays at the edge while its section scrolls.
    public var isPinned = false
    /// Whether the cell shows editing controls.
    public var isEditing = false
    /// Whether the cell's item shows its children.
    public var isExpanded = false
    /// Whether swipe actions are visible.
    public var isSwiped = false
    /// Whether the cell is being moved by its reorder control; for collection views always false.
    public var isReordering = false
    /// Whether the cell is part of a drag.
    public var cellDragState = DragState.none
    /// Whether a drop would go into this cell.
    public var cellDropState = DropState.none
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a cell that is neither selected nor highlighted.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app, for which a subclass of the cell overrides `configurationState`.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
