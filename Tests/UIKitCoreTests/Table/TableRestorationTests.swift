import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

/// What a view wrote, as the next launch reads it.
@MainActor func stateRead(of view: UIView) throws -> NSKeyedUnarchiver {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    view.encodeRestorableState(with: coder)
    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    reader.requiresSecureCoding = false
    return reader
}

extension TableSuites {
    @Suite("UITableView state restoration") @MainActor struct Restoration {
        let stage = TableStage()

        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        /// Rows are named by what they say.
        @MainActor private final class Named: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
            var rows: [String]
            init(_ rows: [String]) { self.rows = rows }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                (cell as? CountedCell)?.wanted = CGFloat(50 + indexPath.row % 3 * 20)
                cell.textLabel?.text = rows[indexPath.row]
                return cell
            }
            func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { rows[idx.row] }
            func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
                rows.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
            }
        }

        private func shown(_ source: any UITableViewDataSource) -> UITableView {
            let table = stage.table(.plain, [[]]) { $0.allowsMultipleSelection = true }
            table.dataSource = source
            stage.app.flush()
            return table
        }

        @Test("restores selection and scroll position by model identifiers; removed rows are skipped")
        func names() throws {
            let source = Named(numbers(80))
            let table = shown(source)
            table.selectRow(at: path(44), animated: false, scrollPosition: .none)
            table.selectRow(at: path(3), animated: false, scrollPosition: .none)
            table.scrollToRow(at: path(40), at: .top, animated: false)
            stage.app.flush()
            table.contentOffset.y += 15
            stage.app.flush()
            let old = tops(table)
            let coder = try stateRead(of: table)
            let later = Named(["new", "newer"] + numbers(80).filter { $0 != "row 3" })
            let again = shown(later)
            again.decodeRestorableState(with: coder)
            stage.app.flush()
            #expect(again.indexPathsForSelectedRows == [path(45)])
            #expect(texts(again).first == "row 40")
            #expect(tops(again)["row 40"] == old["row 40"])
            #expect(old["row 40"] == -15)
        }

        @Test("without identifiers index paths are stored, and missing ones skipped")
        func paths() throws {
            let table = stage.table(.plain, [numbers(60)]) {
                $0.rowHeight = 50
                $0.allowsMultipleSelection = true
            }
            table.contentOffset.y = 1230
            table.selectRow(at: path(7), animated: false, scrollPosition: .none)
            table.selectRow(at: path(50), animated: false, scrollPosition: .none)
            let coder = try stateRead(of: table)
            let other = stage.table(.plain, [numbers(30)]) {
                $0.rowHeight = 50
                $0.allowsMultipleSelection = true
            }
            other.decodeRestorableState(with: coder)
            stage.app.flush()
            #expect(other.indexPathsForSelectedRows == [path(7)])
            #expect(other.contentOffset.y == 1100)
            stage.source.sections = [[]]
            other.reloadData()
            other.decodeRestorableState(with: coder)
            #expect(other.indexPathsForSelectedRows == nil)
        }

        @Test("encodes and decodes a table without a data source", arguments: [CGSize.zero, CGSize(width: 100, height: 100)])
        func empty(size: CGSize) throws {
            stage.activate()
            let table = UITableView(frame: CGRect(origin: .zero, size: size))
            table.decodeRestorableState(with: try stateRead(of: table))
            #expect(table.contentOffset == .zero)
            #expect(table.indexPathsForSelectedRows == nil)
            let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: UICollectionViewFlowLayout())
            view.decodeRestorableState(with: try stateRead(of: view))
            #expect(view.contentOffset == .zero)
            #expect(view.indexPathsForSelectedItems == [])
        }
    }
}
