import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore
@testable import UILists

@Suite("Focus guides and requests", .application) @MainActor struct FocusGuideTests {
    private let app = TestApplication()

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    private let rows = Rows()

    private func table(at y: Double, in window: UIWindow) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: y, width: 300, height: 100))
        table.rowHeight = 40
        table.dataSource = rows
        window.rootViewController?.view.addSubview(table)
        app.flush()
        return table
    }

    private func pressDown() {
        for phase in [KeySample.Phase.down, .up] { app.send(.input(.key(KeySample(phase: phase, usage: 81), time: 0))) }
        app.flush()
    }

    @Test("the nearest rectangle within the width of the item is found, in the direction only")
    func search() {
        let start = CGRect(x: 100, y: 100, width: 50, height: 20)
        let rects = [
            CGRect(x: 100, y: 300, width: 10, height: 10), CGRect(x: 120, y: 200, width: 10, height: 10),
            CGRect(x: 300, y: 130, width: 10, height: 10), CGRect(x: 100, y: 0, width: 10, height: 10),
        ]
        #expect(FocusGuideSearch.nearest(rects, from: start, .down) == 1)
        #expect(FocusGuideSearch.nearest(rects, from: start, .up) == 3)
        #expect(FocusGuideSearch.nearest(rects, from: start, .left) == nil)
    }

    @Test("at the end of a list the focus goes through an enabled guide to another list")
    func guide() throws {
        let window = app.window()
        let (upper, lower) = (table(at: 100, in: window), table(at: 400, in: window))
        let root = try #require(window.rootViewController?.view)
        let guide = UIFocusGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: upper.bottomAnchor), guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 100), guide.heightAnchor.constraint(equalToConstant: 20),
        ])
        guide.preferredFocusEnvironments = [lower]
        guide.isEnabled = false
        upper.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        app.flush()
        pressDown()
        pressDown()
        #expect(window.focusedList?.view === upper)
        guide.isEnabled = true
        pressDown()
        #expect(window.focusedList?.view === lower)
        let system = try #require(UIFocusSystem(for: lower))
        #expect((system.focusedItem as? UIView)?.isDescendant(of: lower) == true)
    }

    @Test("a request moves the focus at once while there is one, and otherwise with the next arrow key; priority decides on the cell")
    func request() throws {
        let window = app.window()
        let (upper, lower) = (table(at: 100, in: window), table(at: 400, in: window))
        let system = try #require(UIFocusSystem(for: lower))
        system.requestFocusUpdate(to: lower)
        system.updateFocusIfNeeded()
        #expect(system.focusedItem == nil)
        pressDown()
        #expect(window.focusedList?.view === lower)
        let wanted = try #require(upper.cellForRow(at: IndexPath(row: 1, section: 0)))
        wanted.focusGroupPriority = .prioritized
        system.requestFocusUpdate(to: upper)
        system.updateFocusIfNeeded()
        #expect(system.focusedItem === wanted)
    }

    @Test("the debugger says what has the focus, and why an item cannot have it")
    func debugger() throws {
        let window = app.window()
        let table = table(at: 100, in: window)
        #expect("\(UIFocusDebugger.status())" == "No item has the focus.")
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect("\(UIFocusDebugger.checkFocusability(for: cell))".hasSuffix("can have the focus."))
        let plain = UIView()
        #expect("\(UIFocusDebugger.checkFocusability(for: plain))".contains("It is in no window."))
        let root = try #require(window.rootViewController)
        #expect(UIFocusDebugger.checkFocusGroupTree(for: root).contains("UITableView"))
    }
}
