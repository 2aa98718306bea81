import UIKit

/// A text whose coloured parts can be tapped. Touches next to them go to the views behind, so rows can be selected and scrolled.
final class RichTextLabel: UIView {
    var onTarget: ((TextPart) -> Void)?
    private let layout = TextLayout()
    private var pressed: NSRange? {
        didSet { if pressed != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    required init?(coder: NSCoder) { nil }

    var attributedText = NSAttributedString(string: "") {
        didSet {
            pressed = nil
            accessibilityLabel = Self.spoken(attributedText)
            update()
        }
    }

    override var frame: CGRect {
        didSet { if frame.width != oldValue.width { update() } }
    }

    private func update() {
        layout.set(attributedText, width: bounds.width)
        setNeedsDisplay()
    }

    /// Attachments are left out.
    private static func spoken(_ text: NSAttributedString) -> String { text.string.replacingOccurrences(of: "\u{FFFC}", with: "") }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let range = layout.manager.glyphRange(for: layout.container)
        if let pressed { drawBackground(of: pressed) }
        layout.manager.drawBackground(forGlyphRange: range, at: .zero)
        layout.manager.drawGlyphs(forGlyphRange: range, at: .zero)
    }

    private func drawBackground(of range: NSRange) {
        Palette.linkPressed.setFill()
        for box in boxes(of: range) { UIBezierPath(roundedRect: box.insetBy(dx: -2, dy: 0), cornerRadius: 3).fill() }
    }

    private func boxes(of range: NSRange) -> [CGRect] {
        let glyphs = layout.manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        var found: [CGRect] = []
        layout.manager.enumerateEnclosingRects(
            forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: layout.container
        ) { box, _ in found.append(box) }
        return found
    }

    /// The target at a point in this view, with its range.
    func target(at point: CGPoint) -> (part: TextPart, range: NSRange)? {
        var found: (TextPart, NSRange)?
        attributedText.enumerateAttribute(.target, in: NSRange(location: 0, length: attributedText.length)) { value, range, stop in
            guard let target = value as? TextTarget, boxes(of: range).contains(where: { $0.insetBy(dx: -3, dy: -4).contains(point) }) else {
                return
            }
            found = (target.part, range)
            stop.pointee = true
        }
        return found
    }

    // MARK: Touches

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && target(at: point) != nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed = touches.first.flatMap { target(at: $0.location(in: self)) }?.range
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), let found = target(at: point), found.range == pressed else {
            return pressed = nil
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let found = touches.first.flatMap { target(at: $0.location(in: self)) }
        let isSame = found != nil && found?.range == pressed
        pressed = nil
        if isSame, let part = found?.part { onTarget?(part) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }

    // MARK: Accessibility

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            var actions: [UIAccessibilityCustomAction] = []
            attributedText.enumerateAttribute(.target, in: NSRange(location: 0, length: attributedText.length)) { value, _, _ in
                guard let target = value as? TextTarget else { return }
                actions.append(
                    UIAccessibilityCustomAction(name: target.part.text) { [weak self] _ in
                        self?.onTarget?(target.part)
                        return true
                    })
            }
            return actions
        }
        set {}
    }
}
