internal import CoreGraphics
internal import Foundation

/// A visible edit menu. A touch elsewhere closes it and still reaches the view below, as on iOS.
@MainActor final class EditMenuSession {
    private let bar: EditMenuBarView
    private let overlay: EditMenuOverlay
    private let outside = TouchWatcher()
    private let willEnd: () -> Void
    private let onEnd: () -> Void
    private var hasEnded = false

    init(
        _ elements: [UIMenuElement], at rect: CGRect, of view: UIView, arrow: EditMenuArrow = .automatic, willEnd: @escaping () -> Void,
        onEnd: @escaping () -> Void
    ) {
        self.willEnd = willEnd
        self.onEnd = onEnd
        overlay = EditMenuOverlay(frame: view.window?.bounds ?? .zero)
        overlay.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
        view.window?.addSubview(overlay)
        bar = EditMenuBarView(
            elements, target: view.convert(rect, to: overlay), room: MenuSession.room(in: overlay), arrow: arrow,
            traits: view.traitCollection)
        overlay.addSubview(bar)
        overlay.bar = bar
        overlay.onChoose = { [weak self] in self?.choose($0) }
        outside.onTouch = { [weak self] touch in
            guard let self, !bar.contains(touch.location(in: overlay)) else { return }
            dismiss(animated: true)
        }
        view.window?.addGestureRecognizer(outside)
        guard UIView.areAnimationsEnabled else { return }
        UIView.performWithoutAnimation { bar.alpha = 0 }
        UIView.animate(withDuration: EditMenuMetrics.duration, delay: 0, options: [.allowUserInteraction]) { [bar] in bar.alpha = 1 }
    }

    var frameOnScreen: CGRect { UIAccessibility.convertToScreenCoordinates(bar.bounds, in: bar) }

    private func choose(_ cell: EditMenuCell) {
        if let page = cell.page { return bar.show(page: page) }
        guard cell.isUsable, let leaf = cell.element as? any UIMenuLeaf else { return }
        if !leaf.attributes.contains(.keepsMenuPresented) { dismiss(animated: true) }
        leaf.performWithSender(self, target: nil)
    }

    func dismiss(animated: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        overlay.isUserInteractionEnabled = false
        outside.view?.removeGestureRecognizer(outside)
        willEnd()
        let finish = { [overlay, onEnd] in
            overlay.removeFromSuperview()
            onEnd()
        }
        guard animated, UIView.areAnimationsEnabled else { return finish() }
        UIView.animate(withDuration: EditMenuMetrics.duration, delay: 0, options: [.allowUserInteraction]) { [bar] in
            bar.alpha = 0
        } completion: {
            _ in
            finish()
        }
    }
}

/// Receives touches on the bar; others pass through and close it.
@MainActor final class EditMenuOverlay: UIView {
    weak var bar: EditMenuBarView?
    var onChoose: ((EditMenuCell) -> Void)?
    private weak var cell: EditMenuCell?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isUserInteractionEnabled && bar?.contains(point) ?? false ? self : nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
        let chosen = cell
        highlight(nil)
        if let chosen { onChoose?(chosen) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }

    private func follow(_ touches: Set<UITouch>) { highlight(touches.first.flatMap { bar?.cell(at: $0.location(in: self)) }) }

    private func highlight(_ next: EditMenuCell?) {
        guard next !== cell else { return }
        cell?.isHighlighted = false
        cell = next
        next?.isHighlighted = true
    }
}

/// Observes every touch in its view and descendants, and prevents none.
@MainActor final class TouchWatcher: UIGestureRecognizer {
    var onTouch: ((UITouch) -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let heard = Array(touches)
        state = .failed
        for touch in heard { onTouch?(touch) }
    }
}
