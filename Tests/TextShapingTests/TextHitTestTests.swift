import Foundation
import Testing

@testable import TextShaping

@Suite("Carets and hits")
struct TextHitTestTests {
    private func layout(_ text: String, width: Double = .infinity) -> TextLayout {
        TextLayout.make(TextContent(text, style: TextStyle(font: .system(size: 17))), TextConstraints(width: width))
    }

    @Test("a hit at each caret gives its character")
    func roundTrip() {
        for text in ["Hello world", "今天 hello 天气", "office"] {
            let made = layout(text)
            for offset in 0...text.utf16.count {
                let caret = made.caretRect(at: offset)
                #expect(made.insertionOffset(at: CGPoint(x: caret.minX + 0.1, y: 5)) == offset, "\(text) at \(offset)")
            }
        }
    }

    @Test("carets of right-to-left text go left")
    func rightToLeft() {
        let made = layout("שלום")
        let carets = (0...4).map { made.caretRect(at: $0).minX }
        #expect(carets == carets.sorted(by: >))
        #expect(made.insertionOffset(at: CGPoint(x: made.usedWidth + 50, y: 5)) == 0)
    }

    @Test("a selection over a wrap has a box on each line")
    func selection() {
        let made = layout("one two three", width: 70)
        #expect(made.lines.count == 2)
        #expect(made.selectionRects(2..<10).count == 2)
        #expect(made.selectionRects(3..<3).isEmpty)
    }

    @Test("a hit outside the text is no character, far right is the end of the line")
    func outside() {
        let made = layout("abc")
        #expect(made.characterOffset(at: CGPoint(x: 500, y: 5)) == nil)
        #expect(made.characterOffset(at: CGPoint(x: 1, y: 5)) == 0)
        #expect(made.insertionOffset(at: CGPoint(x: 500, y: 5)) == 3)
        #expect(layout("").insertionOffset(at: .zero) == 0)
    }
}
