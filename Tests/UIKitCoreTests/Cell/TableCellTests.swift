import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UITableViewCell")
struct TableCellTests {
    private let app = TestApplication()

    private func cell(_ style: UITableViewCell.CellStyle = .default, width: CGFloat = 320, height: CGFloat = 44) -> UITableViewCell {
        app.activate()
        let cell = UITableViewCell(style: style, reuseIdentifier: "row")
        cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return cell
    }

    @Test("begins without selection, editing or accessories")
    func defaults() {
        let cell = cell()
        #expect(cell.reuseIdentifier == "row" && cell.selectionStyle == .default && cell.accessoryType == .none)
        #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing && !cell.showingDeleteConfirmation)
        #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.shouldIndentWhileEditing)
        #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil && cell.editingStyle == .none)
        #expect(cell.detailTextLabel == nil && cell.textLabel != nil && cell.imageView != nil)
    }

    @Test("the content view leaves room for the line and the accessory")
    func contentFrame() throws {
        let cell = cell()
        cell.textLabel?.text = "Row"
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 320 && cell.contentView.frame.height < 44)
        let text = try #require(cell.textLabel)
        #expect(text.frame.minX == 16)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        cell.layoutIfNeeded()
        #expect(cell.accessoryView?.frame.maxX == 304 && cell.contentView.frame.maxX == 254)
    }
}
