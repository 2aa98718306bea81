public import Foundation

extension UITableView {
    /// How sections are set apart from each other.
    public enum Style: Int, Sendable {
        /// One list, whose section headers and footers stay at the edges while their section scrolls.
        case plain = 0
        /// Groups of rows across the whole width, with gaps between them.
        case grouped = 1
        /// Groups of rows with rounded corners and margins at the sides.
        case insetGrouped = 2
    }

    /// Where a row is to be after scrolling.
    public enum ScrollPosition: Int, Sendable {
        /// The least scrolling that shows the row.
        case none = 0
        /// At the top of the visible area.
        case top = 1
        /// In the middle of the visible area.
        case middle = 2
        /// At the bottom of the visible area.
        case bottom = 3
    }

    /// How rows and sections appear and disappear.
    public enum RowAnimation: Int, Sendable {
        /// Rows fade in and out.
        case fade = 0
        /// Rows come from the right and leave to the right.
        case right = 1
        /// Rows come from the left and leave to the left.
        case left = 2
        /// Rows move by their height from above, or to above, and fade.
        case top = 3
        /// Rows move by their height from below, or to below, and fade.
        case bottom = 4
        /// Rows appear and disappear at once.
        case none = 5
        /// Rows fade below the others.
        case middle = 6
        /// The table chooses; Ferry fades.
        case automatic = 100
    }

    /// What a table's separator inset is measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the edges of the cell.
        case fromCellEdges = 0
        /// From the inset that the table would use itself.
        case fromAutomaticInsets = 1
    }

    /// Whether self-sizing cells get a new size that they request.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// A visible cell retains its height.
        case disabled = 0
        /// A visible cell gets a new height when the size of a view in its content or its configuration changes.
        case enabled = 1
        /// Also when constraints change; like `enabled` in Ferry, where constraints are not solved.
        case enabledIncludingConstraints = 2
    }

    /// Requests the height that the content needs.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// An index title that shows a magnifying glass.
    public nonisolated static let indexSearch = "{search}"
    /// Posted when the user changed the selection; the object is the table.
    public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}

/// The old name of `UITableView.automaticDimension`.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension: CGFloat = UITableView.automaticDimension
