internal import CoreGraphics

/// The line between two rows: a colour, or what an effect makes of what lies behind it.
final class SeparatorLine: UIView {
    private var glass: UIVisualEffectView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: UIColor, _ effect: UIVisualEffect?) {
        guard let effect else {
            glass?.removeFromSuperview()
            glass = nil
            backgroundColor = color
            return
        }
        backgroundColor = nil
        let view = glass ?? UIVisualEffectView(effect: effect)
        if view.effect != effect { view.effect = effect }
        // Vibrancy needs something to be vibrant.
        view.contentView.backgroundColor = effect is UIVibrancyEffect ? color : nil
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== self { addSubview(view) }
        glass = view
    }

    /// The effect that makes the line, for tests.
    var effect: UIVisualEffect? { glass?.effect }
}
