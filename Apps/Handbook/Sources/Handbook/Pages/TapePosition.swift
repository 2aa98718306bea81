import UIKit

/// A place between two characters of the tape.
final class TapePosition: UITextPosition {
    let index: Int

    init(_ index: Int) {
        self.index = index
        super.init()
    }
}

/// A part of the tape.
final class TapeRange: UITextRange {
    let indices: Range<Int>

    init(_ first: Int, _ second: Int) {
        indices = min(first, second)..<max(first, second)
        super.init()
    }

    override var start: UITextPosition { TapePosition(indices.lowerBound) }
    override var end: UITextPosition { TapePosition(indices.upperBound) }
    override var isEmpty: Bool { indices.isEmpty }
}

/// Where the selection is drawn.
final class TapeSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let ends: (start: Bool, end: Bool)

    init(_ place: CGRect, containsStart: Bool, containsEnd: Bool) {
        self.place = place
        ends = (containsStart, containsEnd)
        super.init()
    }

    override var rect: CGRect { place }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
    override var isVertical: Bool { false }
    override var writingDirection: NSWritingDirection { .leftToRight }
}
