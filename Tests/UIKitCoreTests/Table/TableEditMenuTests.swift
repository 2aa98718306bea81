import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

extension TableSuites {
    @Suite("Edit menus of rows") @MainActor struct EditMenus {
        let stage = TableStage()

        @MainActor private final class Copying: NSObject, UITableViewDelegate {
            var received: [String] = []
            func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
            func tableView(
                _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
            ) -> Bool { action.description == "copy:" }
            func tableView(
                _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
            ) { received.append("\(action.description) \(indexPath.row)") }
        }

        @Test("a table that gets its first delegate in a window has menus, and requests context menus")
        func lateDelegate() throws {
            let copying = Copying()
            stage.activate()
            stage.source.sections = [numbers(4)]
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
            table.rowHeight = 50
            table.register(CountedCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = stage.source
            stage.controller.view.addSubview(table)
            stage.app.flush()
            #expect(table.contextMenuInteraction == nil)
            table.delegate = copying
            stage.app.flush()
            #expect(table.contextMenuInteraction != nil)
            stage.app.touch(.began, 160, 225)
            stage.frames(0.7)
            stage.app.touch(.ended, 160, 225)
            stage.frames(0.3)
            let entries = stage.window.subviews.compactMap { $0 as? EditMenuOverlay }.flatMap { $0.bar?.cells ?? [] }
            let copy = try #require(entries.first)
            #expect(copy.element?.title == "Copy")
            let frame = UIAccessibility.convertToScreenCoordinates(copy.bounds, in: copy)
            stage.app.tap(frame.midX, frame.midY)
            stage.settle()
            #expect(copying.received == ["copy: 2"])
        }
    }
}
