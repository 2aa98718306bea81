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
    open var rect: CGRect { box.rect }
    open var writingDirection: NSWritingDirection { box.isRightToLeft ? .rightToLeft : .leftToRight }
    open var containsStart: Bool { box.containsStart }
    open var containsEnd: Bool { box.containsEnd }
    open var isVertical: Bool { false }
}

struct TextSelectionBox: Hashable {
    var rect: CGRect
    var isRightToLeft = false
    var containsStart = false
    var containsEnd = false
}
