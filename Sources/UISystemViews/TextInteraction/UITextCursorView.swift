internal import CoreGraphics
public import Foundation
internal import QuartzCore
public import UIKitCore

/// A view that shows the insertion point of a text.
///
/// > Source: Apple, UITextCursorView
@preconcurrency @MainActor public protocol UITextCursorView: UIView {
    /// Whether the cursor blinks.
    var isBlinking: Bool { get set }
    /// Shows the cursor, and begins to blink again.
    func resetBlinkAnimation()
}

/// A view that shows what is selected of a text.
///
/// > Source: Apple, UITextSelectionHighlightView
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: UIView {
    /// The rectangles of the selection, in the coordinates of the text input's view.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view by which the user drags one end of a selection.
///
/// > Source: Apple, UITextSelectionHandleView
@preconcurrency @MainActor public protocol UITextSelectionHandleView: UIView {
    /// The end of the selection: `leading` is its start, `trailing` its end.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the text is vertical.
    var isVertical: Bool { get }
    /// A shape to show instead of the system's; nil is the system's. > Units: points of the view.
    var customShape: UIBezierPath? { get set }
    /// The frame of the handle at a caret. > Units: points of the text input's view.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// The system's cursor: a blinking bar in the tint colour.
///
/// > Source: Apple, UIStandardTextCursorView
@preconcurrency @MainActor open class UIStandardTextCursorView: UIView, UITextCursorView {
    /// Half of a second on, half of a second off (R). > Units: seconds.
    private static let period: CFTimeInterval = 1
    private static let key = "blink"

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        backgroundColor = tintColor
    }

    /// Whether the cursor blinks; true by default.
    open var isBlinking = true { didSet { if isBlinking != oldValue { resetBlinkAnimation() } } }

    /// Shows the cursor, and begins to blink again.
    open func resetBlinkAnimation() {
        layer.removeAnimation(forKey: Self.key)
        guard isBlinking else { return }
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 1, 0, 0]
        blink.keyTimes = [0, 0.5, 0.5, 1]
        blink.duration = Self.period
        blink.repeatCount = .infinity
        layer.add(blink, forKey: Self.key)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width / 2
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { resetBlinkAnimation() }
    }
}

/// The system's highlight: the tint colour, lightly, behind or over the text.
@MainActor final class StandardHighlightView: UIView, UITextSelectionHighlightView {
    /// R
    private static let opacity: CGFloat = 0.2
    private var parts: [UIView] = []

    var selectionRects: [UITextSelectionRect] = [] {
        didSet {
            for part in parts { part.removeFromSuperview() }
            parts = selectionRects.map { UIView(frame: $0.rect) }
            for part in parts { addSubview(part) }
            paint()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        paint()
    }

    private func paint() { for part in parts { part.backgroundColor = tintColor.withAlphaComponent(Self.opacity) } }
}

/// The system's handle: a bar of the line's height with a knob.
@MainActor final class StandardHandleView: UIView, UITextSelectionHandleView {
    private let drawn = SelectionHandleView()
    private let shape = CAShapeLayer()

    init(_ direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        drawn.isUserInteractionEnabled = false
        drawn.isStart = direction == .leading
        addSubview(drawn)
    }

    required init?(coder: NSCoder) { nil }

    var direction: NSDirectionalRectEdge { didSet { drawn.isStart = direction == .leading } }
    var isVertical: Bool { false }
    var customShape: UIBezierPath? {
        didSet {
            drawn.isHidden = customShape != nil
            shape.path = customShape?.cgPath
            shape.fillColor = tintColor.cgColor
            if customShape == nil { shape.removeFromSuperlayer() } else { layer.addSublayer(shape) }
        }
    }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let probe = SelectionHandleView()
        probe.place(atX: rect.midX, of: rect)
        return probe.frame
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        drawn.frame = bounds
    }
}
