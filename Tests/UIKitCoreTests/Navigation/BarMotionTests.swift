import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Bars: item transitions", .application)
struct BarMotionTests {
    let app = TestApplication()

    private func buttons(in view: UIView) -> [UIButton] {
        (view as? BarButton).map { [$0.button] } ?? view.subviews.flatMap(buttons)
    }

    private func shown<Bar: UIView>(_ bar: Bar, y: CGFloat = 100) -> Bar {
        let window = app.window()
        bar.frame = CGRect(x: 0, y: y, width: 390, height: bar.sizeThatFits(.zero).height)
        window.addSubview(bar)
        app.flush()
        return bar
    }

    /// Where a view's corners are, its transforms taken as they are set, in the bar's coordinates.
    private func placed(_ view: UIView?, in bar: UIView) -> CGRect { view.map { bar.convert($0.bounds, from: $0) } ?? .null }

    @Test("a title becomes the back button's label and the title again; an app's own view is not changed")
    func flight() throws {
        let stage = TransitionStage()
        defer { stage.finish() }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        stage.window.addSubview(bar)
        let first = UINavigationItem(title: "First")
        bar.setItems([first], animated: false)
        stage.advance(0.1)
        func views() -> [NavigationItemView] { bar.subviews.compactMap { $0 as? NavigationItemView } }
        let old = try #require(views().first)
        let title = placed(old.middleContent, in: bar)
        let own = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        let second = UINavigationItem()
        second.titleView = own
        bar.pushItem(second, animated: true)
        let new = try #require(views().last)
        let label = try #require(new.back?.label)
        // Model values are the final ones: the old title is on the label, in its size.
        let (landed, target) = (placed(old.middleContent, in: bar), placed(label, in: bar))
        #expect(abs(landed.minX - target.minX) < 1)
        #expect(abs(landed.midY - target.midY) < 1)
        #expect(old.middle.alpha == 0)
        #expect(label.alpha == 1)
        #expect(label.transform.isIdentity)
        // What it flies from is in the animation.
        let from = try #require(label.layer.animation(forKey: "transform") as? CABasicAnimation)
        let start = try #require((from.fromValue as? CATransform3D).map { CATransform3DGetAffineTransform($0) })
        #expect(abs(target.midX + start.tx - title.midX) < 8)
        #expect(start.tx > 20)
        #expect(own.transform.isIdentity)
        #expect(own.alpha == 1)
        stage.advance(1)
        #expect(views().count == 1)
        #expect(views().first === new)
        bar.popItem(animated: true)
        #expect(abs(placed(label, in: bar).midX - title.midX) < 8)
        #expect(label.alpha == 0)
        #expect(own.transform.isIdentity)
        #expect(own.alpha == 1)
    }

    @Test("a large title shrinks into the label, and grows out of it")
    func largeFlight() throws {
        let bar = shown(UINavigationBar())
        bar.prefersLargeTitles = true
        bar.frame.size.height = 96
        bar.setItems([UINavigationItem(title: "Harbours")], animated: false)
        app.flush()
        let old = try #require(bar.subviews.compactMap { $0 as? NavigationItemView }.first)
        bar.pushItem(UINavigationItem(title: "Kiel"), animated: true)
        let new = try #require(bar.subviews.compactMap { $0 as? NavigationItemView }.last)
        #expect(abs(old.largeTitle.transform.a - 0.5) < 0.05)
        #expect(abs(placed(old.largeTitle, in: bar).minX - placed(new.back?.label, in: bar).minX) < 1)
        #expect(new.largeTitle.transform.isIdentity)
        #expect(new.largeTitle.alpha == 1)
        // Laying out in mid-flight takes nothing off its way.
        let landed = placed(old.largeTitle, in: bar)
        old.setNeedsLayout()
        old.layoutIfNeeded()
        #expect(placed(old.largeTitle, in: bar) == landed)
        UIView.animate(withDuration: 1) { new.back?.chevron.image = UIImage(systemName: "star") }
        #expect(new.back?.chevron.layer.animation(forKey: "contentsScale") == nil)
    }

    @Test("new items begin at their final layout, whatever animation adds them")
    func itemsDoNotGrow() {
        let bar = shown(UINavigationBar())
        bar.setItems([UINavigationItem(title: "First")], animated: false)
        app.flush()
        let next = UINavigationItem(title: "Second")
        next.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        UIView.animate(withDuration: 1) {
            bar.pushItem(next, animated: true)
            bar.layoutIfNeeded()
        }
        func growing(_ view: UIView) -> [UIView] {
            let moves = view.layer.animationKeys()?.contains { $0.hasPrefix("bounds") } == true
            return (moves ? [view] : []) + view.subviews.flatMap(growing)
        }
        #expect(growing(bar).isEmpty)
        #expect(buttons(in: bar).contains { $0.bounds.width > 20 })
    }

}
