import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: rows follow settings and size") @MainActor struct Following {
        let stage = TableStage()
        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        private func show(_ device: DeviceState) {
            stage.app.environment.device = device
            stage.app.send(.deviceChanged(device))
            stage.app.flush()
        }

        @Test("a thousand rows of any height, scrolled down and up repeatedly: no visible row jumps", arguments: [1, 2, 3])
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

        @Test("TV-55: an animated scroll over rows of unknown height ends at the row, without a jump", .contract("TV-55"))
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
                #expect(!table.isDecelerating)
                #expect(frames < 240)
            }
        }

        @Test("a touch during an animated scroll ends it")
        func interruptedScroll() {
            let table = stage.table(.plain, [numbers(200)]) { $0.rowHeight = 44 }
            table.scrollToRow(at: path(150), at: .top, animated: true)
            stage.frames(0.1)
            stage.drag(table, from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 340))
            let here = table.contentOffset.y
            stage.settle()
            #expect(table.contentOffset.y == here)
            #expect(here < 6590)
        }

        @Test("selection, editing, an open swipe and the position survive rotation")
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
            #expect(table.isEditing)
            #expect(table.indexPathsForSelectedRows == [path(41), path(43)])
            #expect(table.cellForRow(at: path(40)) === first)
            #expect(table.contentOffset.y == CGFloat(40 * 44 + 10))
            #expect(table.visibleCells.allSatisfy { $0.frame.width == table.bounds.width && $0.isEditing })
            #expect(CountedCell.made <= made + 8)
            #expect(table.cellForRow(at: path(41))?.isSelected == true)
        }

        @Test("the table's separator effect draws separators")
        func separatorEffect() throws {
            let table = stage.table(.plain, [numbers(3)])
            func line() throws -> SeparatorLine {
                try #require(table.cellForRow(at: path(0))?.subviews.compactMap { $0 as? SeparatorLine }.first)
            }
            #expect(try line().effect == nil)
            #expect(try line().backgroundColor == .separator)
            table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .separator)
            stage.app.flush()
            #expect(try line().effect == table.separatorEffect)
            #expect(try line().backgroundColor == nil)
            table.separatorEffect = nil
            stage.app.flush()
            #expect(try line().effect == nil)
            #expect(try line().backgroundColor == .separator)
        }

        @Test("accessories scale with the content size category, and the content is inset for them")
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
            #expect(try box(0).height > small.height * 1.5)
            #expect(try box(1).width > mark.width * 1.5)
            let cell = try #require(table.cellForRow(at: path(0)))
            #expect(try cell.contentView.frame.maxX <= #require(cell.parts.accessory).frame.minX)
        }

        @Test("Bold Text makes the cells' text heavier at once, and back")
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
            #expect(usual == 0)
            #expect(try weight() == 0.3)
            #expect(UIFont.preferredFont(forTextStyle: .headline).face.descriptor.weight == 0.56)
            show(.standard)
            stage.frames(0.2)
            #expect(try weight() == usual)
        }

        @Test("rows of wide tables follow the readable width if set")
        func readableWidth() throws {
            let table = stage.table(.plain, [numbers(2)]) { $0.cellLayoutMarginsFollowReadableWidth = true }
            table.frame.size.width = 1000
            stage.app.flush()
            let cell = try #require(table.cellForRow(at: path(0)))
            #expect(cell.layoutMargins.left == 164)
            #expect(cell.layoutMargins.right == 164)
            table.frame.size.width = 320
            stage.app.flush()
            #expect(cell.layoutMargins.left == 16)
        }
    }
}
