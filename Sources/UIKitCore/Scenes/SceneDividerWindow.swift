internal import Foundation
internal import ObjectiveC
internal import ViewLayout

/// The bar between two scenes, with its handle; touches elsewhere go to the scenes.
final class SceneDividerWindow: UIWindow {
    private unowned let stage: SceneLayoutController
    private let bar = UIView()
    private let handle = UIView()
    /// Cover the scenes while the divider is dragged.
    private let covers = [
        UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial)),
        UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial)),
    ]
    private let pan = UIPanGestureRecognizer()
    /// The offset from the touch to the divider's middle.
    private var grip: CGFloat = 0
    private var isHeld = false

    private static let selector: Selector = {
        ObjCRuntime.register(SceneDividerWindow.self, "handleDivider:") { target, _ in
            target.drag()
            return nil
        }
        return Selector("handleDivider:")
    }()

    init(stage: SceneLayoutController) {
        self.stage = stage
        super.init(frame: UIScreen.main.bounds)
        isSystem = true
        windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 900)
        for cover in covers {
            cover.alpha = 0
            cover.isUserInteractionEnabled = false
            addSubview(cover)
        }
        addSubview(bar)
        bar.addSubview(handle)
        bar.backgroundColor = .black
        handle.backgroundColor = UIColor(white: 0.55, alpha: 1)
        handle.layer.cornerRadius = SplitScreenLayout.handle.width / 2
        bar.isAccessibilityElement = true
        bar.accessibilityIdentifier = "scene divider"
        bar.accessibilityLabel = SystemStrings.text("Split")
        pan.addTarget(self, action: Self.selector)
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isHeld || stage.split.holdsDivider(point) ? bar : nil
    }

    func place(_ divider: CGRect) {
        bar.frame = divider
        handle.frame = CGRect(
            x: (divider.width - SplitScreenLayout.handle.width) / 2, y: (divider.height - SplitScreenLayout.handle.height) / 2,
            width: SplitScreenLayout.handle.width, height: SplitScreenLayout.handle.height)
        covers[0].frame = CGRect(x: 0, y: 0, width: divider.minX, height: bounds.height)
        covers[1].frame = CGRect(x: divider.maxX, y: 0, width: max(0, bounds.width - divider.maxX), height: bounds.height)
    }

    private func drag() {
        let middle = min(max(pan.location(in: self).x - grip, 0), bounds.width)
        switch pan.state {
        case .began:
            isHeld = true
            grip = pan.location(in: self).x - pan.translation(in: self).x - bar.frame.midX
            UIView.animate(withDuration: SceneMetrics.cover) { self.covers(alpha: 1) }
        case .changed: follow(middle)
        case .ended: letGo(at: middle, velocity: pan.velocity(in: self).x)
        case .cancelled, .failed: if isHeld { letGo(at: stage.split.middle(at: stage.split.rest), velocity: 0) }
        default: break
        }
    }

    private func follow(_ middle: CGFloat) {
        let width = SplitScreenLayout.dividerWidth
        place(CGRect(x: middle - width / 2, y: 0, width: width, height: bounds.height))
        stage.drag(to: middle)
    }

    private func letGo(at middle: CGFloat, velocity: CGFloat) {
        isHeld = false
        stage.endDrag(at: middle, velocity: velocity)
        UIView.animate(withDuration: SceneMetrics.settle) { self.covers(alpha: 0) }
    }

    private func covers(alpha: CGFloat) { for cover in covers { cover.alpha = alpha } }
}
