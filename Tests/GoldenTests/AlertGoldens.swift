import Testing
import UIKit

@testable import UIKitCore

@Suite("Goldens: alerts") @MainActor struct AlertGoldens {
    /// Keeps the controllers of what is shown.
    private final class Keeper: UIView {
        var controllers: [UIAlertController] = []
        func add(_ controller: UIAlertController, width: CGFloat, at place: CGPoint) {
            guard let view = controller.view else { return }
            controllers.append(controller)
            view.frame = CGRect(origin: place, size: view.sizeThatFits(CGSize(width: width, height: 1000)))
            addSubview(view)
        }
    }

    private func alert(_ style: UIAlertController.Style, _ title: String?, _ message: String?, _ actions: [UIAlertAction])
        -> UIAlertController
    {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for action in actions { alert.addAction(action) }
        return alert
    }

    @Test("an alert, text fields, stacked actions") func alerts() throws {
        try GoldenSheet("alert", width: 310) { _ in
            let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 286, height: 0))
            keeper.backgroundColor = .systemIndigo
            let question = alert(
                .alert, "Delete “Notes”?", "This cannot be undone.",
                [.init(title: "Delete", style: .destructive), .init(title: "Cancel", style: .cancel)])
            let input = alert(
                .alert, "Sign In", nil, [.init(title: "Cancel", style: .cancel), .init(title: "OK", style: .default)])
            input.addTextField { $0.placeholder = "Name" }
            input.addTextField { $0.text = "Password" }
            input.preferredAction = input.actions[1]
            let disabled = UIAlertAction(title: "Disabled", style: .default)
            disabled.isEnabled = false
            let stack = alert(
                .alert, nil, "Three ways to go on.",
                [.init(title: "First", style: .default), disabled, .init(title: "Later", style: .cancel)])
            var y: CGFloat = 8
            for controller in [question, input, stack] {
                keeper.add(controller, width: 286, at: CGPoint(x: 8, y: y))
                y = (controller.view?.frame.maxY ?? y) + 8
            }
            for controller in [question, input, stack] { controller.view?.center.x = 143 }
            keeper.frame.size.height = y
            return keeper
        }.verify()
    }

    @Test("an action sheet") func sheets() throws {
        try GoldenSheet("action-sheet", width: 320) { _ in
            let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 296, height: 0))
            keeper.backgroundColor = .systemTeal
            let sheet = alert(
                .actionSheet, "Photo", "Where the picture comes from.",
                [
                    .init(title: "Take Photo", style: .default), .init(title: "Remove", style: .destructive),
                    .init(title: "Cancel", style: .cancel),
                ])
            keeper.add(sheet, width: 280, at: CGPoint(x: 8, y: 8))
            keeper.frame.size.height = (sheet.view?.frame.maxY ?? 0) + 8
            return keeper
        }.verify()
    }
}
