import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UILists

@Suite("Goldens: UITableView") @MainActor struct TableGoldens {
    @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        private let groups: [(title: String, rows: [String], footer: String?)] = [
            ("Harbour", ["Pier", "Lighthouse", "Crane"], "Closed in storms."), ("Ships", ["Ferry", "Trawler", "Pilot boat"], nil),
        ]

        func numberOfSections(in tableView: UITableView) -> Int { groups.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].rows.count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { groups[section].title }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { groups[section].footer }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = groups[indexPath.section].rows[indexPath.row]
            cell.detailTextLabel?.text = indexPath.row == 1 ? "Open" : nil
            cell.accessoryType = indexPath.section == 0 ? .disclosureIndicator : .none
            return cell
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { tableView.tag == 1 ? ["H", "S"] : nil }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    }

    private static let rows = Rows()

    private func table(_ style: UITableView.Style, height: CGFloat, _ change: (UITableView) -> Void = { _ in }) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 296, height: height), style: style)
        table.dataSource = Self.rows
        table.delegate = Self.rows
        change(table)
        return table
    }

    @Test("a plain table with its index, a row selected, scrolled under its header") func plain() throws {
        try GoldenSheet("table-plain", width: 312) { _ in
            table(.plain, height: 240) {
                $0.tag = 1
                $0.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
                $0.contentOffset.y = 40
            }
        }.verify()
    }

    @Test("a grouped table") func grouped() throws {
        try GoldenSheet("table-grouped", width: 312) { _ in table(.grouped, height: 420) }.verify()
    }

    @Test("an inset grouped table while it is edited") func inset() throws {
        try GoldenSheet("table-inset-editing", width: 312) { _ in
            table(.insetGrouped, height: 420) {
                $0.allowsSelectionDuringEditing = true
                $0.setEditing(true, animated: false)
                $0.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
            }
        }.verify()
    }
}
