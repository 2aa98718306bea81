import Foundation
import Testing

@testable import UIKitCore
@testable import UISystemViews

@Suite("TextKit 2: NSTextContentStorage", .application) @MainActor struct TextContentStorageTests {
    private final class Delegate: NSObject, NSTextContentStorageDelegate {
        var hidden: String?
        var loud = false
        func textContentManager(
            _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
            options: NSTextContentManager.EnumerationOptions
        ) -> Bool { (textElement as? NSTextParagraph)?.attributedString.string != hidden }
        func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? {
            guard loud, let text = textContentStorage.textStorage?.attributedSubstring(from: range).string else { return nil }
            return NSTextParagraph(attributedString: NSAttributedString(string: text.uppercased()))
        }
    }

    private func content(_ text: String) -> NSTextContentStorage {
        let content = NSTextContentStorage()
        content.textStorage?.setAttributedString(NSAttributedString(string: text))
        return content
    }

    private func elements(_ content: NSTextContentStorage, from place: Int? = nil, reverse: Bool = false) -> [NSTextParagraph] {
        var found: [NSTextParagraph] = []
        content.enumerateTextElements(from: place.map { TextOffset($0) }, options: reverse ? [.reverse] : []) { element in
            if let paragraph = element as? NSTextParagraph { found.append(paragraph) }
            return true
        }
        return found
    }

    private func texts(_ content: NSTextContentStorage, from place: Int? = nil, reverse: Bool = false) -> [String] {
        elements(content, from: place, reverse: reverse).map(\.attributedString.string)
    }

    @Test("paragraphs are enumerated forwards and back, from any place")
    func enumeration() throws {
        let content = content("one\ntwo\nthree")
        #expect(texts(content) == ["one\n", "two\n", "three"])
        #expect(texts(content, from: 5) == ["two\n", "three"])
        #expect(texts(content, reverse: true) == ["three", "two\n", "one\n"])
        #expect(texts(content, from: 4, reverse: true) == ["one\n"])
        #expect(content.documentRange == NSTextRange(0..<13))
        let second = try #require(elements(content, from: 5).first)
        #expect(second.elementRange == NSTextRange(4..<8))
        #expect(second.paragraphContentRange == NSTextRange(4..<7))
        #expect(second.paragraphSeparatorRange == NSTextRange(7..<8))
        #expect(content.textElements(for: NSTextRange(2..<5)).count == 2)
        #expect(texts(NSTextContentStorage()) == [""])
    }

    @Test("an edit makes new elements of its paragraphs only; the others keep theirs at new places")
    func edits() throws {
        let content = content("one\ntwo\nthree\nfour")
        let before = elements(content)
        content.textStorage?.replaceCharacters(in: NSRange(location: 5, length: 0), with: "xx")
        let after = elements(content)
        #expect(after.map(\.attributedString.string) == ["one\n", "txxwo\n", "three\n", "four"])
        #expect(after[0] === before[0])
        #expect(after[2] === before[2])
        #expect(after[3] === before[3])
        #expect(after[1] !== before[1])
        #expect(after[3].elementRange == NSTextRange(16..<20))
        content.textStorage?.replaceCharacters(in: NSRange(location: 3, length: 1), with: "")
        #expect(texts(content) == ["onetxxwo\n", "three\n", "four"])
    }

    @Test("the delegate replaces paragraphs and leaves some out")
    func delegate() {
        let content = content("one\ntwo\nthree")
        let delegate = Delegate()
        delegate.hidden = "TWO\n"
        delegate.loud = true
        content.delegate = delegate
        #expect(texts(content) == ["ONE\n", "THREE"])
    }

    @Test("places are counted in the storage; ranges are widened to whole characters")
    func places() {
        let content = content("a👨‍👩‍👧b")
        #expect((content.location(TextOffset(2), offsetBy: 3) as? TextOffset)?.value == 5)
        #expect(content.location(TextOffset(2), offsetBy: 100) == nil)
        #expect(content.location(TextOffset(2), offsetBy: .max) == nil)
        #expect(content.offset(from: TextOffset(7), to: TextOffset(3)) == -4)
        #expect(content.adjustedRange(from: NSTextRange(3..<4), forEditingTextSelection: true) == NSTextRange(1..<9))
        #expect(content.adjustedRange(from: NSTextRange(0..<1), forEditingTextSelection: true) == nil)
    }

    @Test("edits through the manager, in a transaction, reach the layout once at its end")
    func transaction() {
        let content = content("one\ntwo")
        let layout = NSTextLayoutManager()
        content.addTextLayoutManager(layout)
        #expect(layout.textContentManager === content)
        #expect(content.textLayoutManagers.count == 1)
        content.primaryTextLayoutManager = layout
        content.performEditingTransaction {
            #expect(content.hasEditingTransaction)
            content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
            content.textStorage?.replaceCharacters(in: NSRange(location: 2, length: 3), with: "2\n3")
        }
        #expect(!content.hasEditingTransaction)
        #expect(texts(content) == ["1\n", "2\n", "3"])
        layout.replaceContents(in: NSTextRange(0..<1), with: NSAttributedString(string: "0\n0"))
        #expect(content.attributedString?.string == "0\n0\n2\n3")
        let other = NSTextContentStorage()
        layout.replace(other)
        #expect(content.textLayoutManagers.isEmpty)
        #expect(content.primaryTextLayoutManager == nil)
        #expect(other.primaryTextLayoutManager === layout)
    }
}
