internal import CoreGraphics
internal import Foundation

/// What a page says of its selection. > Units: CSS pixels of its window.
struct PageSelection: Equatable {
    let text: String
    /// The first and the last line of it.
    let (first, last): (CGRect, CGRect)

    /// Nil if nothing is selected.
    init?(_ value: Any?) {
        guard let values = value as? [Any], values.count == 9, let text = values[0] as? String, !text.isEmpty else { return nil }
        let numbers = values.dropFirst().compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == 8, numbers.allSatisfy(\.isFinite) else { return nil }
        self.text = text
        first = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        last = CGRect(x: numbers[4], y: numbers[5], width: numbers[6], height: numbers[7])
    }

    static func == (one: PageSelection, other: PageSelection) -> Bool {
        one.text == other.text && one.first == other.first && one.last == other.last
    }
}

/// Scripts that select text of a page, and say what is selected then.
enum SelectionScript {
    /// Selects the word at a place of the window; nothing outside of a text, in a link, in a field, and where the page forbids it.
    static func word(at place: CGPoint) -> String {
        call(
            """
            const range = document.caretRangeFromPoint(\(place.x), \(place.y)), node = range && range.startContainer;
            if (!node || node.nodeType !== Node.TEXT_NODE) return null;
            const element = node.parentElement;
            if (element.closest('a[href], button') || getComputedStyle(element).userSelect === 'none') return null;
            const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(node.data);
            let word = words.containing(Math.min(range.startOffset, node.data.length - 1));
            // A space belongs to the word before it.
            if (word && !word.segment.trim() && word.index) word = words.containing(word.index - 1);
            if (!word || !word.segment.trim()) return null;
            const chosen = document.createRange();
            chosen.setStart(node, word.index);
            chosen.setEnd(node, word.index + word.segment.length);
            const near = 8, box = chosen.getBoundingClientRect();
            if (\(place.x) < box.left - near || \(place.x) > box.right + near || \(place.y) < box.top - near || \(place.y) > box.bottom + near)
                return null;
            const selection = getSelection();
            selection.removeAllRanges();
            selection.addRange(chosen);
            """)
    }

    /// Moves one end of the selection to a place of the window; it does not go beyond the other.
    static func move(isStart: Bool, to place: CGPoint) -> String {
        call(
            """
            const range = document.caretRangeFromPoint(\(place.x), \(place.y)), selection = getSelection();
            if (range && selection.rangeCount) {
                const old = selection.getRangeAt(0), moved = old.cloneRange();
                if (\(isStart)) moved.setStart(range.startContainer, range.startOffset);
                else moved.setEnd(range.startContainer, range.startOffset);
                const kept = \(isStart) ? old.endContainer === moved.endContainer && old.endOffset === moved.endOffset
                    : old.startContainer === moved.startContainer && old.startOffset === moved.startOffset;
                if (kept && !moved.collapsed) {
                    selection.removeAllRanges();
                    selection.addRange(moved);
                }
            }
            """)
    }

    /// Selects the whole page.
    static let all = call("getSelection().selectAllChildren(document.body);")
    /// Changes nothing.
    static let current = call("")
    /// Selects nothing.
    static let none = "getSelection().removeAllRanges()"

    private static func call(_ body: String) -> String {
        """
        (() => {
            \(body)
            const now = getSelection();
            if (!now.rangeCount || now.isCollapsed) return null;
            const boxes = [...now.getRangeAt(0).getClientRects()].filter(box => box.width > 0 && box.height > 0);
            if (!boxes.length) return null;
            const values = box => [box.x, box.y, box.width, box.height];
            return [now.toString(), ...values(boxes[0]), ...values(boxes[boxes.length - 1])];
        })()
        """
    }
}
