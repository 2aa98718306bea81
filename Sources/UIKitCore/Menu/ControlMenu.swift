internal import CoreGraphics
internal import Foundation

/// A control's menu state: the interaction that opens the menu, and the touch that opened it.
///
/// > Contract: UIKit, MN-2: the menu opens on touch down; it handles the touch from there on.
@MainActor final class ControlMenu {
    private(set) var interaction: UIContextMenuInteraction?
    var opensOnTouchDown = false
    private weak var control: UIControl?
    private weak var touch: UITouch?

    init(_ control: UIControl) { self.control = control }

    var isEnabled: Bool { interaction != nil }

    func setEnabled(_ enabled: Bool, on control: UIControl) {
        guard enabled != isEnabled else { return }
        if enabled {
            let made = UIContextMenuInteraction(delegate: control)
            interaction = made
            control.addInteraction(made)
        } else if let old = interaction {
            control.removeInteraction(old)
            interaction = nil
        }
    }

    /// The control was touched: its menu may take over the touch.
    func controlPressed(_ control: UIControl, _ touch: UITouch) {
        guard opensOnTouchDown, let interaction, control.window != nil else { return }
        guard let session = ContextMenuSession.make(for: interaction, at: touch.location(in: control)) else { return }
        control.cancelTracking(with: nil)
        self.touch = touch
        session.open(adopting: touch.location(in: nil))
    }

    /// Whether the menu handles the touch.
    func controlTouchMoved(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        interaction?.session?.fingerMoved(to: touch.location(in: nil))
        return true
    }

    func controlTouchEnded(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        interaction?.session?.fingerEnded(at: touch.location(in: nil))
        return true
    }
}

/// The menus of buttons: pull-down and pop-up.
@MainActor enum ButtonMenu {
    static func menuChanged(of button: UIButton) {
        button.isContextMenuInteractionEnabled = button.menu != nil
        showSelection(of: button)
    }

    static func configuration(of button: UIButton) -> UIContextMenuConfiguration? {
        guard let menu = button.menu else { return nil }
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        configuration.preferredMenuElementOrder = button.preferredMenuElementOrder
        return configuration
    }

    static func menuEnded(of button: UIButton) {
        // The selection changes right after the menu has begun to close.
        button.applicationContext.beforeNextLayout { [weak button] in
            guard let button else { return }
            showSelection(of: button)
            button.menuChoiceDidShow()
        }
    }

    /// A pop-up button shows its selection; one of its elements is always selected.
    static func showSelection(of button: UIButton) {
        guard button.menuSelectsOne, let menu = button.menu else { return }
        let leaves = MenuOutline.leaves(of: menu)
        if !leaves.contains(where: { ($0 as? any UIMenuLeaf)?.state == .on }) { (leaves.first as? any UIMenuLeaf)?.state = .on }
        guard let chosen = leaves.first(where: { ($0 as? any UIMenuLeaf)?.state == .on }) else { return }
        if button.configuration != nil, button.titles.isEmpty, button.attributedTitles.isEmpty {
            button.configuration?.title = chosen.title
            if chosen.image != nil { button.configuration?.image = chosen.image }
        } else {
            button.setTitle(chosen.title, for: .normal)
            if let image = chosen.image { button.setImage(image, for: .normal) }
        }
    }
}
