internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Transitions a view from its appearance at initialisation to that at `finish`.
///
/// > Contract: UIKit, AN-14.
@MainActor final class ViewTransition {
    private let view: UIView
    private let style: ViewTransitionStyle
    private let before: CGImage?

    init(_ view: UIView, _ style: ViewTransitionStyle) {
        self.view = view
        self.style = style.supported
        before = self.style.flip == nil ? nil : Self.look(of: view)
    }

    /// Adds the animations to `block`; the view already has its final appearance.
    func finish(in block: ViewAnimationBlock) {
        guard block.duration > 0, ViewAnimationState.isEnabled, style != .none else { return }
        guard let flip = style.flip else {
            let transition = CATransition()
            transition.type = .fade
            return block.add(transition, to: view.layer, key: kCATransition)
        }
        guard let before, let after = Self.look(of: view) else { return }
        Self.turn(from: before, to: after, flip, over: view.layer, hiding: [view.layer], block)
    }

    /// Flips one view over to another on its back. Both have the same frame and are hidden meanwhile.
    static func turn(from front: UIView, to back: UIView, _ style: ViewTransitionStyle, over cover: UIView, in block: ViewAnimationBlock) {
        guard let flip = style.flip, let before = look(of: front), let after = look(of: back) else { return }
        turn(from: before, to: after, flip, over: cover.layer, hiding: [front.layer, back.layer], block)
    }

    private static func look(of view: UIView) -> CGImage? {
        var image: CGImage?
        ViewAnimationState.runWithout { image = view.layer.snapshot(scale: view.layer.contentsScale) }
        return image
    }

    /// Two sides of one card, placed over a layer.
    private static func turn(
        from before: CGImage, to after: CGImage, _ flip: Flip, over layer: CALayer, hiding hidden: [CALayer], _ block: ViewAnimationBlock
    ) {
        guard let superlayer = layer.superlayer else { return }
        let stage = CALayer()
        stage.bounds = layer.bounds
        stage.position = layer.position
        stage.transform = layer.transform
        stage.anchorPoint = layer.anchorPoint
        stage.zPosition = layer.zPosition
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / (Flip.distance * max(layer.bounds.width, layer.bounds.height, 1))
        stage.sublayerTransform = perspective
        superlayer.insertSublayer(stage, above: layer)
        let center = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
        for (image, start, end) in [(before, 0, flip.angle), (after, -flip.angle, 0)] {
            let side = CALayer()
            side.bounds = stage.bounds
            side.position = center
            side.contents = image
            side.isDoubleSided = false
            side.transform = CATransform3DMakeRotation(end, flip.x, flip.y, 0)
            stage.addSublayer(side)
            let turn = CABasicAnimation(keyPath: flip.keyPath)
            turn.fromValue = start
            turn.toValue = end
            block.add(turn, to: side, key: "flip")
        }
        for layer in hidden {
            let hide = CABasicAnimation(keyPath: "opacity")
            hide.fromValue = 0
            hide.toValue = 0
            block.add(hide, to: layer, key: "flip")
        }
        let completion = block.completion
        block.completion = { finished in
            stage.removeFromSuperlayer()
            completion?(finished)
        }
    }

    /// A half turn. > Units: radians.
    struct Flip {
        /// The eye's distance, in multiples of the view's size. Confidence R.
        static let distance: CGFloat = 2
        var angle: CGFloat
        var x: CGFloat
        var y: CGFloat
        var keyPath: String { y == 0 ? "transform.rotation.x" : "transform.rotation.y" }
    }
}

extension ViewTransitionStyle {
    /// The style actually used: a page curl becomes a dissolve, reported once.
    @MainActor fileprivate var supported: ViewTransitionStyle {
        guard self == .curlUp || self == .curlDown else { return self }
        UnimplementedSetting.report(
            "transition\(self == .curlUp ? "CurlUp" : "CurlDown"): a cross dissolve instead", on: UIView.AnimationOptions())
        return .crossDissolve
    }

    /// The direction of the flip; the side named by the style comes to the front.
    fileprivate var flip: ViewTransition.Flip? {
        switch self {
        case .flipFromLeft: ViewTransition.Flip(angle: .pi, x: 0, y: 1)
        case .flipFromRight: ViewTransition.Flip(angle: -.pi, x: 0, y: 1)
        case .flipFromTop: ViewTransition.Flip(angle: -.pi, x: 1, y: 0)
        case .flipFromBottom: ViewTransition.Flip(angle: .pi, x: 1, y: 0)
        case .none, .curlUp, .curlDown, .crossDissolve: nil
        }
    }
}
