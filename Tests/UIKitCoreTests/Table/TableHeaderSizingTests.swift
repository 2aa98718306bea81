import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: a header sized while the controller lays out") @MainActor struct HeaderSizing {
        let stage = TableStage()

        /// Sets the header view again once its height is known, as apps do whose header is laid out by constraints.
        private final class Rows: UIViewController, UITableViewDataSource {
            let table = UITableView(frame: .zero, style: .plain)
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let isRoot: Bool
            var height: CGFloat = 50
            init(isRoot: Bool) {
                self.isRoot = isRoot
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func loadView() { view = isRoot ? table : UIView() }
            override func viewDidLoad() {
                super.viewDidLoad()
                if !isRoot { view.addSubview(table) }
                table.dataSource = self
                table.tableHeaderView = header
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                if !isRoot { table.frame = view.bounds }
                guard header.frame.height != height else { return }
                header.frame.size.height = height
                table.tableHeaderView = header
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }

        @Test("the rows follow in the same pass", arguments: [false, true])
        func rowsFollow(isRoot: Bool) throws {
            let controller = Rows(isRoot: isRoot)
            stage.app.window().rootViewController = controller
            stage.app.flush()
            let table = controller.table
            let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(first.frame.minY == 50)
            controller.height = 120
            controller.view.setNeedsLayout()
            stage.app.flush()
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
            #expect(first.frame.minY == 120)
            #expect(table.contentSize.height == 120 + 3 * first.frame.height)
        }
    }
}
