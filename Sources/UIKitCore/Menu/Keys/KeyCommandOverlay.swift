internal import CoreGraphics
internal import Foundation

/// Metrics of the list of shortcuts. > Units: points, seconds; all remembered (R).
enum KeyOverlayMetrics {
    static let delay: TimeInterval = 0.9
    static let fade: TimeInterval = 0.2
    static let columnWidth: CGFloat = 300
    static let rowHeight: CGFloat = 40
    static let inset: CGFloat = 20
    static let margin: CGFloat = 40
    static let corner: CGFloat = 16
}

/// Lists the available shortcuts while the Command key of an iPad's keyboard is held.
///
/// > Contract: UIKit, UIKeyCommand.discoverabilityTitle: a command without a title is not listed.
@MainActor final class KeyCommandOverlay {
    private let timer = GestureTimer()
    private var card: KeyCommandCardView?

    var isShown: Bool { card != nil }

    /// A key was pressed or released; the list is for Command alone.
    func follow(_ key: UIKey, isDown: Bool, focus: @escaping @MainActor () -> UIResponder?) {
        let isCommand = key.keyCode == .keyboardLeftGUI || key.keyCode == .keyboardRightGUI
        guard isDown, isCommand, UIDevice.current.userInterfaceIdiom == .pad else { return hide() }
        guard card == nil else { return }
        timer.start(after: KeyOverlayMetrics.delay) { [weak self] in if let focus = focus() { self?.show(for: focus) } }
    }

    private func show(for focus: UIResponder) {
        guard let window = focus.applicationContext.windows.key else { return }
        let commands = KeyCommandSearch.available(from: focus).filter { !$0.listTitle.isEmpty && !$0.attributes.contains(.hidden) }
        guard !commands.isEmpty else { return }
        let card = KeyCommandCardView(commands)
        card.place(in: window)
        self.card = card
        window.addSubview(card)
        UIView.performWithoutAnimation { card.alpha = 0 }
        UIView.animate(withDuration: KeyOverlayMetrics.fade) { card.alpha = 1 }
    }

    private func hide() {
        timer.cancel()
        guard let card else { return }
        self.card = nil
        UIView.animate(withDuration: KeyOverlayMetrics.fade) {
            card.alpha = 0
        } completion: { _ in
            card.removeFromSuperview()
        }
    }
}

/// Titles with their keys, in as many columns as fit.
@MainActor final class KeyCommandCardView: UIView {
    private let material = MenuMaterial.background()
    private var rows: [(title: UILabel, keys: UILabel)] = []

    init(_ commands: [UIKeyCommand]) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        layer.cornerRadius = KeyOverlayMetrics.corner
        layer.cornerCurve = .continuous
        material.frame = bounds
        material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(material)
        for command in commands {
            let (title, keys) = (UILabel(), UILabel())
            title.text = command.listTitle
            keys.text = command.keyText
            keys.textColor = .secondaryLabel
            if command.attributes.contains(.disabled) { title.textColor = .tertiaryLabel }
            for label in [title, keys] {
                label.font = .preferredFont(forTextStyle: .body)
                addSubview(label)
            }
            keys.accessibilityLabel = command.keyText
            rows.append((title, keys))
        }
    }

    required init?(coder: NSCoder) { nil }

    /// In the middle of the lower half, as wide as its columns. Rows that do not fit in the window are omitted.
    func place(in window: UIWindow) {
        let space = window.bounds.insetBy(dx: KeyOverlayMetrics.margin, dy: KeyOverlayMetrics.margin)
        let inset = KeyOverlayMetrics.inset
        let most = max(1, Int((space.height - 2 * inset) / KeyOverlayMetrics.rowHeight))
        let columns = max(1, min(Int((space.width - inset) / (KeyOverlayMetrics.columnWidth + inset)), (rows.count + most - 1) / most))
        let perColumn = min(most, (rows.count + columns - 1) / columns)
        let size = CGSize(
            width: CGFloat(columns) * (KeyOverlayMetrics.columnWidth + inset) + inset,
            height: CGFloat(perColumn) * KeyOverlayMetrics.rowHeight + 2 * inset)
        frame = CGRect(
            x: (window.bounds.midX - size.width / 2).rounded(), y: (window.bounds.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
        let isTurned = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, row) in rows.enumerated() {
            let column = index / perColumn
            for label in [row.title, row.keys] { label.isHidden = column >= columns }
            let left = inset + CGFloat(isTurned ? columns - 1 - column : column) * (KeyOverlayMetrics.columnWidth + inset)
            let y = inset + CGFloat(index % perColumn) * KeyOverlayMetrics.rowHeight
            let keys = min(row.keys.intrinsicContentSize.width, KeyOverlayMetrics.columnWidth / 2)
            let title = KeyOverlayMetrics.columnWidth - keys - 8
            row.title.frame = CGRect(x: isTurned ? left + keys + 8 : left, y: y, width: title, height: KeyOverlayMetrics.rowHeight)
            row.keys.frame = CGRect(x: isTurned ? left : left + title + 8, y: y, width: keys, height: KeyOverlayMetrics.rowHeight)
        }
    }
}

extension UIKeyCommand {
    /// The command's title in the list of shortcuts.
    var listTitle: String { discoverabilityTitle ?? title }

    /// The keys in their conventional order: control, option, shift, command, then the key itself.
    var keyText: String {
        let signs: [(UIKeyModifierFlags, String)] = [(.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘")]
        let flags = signs.filter { modifierFlags.contains($0.0) }.map(\.1).joined()
        return flags + UIKeyCommand.sign(of: input ?? "")
    }

    private static func sign(of input: String) -> String {
        switch input {
        case inputUpArrow: "↑"
        case inputDownArrow: "↓"
        case inputLeftArrow: "←"
        case inputRightArrow: "→"
        case inputEscape: "esc"
        case inputPageUp: "⇞"
        case inputPageDown: "⇟"
        case inputHome: "↖"
        case inputEnd: "↘"
        case inputDelete, "\u{8}": "⌫"
        case "\r": "↩"
        case "\t": "⇥"
        case " ": "space"
        default: input.hasPrefix("UIKeyInput") ? String(input.dropFirst("UIKeyInput".count)) : input.uppercased()
        }
    }
}
