import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@Suite("What keeps an app busy", .application) @MainActor struct BusyReportTests {
    private func lines(_ stage: AnimationStage) -> [String] { BusyReport.lines(ApplicationContext.current, layers: []) }

    @Test("names running animations with their view, and how long they run")
    func animations() {
        let (badge, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UILabel())
        badge.accessibilityIdentifier = "badge"
        let stage = AnimationStage(badge)
        badge.addSubview(other)
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        (turn.toValue, turn.duration, turn.repeatCount) = (CGFloat.pi, 1, .infinity)
        badge.layer.add(turn, forKey: "turn")
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { other.alpha = 0.5 }
        stage.advance(0.5)
        let found = lines(stage)
        #expect(found.contains("UIView \"badge\": the animation of transform.rotation runs without end"), "\(found)")
        #expect(found.contains { $0.hasPrefix("UILabel: the animation of opacity runs for another 1.5") }, "\(found)")
        badge.layer.removeAllAnimations()
        stage.advance(2)
        #expect(!lines(stage).contains { $0.contains("the animation of") })
    }

    @Test("names the most urgent and counts the rest")
    func many() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let stage = AnimationStage(root)
        for number in 0..<BusyReport.most + 3 {
            let view = UIView(frame: root.bounds)
            view.accessibilityIdentifier = "\(number)"
            root.addSubview(view)
            UIView.animate(withDuration: 2) { view.alpha = 0.5 }
        }
        stage.advance(0.1)
        let found = lines(stage)
        #expect(found.count == BusyReport.most + 1)
        #expect(found.last?.hasPrefix("and ") == true, "\(found)")
    }
}
