import Testing

@testable import UIKitCore

@Suite("TextEditor", .application)
struct TextEditorTests {
    private func editor(_ text: String, _ selection: Range<Int>? = nil) -> TextEditor {
        var editor = TextEditor()
        editor.setText(text)
        if let selection { editor.select(selection) }
        return editor
    }

    @Test("typing inserts at the caret, and replaces a selection")
    func typing() {
        var some = editor("abc", 1..<1)
        some.apply(some.insertion(of: "X"))
        #expect(some.text == "aXbc")
        #expect(some.selection == 2..<2)
        some.select(1..<3)
        some.apply(some.insertion(of: "日本"))
        #expect(some.text == "a日本c")
        #expect(some.selection == 3..<3)
    }

    @Test("deletes whole graphemes, words, lines or the selection")
    func deleting() {
        let family = "a👨‍👩‍👧"
        #expect(editor(family).deletion(.backward)?.range == 1..<family.utf16.count)
        #expect(editor("one two").deletion(.backward, by: .word)?.range == 4..<7)
        #expect(editor("one two").deletion(.backward, by: .line)?.range == 0..<7)
        #expect(editor("abc", 0..<2).deletion(.backward)?.range == 0..<2)
        #expect(editor("abc", 0..<0).deletion(.backward) == nil)
        #expect(editor("abc").deletion(.forward) == nil)
        #expect(editor("abc", 0..<0).deletion(.forward)?.range == 0..<1)
    }

    @Test("arrow keys move by grapheme, word and line, and extend with shift")
    func moving() {
        var some = editor("one two 😀")
        some.move(.backward)
        #expect(some.head == 8)
        some.move(.backward, by: .word)
        #expect(some.head == 4)
        some.move(.forward, by: .word, extending: true)
        #expect(some.selection == 4..<7)
        some.move(.backward)
        #expect(some.selection == 4..<4, "a selection collapses first")
        some.move(.forward, by: .line, extending: true)
        #expect(some.selection == 4..<10)
        some.move(.backward, by: .line)
        #expect(some.selection == 0..<0)
    }

    @Test("selections out of range or within a grapheme are clamped")
    func selecting() {
        #expect(editor("abc", 2..<99).selection == 2..<3)
        #expect(editor("😀b", 1..<1).selection == 0..<0)
        var some = editor("one two three")
        some.selectWord(at: 5)
        #expect(some.selectedText == "two")
        some.selectAll()
        #expect(some.selectedText == "one two three")
        #expect(editor("", 0..<5).selection == 0..<0)
    }
}
