internal import Foundation
internal import UIKitCore

/// The content and background configurations of a table's cell.
@MainActor enum CellConfigurations {
    static func defaultContent(of cell: UITableViewCell) -> UIListContentConfiguration {
        switch cell.style {
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        case .default: cell.setting.look == .sidebar ? .sidebarCell() : .cell()
        }
    }

    static func defaultBackground(of cell: UITableViewCell) -> UIBackgroundConfiguration {
        switch cell.setting.look {
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        }
    }

    static func setContent(_ new: (any UIContentConfiguration)?, of cell: UITableViewCell) {
        let old = cell.configured.contentView
        switch cell.configured.setContent(new) {
        case .none: return
        case .updated: cell.setNeedsLayout()
        case .replaced:
            old?.removeFromSuperview()
            cell.dropPlainContent()
            let view = cell.contentView
            if view.superview !== cell {
                view.frame = old?.frame ?? cell.bounds
                CellAppearance.install(view, in: cell)
            }
        }
        if new != nil { cell.texts.drop() }
        cell.configured.isStale = true
        cell.contentHeightDidChange()
        cell.setNeedsLayout()
    }

    static func setBackground(_ new: UIBackgroundConfiguration?, of cell: UITableViewCell) {
        if new != nil {
            for place in [\CellSubviews.background, \.selectedBackground, \.multipleBackground] {
                CellAppearance.setBackground(place, nil, of: cell)
            }
            cell.parts.hasOwnColor = false
        }
        cell.configured.setBackground(new, in: cell)
        CellAppearance.applyColor(to: cell)
        CellAppearance.updateSelection(cell, animated: false)
        cell.setNeedsUpdateConfiguration()
    }

    static func state(of cell: UITableViewCell, _ known: CellState) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: cell.traitCollection)
        state.isSelected = known.isSelected
        state.isHighlighted = known.isHighlighted
        state.isEditing = known.isEditing
        state.isSwiped = known.isSwiped
        state.isReordering = known.isReordering
        state.isDisabled = !cell.isUserInteractionEnabled
        state.isFocused = cell.isFocused
        state.cellDragState = UICellConfigurationState.DragState(rawValue: known.drag.rawValue) ?? .none
        state.cellDropState = known.drop
        return state
    }

    static func updateIfNeeded(_ cell: UITableViewCell) {
        cell.configured.updateIfStale {
            let state = cell.configurationState
            cell.updateConfiguration(using: state)
            cell.configurationUpdateHandler?(cell, state)
        }
    }

    static func tintChanged(_ cell: UITableViewCell) {
        if let background = cell.configured.background { cell.configured.setBackground(background, in: cell) }
        cell.setNeedsUpdateConfiguration()
    }
}
