internal import Foundation

/// The default backgrounds of the system's rows, headers and footers (facts 2.2, 4.2; sidebars R).
package enum ListBackgroundPreset: Hashable {
    case plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter
    case sidebarHeader, sidebarCell, accompaniedSidebarCell

    package static let selection = UIColor.systemGray4
    private static let sidebarRadius: CGFloat = 10

    var color: UIColor {
        switch self {
        case .plainCell: .systemBackground
        case .groupedCell: .secondarySystemGroupedBackground
        case .plainHeaderFooter, .groupedHeaderFooter, .sidebarHeader, .sidebarCell, .accompaniedSidebarCell: .clear
        }
    }

    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .sidebarCell, .accompaniedSidebarCell: NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        default: .zero
        }
    }

    var cornerRadius: CGFloat {
        switch self {
        case .sidebarCell, .accompaniedSidebarCell: Self.sidebarRadius
        default: 0
        }
    }

    func color(for state: any UIConfigurationState) -> UIColor {
        let cell = state as? UICellConfigurationState
        let isOn = cell.map { $0.isSelected || $0.isHighlighted || $0.cellDropState == .targeted } ?? false
        switch self {
        case .plainCell, .groupedCell: return isOn ? Self.selection : color
        case .sidebarCell, .accompaniedSidebarCell: return isOn ? .systemFill : color
        case .plainHeaderFooter, .groupedHeaderFooter, .sidebarHeader: return color
        }
    }

    /// A pinned header is translucent.
    func showsBarMaterial(for state: any UIConfigurationState) -> Bool {
        let isPinned = (state as? UIViewConfigurationState)?.isPinned ?? (state as? UICellConfigurationState)?.isPinned ?? false
        return self == .plainHeaderFooter && isPinned
    }
}
