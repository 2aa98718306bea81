import Foundation
import Testing

@testable import UIKitCore

@Suite("Line break strategy and measured widths of labels", .application) @MainActor
struct LabelLineTests {
    private func label(_ text: String, strategy: NSParagraphStyle.LineBreakStrategy? = nil) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        if let strategy { label.lineBreakStrategy = strategy }
        label.text = text
        return label
    }

    private func width(_ text: String) -> CGFloat { label(text).intrinsicContentSize.width }

    @Test("a label avoids a single word on the last line by default")
    func pushOut() {
        let text = "Three short words"
        let space = width("Three short ") + 1
        let pushed = label(text).sizeThatFits(CGSize(width: space, height: 0))
        let greedy = label(text, strategy: []).sizeThatFits(CGSize(width: space, height: 0))
        #expect(pushed.height == greedy.height)
        #expect(abs(pushed.width - width("short words")) <= 1)
        #expect(abs(greedy.width - width("Three short ")) <= 1)
        #expect(label(text, strategy: .pushOut).sizeThatFits(CGSize(width: space, height: 0)) == pushed)
        #expect(label(text, strategy: .hangulWordPriority).sizeThatFits(CGSize(width: space, height: 0)) == greedy)
    }

    @Test("no word is pushed out when the line above would be empty, both words do not fit, or no line is left")
    func limits() {
        let two = label("Hello world").sizeThatFits(CGSize(width: width("Hello "), height: 0))
        #expect(abs(two.width - width("world")) <= width("Hello "))
        let wide = "One incomprehensible understanding"
        let space = width("One incomprehensible") + 1
        #expect(
            label(wide).sizeThatFits(CGSize(width: space, height: 0))
                == label(wide, strategy: []).sizeThatFits(CGSize(width: space, height: 0)))
        let single = label("Three short words")
        single.numberOfLines = 1
        #expect(single.sizeThatFits(CGSize(width: 60, height: 0)).height == label("T").intrinsicContentSize.height)
    }

    @Test("attributed text follows its paragraph style, and the label once its strategy is set")
    func attributed() {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = []
        let space = width("Three short ") + 1
        let label = label("")
        label.attributedText = NSAttributedString(string: "Three short words", attributes: [.paragraphStyle: style, .font: label.font!])
        let greedy = label.sizeThatFits(CGSize(width: space, height: 0)).width
        #expect(label.lineBreakStrategy == [])
        label.lineBreakStrategy = .standard
        #expect(label.sizeThatFits(CGSize(width: space, height: 0)).width < greedy)
        let given = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(given?.lineBreakStrategy == .standard)
    }

    @Test("drawn strings break greedily unless their paragraph style says otherwise")
    func strings() {
        let font = UIFont.systemFont(ofSize: 17)
        let space = CGSize(width: width("Three short ") + 1, height: 1000)
        func bounds(_ strategy: NSParagraphStyle.LineBreakStrategy) -> CGFloat {
            let style = NSMutableParagraphStyle()
            style.lineBreakStrategy = strategy
            return ("Three short words" as NSString).boundingRect(
                with: space, options: .usesLineFragmentOrigin, attributes: [.font: font, .paragraphStyle: style], context: nil
            ).width
        }
        #expect(bounds(.pushOut) < bounds([]))
        #expect(NSParagraphStyle.default.lineBreakStrategy == [])
    }

    @Test("Korean lines break between words under the word priority, between syllables without it")
    func hangul() {
        let text = "안녕하세요 대한민국입니다"
        let space = CGSize(width: width("안녕하세요 대한") + 1, height: 0)
        let words = label(text).sizeThatFits(space).width
        let syllables = label(text, strategy: []).sizeThatFits(space).width
        #expect(words < syllables || words == width("대한민국입니다"))
        #expect(syllables > width("안녕하세요 대"))
    }

    @Test("trailing space of a wrapped line counts for the width, up to the width offered")
    func trailingSpace() {
        let text = "Hello worldly"
        let (bare, spaced) = (width("Hello"), width("Hello "))
        let label = label(text, strategy: [])
        label.font = .systemFont(ofSize: 17)
        let first = "Hello    w"
        let long = self.label(first, strategy: [])
        #expect(long.sizeThatFits(CGSize(width: bare + 2, height: 0)).width == bare + 2 || spaced - bare < 2)
        let wrapped = self.label("Hello w", strategy: []).sizeThatFits(CGSize(width: spaced + 1, height: 0)).width
        #expect(abs(wrapped - spaced) < 0.7)
        #expect(wrapped > bare + 1)
    }
}
