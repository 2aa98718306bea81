import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Menus", .application) @MainActor struct MenuTests {
    private let journal = Journal()

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [journal] _ in journal.add(title) }
    }

    @Test("MN-1: inline groups are separated, states are checked, destructive is red, disabled is grey", .contract("MN-1"))
    func groups() throws {
        let menu = UIMenu(children: [
            action("Copy"), action("Gone", .hidden),
            UIMenu(title: "Sort", options: .displayInline, children: [action("Name", state: .on), action("Size")]),
            action("Delete", .destructive), action("Move", .disabled), UIMenu(title: "Empty", children: []),
        ])
        let outline = MenuOutline(menu)
        #expect(outline.groups.map { $0.items.map(\.title) } == [["Copy"], ["Name", "Size"], ["Delete", "Move", "Empty"]])
        #expect(outline.groups[1].title == "Sort")
        #expect(outline.items.map(\.state) == [.off, .on, .off, .off, .off, .off])
        #expect(outline.items.map(\.isDestructive) == [false, false, false, true, false, false])
        #expect(outline.items.map(\.isDisabled) == [false, false, false, false, true, true])
        let layout = MenuCardLayout(width: 250, title: 0, groups: [.init(rows: [44]), .init(rows: [44, 44])], hairline: 0.5)
        #expect(layout.rows.map(\.minY) == [0, 52, 96])
        #expect(layout.gaps == [CGRect(x: 0, y: 44, width: 250, height: 8)])
        #expect(layout.lines == [CGRect(x: 0, y: 96, width: 250, height: 0.5)])
    }

    @Test("MN-2: a menu as primary action opens on touch down; no touchUpInside is sent", .contract("MN-2"))
    func primaryAction() throws {
        let stage = MenuStage()
        defer { stage.end() }
        let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
        button.menu = UIMenu(children: [action("One"), action("Two")])
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { [journal] _ in journal.add("up inside") }, for: .touchUpInside)
        button.addAction(UIAction { [journal] _ in journal.add("primary") }, for: .primaryActionTriggered)
        button.addAction(UIAction { [journal] _ in journal.add("menu") }, for: .menuActionTriggered)
        stage.app.touch(.began, 150, 120)
        #expect(stage.titles == ["One", "Two"])
        stage.app.touch(.ended, 150, 120)
        #expect(stage.session?.isOpen == true, "a short press leaves the menu open")
        #expect(journal.take() == ["menu"])
        try stage.tap("Two")
        #expect(journal.take() == ["Two"])
        #expect(stage.session == nil)
        #expect(stage.haptics.first == "impact medium")
    }

    @Test("MN-3: one item that is on, or has a submenu, indents every title of its menu", .contract("MN-3"))
    func checkColumn() throws {
        let plain = MenuOutline(UIMenu(children: [action("One"), action("Two")]))
        let checked = MenuOutline(UIMenu(children: [action("One"), action("Two", state: .on)]))
        let nested = MenuOutline(UIMenu(children: [action("One"), UIMenu(title: "More", children: [action("Two")])]))
        #expect(!plain.hasMarks)
        #expect(checked.hasMarks)
        #expect(nested.hasMarks)
        for item in checked.items {
            #expect(MenuRowMetrics.spans(item, width: 250, hasMarks: true, .current).leading == 32)
            #expect(MenuRowMetrics.spans(item, width: 250, hasMarks: false, .current).leading == 16)
        }
    }

    @Test("a press dragged onto a row chooses it on release") func slide() throws {
        let stage = MenuStage()
        defer { stage.end() }
        let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
        button.menu = UIMenu(children: [action("One"), action("Two"), action("Off", .disabled)])
        button.showsMenuAsPrimaryAction = true
        stage.app.touch(.began, 150, 120)
        let two = try stage.place(of: "Two")
        stage.app.touch(.moved, two.x, two.y)
        #expect(stage.session?.highlighted?.item.title == "Two")
        let off = try stage.place(of: "Off")
        stage.app.touch(.moved, off.x, off.y)
        #expect(stage.session?.highlighted == nil)
        stage.app.touch(.moved, two.x, two.y)
        stage.app.touch(.ended, two.x, two.y)
        #expect(journal.take() == ["Two"])
        #expect(stage.session == nil)
    }

    @Test("a tap outside closes the menu and reaches nothing below") func outside() throws {
        let stage = MenuStage()
        defer { stage.end() }
        let below = stage.add(UIButton(type: .system), CGRect(x: 100, y: 600, width: 100, height: 44))
        below.addAction(UIAction { [journal] _ in journal.add("below") }, for: .touchUpInside)
        #expect(MenuPresenter.present(UIMenu(children: [action("One")]), from: below, rect: CGRect(x: 0, y: -400, width: 10, height: 10)))
        stage.app.tap(150, 620)
        #expect(stage.session == nil)
        #expect(journal.take() == [])
        stage.app.tap(150, 620)
        #expect(journal.take() == ["below"])
    }

    @Test("a pop-up button shows its choice, and always has one") func popUp() throws {
        let stage = MenuStage()
        defer { stage.end() }
        let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
        let (red, blue) = (action("Red"), action("Blue"))
        button.changesSelectionAsPrimaryAction = true
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [red, blue])
        #expect(button.currentTitle == "Red")
        #expect(red.state == .on)
        stage.app.tap(150, 120)
        try stage.tap("Blue")
        #expect((red.state, blue.state) == (.off, .on))
        #expect(button.currentTitle == "Blue")
        #expect(button.menu?.selectedElements == [blue])
    }

    @Test("single selection moves the check mark; keepsMenuPresented leaves the menu open") func selection() throws {
        let stage = MenuStage()
        defer { stage.end() }
        let menu = UIMenu(
            options: .singleSelection,
            children: [action("A", .keepsMenuPresented, state: .on), action("B", .keepsMenuPresented), action("C", state: .on)])
        #expect(MenuOutline(menu).items.map(\.state) == [.on, .off, .off])
        let anchor = stage.add(UIView(), CGRect(x: 100, y: 100, width: 10, height: 10))
        MenuPresenter.present(menu, from: anchor)
        try stage.tap("B")
        #expect(stage.session?.isOpen == true)
        #expect(stage.rows.map(\.item.state) == [.off, .on, .off])
    }

    @Test("submenus open over their row and close by their header") func submenus() throws {
        let stage = MenuStage()
        defer { stage.end() }
        let anchor = stage.add(UIView(), CGRect(x: 100, y: 100, width: 10, height: 10))
        MenuPresenter.present(UIMenu(children: [UIMenu(title: "More", children: [action("Deep")]), action("Top")]), from: anchor)
        try stage.tap("More")
        #expect(stage.titles == ["Deep"])
        let header = try #require(stage.session?.topCard?.header)
        stage.session?.choose(header)
        #expect(stage.titles == ["More", "Top"])
        try stage.tap("More")
        try stage.tap("Deep")
        #expect(journal.take() == ["Deep"])
    }

    @Test("arrow keys, Return and Escape operate a menu") func keys() throws {
        let stage = MenuStage()
        defer { stage.end() }
        let anchor = stage.add(UIView(), CGRect(x: 100, y: 100, width: 10, height: 10))
        MenuPresenter.present(UIMenu(children: [action("One", .disabled), action("Two"), action("Three")]), from: anchor)
        stage.press(0x51)
        #expect(stage.session?.highlighted?.item.title == "Two")
        stage.press(0x51)
        stage.press(0x28)
        #expect(journal.take() == ["Three"])
        MenuPresenter.present(UIMenu(children: [action("One")]), from: anchor)
        stage.press(0x29)
        #expect(stage.session == nil)
    }

    // MARK: Bad input

    @Test("a menu without elements does not open") func empty() {
        let stage = MenuStage()
        defer { stage.end() }
        let anchor = stage.add(UIView(), CGRect(x: 100, y: 100, width: 10, height: 10))
        #expect(!MenuPresenter.present(UIMenu(), from: anchor))
        #expect(!MenuPresenter.present(UIMenu(children: [UIMenu(options: .displayInline)]), from: anchor))
        #expect(!MenuPresenter.present(UIMenu(children: [action("One")]), from: UIView()), "a view outside of windows")
    }

    @Test("an element may be in two menus") func shared() throws {
        let one = action("Shared")
        let (first, second) = (UIMenu(children: [one]), UIMenu(children: [one]))
        one.state = .on
        #expect(MenuOutline(first).items.map(\.state) == [.on])
        #expect(MenuOutline(second).items.map(\.state) == [.on])
    }

    @Test("a deferred element without a result shows a spinner; a second result is ignored") func deferred() throws {
        let stage = MenuStage()
        defer { stage.end() }
        let anchor = stage.add(UIView(), CGRect(x: 100, y: 100, width: 10, height: 10))
        let never = UIDeferredMenuElement { _ in }
        var answer: (([UIMenuElement]) -> Void)?
        let late = UIDeferredMenuElement { answer = $0 }
        MenuPresenter.present(UIMenu(children: [action("Now"), never, late]), from: anchor)
        #expect(stage.titles == ["Now", "Loading…", "Loading…"])
        answer?([action("Later")])
        answer?([action("Too late")])
        #expect(stage.titles == ["Now", "Loading…", "Later"])
        MenuPresenter.dismiss(animated: false)
        var asked = 0
        let uncached = UIDeferredMenuElement.uncached { completion in
            asked += 1
            completion([])
        }
        for _ in 0..<2 {
            MenuPresenter.present(UIMenu(children: [action("Now"), uncached]), from: anchor)
            #expect(stage.titles == ["Now"])
        }
        #expect(asked == 2)
    }

    @Test("a menu that contains itself through a provider is bounded") func endless() {
        var element: UIDeferredMenuElement?
        element = UIDeferredMenuElement { completion in completion([element].compactMap { $0 }) }
        element?.resolve { _ in }
        #expect(MenuOutline(UIMenu(children: [element].compactMap { $0 })).isEmpty)
        element = nil
    }
}
