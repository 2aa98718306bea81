import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

/// Where the lines between rows begin and end.
@Suite("Cell separators", .application) @MainActor struct CellSeparatorTests {
    private let app = TestApplication()

    private func shown<Cell: UITableViewCell>(_ cell: Cell) -> Cell {
        app.activate()
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        app.window().addSubview(cell)
        app.flush()
        return cell
    }

    @Test("separators begin at the text, or at their inset")
    func lineInsets() throws {
        let cell = shown(UITableViewCell(style: .default, reuseIdentifier: nil))
        cell.imageView?.image = UIImage(systemName: "star")
        cell.textLabel?.text = "Row"
        app.flush()
        let line = try #require(cell.parts.line)
        #expect(line.frame.minX == cell.textLabel?.frame.minX)
        #expect(abs(cell.separatorInset.left - line.frame.minX) < 0.01)
        cell.separatorInset = UIEdgeInsets(top: 9, left: 60, bottom: 9, right: 10)
        app.flush()
        #expect(line.frame.minX == 60)
        #expect(line.frame.maxX == 310)
        #expect(cell.separatorInset.top == 9)
        cell.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
        app.flush()
        #expect(line.isHidden)
        cell.separatorInset = UIEdgeInsets(top: 0, left: .nan, bottom: 0, right: 0)
        app.flush()
        #expect(!line.isHidden)
        #expect(line.frame.minX == 0)
    }

    @Test("setting an inset to its current value requests no layout")
    func steady() {
        final class Setting: UITableViewCell {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                // Lest a mistake runs for ever.
                if layouts < 10 { separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0) }
                super.layoutSubviews()
            }
        }
        let cell = shown(Setting(style: .default, reuseIdentifier: nil))
        #expect(cell.layouts <= 2)
        #expect(cell.parts.line?.frame.minX == 40)
    }
}
