internal import Foundation

/// Metrics of text fields. > Units: points.
enum TextFieldMetrics {
    /// M, facts 2.3
    static let roundedInset = CGSize(width: 7, height: 2)
    static let lineInset = CGSize(width: 2, height: 2)
    static let roundedHeight: CGFloat = 34
    static let cornerRadius: CGFloat = 5
    static let borderWidth: CGFloat = 0.65
    static let borderAlpha: CGFloat = 0.2
    static let caretWidth: CGFloat = 2
    /// Beyond the font's line height; also the extra height of a field without border.
    static let caretExcess: CGFloat = 1.5
    /// R, facts 2.3
    static let clearBox: CGFloat = 19
    static let clearGap: CGFloat = 5
    static let clearGlyph: CGFloat = 14
    static let selectionAlpha: CGFloat = 0.2
    /// R
    static let markedAlpha: CGFloat = 0.13
    /// The blink period in seconds, half of it visible. R
    static let blinkPeriod = 1.0
}

/// The frames of a text field's parts.
@MainActor enum TextFieldGeometry {
    private static func inset(_ style: UITextField.BorderStyle) -> CGSize {
        switch style {
        case .none: .zero
        case .line: TextFieldMetrics.lineInset
        case .bezel, .roundedRect: TextFieldMetrics.roundedInset
        }
    }

    static func shows(_ mode: UITextField.ViewMode, editing: Bool) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: editing
        case .unlessEditing: !editing
        }
    }

    static func showsLeft(_ field: UITextField, editing: Bool) -> Bool {
        field.leftView != nil && shows(field.leftViewMode, editing: editing)
    }
    static func showsRight(_ field: UITextField, editing: Bool) -> Bool {
        field.rightView != nil && shows(field.rightViewMode, editing: editing)
    }
    /// A right view replaces the clear button.
    static func showsClear(_ field: UITextField, editing: Bool) -> Bool {
        field.hasText && shows(field.clearButtonMode, editing: editing) && !showsRight(field, editing: editing)
    }

    static func textRect(of field: UITextField, in bounds: CGRect, editing: Bool) -> CGRect {
        let inset = inset(field.borderStyle)
        var box = bounds.insetBy(dx: min(inset.width, bounds.width / 2), dy: min(inset.height, bounds.height / 2))
        let (first, second) = field.readsRightToLeft ? (false, true) : (true, false)
        if showsLeft(field, editing: editing) { cut(&box, field.leftViewRect(forBounds: bounds), fromLeft: first) }
        if showsRight(field, editing: editing) { cut(&box, field.rightViewRect(forBounds: bounds), fromLeft: second) }
        if editing, shows(field.clearButtonMode, editing: true), !showsRight(field, editing: true) {
            cut(&box, field.clearButtonRect(forBounds: bounds), fromLeft: second)
        }
        return box
    }

    private static func cut(_ box: inout CGRect, _ part: CGRect, fromLeft: Bool) {
        if fromLeft {
            let left = min(max(box.minX, part.maxX), box.maxX)
            box = CGRect(x: left, y: box.minY, width: box.maxX - left, height: box.height)
        } else {
            box.size.width = max(0, min(box.maxX, part.minX) - box.minX)
        }
    }

    static func sideRect(of view: UIView?, in bounds: CGRect, atRight: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.sizeThatFits(bounds.size) }
        let x = atRight ? bounds.maxX - size.width : bounds.minX
        return CGRect(x: x, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }

    static func clearButtonRect(of field: UITextField, in bounds: CGRect) -> CGRect {
        let side = TextFieldMetrics.clearBox
        let x = field.readsRightToLeft ? bounds.minX + TextFieldMetrics.clearGap : bounds.maxX - side - TextFieldMetrics.clearGap
        return CGRect(x: x, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }

    static func intrinsicSize(of field: UITextField) -> CGSize {
        let scale = max(field.traitCollection.displayScale, 1)
        let inset = inset(field.borderStyle)
        let text = field.parts.canvas.naturalWidth
        var width = (text * scale).rounded(.up) / scale + inset.width * 2
        if showsLeft(field, editing: field.isInSession) { width += field.leftViewRect(forBounds: field.bounds).width }
        if showsRight(field, editing: field.isInSession) { width += field.rightViewRect(forBounds: field.bounds).width }
        let line = ((field.look.font.lineHeight + TextFieldMetrics.caretExcess) * scale).rounded(.up) / scale
        let height =
            field.borderStyle == .roundedRect || field.borderStyle == .bezel
            ? max(TextFieldMetrics.roundedHeight, line + 12) : line + inset.height * 2
        return CGSize(width: width, height: height)
    }
}
