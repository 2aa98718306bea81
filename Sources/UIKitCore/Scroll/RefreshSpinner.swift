internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The petals of a refresh control: they appear one after the other as content is pulled, then rotate.
///
/// Each petal is a layer with a colour; nothing is drawn, and the render server rotates them.
final class RefreshSpinner: UIView {
    private var petals: [CALayer] = []
    private static let key = "turn"

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        let count = ActivityIndicatorMetrics.petals
        let still = NSNull()
        for _ in 0..<count {
            let petal = CALayer()
            petal.actions = ["opacity": still, "position": still, "bounds": still, "transform": still, "backgroundColor": still]
            layer.addSublayer(petal)
            petals.append(petal)
        }
    }

    required init?(coder: NSCoder) { return nil }

    var color: UIColor = .gray { didSet { updateColor() } }

    private func updateColor() {
        let color = color.resolvedColor(with: traitCollection).cgColor
        for petal in petals { petal.backgroundColor = color }
    }

    package override func resolveDynamicColors() {
        super.resolveDynamicColors()
        updateColor()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) / 2
        let size = CGSize(
            width: radius * ActivityIndicatorMetrics.halfBreadth * 2, height: radius * (1 - ActivityIndicatorMetrics.innerRadius))
        for (index, petal) in petals.enumerated() {
            let angle = CGFloat(index) * 2 * .pi / CGFloat(petals.count)
            let distance = radius - size.height / 2
            petal.bounds = CGRect(origin: .zero, size: size)
            petal.cornerRadius = size.width / 2
            petal.position = CGPoint(x: bounds.midX + sin(angle) * distance, y: bounds.midY - cos(angle) * distance)
            petal.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
        }
    }

    /// The visible part of the petals, clockwise from the top; the last one fades in.
    func show(progress: CGFloat) {
        let count = progress * CGFloat(petals.count)
        for (index, petal) in petals.enumerated() {
            let part = min(max(count - CGFloat(index), 0), 1)
            petal.opacity = Float(part * ActivityIndicatorMetrics.strongest)
        }
    }

    var isTurning = false {
        didSet { if isTurning != oldValue { turn() } }
    }

    private func turn() {
        for (index, petal) in petals.enumerated() {
            petal.removeAnimation(forKey: Self.key)
            guard isTurning, window != nil else { continue }
            let steps = 0..<petals.count
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = steps.map {
                ActivityIndicatorMetrics.opacity(petal: index, step: $0) * ActivityIndicatorMetrics.strongest
            }
            animation.calculationMode = .discrete
            animation.keyTimes = (0...petals.count).map { NSNumber(value: Double($0) / Double(petals.count)) }
            animation.duration = ActivityIndicatorMetrics.revolution
            animation.repeatCount = .infinity
            petal.add(animation, forKey: Self.key)
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }
}
