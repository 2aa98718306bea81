import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("UITableView: batch animations") @MainActor struct Motion {
        let stage = TableStage()

        private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

        /// Rows of 50 points; with titles, headers of 30 points.
        private func table(_ sections: [[String]], titles: (() -> [String])? = nil) -> UITableView {
            stage.source.headerHeight = { _ in titles == nil ? 0 : 30 }
            if let titles { stage.source.headerTitle = { titles()[$0] } }
            return stage.table(.plain, sections) {
                $0.rowHeight = 50
                $0.sectionHeaderTopPadding = 0
            }
        }

        /// As the screen shows it now.
        private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

        /// What is true of a row half-way: at 50 points, 320 wide, coming or going.
        private func check(_ layer: CALayer, _ animation: UITableView.RowAnimation, isComing: Bool) {
            let (x, y, alpha) = (layer.frame.minX, layer.frame.minY, layer.opacity)
            let isHalf = alpha > 0.05 && alpha < 0.95
            switch animation {
            case .none:
                #expect(x == 0)
                #expect(y == 50)
                #expect(isComing ? alpha == 1 : alpha == 0 || layer.isHidden)
            case .fade, .automatic:
                #expect(x == 0)
                #expect(y == 50)
                #expect(isHalf)
            case .left:
                #expect(x > -310)
                #expect(x < -10)
                #expect(y == 50)
                #expect(alpha == 1)
            case .right:
                #expect(x > 10)
                #expect(x < 310)
                #expect(y == 50)
                #expect(alpha == 1)
            case .top:
                #expect(x == 0)
                #expect(y > 2)
                #expect(y < 48)
                #expect(isHalf)
                #expect(layer.zPosition == -1)
            case .bottom:
                #expect(x == 0)
                #expect(y > 52)
                #expect(y < 98)
                #expect(isHalf)
                #expect(layer.zPosition == -1)
            case .middle:
                #expect(x == 0)
                #expect(y == 50)
                #expect(isHalf)
                #expect(layer.zPosition == -1)
            }
        }

        @Test(
            "every row animation moves in its own way, and ends with the rows in position",
            arguments: [0, 1, 2, 3, 4, 5, 6, 100])
        func animations(raw: Int) throws {
            let animation = try #require(UITableView.RowAnimation(rawValue: raw))
            let table = table([["a", "b", "c"]])
            let going = try #require(table.cellForRow(at: path(1)))
            stage.source.sections = [["a", "n", "c"]]
            table.performBatchUpdates {
                table.deleteRows(at: [path(1)], with: animation)
                table.insertRows(at: [path(1)], with: animation)
            }
            stage.app.flush()
            stage.frames(0.15)
            check(shown(going), animation, isComing: false)
            check(shown(try #require(table.cellForRow(at: path(1)))), animation, isComing: true)
            stage.settle()
            #expect(texts(table) == ["a", "n", "c"])
            #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100])
            #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.frame.minX == 0 && $0.layer.zPosition == 0 })
            #expect(table.subviews.filter { !$0.isHidden && $0 is UITableViewCell }.count == 3)
        }

        @Test("the header of an inserted section is animated like its rows, and headers below move along")
        func comingHeader() throws {
            var titles = ["A", "B"]
            let table = table([["a"], ["b"]], titles: { titles })
            let below = try #require(table.headerView(forSection: 1))
            #expect(below.frame.minY == 80)
            (titles, stage.source.sections) = (["A", "N", "B"], [["a"], ["n"], ["b"]])
            table.insertSections([1], with: .left)
            stage.app.flush()
            stage.frames(0.15)
            let coming = try #require(table.headerView(forSection: 1))
            #expect(coming !== below)
            #expect(table.headerView(forSection: 2) === below)
            #expect(shown(coming).frame.minX < -10)
            #expect(shown(coming).frame.minX > -310)
            #expect(shown(coming).frame.minY == 80)
            #expect(shown(below).frame.minY > 82)
            #expect(shown(below).frame.minY < 158)
            stage.settle()
            #expect(coming.frame == CGRect(x: 0, y: 80, width: 320, height: 30))
            #expect(below.frame.minY == 160)
        }

        @Test("the header of a deleted section leaves like its rows")
        func goingHeader() throws {
            var titles = ["A", "B"]
            let table = table([["a"], ["b"]], titles: { titles })
            let going = try #require(table.headerView(forSection: 0))
            (titles, stage.source.sections) = (["B"], [["b"]])
            table.deleteSections([0], with: .right)
            stage.app.flush()
            stage.frames(0.15)
            #expect(shown(going).frame.minX > 10)
            #expect(shown(going).frame.minX < 310)
            stage.settle()
            #expect(going.isHidden)
            #expect(going.frame.size.height == 30)
            #expect(table.headerView(forSection: 0)?.frame.minY == 0)
            #expect(table.headerView(forSection: 1) == nil)
        }

        @Test("a reloaded section gets a new header, which replaces the old one with the rows")
        func reloadedHeader() throws {
            var titles = ["A", "B"]
            let table = table([["a"], ["b"]], titles: { titles })
            let old = try #require(table.headerView(forSection: 1))
            (titles, stage.source.sections) = (["A", "new"], [["a", "aa"], ["b"]])
            table.performBatchUpdates {
                table.insertRows(at: [path(1)], with: .fade)
                table.reloadSections([1], with: .fade)
            }
            stage.app.flush()
            stage.frames(0.15)
            let new = try #require(table.headerView(forSection: 1))
            #expect(new !== old)
            #expect(new.textLabel?.text == "new")
            #expect(shown(new).opacity > 0.05)
            #expect(shown(new).opacity < 0.95)
            #expect(shown(old).opacity > 0.05)
            #expect(shown(old).opacity < 0.95)
            #expect(shown(new).frame.minY > 82)
            #expect(shown(new).frame.minY < 128)
            #expect(abs(shown(new).frame.minY - shown(old).frame.minY) < 0.5)
            let row = try #require(table.cellForRow(at: path(0, 1)))
            #expect(abs(shown(row).frame.minY - shown(new).frame.minY - 30) < 0.5)
            stage.settle()
            #expect(new.frame.minY == 130)
            #expect(new.alpha == 1)
            #expect(old.isHidden)
        }

        @Test("moved sections keep the animation of those reloaded behind them")
        func shiftedReload() throws {
            let table = table([["a"], ["b"]])
            stage.source.sections = [["n"], ["a"], ["B"]]
            table.performBatchUpdates {
                table.insertSections([0], with: .fade)
                table.reloadSections([1], with: .right)
            }
            stage.app.flush()
            stage.frames(0.15)
            #expect(shown(try #require(table.cellForRow(at: path(0, 2)))).frame.minX > 10)
            stage.settle()
            #expect(texts(table) == ["n", "a", "B"])
        }

        @Test("an app's own header returned again for a reloaded section stays")
        func keptHeader() throws {
            let own = UIView()
            let table = stage.table(.plain, [["a"]]) {
                $0.rowHeight = 50
                stage.source.headerHeight = { _ in 30 }
                stage.source.headerView = { _ in own }
            }
            #expect(own.superview === table)
            table.reloadSections([0], with: .fade)
            stage.settle()
            #expect(own.superview === table)
            #expect(!own.isHidden)
            #expect(own.alpha == 1)
            #expect(own.frame.minY == 22)
        }

        @Test("headers pushed out of view animate there, and those that appear come from their previous position")
        func passingHeaders() throws {
            var count = 12
            let table = table((0..<12).map { ["row \($0)"] }, titles: { (0..<count).map { "\($0)" } })
            let last = try #require(table.headerView(forSection: 4))
            #expect(last.frame.minY == 320)
            count = 13
            stage.source.sections = [numbers(4)] + (0..<12).map { ["row \($0)"] }
            table.insertSections([0], with: .fade)
            stage.app.flush()
            stage.frames(0.15)
            #expect(!last.isHidden)
            #expect(shown(last).frame.minY > 330)
            #expect(shown(last).frame.minY < 540)
            stage.settle()
            #expect(last.isHidden || last.superview == nil)
            count = 12
            stage.source.sections.removeFirst()
            table.deleteSections([0], with: .fade)
            stage.app.flush()
            stage.frames(0.15)
            let back = try #require(table.headerView(forSection: 4))
            #expect(shown(back).frame.minY > 330)
            #expect(shown(back).frame.minY < 540)
            stage.settle()
            #expect(back.frame.minY == 320)
        }
    }
}
