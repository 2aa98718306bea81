import Testing
import UIKit

@testable import Weibo

@MainActor
@Suite("Settings")
struct MoreTests {
    private let client = SampleClient()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() { client.answers["users/show.json"] = #"{"id": 1, "screen_name": "小明"}"# }

    private func page(_ style: UITableView.Style = .grouped, isSample: Bool = false) throws -> MoreViewController {
        let page = MoreViewController(.sample(client), style: style, isSample: isSample)
        window.rootViewController = page
        window.isHidden = false
        window.layoutIfNeeded()
        return page
    }

    // Proves WB-28.2.
    @Test("have the rows of the property list, in its groups")
    func rows() throws {
        let file = try #require(Bundle.resources.url(forResource: "More", withExtension: "plist"))
        let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: file), format: nil) as? [[[String: String]]]
        let described = try #require(list)
        let groups = try MoreRow.load()
        #expect(groups.map(\.count) == described.map(\.count))
        #expect(groups.joined().map(\.title) == described.joined().compactMap { $0["title"] })
        #expect(Set(groups.joined().map(\.kind)) == [.arrow, .label, .toggle])
        let table = try page().tableView as UITableView
        #expect(table.numberOfSections == described.count)
        for (section, rows) in described.enumerated() { #expect(table.numberOfRows(inSection: section) == rows.count) }
    }

    // Proves WB-28.3.
    @Test("have an arrow, a label or a switch next to a row's title")
    func accessories() throws {
        let cell = MoreCell(style: .default, reuseIdentifier: nil)
        var on: [Bool] = []
        cell.onToggle = { on.append($0) }
        cell.show(MoreRow(title: "Dark appearance", kind: .toggle, action: .dark), position: .top, detail: "x", isOn: true)
        #expect(cell.accessoryView === cell.toggle)
        #expect(cell.toggle.isOn)
        #expect(cell.detailTextLabel?.text == nil)
        #expect(cell.selectionStyle == .none)
        cell.toggle.isOn = false
        cell.toggle.sendActions(for: .valueChanged)
        #expect(on == [false])
        // The same cell for another row.
        cell.show(MoreRow(title: "Account", kind: .label, action: .account), position: .single, detail: "小明", isOn: false)
        #expect(cell.accessoryView == nil)
        #expect(cell.accessoryType == .none)
        #expect(cell.detailTextLabel?.text == "小明")
        cell.show(MoreRow(title: "What is new", kind: .arrow, action: .features), position: .bottom, detail: "x", isOn: false)
        #expect(cell.accessoryType == .disclosureIndicator)
        #expect(cell.detailTextLabel?.text == nil)
    }

    // Proves WB-28.1.
    @Test("have cards whose corners are those of their place in the group")
    func cards() throws {
        let table = try page().tableView as UITableView
        for section in 0..<table.numberOfSections {
            let count = table.numberOfRows(inSection: section)
            for row in 0..<count {
                let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
                let corners = CardPosition(row: row, of: count).corners
                #expect(cell.backgroundView?.layer.maskedCorners == corners)
                #expect(cell.selectedBackgroundView?.layer.maskedCorners == corners)
                #expect(cell.frame.minX == MoreCell.inset)
                #expect(cell.frame.maxX == 390 - MoreCell.inset)
            }
        }
    }

    // Proves WB-28.4, WB-32.4.
    @Test(
        "have the same gaps in every style of table: from the footers' heights, the table's footer view and the insets",
        arguments: [UITableView.Style.grouped, .plain, .insetGrouped])
    func gaps(_ style: UITableView.Style) throws {
        let page = try page(style, isSample: true)
        let table = page.tableView as UITableView
        #expect(table.style == style)
        let gap = MoreViewController.gap
        func first(_ section: Int) -> CGRect { table.rectForRow(at: IndexPath(row: 0, section: section)) }
        func last(_ section: Int) -> CGRect {
            table.rectForRow(at: IndexPath(row: table.numberOfRows(inSection: section) - 1, section: section))
        }
        #expect(table.contentInset.top == gap)
        // A header of a grouped table has a height, as 0 would stand for the standard one.
        #expect(first(0).minY < 0.001)
        for section in 1..<table.numberOfSections { #expect(first(section).minY - last(section - 1).maxY == gap) }
        let footer = try #require(table.tableFooterView)
        let end = last(table.numberOfSections - 1).maxY
        #expect(abs(footer.frame.minY - end - gap) < 0.1)
        #expect(abs(table.contentSize.height - footer.frame.maxY) < 0.1)
        #expect(table.contentInset.bottom == MoreViewController.end)
    }

    // Proves WB-32.5.
    @Test("are shown in each style of table, one at a time")
    func styles() throws {
        let styles = MoreStylesController(.sample(client))
        window.rootViewController = WeiboNavigationController(rootViewController: styles)
        window.isHidden = false
        window.layoutIfNeeded()
        let choice = try #require(styles.navigationItem.titleView as? UISegmentedControl)
        var seen: [UITableView.Style] = []
        for index in 0..<choice.numberOfSegments {
            choice.selectedSegmentIndex = index
            choice.sendActions(for: .valueChanged)
            let page = try #require(styles.children.first as? MoreViewController)
            #expect(styles.children.count == 1)
            #expect(styles.view.subviews == [page.view])
            seen.append(page.tableView.style)
        }
        #expect(seen == [.grouped, .plain, .insetGrouped])
    }

    // Proves WB-28.5, WB-28.7.
    @Test("have a red button at the end, inset and centred, which logs out when that is confirmed")
    func logOut() throws {
        let page = try page()
        let footer = try #require(page.tableView.tableFooterView)
        footer.layoutIfNeeded()
        let button = try #require(footer.all(UIButton.self).first)
        #expect(button.backgroundColor == .systemRed)
        #expect(footer.frame.width == 390)
        #expect(button.frame.minX == MoreCell.inset)
        #expect(button.frame.midX == 195)
        let before = client.requests.count
        button.sendActions(for: .touchUpInside)
        let alert = try #require(page.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.style) == [.cancel, .destructive])
        #expect(client.requests.count == before)
    }
}
