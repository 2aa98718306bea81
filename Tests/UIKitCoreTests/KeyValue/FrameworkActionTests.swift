import Foundation
import ObjectiveC
import Testing
import UIKitCore
import UILists

/// Methods and setters of UIKit's own as actions: an app names them with `#selector(UIView.endEditing(_:))`.
@Suite("UIKit's methods as actions", .application, .serialized) @MainActor struct FrameworkActionTests {
    private let app = TestApplication()

    private final class Rows: NSObject, UITableViewDataSource {
        var asked = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            asked += 1
            return 3
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private func press(_ target: AnyObject, _ action: Selector) {
        let button = UIButton(type: .custom)
        button.addTarget(target, action: action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
    }

    @Test("a tap recogniser with endEditing(_:) as its action ends editing")
    func endEditing() throws {
        let screen = UIViewController()
        let window = app.window(screen)
        let view = try #require(screen.view)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        view.addSubview(field)
        view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: "endEditing:"))
        app.flush()
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        app.tap(200, 400)
        app.advance(0.5)
        #expect(!field.isFirstResponder)
        withExtendedLifetime(window) {}
    }

    @Test("a button's action removes a view, reloads a table, pops a screen")
    func buttons() {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        press(child, "removeFromSuperview")
        #expect(parent.subviews.isEmpty)

        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.dataSource = rows
        let window = app.window()
        window.addSubview(table)
        app.flush()
        let before = rows.asked
        press(table, "reloadData")
        app.flush()
        #expect(rows.asked > before)

        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UIViewController(), animated: false)
        press(stack, "popViewControllerAnimated:")
        #expect(stack.viewControllers.count == 1)
    }

    @Test("a delayed perform of a setter sets the property to nil")
    func delayedSetter() {
        let view = UIImageView(frame: .zero)
        view.animationImages = [UIImage()]
        view.perform("setAnimationImages:", with: nil, afterDelay: 0)
        #expect(view.animationImages?.count == 1)
        for _ in 0..<100 where view.animationImages != nil {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
        #expect(view.animationImages == nil)
    }
}
