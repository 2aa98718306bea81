import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: focus effects") @MainActor struct FocusEffects {
        let stage = TableStage()
        private static let down: UInt16 = 81

        private func press(_ usage: UInt16) {
            for phase in [KeySample.Phase.down, .up] { stage.app.send(.input(.key(KeySample(phase: phase, usage: usage), time: 0))) }
            stage.app.flush()
        }

        private func table(_ change: @escaping (UITableViewCell, Int) -> Void) throws -> (UITableView, [UITableViewCell]) {
            let table = stage.table(.plain, [numbers(30)]) {
                $0.rowHeight = 50
                $0.selectionFollowsFocus = false
            }
            let cells = try (0..<3).map { row in try #require(table.cellForRow(at: IndexPath(row: row, section: 0))) }
            for (row, cell) in cells.enumerated() { change(cell, row) }
            return (table, cells)
        }

        @Test("a cell without an effect shows no ring; a halo has its own shape, and leaves with the focus")
        func halo() throws {
            let shape = CGRect(x: 20, y: 5, width: 60, height: 40)
            let (table, cells) = try table { cell, row in
                if row == 0 { cell.focusEffect = nil }
                guard row == 1 else { return }
                let effect = UIFocusHaloEffect(roundedRect: shape, cornerRadius: 6, curve: .continuous)
                effect.containerView = cell.superview
                cell.focusEffect = effect
            }
            #expect(cells[0].focusEffect == nil)
            #expect(cells[2].focusEffect != nil)
            #expect(UIView().focusEffect == nil)
            press(Self.down)
            #expect(cells[0].isFocused)
            #expect(!cells[0].subviews.contains { $0 is FocusRingView })
            let before = table.subviews.count
            press(Self.down)
            let halo = try #require(table.subviews.last)
            #expect(cells[1].isFocused)
            #expect(table.subviews.count == before + 1)
            let stroke = try #require(halo.layer.sublayers?.first as? CAShapeLayer)
            let place = CGRect(x: 20, y: 55, width: 60, height: 40)
            #expect(stroke.path?.boundingBox == place)
            #expect(stroke.mask is CAShapeLayer)
            press(Self.down)
            #expect(cells[2].isFocused)
            #expect(table.subviews.count == before)
            #expect(cells[2].subviews.contains { $0 is FocusRingView })
        }

        @Test("a container lists the items in a rectangle that can have the focus")
        func items() throws {
            let (table, cells) = try table { _, _ in }
            let found = table.focusItems(in: CGRect(x: 0, y: 0, width: 10, height: 60))
            #expect(found.allSatisfy { $0.canBecomeFocused })
            #expect(found.contains { $0 === cells[0] } == cells[0].canBecomeFocused)
            let scroller: any UIFocusItemScrollableContainer = table
            #expect(scroller.visibleSize == table.bounds.size)
            #expect(scroller.contentSize == table.contentSize)
            #expect(table.focusItemContainer === table)
            #expect(table.coordinateSpace === table)
            final class Item: UIView {
                override var canBecomeFocused: Bool { true }
            }
            let (view, item, hidden) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Item(), Item())
            (item.frame, hidden.frame) = (CGRect(x: 50, y: 50, width: 20, height: 20), CGRect(x: 0, y: 0, width: 20, height: 20))
            hidden.isHidden = true
            view.addSubview(item)
            view.addSubview(hidden)
            #expect(view.focusItems(in: view.bounds).map { $0 === item } == [true])
            #expect(view.focusItems(in: CGRect(x: 0, y: 0, width: 40, height: 40)).isEmpty)
        }
    }
}
