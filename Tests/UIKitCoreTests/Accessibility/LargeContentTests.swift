import Foundation
import Testing

@testable import UIKitCore

@Suite("Large content", .application) @MainActor struct LargeContentTests {
    private let stage = TransitionStage()

    private final class Listener: NSObject, UILargeContentViewerInteractionDelegate {
        var ended: [String] = []
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
        ) { ended.append(item?.largeContentTitle ?? "none") }
    }

    private func bar(_ listener: Listener) -> UIView {
        let bar = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
        for (index, name) in ["One", "Two"].enumerated() {
            let label = UILabel(frame: CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 44))
            label.text = name
            label.showsLargeContentViewer = true
            bar.addSubview(label)
        }
        bar.addInteraction(UILargeContentViewerInteraction(delegate: listener))
        stage.window.rootViewController?.view.addSubview(bar)
        return bar
    }

    private func panel(in view: UIView) -> LargeContentPanel? {
        for child in view.subviews {
            if let found = child as? LargeContentPanel ?? panel(in: child) { return found }
        }
        return nil
    }

    private func title(in view: UIView?) -> String? { view?.subviews.compactMap { ($0 as? UILabel)?.text }.first }

    @Test("a long press at an accessibility text size shows the item, follows the finger, and reports where it ended")
    func press() {
        defer { stage.finish() }
        let listener = Listener()
        _ = bar(listener)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.app.touch(.began, 50, 120)
        stage.advance(0.6)
        #expect(title(in: panel(in: stage.window)) == "One")
        stage.app.touch(.moved, 150, 120)
        stage.advance(0.1)
        #expect(title(in: panel(in: stage.window)) == "Two")
        stage.app.touch(.ended, 150, 120)
        stage.advance(0.1)
        #expect(panel(in: stage.window) == nil)
        #expect(listener.ended == ["Two"])
    }

    @Test("at other text sizes a long press shows nothing")
    func ordinary() {
        defer { stage.finish() }
        let listener = Listener()
        _ = bar(listener)
        stage.app.touch(.began, 50, 120)
        stage.advance(0.6)
        #expect(panel(in: stage.window) == nil)
        stage.app.touch(.ended, 50, 120)
        stage.advance(0.1)
        #expect(listener.ended.isEmpty)
        #expect(!UILargeContentViewerInteraction.isEnabled)
    }

    @Test("a tab bar shows its tabs, and chooses the one under the finger at the end")
    func tabs() {
        defer { stage.finish() }
        let controller = UITabBarController(tabs: [
            UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() },
            UITab(title: "B", image: UIImage(systemName: "star"), identifier: "b") { _ in UIViewController() },
        ])
        stage.window.rootViewController = controller
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.advance(0.1)
        stage.app.touch(.began, 300, 852 - 34 - 25)
        stage.advance(0.6)
        #expect(title(in: panel(in: stage.window)) == "B")
        #expect(controller.selectedIndex == 0)
        stage.app.touch(.ended, 300, 852 - 34 - 25)
        stage.advance(0.1)
        #expect(controller.selectedIndex == 1)
    }

    @Test("what a view shows enlarged is its own text and image unless it says otherwise")
    func contents() {
        let label = UILabel()
        label.text = "Text"
        #expect(label.largeContentTitle == "Text")
        label.largeContentTitle = "More text"
        #expect(label.largeContentTitle == "More text")
        let view = UIImageView(image: UIImage(systemName: "star"))
        #expect(view.largeContentImage === view.image)
        #expect(!view.showsLargeContentViewer)
        #expect(view.largeContentImageInsets == .zero)
    }
}
