internal import Foundation
internal import UIKitCore

/// The accessibility label of a row.
@MainActor enum CellAccessibility {
    /// A row without accessible subviews is one element.
    static func isElement(_ cell: UITableViewCell) -> Bool { cell.accessibilityElements == nil }

    static func label(of cell: UITableViewCell) -> String? {
        if let content = cell.configured.contentView { return content.accessibilityLabel ?? spoken(in: content) }
        let own = [cell.texts.text, cell.texts.detail].compactMap { $0 }
        return own.isEmpty ? spoken(in: cell.contentView) : ListText.spoken(own)
    }

    private static func spoken(in view: UIView) -> String? {
        let parts = view.subviews.filter { !$0.isHidden }.compactMap { child in
            child is UILabel ? child.accessibilityLabel : spoken(in: child)
        }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    static func traits(of cell: UITableViewCell) -> UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = cell.selectionStyle == .none || cell.owner == nil ? .none : .button
        if cell.isSelected { traits.insert(.selected) }
        if !cell.isUserInteractionEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
