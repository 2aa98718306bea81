import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite("UISearchDisplayController", .application) @MainActor struct SearchDisplayControllerTests {
    private let stage = TransitionStage()
    private let journal = Journal()

    @MainActor private final class Screen: UITableViewController, UISearchDisplayDelegate {
        var journal: Journal?
        var found: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            tableView === searchDisplayController?.searchResultsTableView ? found.count : 3
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) { journal?.add("will begin") }
        func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) { journal?.add("did end") }
        func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView) {
            journal?.add("load")
        }
        func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView) {
            journal?.add("show")
        }
        func searchDisplayController(
            _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
        ) -> Bool {
            journal?.add("search \(searchString ?? "")")
            found = Array(repeating: "x", count: searchString?.count ?? 0)
            return true
        }
    }

    @Test("shows the table of results with the first letter, and reloads it for each text")
    func searching() throws {
        defer { stage.finish() }
        let screen = Screen(style: .plain)
        screen.journal = journal
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
        screen.tableView.tableHeaderView = bar
        let search = UISearchDisplayController(searchBar: bar, contentsController: screen)
        (search.delegate, search.searchResultsDataSource, search.searchResultsDelegate) = (screen, screen, screen)
        stage.window.rootViewController = UINavigationController(rootViewController: screen)
        stage.advance(0.5)
        #expect(screen.searchDisplayController === search)

        bar.becomeFirstResponder()
        stage.advance(1)
        #expect(search.isActive)
        // The data source compares its table with the results', which loads them.
        #expect(Set(journal.take()) == ["load", "will begin"])
        stage.app.send(.input(.text("a", time: 0)))
        stage.advance(0.5)
        #expect(Set(journal.take()) == ["show", "search a"])
        #expect(search.searchResultsTableView.window != nil)
        #expect(search.searchResultsTableView.numberOfRows(inSection: 0) == 1)
        stage.app.send(.input(.text("b", time: 0)))
        stage.advance(0.5)
        #expect(journal.take() == ["search ab"])
        #expect(search.searchResultsTableView.numberOfRows(inSection: 0) == 2)

        search.setActive(false, animated: true)
        stage.advance(1)
        #expect(journal.take() == ["did end"])
        #expect(search.searchResultsTableView.window == nil)
    }
}
