import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Appearance proxies", .application)
final class AppearanceProxyTests {
    let app = TestApplication()
    lazy var window = app.window()

    private func enter<View: UIView>(_ view: View) -> View {
        window.addSubview(view)
        return view
    }

    @Test("AR-1: values apply when a view enters a window, before its first layout", .contract("AR-1"))
    func entering() {
        app.activate()
        final class Watcher: UISwitch {
            var atFirstLayout: UIColor?
            override func layoutSubviews() {
                super.layoutSubviews()
                if atFirstLayout == nil { atFirstLayout = onTintColor }
            }
        }
        UISwitch.appearance().onTintColor = .red
        let view = Watcher(frame: .zero)
        #expect(view.onTintColor == nil)
        let holder = UIView(frame: .zero)
        holder.addSubview(view)
        #expect(view.onTintColor == nil)
        window.addSubview(holder)
        #expect(view.onTintColor == .red)
        app.flush()
        #expect(view.atFirstLayout == .red)
    }

    @Test("AR-2: views in a window keep their appearance until they are removed and added again", .contract("AR-2"))
    func alreadyInside() {
        app.activate()
        let view = enter(UISwitch(frame: .zero))
        UISwitch.appearance().onTintColor = .red
        app.flush()
        #expect(view.onTintColor == nil)
        view.removeFromSuperview()
        window.addSubview(view)
        #expect(view.onTintColor == .red)
        UISwitch.appearance().onTintColor = .blue
        #expect(view.onTintColor == .red)
        window.addSubview(UIView(frame: .zero))
        view.removeFromSuperview()
        #expect(enter(view).onTintColor == .blue)
    }

    @Test("AR-3: a property set on the instance is never overwritten, whenever it was set", .contract("AR-3"))
    func direct() {
        app.activate()
        let before = UISwitch(frame: .zero)
        before.onTintColor = .green
        UISwitch.appearance().onTintColor = .red
        UISwitch.appearance().thumbTintColor = .yellow
        let after = UISwitch(frame: .zero)
        after.onTintColor = nil
        #expect(enter(before).onTintColor == .green)
        #expect(before.thumbTintColor == .yellow)
        #expect(enter(after).onTintColor == nil)
        let button = UIButton(type: .custom)
        button.setTitleColor(.green, for: .normal)
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.blue, for: .highlighted)
        #expect(enter(button).titleColor(for: .normal) == .green)
        #expect(button.titleColor(for: .highlighted) == .blue)
    }

    @Test("AR-4: a container chain takes precedence over none, and matches outward from the innermost", .contract("AR-4"))
    func containers() {
        app.activate()
        final class Inner: UIView {}
        final class Outer: UIView {}
        UISwitch.appearance().onTintColor = .red
        UISwitch.appearance(whenContainedInInstancesOf: [Inner.self]).onTintColor = .green
        UISwitch.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).onTintColor = .blue
        func shown(_ nest: [UIView]) -> UIColor? {
            let view = UISwitch(frame: .zero)
            var last: UIView = window
            for next in nest + [view] {
                last.addSubview(next)
                last = next
            }
            return view.onTintColor
        }
        #expect(shown([]) == .red)
        #expect(shown([Inner(frame: .zero)]) == .green)
        #expect(shown([Outer(frame: .zero), UIView(frame: .zero), Inner(frame: .zero), UIView(frame: .zero)]) == .blue)
        #expect(shown([Inner(frame: .zero), Outer(frame: .zero)]) == .green)
    }

    @Test("AR-4: a view controller is a container of its view's subviews", .contract("AR-4"))
    func controllers() {
        app.activate()
        final class Page: UIViewController {}
        UISwitch.appearance(whenContainedInInstancesOf: [Page.self]).onTintColor = .green
        let page = Page()
        let view = UISwitch(frame: .zero)
        page.view.addSubview(view)
        window.rootViewController = page
        app.flush()
        #expect(view.onTintColor == .green)
    }

    @Test("AR-5: a subclass's proxy takes precedence over its superclass's; other classes are unaffected", .contract("AR-5"))
    func subclasses() {
        app.activate()
        class Fancy: UISwitch {}
        UISwitch.appearance().onTintColor = .red
        Fancy.appearance().onTintColor = .green
        UISwitch.appearance().thumbTintColor = .yellow
        #expect(enter(Fancy(frame: .zero)).onTintColor == .green)
        #expect(enter(Fancy(frame: .zero)).thumbTintColor == .yellow)
        #expect(enter(UISwitch(frame: .zero)).onTintColor == .red)
        #expect(enter(UISlider(frame: .zero)).thumbTintColor == nil)
    }

    @Test("AR-6: a proxy for traits takes precedence over a plain one where they match", .contract("AR-6"))
    func traits() {
        app.activate()
        UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .green
        UISwitch.appearance().onTintColor = .red
        #expect(enter(UISwitch(frame: .zero)).onTintColor == .red)
        let dark = enter(UIView(frame: .zero))
        dark.overrideUserInterfaceStyle = .dark
        let view = UISwitch(frame: .zero)
        dark.addSubview(view)
        #expect(view.onTintColor == .green)
    }

    @Test("AR-7: a property that is not an appearance attribute changes no instance", .contract("AR-7"))
    func illegal() {
        app.activate()
        let proxy = UISwitch.appearance()
        proxy.frame = CGRect(x: 10, y: 20, width: 5, height: 5)
        proxy.isHidden = true
        proxy.isOn = true
        proxy.addSubview(UIView(frame: .zero))
        let view = enter(UISwitch(frame: .zero))
        #expect(view.frame.origin == .zero)
        #expect(!view.isHidden)
        #expect(!view.isOn)
        #expect(UISwitch.appearance() === proxy)
        #expect(proxy.window == nil)
    }

    @Test("a proxy of an app's class is of that class, and its own @objc properties work")
    func custom() {
        app.activate()
        UIRing.registerForTests()
        UIRing.appearance().ringColor = .green
        UIRing.appearance().width = 7
        let plain = enter(UIRing(frame: .zero))
        #expect(plain.ringColor == .green)
        #expect(plain.width == 7)
        #expect(plain.name == nil)
        let own = UIRing(frame: .zero)
        own.width = 3
        #expect(enter(own).width == 3)
        #expect(own.ringColor == .green)
        UIRing.appearance().ringColor = .blue
        #expect(plain.ringColor == .green)
        plain.removeFromSuperview()
        #expect(enter(plain).ringColor == .blue)
    }

    @Test("semantic content attribute, colours and fonts of all views can be set")
    func common() {
        app.activate()
        UIView.appearance().semanticContentAttribute = .forceRightToLeft
        UILabel.appearance().font = .boldSystemFont(ofSize: 30)
        UILabel.appearance().textColor = .purple
        let label = enter(UILabel(frame: .zero))
        #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(label.font == .boldSystemFont(ofSize: 30))
        #expect(label.textColor == .purple)
    }
}

private class UIRing: UIView {
    var ringColor: UIColor = .red
    var width: CGFloat = 1
    var name: String?

    /// What the rewriter makes of `@objc dynamic var`.
    static func registerForTests() {
        ObjCRuntime.register(UIRing.self, "ringColor") { ring, _ in ring.ringColor }
        ObjCRuntime.register(UIRing.self, "setRingColor:") { ring, arguments in ring.ringColor = ObjCRuntime.argument(arguments, 0) }
        ObjCRuntime.register(UIRing.self, "width") { ring, _ in ring.width }
        ObjCRuntime.register(UIRing.self, "setWidth:") { ring, arguments in ring.width = ObjCRuntime.argument(arguments, 0) }
        ObjCRuntime.register(UIRing.self, "name") { ring, _ in ring.name }
        ObjCRuntime.register(UIRing.self, "setName:") { ring, arguments in ring.name = ObjCRuntime.argument(arguments, 0) }
    }
}
