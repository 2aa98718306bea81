internal import Foundation
internal import UIKitCore

/// A standard accessory at a row's trailing edge: chevron, checkmark, detail button, or button and chevron.
final class CellAccessoryView: UIView {
    let type: UITableViewCell.AccessoryType
    private let mark: UIImageView?
    private let button: UIButton?
    /// Called when the detail button is tapped.
    var onPress: (() -> Void)?

    init(type: UITableViewCell.AccessoryType) {
        self.type = type
        let hasMark = type == .disclosureIndicator || type == .checkmark || type == .detailDisclosureButton
        let hasButton = type == .detailButton || type == .detailDisclosureButton
        mark = hasMark ? UIImageView(image: CellSymbols.mark(type, .current)) : nil
        button = hasButton ? UIButton(type: .custom) : nil
        super.init(frame: .zero)
        isUserInteractionEnabled = hasButton
        if let mark {
            mark.isAccessibilityElement = false
            if type != .checkmark { mark.tintColor = .tertiaryLabel }
            addSubview(mark)
        }
        if let button {
            button.setImage(CellSymbols.detail, for: .normal)
            button.accessibilityLabel = SystemStrings.text("More Info")
            button.addAction(UIAction { [weak self] _ in self?.onPress?() }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Marks scale with the text size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let mark, traitCollection.hasOtherFonts(than: previousTraitCollection) else {
            return
        }
        mark.image = CellSymbols.mark(type, traitCollection)
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private var markSize: CGSize { mark?.intrinsicFrameSize ?? .zero }
    private var buttonSize: CGSize { button == nil ? .zero : CellSymbols.detail?.size ?? .zero }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let gap = mark != nil && button != nil ? CellMetrics.detailGapToChevron : 0
        return CGSize(width: markSize.width + buttonSize.width + gap, height: max(markSize.height, buttonSize.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        func place(_ view: UIView?, _ size: CGSize, atEnd: Bool) {
            let x = atEnd != readsRightToLeft ? bounds.width - size.width : 0
            view?.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
        place(mark, markSize, atEnd: true)
        place(button, buttonSize, atEnd: mark == nil)
    }

    /// The touch area is larger than the button.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { button != nil && touchArea.contains(point) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else { return nil }
        return button
    }

    private var touchArea: CGRect {
        guard let frame = button?.frame else { return .null }
        let (across, down) = (max(0, CellMetrics.touchSize - frame.width) / 2, max(0, CellMetrics.touchSize - frame.height) / 2)
        return frame.insetBy(dx: -across, dy: -down)
    }
}

/// The symbols in rows. Created once: they are the same in every row.
@MainActor enum CellSymbols {
    static let detail = make("info.circle", CellMetrics.detailPointSize, .regular)
    static let minus = make("minus.circle.fill", CellMetrics.editControl - 2, .regular)
    static let plus = make("plus.circle.fill", CellMetrics.editControl - 2, .regular)
    static let marked = make("checkmark.circle.fill", CellMetrics.editControl - 2, .regular)
    static let unmarked = make("circle", CellMetrics.editControl - 2, .regular)
    static let grip = make("line.3.horizontal", CellMetrics.gripPointSize, .regular)

    private static var scaled: [CGFloat: [String: UIImage]] = [:]

    /// An accessory's mark for a text size.
    static func mark(_ type: UITableViewCell.AccessoryType, _ traits: UITraitCollection) -> UIImage? {
        type == .checkmark
            ? mark("checkmark", CellMetrics.checkmarkPointSize, traits) : mark("chevron.forward", CellMetrics.chevronPointSize, traits)
    }

    private static func mark(_ name: String, _ size: CGFloat, _ traits: UITraitCollection) -> UIImage? {
        let wanted = UIFontMetrics(forTextStyle: .body).scaledValue(for: size, compatibleWith: traits)
        if let known = scaled[wanted]?[name] { return known }
        let made = make(name, wanted, .semibold)
        scaled[wanted, default: [:]][name] = made
        return made
    }

    private static func make(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    }
}
