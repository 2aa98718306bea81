import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore

@Suite("Attributes for speech", .application) @MainActor struct AttributedAccessibilityTests {
    private let app = TestApplication()

    private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
        var rows = NSRange(location: 1, length: 1)
        var columns = NSRange(location: 2, length: 2)
        func accessibilityRowRange() -> NSRange { rows }
        func accessibilityColumnRange() -> NSRange { columns }
    }

    private final class Table: UIView, UIAccessibilityContainerDataTable {
        var header: Cell?
        func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)? { nil }
        func accessibilityRowCount() -> Int { 3 }
        func accessibilityColumnCount() -> Int { 4 }
        func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
            column == 2 ? header.map { [$0] } : nil
        }
    }

    private func hint(of view: UIView, in window: UIWindow) -> String? {
        AccessibilityTree.elements(of: [window]).first { $0.label == view.accessibilityLabel }?.hint
    }

    @Test("an attributed name is also the name, until another one is set")
    func label() {
        let spelled = NSAttributedString(string: "AB12", attributes: [.accessibilitySpeechSpellOut: true])
        for object in [UIView(), UIAccessibilityElement(accessibilityContainer: UIView()), NSObject()] {
            object.accessibilityAttributedLabel = spelled
            #expect(object.accessibilityLabel == "AB12")
            #expect(object.accessibilityAttributedLabel == spelled)
            object.accessibilityLabel = "C"
            #expect(object.accessibilityAttributedLabel == NSAttributedString(string: "C"))
            object.accessibilityAttributedLabel = nil
            #expect(object.accessibilityLabel == nil)
        }
        let view = UIView()
        view.accessibilityAttributedHint = spelled
        view.accessibilityAttributedValue = NSAttributedString(string: "v")
        #expect(view.accessibilityHint == "AB12")
        #expect(view.accessibilityValue == "v")
        view.accessibilityAttributedUserInputLabels = [spelled]
        #expect(view.accessibilityUserInputLabels == ["AB12"])
        view.accessibilityUserInputLabels = ["X"]
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["X"])
    }

    @Test("VoiceOver says whether further content is visible before the hint")
    func expanded() {
        let window = app.window()
        let row = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        row.isAccessibilityElement = true
        row.accessibilityLabel = "Row"
        row.accessibilityHint = "Opens it"
        window.addSubview(row)
        #expect(hint(of: row, in: window) == "Opens it")
        row.accessibilityExpandedStatus = .collapsed
        #expect(hint(of: row, in: window) == "Collapsed. Opens it")
        row.accessibilityExpandedStatus = .expanded
        #expect(hint(of: row, in: window) == "Expanded. Opens it")
    }

    @Test("VoiceOver says the headers, the row and the columns of a cell in a table, and nothing of one outside")
    func table() {
        let window = app.window()
        let table = Table(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "42"
        let header = Cell(frame: .zero)
        header.accessibilityLabel = "Price"
        table.header = header
        window.addSubview(table)
        table.addSubview(cell)
        #expect(hint(of: cell, in: window) == "Price, Row 2, Columns 3 to 4")
        header.accessibilityLabel = ""
        #expect(hint(of: cell, in: window) == "Row 2, Columns 3 to 4")
        window.addSubview(cell)
        #expect(hint(of: cell, in: window)?.isEmpty == true)
    }

    @Test("an action may have a category")
    func category() {
        let action = UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "A")) { _ in true }
        #expect(action.category == nil)
        action.category = UIAccessibilityCustomActionCategoryEdit
        #expect(action.category == "UIAccessibilityCustomActionCategoryEdit")
    }

    @Test("VoiceOver hears where a scroll view is after it scrolled by a page")
    func scrollStatus() throws {
        final class Teller: NSObject, UIScrollViewAccessibilityDelegate {
            func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
            func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
                NSAttributedString(string: "Page 2 of 3")
            }
        }
        let window = app.window()
        let teller = Teller()
        let scroller = UIScrollView(frame: window.bounds)
        scroller.contentSize = CGSize(width: window.bounds.width, height: window.bounds.height * 3)
        scroller.delegate = teller
        scroller.isAccessibilityElement = true
        scroller.accessibilityLabel = "Pages"
        window.addSubview(scroller)
        let element = try #require(AccessibilityTree.elements(of: [window]).first { $0.label == "Pages" })
        app.send(.perform(id: 3, element: element.id, .scroll(.up)))
        let said = app.environment.requests.contains {
            if case .accessibility(.pageScrolled("Page 2 of 3")) = $0 { true } else { false }
        }
        #expect(said)
    }
}
