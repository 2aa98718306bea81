public import Foundation

extension UITableView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }

    public enum ScrollPosition: Int, Sendable {
        /// The least scrolling that shows the row.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows and sections appear and disappear.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    /// Whether self-sizing cells get a new size that they request.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }

    /// Requests the height that the content needs.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// An index title that shows a magnifying glass.
    public nonisolated static let indexSearch = "{search}"
    public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}

/// The old name of `UITableView.automaticDimension`.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension: CGFloat = UITableView.automaticDimension
