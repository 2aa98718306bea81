import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

@Suite("Search controllers", .application) @MainActor struct SearchControllerTests {
    private let journal = Journal()
    private let stage = TransitionStage()
    private let kept = Kept()
    @MainActor private final class Kept { var listener: Listener? }

    private final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        func willPresentSearchController(_ search: UISearchController) { journal.add("will present") }
        func didPresentSearchController(_ search: UISearchController) { journal.add("did present") }
        func willDismissSearchController(_ search: UISearchController) { journal.add("will dismiss") }
        func didDismissSearchController(_ search: UISearchController) { journal.add("did dismiss") }
        func updateSearchResults(for search: UISearchController) {
            journal.add("update '\(search.searchBar.text ?? "")' \(search.isActive)")
        }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.add("cancel") }
    }

    private final class List: UIViewController {
        let scroller = UIScrollView()
        override func loadView() {
            scroller.contentSize = CGSize(width: 393, height: 3000)
            view = scroller
        }
    }

    private func search(_ results: UIViewController? = nil) -> UISearchController {
        let search = UISearchController(searchResultsController: results)
        let listener = Listener(journal)
        kept.listener = listener
        search.delegate = listener
        search.searchResultsUpdater = listener
        search.searchBar.delegate = listener
        return search
    }

    private func shown(_ list: UIViewController, _ search: UISearchController, hides: Bool = false) -> UINavigationController {
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = hides
        let navigation = UINavigationController(rootViewController: list)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        return navigation
    }

    private func type(_ text: String) {
        stage.app.send(.input(.text(text, time: 0)))
        stage.advance(0.1)
    }

    @Test("the field is below the bar's row; tapping it begins the search and replaces the row", .contract("SE-5", "AP-9"))
    func beginning() throws {
        defer { stage.finish() }
        let (list, search) = (List(), search())
        let navigation = shown(list, search)
        let bar = navigation.navigationBar
        #expect(bar.frame.height == 96)
        #expect(list.view.safeAreaInsets.top == 155)
        let field = search.searchBar.searchTextField
        let place = field.convert(field.bounds, to: nil)
        #expect(place == CGRect(x: 16, y: 104, width: 361, height: 36))
        _ = journal.take()
        stage.app.tap(200, 120)
        stage.advance(1)
        #expect(journal.take() == ["will present", "did present", "update '' true"])
        #expect(search.isActive)
        #expect(field.isFirstResponder)
        #expect(search.searchBar.showsCancelButton)
        #expect(bar.frame.height == 52)
        #expect(list.view.safeAreaInsets.top == 111)
        #expect(list.scroller.contentOffset.y == -111)
        #expect(list.presentedViewController === search)
        #expect(search.presentingViewController === list)
        type("ab")
        #expect(journal.take() == ["update 'a' true", "update 'ab' true"] || journal.lines.isEmpty)
    }

    @Test("cancelling ends it: the text is cleared and updated once more", .contract("SE-3", "SE-6"))
    func cancelling() {
        defer { stage.finish() }
        let (list, search) = (List(), search())
        let navigation = shown(list, search)
        search.isActive = true
        stage.advance(1)
        type("x")
        _ = journal.take()
        stage.app.tap(360, 85)
        stage.advance(1)
        #expect(journal.take() == ["cancel", "will dismiss", "update '' false", "did dismiss"])
        #expect(!search.isActive)
        #expect(!search.searchBar.isFirstResponder)
        #expect(!search.searchBar.showsCancelButton)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(list.presentedViewController == nil)
        #expect(list.scroller.contentOffset.y == -155)
    }

    @Test(
        "the background is dimmed until text is typed; a tap on it ends the search",
        .contract("SE-7", differs: "with a results controller too, until that shows: so does iOS"))
    func dimming() {
        defer { stage.finish() }
        let (list, search) = (List(), search())
        _ = shown(list, search)
        search.isActive = true
        stage.advance(1)
        #expect(search.stage.isDimmed)
        type("x")
        #expect(!search.stage.isDimmed)
        search.searchBar.text = ""
        #expect(search.stage.isDimmed)
        search.obscuresBackgroundDuringPresentation = false
        stage.advance(1)
        #expect(!search.stage.isDimmed)
        // The list takes touches.
        stage.app.touch(.began, 200, 600)
        for y in stride(from: 580.0, through: 400, by: -20) {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, 200, y)
        }
        stage.app.touch(.ended, 200, 400)
        stage.advance(2)
        #expect(list.scroller.contentOffset.y > 0)
        #expect(search.isActive)
        search.obscuresBackgroundDuringPresentation = true
        stage.advance(1)
        stage.app.tap(200, 600)
        stage.advance(1)
        #expect(!search.isActive)
    }

    @Test("results show once text is typed, under the bar, with appearance callbacks")
    func results() {
        defer { stage.finish() }
        let results = ScreenController("R", journal)
        let (list, search) = (List(), search(results))
        _ = shown(list, search)
        search.isActive = true
        stage.advance(1)
        #expect(search.stage.isDimmed)
        #expect(!results.isViewLoaded)
        _ = journal.take()
        type("x")
        stage.advance(0.2)
        #expect(
            journal.take().filter { $0.hasPrefix("R") && $0.contains("ppear") }.map { $0.prefix(12) } == ["R willAppear", "R didAppear "])
        #expect(results.view.window != nil)
        #expect(results.view.safeAreaInsets.top == 111)
        #expect(results.parent === search)
        search.searchBar.text = ""
        #expect(results.view.superview == nil)
        #expect(results.parent == nil)
        search.showsSearchResultsController = true
        #expect(results.view.window != nil)
        #expect(!search.automaticallyShowsSearchResultsController)
    }

    @Test("a hidden search bar is revealed when the content is pulled down", .contract("SE-8"))
    func tucked() {
        defer { stage.finish() }
        let (list, search) = (List(), search())
        let navigation = shown(list, search, hides: true)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(list.scroller.contentOffset.y == -103)
        stage.app.touch(.began, 200, 300)
        for y in stride(from: 310.0, through: 380, by: 10) {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, 200, y)
        }
        stage.advance(0.3)
        stage.app.touch(.ended, 200, 380)
        stage.advance(2)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(list.scroller.contentOffset.y == -155)
        list.scroller.contentOffset.y = 200
        stage.advance(0.1)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test("scopes show while the search is active, and scope changes are reported")
    func scopes() {
        defer { stage.finish() }
        let (list, search) = (List(), search())
        search.searchBar.scopeButtonTitles = ["All", "Unread"]
        let navigation = shown(list, search)
        search.isActive = true
        stage.advance(1)
        #expect(search.searchBar.showsScopeBar)
        #expect(navigation.navigationBar.frame.height == 98)
        _ = journal.take()
        stage.app.tap(290, 59 + 52 + 16)
        stage.advance(0.5)
        #expect(search.searchBar.selectedScopeButtonIndex == 1)
        #expect(journal.take() == ["update '' true"])
        search.isActive = false
        stage.advance(1)
        #expect(!search.searchBar.showsScopeBar)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test("a screen pushed from the results covers the search, and a pop restores it")
    func pushing() {
        defer { stage.finish() }
        let results = UIViewController()
        let (list, search) = (List(), search(results))
        let navigation = shown(list, search)
        search.isActive = true
        stage.advance(1)
        type("x")
        let detail = UIViewController()
        navigation.pushViewController(detail, animated: true)
        stage.advance(1)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(results.view.window == nil)
        #expect(detail.view.window != nil)
        #expect(detail.view.safeAreaInsets.top == 103)
        navigation.popViewController(animated: true)
        stage.advance(1)
        #expect(search.isActive)
        #expect(results.view.window != nil)
        #expect(navigation.navigationBar.frame.height == 52)
        #expect(search.searchBar.text == "x")
    }

    @Test("in a table header the bar stays in place, and the navigation bar hides")
    func header() {
        defer { stage.finish() }
        let (list, search) = (UITableViewController(style: .plain), search())
        list.tableView.tableHeaderView = search.searchBar
        list.definesPresentationContext = true
        let navigation = UINavigationController(rootViewController: list)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        stage.app.tap(200, 130)
        stage.advance(1)
        #expect(search.isActive)
        #expect(navigation.isNavigationBarHidden)
        #expect(search.presentingViewController === list)
        #expect(search.searchBar.isFirstResponder)
        search.isActive = false
        stage.advance(1)
        #expect(!navigation.isNavigationBarHidden)
        #expect(list.presentedViewController == nil)
    }

    @Test("it does not begin without a screen, and dismissing it from outside ends it")
    func edges() {
        defer { stage.finish() }
        _ = stage.window
        let alone = search()
        alone.isActive = true
        #expect(!alone.isActive)
        #expect(stage.app.environment.logs.contains { $0.contains("Attempt to activate") })
        let (list, search) = (List(), search())
        _ = shown(list, search)
        search.isActive = true
        stage.advance(1)
        _ = journal.take()
        list.dismiss(animated: false)
        stage.advance(0.5)
        #expect(!search.isActive)
        #expect(journal.take() == ["will dismiss", "update '' false", "did dismiss"])
    }
}
