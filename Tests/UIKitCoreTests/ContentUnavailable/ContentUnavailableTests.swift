import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore
@testable import UISystemViews

@Suite("Unavailable content", .application) @MainActor struct ContentUnavailableTests {
    private let app = TestApplication()
    private let journal = Journal()

    @MainActor private final class Screen: UIViewController {
        var isEmpty = true
        var journal: Journal?
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            journal?.add("update \(state.searchText ?? "-")")
            guard isEmpty else { return contentUnavailableConfiguration = nil }
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        }
    }

    private func screen() -> Screen {
        let screen = Screen()
        screen.journal = journal
        return screen
    }

    private func shown(_ screen: UIViewController) -> UIContentUnavailableView? {
        screen.view.subviews.last as? UIContentUnavailableView
    }

    private func texts(_ view: UIView?) -> [String] {
        guard let view, !view.isHidden else { return [] }
        if let label = view as? UILabel { return [label.text ?? ""] }
        return view.subviews.flatMap(texts)
    }

    @Test("a controller is asked once before its first layout, and on request before the next")
    func updating() {
        let screen = screen()
        _ = screen.view
        #expect(journal.take().isEmpty)
        _ = app.window(screen)
        #expect(journal.take() == ["update -"])
        #expect(shown(screen)?.frame == screen.view.bounds)
        screen.isEmpty = false
        for _ in 0..<3 { screen.setNeedsUpdateContentUnavailableConfiguration() }
        #expect(journal.take().isEmpty)
        app.flush()
        #expect(journal.take() == ["update -"])
        #expect(shown(screen) == nil)
    }

    @Test("the view stays in front of what is added later, and in place while a list scrolls")
    func staysInFront() {
        let screen = UITableViewController(style: .plain)
        screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        _ = app.window(screen)
        screen.view.addSubview(UIView())
        screen.tableView.contentOffset.y = 30
        app.flush()
        #expect(shown(screen)?.frame.origin == screen.tableView.bounds.origin)
    }

    @MainActor private final class Indexed: UITableViewController {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    }

    @Test("layout ends although a table's index is in front, too")
    func index() {
        let screen = Indexed(style: .plain)
        screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
        _ = app.window(screen)
        screen.tableView.contentOffset.y = 10
        app.flush()
        app.flush()
        #expect(screen.view.subviews.contains { $0 is UIContentUnavailableView })
    }

    @Test("a configuration that is set while the traits change is shown")
    func setInTraitChange() {
        let screen = screen()
        let window = app.window(screen)
        _ = journal.take()
        window.overrideUserInterfaceStyle = .dark
        app.flush()
        #expect(journal.take() == ["update -"])
        #expect(shown(screen)?.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("a changed configuration updates the same view; another kind of view replaces it")
    func replacing() throws {
        let screen = screen()
        _ = app.window(screen)
        let first = try #require(shown(screen))
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "Nothing"
        screen.contentUnavailableConfiguration = empty
        #expect(shown(screen) === first)
        #expect(texts(first) == ["Nothing"])
        screen.contentUnavailableConfiguration = UIListContentConfiguration.cell()
        #expect(first.superview == nil)
        #expect(screen.view.subviews.last is UIListContentView)
    }

    @Test("the search's text is in the message, and another text updates it")
    func searching() {
        let screen = screen()
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        screen.navigationItem.searchController = search
        screen.navigationItem.hidesSearchBarWhenScrolling = false
        _ = app.window(UINavigationController(rootViewController: screen))
        _ = journal.take()
        #expect(texts(shown(screen)).first == "No Results")
        search.isActive = true
        app.flush()
        search.searchBar.searchTextField.text = "Zebra"
        search.searchBar.searchTextField.sendActions(for: .editingChanged)
        app.flush()
        #expect(journal.take().last == "update Zebra")
        #expect(texts(shown(screen)).first == "No Results for “Zebra”")
    }

    @Test("an app's own text is not replaced by the search's")
    func ownText() {
        var configuration = UIContentUnavailableConfiguration.search()
        configuration.text = "Not here"
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        state.searchText = "Zebra"
        #expect(configuration.updated(for: state).text == "Not here")
        #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
    }

    @Test("a button performs its action, and is hidden without title and image")
    func buttons() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.buttonProperties.primaryAction = UIAction(title: "Retry") { [journal] _ in journal.add("retry") }
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let host = UIViewController()
        _ = app.window(host)
        host.view.addSubview(view)
        app.flush()
        let buttons = view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
        #expect(buttons.map(\.isHidden) == [false, true])
        let place = buttons[0].convert(CGPoint(x: buttons[0].bounds.midX, y: buttons[0].bounds.midY), to: nil)
        app.tap(place.x, place.y)
        #expect(journal.take() == ["retry"])
    }

    @Test("loading shows a spinner until there is an image")
    func loading() throws {
        var configuration = UIContentUnavailableConfiguration.loading()
        let view = UIContentUnavailableView(configuration: configuration)
        let spinner = try #require(view.subviews.flatMap(\.subviews).compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(spinner.isAnimating)
        configuration.image = UIImage(systemName: "star")
        view.configuration = configuration
        #expect(!spinner.isAnimating)
    }

    @Test("a configuration of another type ends the process")
    func mismatch() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIContentUnavailableView(configuration: .empty())
                view.configuration = UIListContentConfiguration.cell()
            }
        }
        expectStop(result, "UIContentUnavailableView does not support the content configuration UIListContentConfiguration")
    }
}

@Suite("Layout of unavailable content", .application) struct ContentUnavailableLayoutTests {
    private func part(_ width: CGFloat, _ height: CGFloat, gap: CGFloat = 10) -> ContentUnavailableLayout.Part {
        .init(size: CGSize(width: width, height: height), gap: gap)
    }
    private let area = CGRect(x: 10, y: 20, width: 200, height: 100)

    @Test("centres the block, without gaps for absent parts")
    func centring() {
        let layout = ContentUnavailableLayout([nil, part(40, 20), part(100, 30)], in: area, centred: true, rightToLeft: false)
        #expect(layout.height == 60)
        #expect(layout.frames == [nil, CGRect(x: 90, y: 40, width: 40, height: 20), CGRect(x: 60, y: 70, width: 100, height: 30)])
    }

    @Test("aligns with the leading edge of the widest part")
    func aligning() {
        let parts = [part(40, 20), part(100, 30)]
        let left = ContentUnavailableLayout(parts, in: area, centred: false, rightToLeft: false)
        #expect(left.frames.map { $0?.minX } == [60, 60])
        let right = ContentUnavailableLayout(parts, in: area, centred: false, rightToLeft: true)
        #expect(right.frames.map { $0?.maxX } == [160, 160])
    }

    @Test("a block that is too high begins at the top")
    func overflow() {
        let layout = ContentUnavailableLayout([part(40, 300)], in: area, centred: true, rightToLeft: false)
        #expect(layout.frames.first??.minY == 20)
        #expect(layout.height == 300)
    }
}
