import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: keys") @MainActor struct Keys {
        let stage = TableStage()
        private static let (down, up): (UInt16, UInt16) = (81, 82)

        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        private func table(_ count: Int = 30) -> UITableView { stage.table(.plain, [numbers(count)]) { $0.rowHeight = 50 } }

        private func press(_ usage: UInt16) {
            for phase in [KeySample.Phase.down, .up] { stage.app.send(.input(.key(KeySample(phase: phase, usage: usage), time: 0))) }
            stage.app.flush()
        }

        @Test("arrow keys move the selection without a first responder; without a selection they scroll")
        func plain() {
            let table = table()
            press(Self.down)
            stage.settle()
            #expect(table.indexPathForSelectedRow == nil)
            #expect(table.contentOffset.y == 40)
            table.contentOffset = .zero
            table.selectRow(at: path(0), animated: false, scrollPosition: .none)
            stage.source.shouldHighlight = { $0.row != 1 }
            stage.source.writes = ["selection"]
            press(Self.down)
            #expect(table.indexPathForSelectedRow == path(2))
            #expect(stage.source.take().contains("selected 2"))
            press(Self.up)
            #expect(table.indexPathForSelectedRow == path(0))
            #expect(table.contentOffset.y == 0)
            for _ in 0..<8 { press(Self.down) }
            #expect(table.indexPathForSelectedRow == path(9))
            #expect(table.contentOffset.y == 100)
        }

        @Test("the app's responders and text inputs get keys first")
        func others() {
            final class Taking: UIViewController {
                var takes = true
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    if !takes { super.pressesBegan(presses, with: event) }
                }
            }
            let table = table()
            let controller = Taking()
            stage.window.rootViewController = controller
            controller.view.addSubview(table)
            stage.app.flush()
            press(Self.down)
            #expect(table.indexPathForSelectedRow == nil)
            controller.takes = false
            let field = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
            controller.view.addSubview(field)
            field.becomeFirstResponder()
            press(Self.down)
            #expect(table.indexPathForSelectedRow == nil)
            #expect(table.contentOffset.y == 0)
            field.resignFirstResponder()
            table.selectRow(at: path(0), animated: false, scrollPosition: .none)
            press(Self.down)
            #expect(table.indexPathForSelectedRow == path(1))
        }

        @Test("if rows may not be selected, arrow keys scroll")
        func scrolls() {
            let table = table()
            table.allowsSelection = false
            press(Self.down)
            stage.settle()
            #expect(table.indexPathForSelectedRow == nil)
            #expect(table.contentOffset.y == 40)
            #expect(!TableKeyNavigation.step(table, down: true))
            table.allowsSelection = true
            table.allowsFocus = false
            #expect(!TableKeyNavigation.step(table, down: true))
            table.allowsFocus = true
            #expect(TableKeyNavigation.step(table, down: true))
            #expect(table.indexPathForSelectedRow == path(0))
            table.allowsSelectionDuringEditing = true
            table.isEditing = true
            table.allowsFocusDuringEditing = false
            #expect(!TableKeyNavigation.step(table, down: true))
            table.allowsFocusDuringEditing = true
            #expect(TableKeyNavigation.step(table, down: true))
        }

        @Test("the delegate chooses which rows keys reach, and where they begin")
        func delegate() {
            @MainActor final class Choosing: NSObject, UITableViewDelegate {
                var preferred: IndexPath?
                func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { indexPath.row != 5 }
                func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
                    indexPath.row != 6
                }
                func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
            }
            let choosing = Choosing()
            let table = table()
            table.delegate = choosing
            stage.app.flush()
            choosing.preferred = path(4)
            press(Self.down)
            #expect(table.indexPathForSelectedRow == path(4))
            press(Self.down)
            #expect(table.indexPathForSelectedRow == path(4))
            #expect(table.cellForRow(at: path(6))?.isFocused == true)
            press(Self.down)
            #expect(table.indexPathForSelectedRow == path(7))
            table.deselectRow(at: path(7), animated: false)
            choosing.preferred = nil
            table.remembersLastFocusedIndexPath = true
            // Out of its window and back, as under another screen.
            func leave() {
                table.removeFromSuperview()
                stage.controller.view.addSubview(table)
                stage.app.flush()
            }
            leave()
            press(Self.down)
            #expect(table.indexPathForSelectedRow == path(7))
            table.deselectRow(at: path(7), animated: false)
            table.remembersLastFocusedIndexPath = false
            leave()
            press(Self.up)
            #expect(table.indexPathForSelectedRow == nil)
            #expect(TableKeyNavigation.step(table, down: false))
            #expect(table.indexPathForSelectedRow == path(29))
        }

        @Test("of two lists the one with a selection gets the keys; otherwise the frontmost scrolls")
        func lists() {
            let table = table()
            let front = UITableView(frame: CGRect(x: 0, y: 500, width: 320, height: 100))
            front.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            front.dataSource = stage.source
            stage.controller.view.addSubview(front)
            stage.app.flush()
            press(Self.down)
            stage.settle()
            #expect(front.contentOffset.y == 40)
            #expect(table.contentOffset.y == 0)
            table.selectRow(at: path(3), animated: false, scrollPosition: .none)
            press(Self.down)
            #expect(front.indexPathForSelectedRow == nil)
            #expect(table.indexPathForSelectedRow == path(4))
            front.selectRow(at: path(0), animated: false, scrollPosition: .none)
            press(Self.down)
            #expect(front.indexPathForSelectedRow == path(1))
            #expect(table.indexPathForSelectedRow == path(4))
            front.isHidden = true
            press(Self.down)
            #expect(front.indexPathForSelectedRow == path(1))
            #expect(table.indexPathForSelectedRow == path(5))
        }

        @Test("so does a collection view, without paging")
        func collections() {
            @MainActor final class Items: NSObject, UICollectionViewDataSource {
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
                func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
                }
            }
            stage.activate()
            let items = Items()
            let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
            pages.contentSize = CGSize(width: 320, height: 900)
            pages.isPagingEnabled = true
            pages.contentInsetAdjustmentBehavior = .never
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            let list = UICollectionView(frame: pages.bounds, collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            list.dataSource = items
            pages.addSubview(list)
            stage.controller.view.addSubview(pages)
            stage.app.flush()
            list.selectItem(at: path(0), animated: false, scrollPosition: [])
            press(79)
            #expect(list.indexPathsForSelectedItems == [path(1)])
            list.allowsSelection = false
            list.isScrollEnabled = false
            press(Self.down)
            stage.settle()
            #expect(pages.contentOffset == .zero)
        }
    }
}
