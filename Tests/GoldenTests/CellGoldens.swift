import Testing
import UIKit

@testable import UIKitCore
@testable import UILists

@Suite("Goldens: cells") @MainActor struct CellGoldens {
    private static let width: CGFloat = 296

    /// Rows under each other, as high as they want to be.
    private func column(_ rows: [UIView], inset: CGFloat = 0, background: UIColor? = nil) -> UIView {
        let column = UIView(frame: .zero)
        column.backgroundColor = background
        column.clipsToBounds = true
        var y: CGFloat = inset / 2
        let width = Self.width - 2 * inset
        for row in rows {
            let height =
                row is UITableViewCell || row is UITableViewHeaderFooterView || row is UICollectionViewListCell
                ? row.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height : row.frame.height
            row.frame = CGRect(x: inset, y: y, width: width, height: height)
            column.addSubview(row)
            y += height
        }
        column.frame = CGRect(x: 0, y: 0, width: Self.width, height: y + inset / 2)
        return column
    }

    private func gap(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height)) }

    private func cell(
        _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String? = nil,
        accessory: UITableViewCell.AccessoryType = .none, symbol: String? = nil, change: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        if let symbol { cell.imageView?.image = UIImage(systemName: symbol) }
        cell.accessoryType = accessory
        change(cell)
        return cell
    }

    @Test("the four styles with every accessory") func styles() throws {
        try GoldenSheet("cell-styles", width: 320) { _ in
            column([
                cell(.default, "Default", accessory: .disclosureIndicator),
                cell(.default, "Picture", accessory: .checkmark, symbol: "star"),
                cell(.value1, "Value 1", "Detail", accessory: .disclosureIndicator),
                cell(.value1, "Value", "Detail", symbol: "bell"), cell(.value2, "value 2", "Detail", accessory: .detailButton),
                cell(.subtitle, "Subtitle", "Detail under it", accessory: .detailDisclosureButton, symbol: "person"),
            ])
        }.verify()
    }

    @Test("selected, highlighted, indented; editing controls") func states() throws {
        try GoldenSheet("cell-states", width: 320) { _ in
            @MainActor func editing(_ style: UITableViewCell.EditingStyle, _ change: @escaping (inout CellLayoutContext) -> Void = { _ in })
                -> (UITableViewCell) -> Void
            {
                { cell in
                    cell.setting.editingStyle = style
                    change(&cell.setting)
                    cell.setEditing(true, animated: false)
                }
            }
            return column([
                cell(.default, "Selected", accessory: .disclosureIndicator) { $0.setSelected(true, animated: false) },
                cell(.default, "Indented") { $0.indentationLevel = 2 },
                cell(.default, "Delete", change: editing(.delete) { $0.canReorder = true }),
                cell(.subtitle, "Insert", "Stays", change: editing(.insert)),
                cell(.default, "Not marked", symbol: "tray", change: editing(.none) { $0.marksSelectionWhileEditing = true }),
                cell(.default, "Marked") {
                    editing(.none) { $0.marksSelectionWhileEditing = true }($0)
                    $0.setSelected(true, animated: false)
                },
            ])
        }.verify()
    }

    @Test("inset groups, with titles") func cards() throws {
        try GoldenSheet("cell-cards", width: 320) { _ in
            @MainActor func edge(_ text: String, footer: Bool) -> UITableViewHeaderFooterView {
                let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                view.setting.look = .insetGrouped
                view.setting.isFooter = footer
                view.show(title: text)
                return view
            }
            @MainActor func row(_ text: String, _ detail: String?, first: Bool = false, last: Bool = false, selected: Bool = false)
                -> UITableViewCell
            {
                cell(.value1, text, detail, accessory: .disclosureIndicator) {
                    $0.setting.look = .insetGrouped
                    ($0.setting.isFirstInSection, $0.setting.isLastInSection) = (first, last)
                    $0.setSelected(selected, animated: false)
                }
            }
            return column(
                [
                    edge("Network", footer: false), row("Name", "Home", first: true, selected: true), row("Channel", "11"),
                    row("Mode", "Mixed", last: true), edge("The channel is chosen anew every night.", footer: true),
                    row("Reset", nil, first: true, last: true),
                ], inset: 16, background: .systemGroupedBackground)
        }.verify()
    }

    @Test("list content presets") func presets() throws {
        try GoldenSheet("list-contents", width: 320) { _ in
            typealias Content = UIListContentConfiguration
            @MainActor func row(_ content: Content, _ text: String, _ second: String? = nil, symbol: String? = nil) -> UITableViewCell {
                var content = content
                (content.text, content.secondaryText) = (text, second)
                if let symbol { content.image = UIImage(systemName: symbol) }
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.contentConfiguration = content
                return cell
            }
            @MainActor func header(_ content: Content, _ text: String, _ look: ListStyle) -> UITableViewHeaderFooterView {
                var content = content
                content.text = text
                let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                view.setting.look = look
                view.contentConfiguration = content
                return view
            }
            return column([
                header(.plainHeader(), "Plain header", .plain), row(.cell(), "Cell", symbol: "star"),
                row(.subtitleCell(), "Subtitle cell", "Secondary text", symbol: "person.crop.circle"),
                row(.valueCell(), "Value cell", "Value"), header(.plainFooter(), "Plain footer", .plain),
                header(.groupedHeader(), "Grouped header", .grouped), header(.groupedFooter(), "Grouped footer", .grouped),
                header(.prominentInsetGroupedHeader(), "Prominent", .insetGrouped),
                header(.extraProminentInsetGroupedHeader(), "Extra prominent", .insetGrouped),
                header(.sidebarHeader(), "Sidebar", .sidebar),
            ])
        }.verify()
    }

    @Test("list cells with accessories") func listCells() throws {
        try GoldenSheet("list-cells", width: 320) { _ in
            @MainActor func row(
                _ text: String, _ accessories: [UICellAccessory], symbol: String? = nil,
                _ change: (UICollectionViewListCell) -> Void = { _ in }
            ) -> UICollectionViewListCell {
                let cell = UICollectionViewListCell(frame: .zero)
                var content = cell.defaultContentConfiguration()
                content.text = text
                if let symbol { content.image = UIImage(systemName: symbol) }
                cell.contentConfiguration = content
                cell.accessories = accessories
                change(cell)
                return cell
            }
            return column([
                row("Leads on", [.label(text: "12"), .disclosureIndicator()], symbol: "tray"),
                row("Open", [.outlineDisclosure()], symbol: "folder") { $0.isExpanded = true },
                row("Under it", [.checkmark()]) { $0.indentationLevel = 1 },
                row("Detail", [.detail()]) { $0.isSelected = true },
                row("Editing", [.delete(), .reorder(), .insert(displayed: .always)]) { $0.isListEditing = true },
                row("Marked", [.multiselect(displayed: .always)]) { $0.isSelected = true },
            ])
        }.verify()
    }

    @Test("a delete confirmation, accessories while editing, a dragged row") func editing() throws {
        try GoldenSheet("cell-editing", width: 320, after: 1) { _ in
            @MainActor func edited(_ cell: UITableViewCell, _ style: UITableViewCell.EditingStyle) -> UITableViewCell {
                cell.setting.editingStyle = style
                cell.setting.canReorder = style == .none
                cell.setEditing(true, animated: false)
                return cell
            }
            let confirmed = edited(cell(.default, "Asks first", accessory: .disclosureIndicator), .delete)
            let rows = [
                confirmed,
                edited(cell(.value1, "Accessory", "Editing") { $0.editingAccessoryType = .detailButton }, .delete),
                edited(
                    cell(.default, "View") {
                        let view = UISwitch(frame: .zero)
                        view.isOn = true
                        view.sizeToFit()
                        $0.editingAccessoryView = view
                    }, .insert),
                edited(cell(.subtitle, "Carried", "by its grip", symbol: "bookmark"), .none),
                cell(.default, "A view beside it") {
                    let view = UISwitch(frame: .zero)
                    view.sizeToFit()
                    $0.accessoryView = view
                },
            ]
            let view = column(rows)
            confirmed.layoutIfNeeded()
            let owner = Deleting()
            RowSwipe(owner, list: UIView(frame: .zero)).open(confirmed, leading: false, confirmsDeletion: true, animated: false)
            confirmed.setNeedsLayout()
            rows[3].changeDragState(.dragging)
            return view
        }.verify()
    }

    /// Every row can be deleted.
    private final class Deleting: RowSwipeOwner {
        func swipeRow(at point: CGPoint) -> (any SwipeRow)? { nil }
        func swipeActions(of row: any SwipeRow, leading: Bool) -> UISwipeActionsConfiguration? { .deletion(title: nil) {} }
        func swipeWillBegin(_ row: any SwipeRow) {}
        func hasSwipeRow(_ row: any SwipeRow) -> Bool { true }
        func swipeDidEnd(_ row: any SwipeRow) {}
    }

    @Test("swipe actions") func swipes() throws {
        final class Owner: RowSwipeOwner {
            let actions: (Bool) -> [UIContextualAction]
            init(_ actions: @escaping (Bool) -> [UIContextualAction]) { self.actions = actions }
            func swipeRow(at point: CGPoint) -> (any SwipeRow)? { nil }
            func swipeActions(of row: any SwipeRow, leading: Bool) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: actions(leading))
            }
            func swipeWillBegin(_ row: any SwipeRow) {}
            func hasSwipeRow(_ row: any SwipeRow) -> Bool { true }
            func swipeDidEnd(_ row: any SwipeRow) {}
        }
        func action(_ style: UIContextualAction.Style, _ title: String, _ symbol: String? = nil, _ color: UIColor? = nil)
            -> UIContextualAction
        {
            let action = UIContextualAction(style: style, title: title) { _, _, _ in }
            if let symbol { action.image = UIImage(systemName: symbol) }
            if let color { action.backgroundColor = color }
            return action
        }
        try GoldenSheet("cell-swipes", width: 320, after: 1) { _ in
            let owner = Owner { leading in
                leading
                    ? [action(.normal, "Unread", "envelope", .systemBlue)]
                    : [action(.destructive, "Delete"), action(.normal, "Flag", nil, .systemOrange)]
            }
            let rows = [
                cell(.default, "Two actions", accessory: .disclosureIndicator), cell(.subtitle, "One action", "at the other side"),
                cell(.default, "Pulled far"),
            ]
            let view = column(rows)
            for (index, row) in rows.enumerated() {
                row.layoutIfNeeded()
                let swipe = RowSwipe(owner, list: UIView(frame: .zero))
                swipe.open(row, leading: index == 1, animated: false)
                if index == 2 { row.pulled.setLength(230) }
                row.setNeedsLayout()
            }
            return view
        }.verify()
    }
}
