import Foundation
import ObjectiveC
import Testing

@testable import UIKitCore
@testable import UILists

private func named<Root, Value>(_ path: KeyPath<Root, Value>, _ text: String) -> KeyPath<Root, Value> { ObjCRuntime.keyPath(path, text) }

/// Remembers the keys that an object reports.
@MainActor private final class Report {
    private(set) var seen: [String] = []
    private var observations: [NSKeyValueObservation] = []

    func watch<Root: NSObject, Value>(_ object: Root, _ path: KeyPath<Root, Value>, _ key: String) {
        observations.append(object.observe(named(path, key)) { _, _ in MainActor.assumeIsolated { self.seen.append(key) } })
    }

    func take() -> [String] {
        defer { seen = [] }
        return seen
    }
}

/// > Contract: Foundation, NSKeyValueObserving; what UIKit's objects report when the user or UIKit changes them.
@Suite("Observed state", .application) @MainActor struct ObservedStateTests {
    let app = TestApplication()

    private final class Tabs: UITabBarController {
        var settings = 0
        override var selectedViewController: UIViewController? { didSet { settings += 1 } }
    }

    private func tap(_ index: Int) {
        app.tap((Double(index) + 0.5) * 393 / 2, 852 - 34 - 25)
        app.advance(0.5)
        app.flush()
    }

    @Test("a tap on a tab notifies selectedViewController, also the second time, and selectedIndex only when it changes")
    func tabs() {
        let tabs = Tabs()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let window = app.window(tabs)
        let report = Report()
        report.watch(tabs, \.selectedViewController, "selectedViewController")
        report.watch(tabs, \.selectedIndex, "selectedIndex")
        report.watch(tabs.tabBar, \.selectedItem, "selectedItem")
        tap(1)
        #expect(tabs.selectedIndex == 1)
        #expect(Set(report.seen) == ["selectedViewController", "selectedIndex", "selectedItem"])
        #expect(report.take().count == 3)
        tabs.settings = 0
        tap(1)
        #expect(report.take().filter { $0 != "selectedItem" } == ["selectedViewController"])
        #expect(tabs.settings == 1)
        tabs.selectedIndex = 0
        #expect(report.take().sorted() == ["selectedIndex", "selectedItem", "selectedViewController"])
        tabs.selectedIndex = 0
        #expect(report.take() == ["selectedViewController"])
        tabs.viewControllers?.reverse()
        #expect(report.take() == ["selectedIndex"])
        #expect(tabs.selectedIndex == 1)
        withExtendedLifetime(window) {}
    }

    @Test("a tap on a tab bar of an app's own notifies selectedItem")
    func tabBar() {
        let screen = UIViewController()
        let window = app.window(screen)
        let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 393, height: 49))
        bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
        screen.view.addSubview(bar)
        app.flush()
        var seen: [Int?] = []
        let observation = bar.observe(named(\.selectedItem, "selectedItem"), options: [.new]) { _, change in
            MainActor.assumeIsolated { seen.append(change.newValue??.tag) }
        }
        app.tap(300, 225)
        bar.selectedItem = nil
        #expect(seen == [1, nil])
        observation.invalidate()
        withExtendedLifetime(window) {}
    }

    @Test("typing in a text field and switching a switch by touch notify nobody; setting them in code does")
    func userInput() {
        let screen = UIViewController()
        let window = app.window(screen)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31))
        for view in [field, toggle] { screen.view.addSubview(view) }
        let report = Report()
        report.watch(field, \.text, "text")
        report.watch(toggle, \.isOn, "isOn")
        field.becomeFirstResponder()
        field.insertText("a")
        app.tap(45, 215)
        #expect(field.text == "a")
        #expect(toggle.isOn)
        #expect(report.take() == [])
        field.text = "b"
        toggle.isOn = false
        #expect(report.take() == ["text", "isOn"])
        withExtendedLifetime(window) {}
    }

    @Test("isEditing of tables, cells, collections and screens notifies once, by property and by setEditing(_:animated:)")
    func editing() {
        let (table, cell, screen) = (UITableView(frame: .zero), UITableViewCell(style: .default, reuseIdentifier: nil), UIViewController())
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let report = Report()
        report.watch(table, \.isEditing, "isEditing")
        report.watch(cell, \.isEditing, "isEditing")
        report.watch(screen, \.isEditing, "isEditing")
        report.watch(collection, \.isEditing, "isEditing")
        table.isEditing = true
        #expect(report.take().count == 1)
        table.setEditing(false, animated: true)
        #expect(report.take().count == 1)
        cell.isEditing = true
        #expect(report.take().count == 1)
        cell.setEditing(false, animated: false)
        #expect(report.take().count == 1)
        screen.isEditing = true
        #expect(report.take().count == 1)
        screen.setEditing(false, animated: false)
        #expect(report.take().count == 1)
        collection.isEditing = true
        #expect(report.take().count == 1)
    }

    @Test("touches notify isHighlighted of a control and of cells, and selection isSelected")
    func touches() {
        let screen = UIViewController()
        let window = app.window(screen)
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        screen.view.addSubview(button)
        let report = Report()
        report.watch(button, \.isHighlighted, "isHighlighted")
        report.watch(button, \.isSelected, "isSelected")
        report.watch(button, \.isEnabled, "isEnabled")
        app.tap(60, 120)
        app.advance(0.5)
        #expect(report.take() == ["isHighlighted", "isHighlighted"])
        button.isSelected = true
        button.isEnabled = false
        #expect(report.take() == ["isSelected", "isEnabled"])
        let (row, item) = (UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: .zero))
        report.watch(row, \.isSelected, "isSelected")
        report.watch(row, \.isHighlighted, "isHighlighted")
        report.watch(item, \.isSelected, "isSelected")
        report.watch(item, \.isHighlighted, "isHighlighted")
        row.setHighlighted(true, animated: false)
        row.setSelected(true, animated: false)
        row.isSelected = false
        #expect(report.take() == ["isHighlighted", "isSelected", "isSelected"])
        item.isHighlighted = true
        item.isSelected = true
        #expect(report.take() == ["isHighlighted", "isSelected"])
        withExtendedLifetime(window) {}
    }
}
