internal import Foundation
internal import UIKitCore

/// The circle at a row's leading edge while editing: minus, plus, or a selection mark.
final class CellEditControl: UIControl {
    enum Kind: Equatable { case delete, insert, mark(isSelected: Bool) }

    var kind: Kind { didSet { if kind != oldValue { show() } } }
    var onPress: (() -> Void)?
    /// Of the sign and of the circle behind it; nil is the default. The circle of a mark has the tint colour.
    var colors: (sign: UIColor?, circle: UIColor?) { didSet { show() } }
    private let picture = UIImageView(frame: .zero)

    init(kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        picture.contentMode = .center
        picture.isAccessibilityElement = false
        addSubview(picture)
        addAction(UIAction { [weak self] _ in self?.onPress?() }, for: .touchUpInside)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        switch kind {
        case .delete: picture.image = coloured(CellSymbols.minus, .systemRed)
        case .insert: picture.image = coloured(CellSymbols.plus, .systemGreen)
        case .mark(true): picture.image = coloured(CellSymbols.marked, tintColor)
        case .mark(false): picture.image = CellSymbols.unmarked
        }
        picture.tintColor = kind == .mark(isSelected: false) ? .tertiaryLabel : nil
        isAccessibilityElement = kind == .delete || kind == .insert
        accessibilityTraits = .button
        accessibilityLabel = kind == .delete ? SystemStrings.text("Remove") : kind == .insert ? SystemStrings.text("Insert") : nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    /// A sign, white by default, on a filled circle.
    private func coloured(_ symbol: UIImage?, _ circle: UIColor) -> UIImage? {
        let palette = [colors.sign ?? .white, colors.circle ?? circle]
        return symbol?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(paletteColors: palette))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    /// The touch area is the whole leading end of the row.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard kind == .delete || kind == .insert else { return false }
        let grown = max(0, CellMetrics.touchSize - bounds.width) / 2
        return bounds.insetBy(dx: -grown, dy: -grown).contains(point)
    }
}
