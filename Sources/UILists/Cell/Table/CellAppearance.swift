internal import Foundation
internal import UIKitCore

/// The appearance of a table's cell: subviews and backgrounds.
@MainActor enum CellAppearance {
    static let naturalFrame = CGRect(x: 0, y: 0, width: 320, height: CellMetrics.minimumHeight)

    static func prepare(_ cell: UITableViewCell) {
        cell.isExclusiveTouch = false
        cell.insetsLayoutMarginsFromSafeArea = false
        applyColor(to: cell)
    }

    static func install(_ content: UIView, in cell: UITableViewCell) {
        if let above = cell.parts.line ?? cell.parts.accessory {
            cell.insertSubview(content, belowSubview: above)
        } else {
            cell.addSubview(content)
        }
        cell.setNeedsLayout()
    }

    static func prepareForReuse(_ cell: UITableViewCell) {
        cell.layer.removeAllAnimations()
        cell.pulled.reset(cell)
        cell.isPulled = false
        cell.changeDeleteConfirmation(false)
        cell.setHighlighted(false, animated: false)
        cell.setSelected(false, animated: false)
        cell.setNeedsUpdateConfiguration()
    }

    static func margins(of cell: UITableViewCell) -> NSDirectionalEdgeInsets {
        let side = cell.setting.sideMargin ?? sideMargin(forWidth: cell.bounds.width)
        return NSDirectionalEdgeInsets(
            top: CellMetrics.verticalMargin, leading: side, bottom: CellMetrics.verticalMargin, trailing: side)
    }

    static func sideMargin(forWidth width: CGFloat) -> CGFloat {
        width >= UIMetrics.wideRootMarginWidth ? UIMetrics.wideRootMargin : UIMetrics.rootMargin
    }

    static func settingChanged(_ cell: UITableViewCell, from old: CellLayoutContext) {
        if cell.setting.look != old.look { applyColor(to: cell) }
        cell.shape.follow(cell.setting, of: cell)
        if cell.setting.sideMargin != old.sideMargin { cell.layoutMarginsDidChange() }
        cell.setNeedsLayout()
        cell.contentView.setNeedsLayout()
    }

    // MARK: Colour and corners

    /// The list's colour, unless the app set one or there is a configuration.
    static func applyColor(to cell: UITableViewCell) {
        guard !cell.parts.hasOwnColor else { return }
        cell.parts.isUpdatingAppearance = true
        cell.backgroundColor = cell.configured.background == nil ? color(of: cell.setting.look) : nil
        cell.parts.isUpdatingAppearance = false
    }

    private static func color(of look: ListStyle) -> UIColor? {
        switch look {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .secondarySystemGroupedBackground
        case .sidebar, .sidebarPlain: nil
        }
    }

    // MARK: Backgrounds

    static func setBackground(_ place: ReferenceWritableKeyPath<CellSubviews, UIView?>, _ view: UIView?, of cell: UITableViewCell) {
        let old = cell.parts[keyPath: place]
        guard old !== view else { return }
        old?.removeFromSuperview()
        cell.parts[keyPath: place] = view
        if view != nil, cell.configured.background != nil { cell.configured.setBackground(nil, in: cell) }
        if place == \CellSubviews.background, let view { cell.insertSubview(view, at: 0) }
        cell.parts.shownSelection = nil
        updateSelection(cell, animated: false)
        cell.setNeedsLayout()
    }

    // MARK: Selection

    /// Shows or hides the background of a selected or highlighted row.
    static func updateSelection(_ cell: UITableViewCell, animated: Bool) {
        let isOn = (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
        if cell.configured.background == nil { show(isOn, in: cell, animated: animated) } else { hideSelection(of: cell) }
        guard isOn != cell.parts.appearsSelected else { return }
        cell.parts.appearsSelected = isOn
        cell.texts.setHighlighted(isOn)
        highlight(cell.contentView, isOn, in: cell)
        cell.setNeedsLayout()
        cell.owner?.cell(cell, appearsSelected: isOn)
    }

    /// The app's labels and image views have a highlighted state, too.
    private static func highlight(_ view: UIView, _ isOn: Bool, in cell: UITableViewCell) {
        for child in view.subviews {
            switch child {
            case let label as UILabel: label.isHighlighted = isOn
            case let image as UIImageView: image.isHighlighted = isOn
            case is UIControl: break
            default: highlight(child, isOn, in: cell)
            }
        }
    }

    private static func show(_ isOn: Bool, in cell: UITableViewCell, animated: Bool) {
        let isNeeded = isOn || cell.parts.shownSelection != nil
        guard isNeeded else { return }
        let view = selectionView(of: cell)
        if cell.parts.shownSelection !== view { hideSelection(of: cell) }
        guard isOn || view.superview === cell else { return }
        if view.superview !== cell {
            view.alpha = 0
            if let background = cell.parts.background {
                cell.insertSubview(view, aboveSubview: background)
            } else {
                cell.insertSubview(view, at: 0)
            }
        }
        view.frame = cell.bounds
        cell.parts.shownSelection = view
        guard animated else {
            view.layer.removeAnimation(forKey: "opacity")
            view.alpha = isOn ? 1 : 0
            if !isOn { hideSelection(of: cell) }
            return
        }
        UIView.animate(
            withDuration: CellMetrics.fadeDuration, delay: 0, options: [.curveLinear, .allowUserInteraction, .beginFromCurrentState]
        ) {
            view.alpha = isOn ? 1 : 0
        } completion: { [weak cell] finished in
            guard let cell, finished, !cell.parts.appearsSelected else { return }
            hideSelection(of: cell)
        }
    }

    private static func hideSelection(of cell: UITableViewCell) {
        cell.parts.shownSelection?.removeFromSuperview()
        cell.parts.shownSelection = nil
    }

    private static func selectionView(of cell: UITableViewCell) -> UIView {
        if cell.setting.selectsMultiple, let view = cell.parts.multipleBackground { return view }
        if let view = cell.parts.selectedBackground { return view }
        if let view = cell.parts.selection { return view }
        let made = UIView(frame: cell.bounds)
        made.isUserInteractionEnabled = false
        made.backgroundColor = ListBackgroundPreset.selection
        cell.parts.selection = made
        return made
    }
}
