public import Foundation

/// One box of a selection: part of one line.
///
/// > Contract: UIKit, UITextSelectionRect. > Units: points in the input's view.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    private let box: TextSelectionBox
    init(_ box: TextSelectionBox) {
        self.box = box
        super.init()
    }
    /// For an app's own inputs, whose subclasses override what they know.
    public override init() {
        box = TextSelectionBox(rect: .zero)
        super.init()
    }
    /// The box in points, in the coordinates of the input's view.
    open var rect: CGRect { box.rect }
    /// The direction of the text in the box.
    open var writingDirection: NSWritingDirection { box.isRightToLeft ? .rightToLeft : .leftToRight }
    /// Whether the selection starts in this box.
    open var containsStart: Bool { box.containsStart }
    /// Whether the selection ends in this box.
    open var containsEnd: Bool { box.containsEnd }
    /// Whether the text is vertical; always false.
    open var isVertical: Bool { false }
}

struct TextSelectionBox: Hashable {
    var rect: CGRect
    var isRightToLeft = false
    var containsStart = false
    var containsEnd = false
}
