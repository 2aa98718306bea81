import Foundation
import HostInterface
import ObjectiveC
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

extension TableSuites {
    @Suite("UITableView: swipes, menus, drags, several at once") @MainActor struct Interaction {
        let stage = TableStage()
        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        // MARK: Swipes

        /// A delegate with one action at the trailing side.
        @MainActor private final class Swiping: NSObject, UITableViewDelegate {
            var act: ((UITableView, IndexPath) -> Void)?
            var journal: [String] = []
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { [weak self, weak tableView] _, _, done in
                        MainActor.assumeIsolated { if let tableView { self?.act?(tableView, indexPath) } }
                        done(true)
                    }
                ])
            }
            func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
                journal.append("begin \(indexPath.row)")
            }
            func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
                journal.append("end \(indexPath.map { "\($0.row)" } ?? "-")")
            }
        }

        @Test("TV-53: scrolling closes an open row", .contract("TV-53"))
        func scrollingCloses() {
            let swiping = Swiping()
            let table = stage.table(.plain, [numbers(40)]) { _ in }
            table.delegate = swiping
            stage.app.flush()
            stage.drag(table, from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 60))
            stage.settle()
            let row = table.cellForRow(at: path(1))
            #expect(row?.configurationState.isSwiped == true && swiping.journal == ["begin 1"])
            stage.drag(table, from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 270))
            stage.settle()
            #expect(row?.configurationState.isSwiped == false && swiping.journal == ["begin 1", "end 1"])
            #expect(table.contentOffset.y > 0)
        }

        @Test("a row deleted by its action goes as it is, and its cell comes back closed")
        func deletedRow() throws {
            let swiping = Swiping()
            let table = stage.table(.plain, [numbers(40)]) { $0.rowHeight = 44 }
            swiping.act = { [source = stage.source] table, path in
                source.sections[0].remove(at: path.row)
                table.deleteRows(at: [path], with: .left)
            }
            table.delegate = swiping
            stage.app.flush()
            let cell = try #require(table.cellForRow(at: path(1)))
            stage.drag(table, from: CGPoint(x: 310, y: 60), to: CGPoint(x: 40, y: 60))
            #expect(cell.pulled.length > 200 && cell.superview === table)
            #expect(swiping.journal == ["begin 1", "end -"])
            stage.settle()
            #expect(texts(table)[1] == "row 2" && table.visibleCells.allSatisfy { !$0.configurationState.isSwiped })
            table.contentOffset.y = 400
            stage.app.flush()
            #expect(table.visibleCells.allSatisfy { !$0.configurationState.isSwiped && $0.contentView.frame.minX == 0 && !$0.isHidden })
            stage.drag(table, from: CGPoint(x: 300, y: 100), to: CGPoint(x: 210, y: 100))
            stage.settle()
            #expect(table.visibleCells.filter(\.configurationState.isSwiped).count == 1)
        }

        // MARK: Menus

        @MainActor private final class Menus: NSObject, UITableViewDelegate {
            var journal: [String] = []
            func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                guard indexPath.row != 2 else { return nil }
                journal.append("menu \(indexPath.row) \(Int(point.y))")
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.journal.append("copy") }])
                }
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { journal.append("select") }
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { journal.append("unhighlight") }
            func tableView(
                _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { journal.append("display") }
            func tableView(
                _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { journal.append("end") }
        }

        @Test("a held row shows its menu and is not selected; a row without one is pressed as ever")
        func menus() {
            let menus = Menus()
            let table = stage.table(.plain, [numbers(10)]) { $0.rowHeight = 44 }
            table.delegate = menus
            stage.window.isHidden = true
            stage.window.makeKeyAndVisible()
            table.removeFromSuperview()
            stage.controller.view.addSubview(table)
            stage.app.flush()
            defer { MenuPresenter.dismiss(animated: false) }
            stage.app.touch(.began, 100, 160)
            stage.frames(0.7)
            stage.app.touch(.ended, 100, 160)
            #expect(menus.journal == ["menu 1 60", "unhighlight", "display"])
            menus.journal = []
            MenuPresenter.dismiss(animated: false)
            stage.frames(0.5)
            #expect(menus.journal == ["end"] && table.indexPathForSelectedRow == nil)
            menus.journal = []
            stage.app.touch(.began, 100, 100 + 110)
            stage.frames(0.7)
            stage.app.touch(.ended, 100, 210)
            stage.app.flush()
            #expect(menus.journal == ["unhighlight", "select"])
        }

        // MARK: Several at once

        @MainActor private final class Choosing: NSObject, UITableViewDelegate {
            var journal: [String] = []
            func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { true }
            func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
                journal.append("choose \(indexPath.row)")
                tableView.setEditing(true, animated: true)
            }
            func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { journal.append("chosen") }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { journal.append("select \(indexPath.row)") }
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { journal.append("deselect \(indexPath.row)") }
        }

        @Test("two fingers choose the rows they pass")
        func multipleSelection() {
            let choosing = Choosing()
            let table = stage.table(.plain, [numbers(40)]) {
                $0.rowHeight = 50
                $0.allowsMultipleSelectionDuringEditing = true
            }
            table.delegate = choosing
            table.removeFromSuperview()
            stage.controller.view.addSubview(table)
            stage.app.flush()
            func move(_ phase: TouchSample.Phase, _ y: Double) {
                stage.app.touches([0, 1].map { TouchSample(finger: $0, phase: phase, x: 140 + Double($0) * 40, y: 100 + y) })
                stage.frames(1.0 / 60)
            }
            move(.began, 75)
            for step in 1...10 { move(.moved, 75 + Double(step) * 15) }
            for step in 0...3 { move(.moved, 225 - Double(step) * 20) }
            move(.ended, 165)
            #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3])
            #expect(choosing.journal.first == "choose 1" && choosing.journal.last == "chosen")
            #expect(choosing.journal.contains("select 4") && choosing.journal.contains("deselect 4"))
            #expect(table.isEditing && table.contentOffset.y == 0)
        }

        @Test("assistive technology does what a tap does")
        func activation() {
            let table = stage.table(.plain, [numbers(5)])
            stage.source.writes = ["selection"]
            #expect(table.cellForRow(at: path(2))?.accessibilityActivate() == true)
            #expect(stage.source.take() == ["should highlight 2", "will select 2", "selected 2"])
            stage.source.shouldHighlight = { _ in false }
            #expect(table.cellForRow(at: path(3))?.accessibilityActivate() == false)
        }

        // MARK: Dragging

        @MainActor private final class Dragging: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
            var journal: [String] = []
            var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
            let source: TableFixture
            init(_ source: TableFixture) { self.source = source }
            func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
            {
                [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: source.sections[0][indexPath.row])))]
            }
            func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { journal.append("drag") }
            func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { journal.append("drag end") }
            func tableView(
                _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: intent) }
            func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
                guard let item = coordinator.items.first, let old = item.sourceIndexPath, let new = coordinator.destinationIndexPath else {
                    return
                }
                journal.append("drop \(old.row) → \(new.row)")
                tableView.performBatchUpdates {
                    let value = self.source.sections[0].remove(at: old.row)
                    self.source.sections[0].insert(value, at: new.row)
                    tableView.deleteRows(at: [old], with: .none)
                    tableView.insertRows(at: [new], with: .none)
                }
                coordinator.drop(item.dragItem, toRowAt: new)
            }
            func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { journal.append("drop end") }
        }

        @Test("rows make room where a drag would insert, and light up where it would go into them")
        func room() {
            let dragging = Dragging(stage.source)
            let table = stage.table(.plain, [["a", "b", "c", "d"]]) { $0.rowHeight = 50 }
            (table.dragDelegate, table.dropDelegate) = (dragging, dragging)
            stage.app.flush()
            let x: CGFloat = 100
            func middle(_ row: Int) -> CGFloat { table.convert(CGPoint(x: 0, y: 25 + 50 * CGFloat(row)), to: nil).y }
            stage.app.touch(.began, x, middle(3))
            stage.frames(0.7)
            stage.app.touch(.moved, x + 20, middle(3))
            stage.frames(0.1)
            stage.app.touch(.moved, x, middle(1))
            stage.frames(0.6)
            #expect(table.rectForRow(at: path(1)).minY == 100 && table.rectForRow(at: path(0)).minY == 0)
            #expect(table.numberOfRows(inSection: 0) == 4)
            dragging.intent = .automatic
            stage.app.touch(.moved, x, middle(0))
            stage.frames(0.6)
            #expect(table.rectForRow(at: path(1)).minY == 50 && table.cellForRow(at: path(0))?.isHighlighted == true)
            #expect(table.cellForRow(at: path(0))?.configurationState.cellDropState == .targeted)
            stage.app.touch(.moved, x, middle(1) - 20)
            stage.frames(0.6)
            #expect(table.rectForRow(at: path(1)).minY == 100 && table.cellForRow(at: path(0))?.isHighlighted == false)
            stage.app.touch(.ended, x, middle(1) - 20)
            stage.frames(1.5)
            #expect(stage.source.sections == [["a", "d", "b", "c"]] && texts(table) == ["a", "d", "b", "c"])
            #expect((0..<4).map { table.rectForRow(at: path($0)).minY } == [0, 50, 100, 150] && !table.hasUncommittedUpdates)
        }

        @Test("a drag held at an edge scrolls the table under it")
        func edges() {
            let dragging = Dragging(stage.source)
            let table = stage.table(.plain, [(0..<60).map { "\($0)" }]) { $0.rowHeight = 50 }
            (table.dragDelegate, table.dropDelegate) = (dragging, dragging)
            stage.app.flush()
            let top = table.convert(CGPoint(x: 0, y: table.bounds.minY), to: nil).y
            stage.app.touch(.began, 100, top + 125)
            stage.frames(0.7)
            stage.app.touch(.moved, 120, top + 130)
            stage.frames(0.1)
            let start = table.contentOffset.y
            stage.app.touch(.moved, 120, top + table.bounds.height - table.adjustedContentInset.bottom - 10)
            stage.frames(0.5)
            #expect(table.contentOffset.y > start + 150)
            stage.app.touch(.moved, 120, top + table.bounds.height / 2)
            stage.frames(0.1)
            let rest = table.contentOffset.y
            stage.frames(0.5)
            #expect(table.contentOffset.y == rest)
            stage.app.touch(.ended, 120, top + table.bounds.height / 2)
            stage.frames(1.5)
            #expect(table.contentOffset.y == rest)
        }

        @Test("a row held and moved is dragged, and dropped where its model says")
        func dragAndDrop() {
            let dragging = Dragging(stage.source)
            let table = stage.table(.plain, [["a", "b", "c", "d"]]) { $0.rowHeight = 50 }
            table.dragDelegate = dragging
            table.dropDelegate = dragging
            stage.app.flush()
            stage.app.touch(.began, 100, 125)
            stage.frames(0.7)
            stage.app.touch(.moved, 120, 140)
            stage.frames(0.1)
            #expect(table.hasActiveDrag)
            stage.app.touch(.moved, 120, 225)
            stage.frames(0.1)
            stage.app.touch(.ended, 120, 225)
            stage.frames(1.5)
            #expect(stage.source.sections == [["b", "c", "a", "d"]] && texts(table) == ["b", "c", "a", "d"])
            #expect(dragging.journal == ["drag", "drop 0 → 2", "drag end", "drop end"])
            #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
        }
    }

    @Suite("UITableView: looks and places that follow") @MainActor struct Following {
        let stage = TableStage()
        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        private func show(_ device: DeviceState) {
            stage.app.environment.device = device
            stage.app.send(.deviceChanged(device))
            stage.app.flush()
        }

        @Test("a thousand rows of any height, scrolled down and up and down again: none that is seen ever jumps", arguments: [1, 2, 3])
        func randomHeights(seed: UInt64) {
            var random = SplitMix(seed)
            let heights = (0..<1000).map { _ in CGFloat(Int.random(in: 20...200, using: &random)) }
            stage.source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                (cell as? CountedCell)?.wanted = heights[path.row]
                cell.textLabel?.text = "row \(path.row)"
                return cell
            }
            let table = stage.table(.plain, [numbers(1000)]) { $0.estimatedRowHeight = 60 }
            table.scrollToRow(at: path(seed == 1 ? 0 : 500), at: .top, animated: false)
            stage.app.flush()
            var compared = 0
            for leg in 0..<3 {
                for _ in 0..<250 {
                    let before = tops(table)
                    let step = CGFloat(Int.random(in: 1...90, using: &random)) * (leg == 1 ? -1 : 1)
                    let limit = max(0, table.contentSize.height - table.bounds.height)
                    guard (0...limit).contains(table.contentOffset.y + step) else { continue }
                    table.contentOffset.y += step
                    stage.app.flush()
                    for (text, top) in tops(table) {
                        guard let was = before[text] else { continue }
                        compared += 1
                        #expect(abs(top - was + step) < 0.01, "\(text) in leg \(leg)")
                    }
                }
            }
            #expect(compared > 1000)
        }

        @Test("TV-55: an animated scroll over rows of unknown height lands on the row, without a jump at its end", .contract("TV-55"))
        func animatedScroll() {
            stage.source.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                (cell as? CountedCell)?.wanted = CGFloat(40 + path.row % 7 * 20)
                cell.textLabel?.text = "row \(path.row)"
                return cell
            }
            let table = stage.table(.plain, [numbers(200)]) { $0.estimatedRowHeight = 44 }
            for (row, position) in [(60, UITableView.ScrollPosition.top), (20, .top), (90, .bottom), (40, .middle)] {
                table.scrollToRow(at: path(row), at: position, animated: true)
                var last = table.contentOffset.y
                var step: CGFloat = 0
                var frames = 0
                while DisplayTicker.main.isRunning, frames < 240 {
                    stage.frames(1.0 / 60)
                    frames += 1
                    step = abs(table.contentOffset.y - last)
                    last = table.contentOffset.y
                }
                let rect = table.rectForRow(at: path(row))
                switch position {
                case .top: #expect(rect.minY == table.contentOffset.y, "row \(row)")
                case .bottom: #expect(rect.maxY == table.contentOffset.y + 400, "row \(row)")
                default: #expect(abs(rect.midY - table.contentOffset.y - 200) <= 0.5, "row \(row)")
                }
                #expect(step < 60, "the last frame of row \(row) moved by \(step)")
                #expect(!table.isDecelerating && frames < 240)
            }
        }

        @Test("a finger during an animated scroll ends it for good")
        func interruptedScroll() {
            let table = stage.table(.plain, [numbers(200)]) { $0.rowHeight = 44 }
            table.scrollToRow(at: path(150), at: .top, animated: true)
            stage.frames(0.1)
            stage.drag(table, from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 340))
            let here = table.contentOffset.y
            stage.settle()
            #expect(table.contentOffset.y == here && here < 6590)
        }

        @Test("selection, editing, an open section of rows and the place stay when the device is turned")
        func rotation() {
            let table = stage.table(.plain, [numbers(100)]) {
                $0.rowHeight = 44
                $0.allowsMultipleSelectionDuringEditing = true
            }
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.setEditing(true, animated: false)
            table.selectRow(at: path(41), animated: false, scrollPosition: .none)
            table.selectRow(at: path(43), animated: false, scrollPosition: .none)
            table.contentOffset.y = 40 * 44 + 10
            stage.app.flush()
            let first = table.cellForRow(at: path(40))
            let made = CountedCell.made
            var device = DeviceState.standard
            device.orientation = .landscapeLeft
            show(device)
            defer { show(.standard) }
            stage.frames(1)
            #expect(table.bounds.width > 400)
            #expect(table.isEditing && table.indexPathsForSelectedRows == [path(41), path(43)])
            #expect(table.cellForRow(at: path(40)) === first && table.contentOffset.y == 40 * 44 + 10)
            #expect(table.visibleCells.allSatisfy { $0.frame.width == table.bounds.width && $0.isEditing })
            #expect(CountedCell.made <= made + 8)
            #expect(table.cellForRow(at: path(41))?.isSelected == true)
        }

        @Test("lines are made by the table's effect")
        func separatorEffect() throws {
            let table = stage.table(.plain, [numbers(3)])
            func line() throws -> SeparatorLine {
                try #require(table.cellForRow(at: path(0))?.subviews.compactMap { $0 as? SeparatorLine }.first)
            }
            #expect(try line().effect == nil && line().backgroundColor == .separator)
            table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .separator)
            stage.app.flush()
            #expect(try line().effect == table.separatorEffect && line().backgroundColor == nil)
            table.separatorEffect = nil
            stage.app.flush()
            #expect(try line().effect == nil && line().backgroundColor == .separator)
        }

        @Test("accessories grow with the text size a person chose, and the content makes room")
        func largeText() throws {
            stage.source.makeCell = { table, path in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "row \(path.row)"
                cell.accessoryType = path.row == 0 ? .disclosureIndicator : .checkmark
                return cell
            }
            let table = stage.table(.plain, [numbers(2)])
            func box(_ row: Int) throws -> CGSize { try #require(table.cellForRow(at: path(row))?.parts.accessory).frame.size }
            let (small, mark) = try (box(0), box(1))
            var device = DeviceState.standard
            device.contentSizeCategory = UIContentSizeCategory.accessibilityLarge.rawValue
            show(device)
            defer { show(.standard) }
            stage.frames(0.2)
            #expect(try box(0).height > small.height * 1.5 && box(1).width > mark.width * 1.5)
            let cell = try #require(table.cellForRow(at: path(0)))
            #expect(try cell.contentView.frame.maxX <= #require(cell.parts.accessory).frame.minX)
        }

        @Test("Bold Text makes the cells' text heavier at once, and takes it back")
        func boldText() throws {
            let table = stage.table(.plain, [numbers(2)])
            func weight() throws -> Double {
                try #require(table.cellForRow(at: path(0))?.textLabel).font.face.descriptor.weight
            }
            let usual = try weight()
            var device = DeviceState.standard
            device.boldText = true
            show(device)
            defer { show(.standard) }
            stage.frames(0.2)
            #expect(try usual == 0 && weight() == 0.3)
            #expect(UIFont.preferredFont(forTextStyle: .headline).face.descriptor.weight == 0.56)
            show(.standard)
            stage.frames(0.2)
            #expect(try weight() == usual)
        }

        @Test("rows of wide tables keep to a readable width where they are to")
        func readableWidth() throws {
            let table = stage.table(.plain, [numbers(2)]) { $0.cellLayoutMarginsFollowReadableWidth = true }
            table.frame.size.width = 1000
            stage.app.flush()
            let cell = try #require(table.cellForRow(at: path(0)))
            #expect(cell.layoutMargins.left == 164 && cell.layoutMargins.right == 164)
            table.frame.size.width = 320
            stage.app.flush()
            #expect(cell.layoutMargins.left == 16)
        }
    }
}
