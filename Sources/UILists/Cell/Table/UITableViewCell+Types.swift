internal import Foundation
public import UIKitCore

extension UITableViewCell {
    /// The layout of a cell's built-in texts.
    public enum CellStyle: Int, Sendable {
        /// An image and one text.
        case `default` = 0
        /// A text, and a detail at the trailing edge.
        case value1 = 1
        /// A short name in the tint colour, and a detail next to it.
        case value2 = 2
        /// A detail below the text.
        case subtitle = 3
    }

    /// How a row is separated from the next one.
    public enum SeparatorStyle: Int, Sendable {
        /// No line.
        case none = 0
        /// A line as thick as a pixel.
        case singleLine = 1
        /// The older etched line; shown as a single line.
        case singleLineEtched = 2
    }

    /// How a selected or highlighted row looks.
    ///
    /// > Note: blue and grey have the default's appearance, as since iOS 7.
    public enum SelectionStyle: Int, Sendable {
        /// No change of the background; the row can still be selected.
        case none = 0
        /// The same as `default`.
        case blue = 1
        /// The same as `default`.
        case gray = 2
        /// A grey background.
        case `default` = 3
    }

    /// Who shows that a row has the keyboard focus.
    public enum FocusStyle: Int, Sendable {
        /// The system, by a ring around a row that is not selected.
        case `default` = 0
        /// The cell itself, from its `configurationState`.
        case custom = 1
    }

    /// The control at a row's leading edge while editing.
    public enum EditingStyle: Int, Sendable {
        /// No control.
        case none = 0
        /// A red minus; a tap asks for confirmation.
        case delete = 1
        /// A green plus.
        case insert = 2
    }

    /// The system's view at the trailing edge of a row.
    public enum AccessoryType: Int, Sendable {
        /// No view.
        case none = 0
        /// A chevron: a tap on the row leads to another screen; it receives no touches.
        case disclosureIndicator = 1
        /// A detail button and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark in the tint colour; it receives no touches.
        case checkmark = 3
        /// A button for details of the row, whose taps the table's delegate receives.
        case detailButton = 4
    }

    /// Whether a row is part of a drag.
    public enum DragState: Int, Sendable {
        /// Not dragged.
        case none = 0
        /// Held by a touch, before the drag begins.
        case lifting = 1
        /// Part of a drag.
        case dragging = 2
    }

    /// The controls that a cell shows besides its content.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The cell is editing.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The delete button is visible, by a swipe or a tap on the minus.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// Updates a cell for a state, instead of a subclass.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
}
