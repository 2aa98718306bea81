internal import CoreGraphics
package import Foundation

/// Metrics of selection handles. > Units: points. R
enum SelectionHandleMetrics {
    static let bar: CGFloat = 2
    static let knob: CGFloat = 10
    /// The touch area beyond the bar on each side.
    static let reach: CGFloat = 14
}

/// One end of a selection: a bar of the line's height with a knob, at the top for the start, at the bottom for the end.
package final class SelectionHandleView: UIView {
    package var isStart = true {
        didSet { if oldValue != isStart { setNeedsDisplay() } }
    }
    package let grip = UILongPressGestureRecognizer()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        // Immediately, so that a scroll view below does not take the touch.
        grip.minimumPressDuration = 0
        addGestureRecognizer(grip)
    }

    package required init?(coder: NSCoder) { nil }

    /// Moves to the edge of a selected box.
    package func place(atX x: CGFloat, of line: CGRect) {
        let (reach, knob) = (SelectionHandleMetrics.reach, SelectionHandleMetrics.knob)
        let box = CGRect(x: x - reach, y: line.minY - knob, width: reach * 2, height: line.height + knob * 2)
        if frame != box { frame = box }
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        (tintColor ?? .systemBlue).setFill()
        let (bar, knob) = (SelectionHandleMetrics.bar, SelectionHandleMetrics.knob)
        context.fill(CGRect(x: bounds.midX - bar / 2, y: knob, width: bar, height: bounds.height - knob * 2))
        let top = isStart ? 1 : bounds.height - knob - 1
        context.fillEllipse(in: CGRect(x: bounds.midX - knob / 2, y: top, width: knob, height: knob))
    }
}
