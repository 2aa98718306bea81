import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

/// Key commands of controllers, whom an action is for, and the older ways to keep clear of bars.
@Suite("Controllers in the responder chain", .application) @MainActor struct ControllerChainTests {
    private let stage = TransitionStage()

    @Test("key commands are added and removed")
    func keyCommands() {
        stage.app.activate()
        let controller = UIViewController()
        #expect(controller.keyCommands == nil)
        let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new"))
        controller.addKeyCommand(command)
        #expect(controller.keyCommands == [command])
        controller.removeKeyCommand(command)
        #expect(controller.keyCommands == nil)
    }

    @Test("show is handled by the showing container, other actions by any controller that can perform them")
    func target() {
        final class Doer: UIViewController {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == Selector("doIt:") }
        }
        stage.app.activate()
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let doer = Doer()
        doer.addChild(navigation)
        #expect(child.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil) === navigation)
        #expect(child.targetViewController(forAction: Selector("doIt:"), sender: nil) === doer)
        #expect(child.targetViewController(forAction: Selector("doNothing:"), sender: nil) == nil)
    }

    @Test("the top and bottom layout guides are as long as the safe area")
    func layoutGuides() {
        defer { stage.finish() }
        let screen = UIViewController()
        stage.window.rootViewController = UINavigationController(rootViewController: screen)
        stage.advance(0.1)
        #expect(screen.topLayoutGuide.length == 103)
        #expect(screen.bottomLayoutGuide.length == 34)
        #expect((screen.topLayoutGuide as? UILayoutGuide)?.layoutFrame == CGRect(x: 0, y: 0, width: 393, height: 103))
        #expect((screen.bottomLayoutGuide as? UILayoutGuide)?.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
        screen.navigationController?.setNavigationBarHidden(true, animated: false)
        stage.advance(0.1)
        #expect(screen.topLayoutGuide.length == 59)
        #expect(screen.topLayoutGuide === screen.topLayoutGuide)
    }

    @Test("a layout guide's place and height are constraints of the view from its first use on, and follow the safe area")
    func layoutGuideConstraints() {
        defer { stage.finish() }
        let screen = UIViewController()
        #expect(screen.view.constraints.isEmpty)
        let views = [UIView(), UIView()]
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(view)
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        views[0].topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor).isActive = true
        #expect(screen.view.constraints.count == 3)
        views[1].bottomAnchor.constraint(equalTo: screen.bottomLayoutGuide.topAnchor).isActive = true
        #expect(screen.view.constraints.count == 6)
        _ = (screen.topLayoutGuide, screen.bottomLayoutGuide)
        #expect(screen.view.constraints.count == 6)
        stage.window.rootViewController = UINavigationController(rootViewController: screen)
        stage.advance(0.1)
        #expect(views[0].frame.minY == 103)
        #expect(views[1].frame.maxY == 818)
        screen.navigationController?.setNavigationBarHidden(true, animated: false)
        stage.advance(0.1)
        #expect(views[0].frame.minY == 59)
        #expect(screen.view.constraints.filter { $0.secondItem == nil }.map(\.constant).sorted() == [34, 59])
    }

    @Test("a controller that does not adjust insets leaves a scroll view that does not scroll under the bars")
    func adjustment() {
        defer { stage.finish() }
        let screen = UIViewController()
        let scroller = UIScrollView(frame: stage.window.bounds)
        screen.view.addSubview(scroller)
        stage.window.rootViewController = UINavigationController(rootViewController: screen)
        stage.advance(0.1)
        #expect(scroller.adjustedContentInset.top == 103)
        screen.automaticallyAdjustsScrollViewInsets = false
        stage.advance(0.1)
        #expect(scroller.adjustedContentInset.top == 0)
        scroller.contentSize = CGSize(width: 100, height: 2000)
        stage.advance(0.1)
        #expect(scroller.adjustedContentInset.top == 103)
    }
}
