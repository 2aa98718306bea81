internal import Foundation
internal import QuartzCore

/// The subviews of a text field: border, canvas, caret, clear button, side views.
@MainActor final class TextFieldSubviews {
    private unowned let field: UITextField
    let canvas: TextFieldCanvas
    private let border = UIView()
    private let caret = UIView()
    private let picture = UIImageView()
    /// Cancels the pending hiding of a secure field's last character.
    var cancelReveal: (@MainActor () -> Void)?
    private lazy var clearButton = TextFieldClearButton(field: field)
    /// Shown instead of the cross on a disc, per state of the clear button.
    var clearImages = ControlStateTable<UIImage>() { didSet { clearButton.images = clearImages } }

    init(_ field: UITextField) {
        self.field = field
        canvas = TextFieldCanvas(field: field)
    }

    func install() {
        for view in [border, caret, picture] { view.isUserInteractionEnabled = false }
        caret.layer.cornerRadius = TextFieldMetrics.caretWidth / 2
        caret.isHidden = true
        picture.isHidden = true
        field.addSubview(border)
        field.addSubview(picture)
        field.addSubview(canvas)
        field.addSubview(caret)
        _ = field.selectionControls
    }

    func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if old?.superview === field { old?.removeFromSuperview() }
        field.sideViewsDidChange()
    }

    func contentDidChange() {
        canvas.forget()
        field.setNeedsLayout()
    }

    func selectionDidChange() {
        canvas.setNeedsDisplay()
        placeCaret()
    }

    // MARK: Layout

    func layout() {
        let editing = field.isInSession
        layoutBorder()
        place(field.leftView, field.leftViewRect(forBounds: field.bounds), shown: TextFieldGeometry.showsLeft(field, editing: editing))
        place(field.rightView, field.rightViewRect(forBounds: field.bounds), shown: TextFieldGeometry.showsRight(field, editing: editing))
        if TextFieldGeometry.showsClear(field, editing: editing) || clearButton.superview != nil {
            let shown = TextFieldGeometry.showsClear(field, editing: editing)
            place(clearButton, field.clearButtonRect(forBounds: field.bounds), shown: shown)
        }
        let space =
            editing
            ? field.editingRect(forBounds: field.bounds)
            : field.hasText ? field.textRect(forBounds: field.bounds) : field.placeholderRect(forBounds: field.bounds)
        if canvas.frame != space {
            canvas.frame = space
            canvas.setNeedsDisplay()
        }
        placeCaret()
    }

    private func place(_ view: UIView?, _ frame: CGRect, shown: Bool) {
        guard let view else { return }
        guard shown else { return view.removeFromSuperview() }
        if view.superview !== field { field.addSubview(view) }
        view.frame = frame
    }

    private func layoutBorder() {
        let image = field.isEnabled ? field.background : field.disabledBackground ?? field.background
        let usesImage = image != nil && field.borderStyle != .roundedRect
        picture.isHidden = !usesImage
        picture.image = usesImage ? image : nil
        picture.frame = field.bounds
        border.frame = field.borderRect(forBounds: field.bounds)
        border.isHidden = field.borderStyle == .none || usesImage
        let layer = border.layer
        let isRounded = field.borderStyle == .roundedRect
        layer.cornerRadius = isRounded ? TextFieldMetrics.cornerRadius : 0
        layer.borderWidth = isRounded ? TextFieldMetrics.borderWidth : 1
        let edge: UIColor =
            isRounded ? UIColor.label.withAlphaComponent(TextFieldMetrics.borderAlpha) : field.borderStyle == .line ? .label : .separator
        layer.borderColor = edge.resolvedColor(with: field.traitCollection).cgColor
        border.backgroundColor = isRounded ? field.backgroundColor ?? .systemBackground : nil
        if isRounded { field.layer.cornerRadius = TextFieldMetrics.cornerRadius }
    }

    // MARK: Caret

    private func placeCaret() {
        canvas.showCaret()
        let shown = field.isInSession && !field.editor.hasSelection
        caret.frame = canvas.caretRect(at: field.editor.head)
        caret.backgroundColor = field.tintColor
        field.selectionControls.place()
        guard caret.isHidden == shown else { return }
        caret.isHidden = !shown
        restartBlink()
    }

    /// Visible at once, then blinking in the render server, without work in the app.
    func restartBlink() {
        caret.layer.removeAnimation(forKey: "blink")
        guard !caret.isHidden else { return }
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 0, 1] as [Float]
        blink.keyTimes = [0, 0.5, 1] as [NSNumber]
        blink.calculationMode = .discrete
        blink.duration = TextFieldMetrics.blinkPeriod
        blink.repeatCount = .infinity
        caret.layer.add(blink, forKey: "blink")
    }
}
