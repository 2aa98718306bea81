internal import Foundation

/// The pointer effect of a button.
@MainActor final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private weak var button: UIButton?
    private lazy var interaction = UIPointerInteraction(delegate: self)

    init(_ button: UIButton) {
        self.button = button
        super.init()
        button.addInteraction(interaction)
    }

    func removed() -> ButtonPointer? {
        button?.removeInteraction(interaction)
        return nil
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button, button.window != nil, button.isEnabled else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        return button.pointerStyleProvider?(button, effect, .roundedRect(button.frame)) ?? UIPointerStyle(effect: effect)
    }
}
