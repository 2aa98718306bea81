import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

@Suite("Preferred transitions and small additions", .application) @MainActor struct PreferredTransitionTests {
    private let stage = TransitionStage()

    @Test("a preferred transition replaces the modal transition style")
    func crossDissolve() throws {
        defer { stage.finish() }
        let shown = UIViewController()
        shown.modalPresentationStyle = .fullScreen
        shown.preferredTransition = .crossDissolve
        _ = stage.window
        stage.root.present(shown, animated: true)
        stage.advance(0.2)
        let container = try #require(shown.presentation.session?.container)
        let opacity = container.layer.presentation()?.opacity ?? -1
        #expect(opacity > 0)
        #expect(opacity < 1)
        stage.advance(1)
        #expect(shown.view.frame == stage.window.bounds)
    }

    @Test("a shadow of a background follows its corners, or is the given path's")
    func shadow() {
        let view = ConfiguredBackgroundView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        var configuration = UIBackgroundConfiguration.clear()
        let plain = configuration
        configuration.shadowProperties.opacity = 0.5
        configuration.shadowProperties.radius = 7
        configuration.shadowProperties.offset = CGSize(width: 1, height: 2)
        #expect(configuration != plain)
        view.show(configuration, fillColor: .white, isCapsule: false)
        view.layoutIfNeeded()
        #expect(view.layer.shadowOpacity == 0.5)
        #expect(view.layer.shadowRadius == 7)
        #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(view.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 20))
        view.show(plain, fillColor: .white, isCapsule: false)
        view.layoutIfNeeded()
        #expect(view.layer.shadowPath == nil)
    }

    @Test("a focus system is that of a window, and tells what contains what")
    func focus() throws {
        defer { stage.finish() }
        let inner = UIView()
        #expect(UIFocusSystem(for: inner) == nil)
        stage.window.rootViewController?.view.addSubview(inner)
        let system = try #require(UIFocusSystem(for: inner))
        #expect(system.focusedItem == nil)
        #expect(UIFocusSystem.environment(stage.root, contains: inner))
        #expect(UIFocusSystem.environment(inner, contains: inner))
        #expect(!UIFocusSystem.environment(inner, contains: stage.root))
    }

    @Test("a bar button has title, image, action and menu at once")
    func barButton() {
        let menu = UIMenu(title: "M", children: [])
        let target = NSObject()
        let item = UIBarButtonItem(title: "T", image: nil, target: target, action: Selector("go:"), menu: menu)
        #expect(item.title == "T")
        #expect(item.menu === menu)
        #expect(item.target === target)
        #expect(item.action == Selector("go:"))
    }

    @Test("views and controllers observe traits through one protocol")
    func traits() {
        defer { stage.finish() }
        for observable in [stage.root.view as any UITraitChangeObservable, stage.root as any UITraitChangeObservable] {
            let registration = observable.registerForTraitChanges(
                [UITraitUserInterfaceStyle.self], target: NSObject(), action: Selector("a"))
            observable.unregisterForTraitChanges(registration)
        }
        var heard = 0
        let view = UIView()
        stage.window.addSubview(view)
        let observable: any UITraitChangeObservable = view
        observable.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in heard += 1 }
        view.overrideUserInterfaceStyle = .dark
        view.updateTraitsIfNeeded()
        #expect(heard == 1)
    }
}
