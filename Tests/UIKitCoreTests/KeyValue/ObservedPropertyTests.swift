import CoreGraphics
import Foundation
import ObjectiveC
import QuartzCore
import Testing

@testable import UIKitCore

/// As the source rewriter leads a literal: with its names.
private func named<Root, Value>(_ path: KeyPath<Root, Value>, _ text: String) -> KeyPath<Root, Value> { ObjCRuntime.keyPath(path, text) }

/// > Contract: Foundation, NSKeyValueObserving; UIKit's properties as they are observed in practice.
@Suite(.application) @MainActor struct ObservedPropertyTests {
    @Test("observe(\\.contentSize) and \\.contentOffset deliver old and new values")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var sizes: [CGSize?] = []
        var offsets: [CGPoint?] = []
        var bounds = 0
        let observations = [
            scroll.observe(\.contentSize, options: [.old, .new]) { _, change in sizes += [change.oldValue, change.newValue] },
            scroll.observe(named(\.contentOffset, "contentOffset"), options: [.new]) { _, change in offsets.append(change.newValue) },
            scroll.observe(named(\.bounds, "bounds")) { _, _ in bounds += 1 },
        ]
        scroll.contentSize = CGSize(width: 100, height: 500)
        #expect(sizes == [.zero, CGSize(width: 100, height: 500)])
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        #expect(offsets.compactMap { $0?.y } == [40, 50])
        #expect(bounds >= 2)
        for observation in observations { observation.invalidate() }
        scroll.contentOffset = .zero
        #expect(offsets.count == 2)
    }

    @Test("geometry, visibility and colours of a view are observable by Apple's keys")
    func views() {
        let view = UIView(frame: .zero)
        var seen: [String] = []
        let observations = [
            view.observe(named(\.frame, "frame")) { _, _ in seen.append("frame") },
            view.observe(named(\.bounds, "bounds")) { _, _ in seen.append("bounds") },
            view.observe(named(\.center, "center")) { _, _ in seen.append("center") },
            view.observe(named(\.isHidden, "isHidden")) { _, _ in seen.append("hidden") },
            view.observe(named(\.alpha, "alpha")) { _, _ in seen.append("alpha") },
            view.observe(named(\.backgroundColor, "backgroundColor")) { _, _ in seen.append("background") },
            view.observe(named(\.transform, "transform")) { _, _ in seen.append("transform") },
        ]
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.bounds.size.width = 20
        view.center = .zero
        view.isHidden = true
        view.alpha = 0.5
        view.backgroundColor = .red
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(seen == ["frame", "bounds", "center", "hidden", "alpha", "background", "transform"])
        withExtendedLifetime(observations) {}
    }

    @Test("controls, labels, items, controllers and layers are observable")
    func others() {
        var seen: [String] = []
        let (button, label, item, controller, layer) = (
            UIButton(frame: .zero), UILabel(frame: .zero), UITabBarItem(), UIViewController(), CALayer()
        )
        let (slider, image) = (UISlider(frame: .zero), UIImageView(frame: .zero))
        let observations = [
            button.observe(named(\.isHighlighted, "isHighlighted")) { _, _ in seen.append("highlighted") },
            button.observe(named(\.isSelected, "isSelected")) { _, _ in seen.append("selected") },
            button.observe(named(\.isEnabled, "isEnabled")) { _, _ in seen.append("enabled") },
            label.observe(named(\.text, "text")) { _, _ in seen.append("text") },
            item.observe(named(\.badgeValue, "badgeValue")) { _, _ in seen.append("badge") },
            controller.observe(named(\.title, "title")) { _, _ in seen.append("title") },
            layer.observe(named(\.bounds, "bounds")) { _, _ in seen.append("layer") },
            slider.observe(named(\.value, "value")) { _, _ in seen.append("value") },
            image.observe(named(\.image, "image")) { _, _ in seen.append("image") },
        ]
        button.isHighlighted = true
        button.isSelected = true
        button.isEnabled = false
        label.text = "a"
        item.badgeValue = "1"
        controller.title = "t"
        layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
        slider.value = 0.5
        image.image = UIImage()
        #expect(seen == ["highlighted", "selected", "enabled", "text", "badge", "title", "layer", "value", "image"])
        withExtendedLifetime(observations) {}
    }

    @Test("geometry, visibility and appearance of a layer are observable by Apple's keys, each change once")
    func layers() {
        let layer = CALayer()
        var seen: [String] = []
        let observations = [
            layer.observe(named(\.position, "position")) { _, _ in seen.append("position") },
            layer.observe(named(\.bounds, "bounds")) { _, _ in seen.append("bounds") },
            layer.observe(named(\.transform, "transform")) { _, _ in seen.append("transform") },
            layer.observe(named(\.isHidden, "isHidden")) { _, _ in seen.append("hidden") },
            layer.observe(named(\.opacity, "opacity")) { _, _ in seen.append("opacity") },
            layer.observe(named(\.backgroundColor, "backgroundColor")) { _, _ in seen.append("background") },
            layer.observe(named(\.cornerRadius, "cornerRadius")) { _, _ in seen.append("corner") },
            layer.observe(named(\.contents, "contents")) { _, _ in seen.append("contents") },
        ]
        layer.position = CGPoint(x: 1, y: 2)
        layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        layer.isHidden = true
        layer.opacity = 0.5
        layer.backgroundColor = UIColor.red.cgColor
        layer.cornerRadius = 5
        layer.contents = nil
        #expect(seen == ["position", "bounds", "transform", "hidden", "opacity", "background", "corner", "contents"])
        for observation in observations { observation.invalidate() }
        layer.position = .zero
        #expect(seen.count == 8)
    }
}
