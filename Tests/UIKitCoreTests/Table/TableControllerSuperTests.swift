import Foundation
import Testing
import UIKitCore
import UILists

/// Subclasses of `UITableViewController` override an optional method and call `super` for what they do not change.
@Suite("UITableViewController: calls to super", .application) @MainActor struct TableControllerSuperTests {
    private final class Page: UITableViewController {
        private(set) var inherited: [CGFloat] = []

        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            let own = super.tableView(tableView, heightForRowAt: indexPath)
            inherited.append(own)
            return indexPath.row == 1 ? own + 10 : own
        }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            section == 0 ? super.tableView(tableView, viewForHeaderInSection: section) : UIView()
        }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            section == 0 ? super.tableView(tableView, heightForHeaderInSection: section) : 31
        }
    }

    private let app = TestApplication()

    private func page(estimate: CGFloat) -> Page {
        let page = Page(style: .plain)
        page.tableView.rowHeight = 50
        page.tableView.sectionHeaderHeight = 20
        page.tableView.sectionHeaderTopPadding = 0
        page.tableView.estimatedRowHeight = estimate
        _ = app.window(page)
        return page
    }

    @Test("heights of super are the table's; rows after one that calls super keep their own", arguments: [0.0, 50.0])
    func rowHeights(estimate: CGFloat) {
        let page = page(estimate: estimate)
        #expect(Set(page.inherited) == [50])
        for section in 0..<2 {
            let heights = (0..<3).map { page.tableView.rectForRow(at: IndexPath(row: $0, section: section)).height }
            #expect(heights == [50, 60, 50])
        }
    }

    @Test("a section may have its own header after one that calls super")
    func headers() {
        let page = page(estimate: 0)
        #expect(page.tableView.rectForHeader(inSection: 0).height == 20)
        #expect(page.tableView.rectForHeader(inSection: 1).height == 31)
        let bare = UITableViewController(style: .plain)
        let table: UITableView = bare.tableView
        #expect(bare.tableView(table, viewForHeaderInSection: 0) == nil)
        #expect(bare.tableView(table, titleForHeaderInSection: 0) == nil)
        #expect(bare.tableView(table, heightForFooterInSection: 0) == table.sectionFooterHeight)
        #expect(bare.tableView(table, estimatedHeightForRowAt: IndexPath(row: 0, section: 0)) == table.estimatedRowHeight)
        #expect(bare.tableView(table, indentationLevelForRowAt: IndexPath(row: 0, section: 0)) == 0)
        #expect(bare.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0)) == nil)
    }
}
