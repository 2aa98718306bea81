internal import CoreGraphics
internal import UIKitCore

/// The separator between two rows: a colour, or an effect on the content behind it.
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
        // Vibrancy needs visible content.
        view.contentView.backgroundColor = effect is UIVibrancyEffect ? color : nil
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== self { addSubview(view) }
        glass = view
    }

    /// The separator's effect, for tests.
    var effect: UIVisualEffect? { glass?.effect }
}
