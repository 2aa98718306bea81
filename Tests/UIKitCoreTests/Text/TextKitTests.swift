import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("TextBuffer", .application) struct TextBufferTests {
    @Test("an edit touches its own paragraphs only, and two thousand random edits equal those of a string")
    func random() {
        var buffer = TextBuffer("one\ntwo\r\nthree")
        #expect(buffer.paragraphs.map(\.count) == [4, 5, 5])
        #expect(buffer.replace(1..<1, with: Array("x".utf16)) == TextBuffer.Change(old: 0..<1, new: 0..<1))
        #expect(buffer.replace(4..<5, with: []) == TextBuffer.Change(old: 0..<2, new: 0..<1))
        #expect(buffer.string == "oxnetwo\r\nthree")
        var units = Array(buffer.string.utf16)
        var random = SplitMix(7)
        let pieces = ["a", "\n", "\r", "\r\n", "中文", "😀", "", "line\nline\n", "\u{2029}"].map { Array($0.utf16) }
        for _ in 0..<2_000 {
            let start = Int(random.next() % UInt64(units.count + 1))
            let end = min(start + Int(random.next() % 4), units.count)
            let piece = pieces[Int(random.next() % UInt64(pieces.count))]
            units.replaceSubrange(start..<end, with: piece)
            buffer.replace(start..<end, with: piece)
            guard buffer.length == units.count, buffer.paragraphs.flatMap(\.self) == units else {
                Issue.record("the text differs after an edit at \(start)")
                return
            }
            #expect(buffer.paragraphs == TextBuffer.split(units))
        }
    }
}

@Suite("NSTextStorage", .application) struct TextStorageTests {
    private let bold = NSAttributedString.Key("bold")

    @Test("characters and attributes change as in any attributed string")
    func attributes() {
        let storage = NSTextStorage(string: "hello world", attributes: [bold: 1])
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: NSAttributedString(string: "HELLO!", attributes: [bold: 2]))
        storage.append(NSAttributedString(string: "?"))
        storage.addAttribute(NSAttributedString.Key("more"), value: "x", range: NSRange(location: 4, length: 4))
        #expect(storage.string == "HELLO! world?")
        #expect(storage.length == 13)
        var found: [String] = []
        storage.enumerateAttribute(bold, in: NSRange(location: 0, length: 13)) { value, range, _ in
            found.append("\(value as? Int ?? 0) \(range.location),\(range.length)")
        }
        #expect(found == ["2 0,6", "1 6,6", "0 12,1"])
        #expect(storage.attributedSubstring(from: NSRange(location: 4, length: 3)).string == "O! ")
        storage.removeAttribute(bold, range: NSRange(location: 0, length: 13))
        storage.deleteCharacters(in: NSRange(location: 0, length: 7))
        #expect(storage.string == "world?")
        #expect(storage.attribute(bold, at: 0, effectiveRange: nil) == nil)
        let plain = NSMutableAttributedString(string: "copy")
        plain.append(storage.attributedSubstring(from: NSRange(location: 0, length: 6)))
        #expect(plain.string == "copyworld?")
    }

    @Test("edits between beginEditing and endEditing are reported as one")
    func batches() {
        final class Teller: NSObject, NSTextStorageDelegate {
            var lines: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
                changeInLength delta: Int
            ) { lines.append("will \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)") }
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
                changeInLength delta: Int
            ) { lines.append("did") }
        }
        let (storage, teller) = (NSTextStorage(string: "0123456789"), Teller())
        storage.delegate = teller
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "abc")
        storage.addAttribute(bold, value: 1, range: NSRange(location: 8, length: 2))
        storage.endEditing()
        #expect(teller.lines == ["will 3 2,8 2", "did"])
    }

    @Test("a subclass with its own backing store is asked for its text")
    func subclass() {
        final class Shouting: NSTextStorage {
            private let kept = NSMutableAttributedString(string: "")
            override var string: String { kept.string }
            override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
                var found = NSRange(location: 0, length: 0)
                let attributes = kept.attributes(at: location, effectiveRange: &found)
                range?.pointee = found
                return attributes
            }
            override func replaceCharacters(in range: NSRange, with str: String) {
                kept.replaceCharacters(in: range, with: str.uppercased())
                edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            }
            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                kept.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
            }
        }
        let storage = Shouting()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: 1_000))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        storage.append(NSAttributedString(string: "one\ntwo", attributes: [bold: 1]))
        #expect(storage.string == "ONE\nTWO")
        #expect(storage.length == 7)
        #expect(storage.attribute(bold, at: 5, effectiveRange: nil) as? Int == 1)
        #expect(manager.usedRect(for: container).height > 20)
        #expect(manager.paragraphs(in: 0..<7) == 0..<2)
    }
}

@Suite("NSLayoutManager", .application) struct LayoutManagerTests {
    private func made(_ text: String, width: CGFloat = 300) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(string: text)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    @Test("a keystroke lays out its paragraph, a line break two, joining lines one")
    func counts() {
        let (storage, manager, container) = made(Array(repeating: "a line of some words", count: 100).joined(separator: "\n"))
        let height = manager.usedRect(for: container).height
        #expect(manager.paragraphLayoutCount == 100)
        func cost(_ body: () -> Void) -> Int {
            let before = manager.paragraphLayoutCount
            body()
            _ = manager.usedRect(for: container)
            return manager.paragraphLayoutCount - before
        }
        #expect(cost { storage.replaceCharacters(in: NSRange(location: 500, length: 0), with: "x") } == 1)
        #expect(cost { storage.replaceCharacters(in: NSRange(location: 510, length: 0), with: "\n") } == 2)
        #expect(cost { storage.replaceCharacters(in: NSRange(location: 510, length: 1), with: "") } == 1)
        #expect(cost { storage.addAttribute(.kern, value: 1, range: NSRange(location: 10, length: 2)) } == 1)
        #expect(cost { storage.replaceCharacters(in: NSRange(location: 500, length: 1), with: "") } == 1)
        #expect(abs(manager.usedRect(for: container).height - height) < 0.01)
        #expect(cost { container.size.width = 200 } == 100)
    }

    @Test("any sequence of edits gives the layout of the whole text")
    func random() {
        let (storage, manager, container) = made("first\n\nthird line of words that are wrapped at the edge\n")
        var random = SplitMix(3)
        for round in 0..<300 {
            let start = Int(random.next() % UInt64(storage.length + 1))
            let length = min(Int(random.next() % 5), storage.length - start)
            let piece = ["x", "\n", "many words here ", "", "\r\n", "مرحبا", "中"][Int(random.next() % 7)]
            storage.replaceCharacters(in: NSRange(location: start, length: length), with: piece)
            guard round % 10 == 9 else { continue }
            let (kept, whole, other) = made(storage.string)
            defer { withExtendedLifetime(kept) {} }
            #expect(abs(manager.usedRect(for: container).height - whole.usedRect(for: other).height) < 0.01)
            let offset = storage.length / 2
            #expect(manager.caretRect(at: offset) == whole.caretRect(at: offset))
        }
    }

    @Test("finds lines, boxes and characters by position, also with an empty last line")
    func places() {
        let (kept, manager, container) = made("one two\nthree\n")
        defer { withExtendedLifetime(kept) {} }
        #expect(manager.numberOfGlyphs == 14)
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 14)) { _, _, _, range, _ in lines.append(range) }
        #expect(lines == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 6)])
        let box = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 5), in: container)
        #expect(box.minX == 5)
        #expect(box.minY > 10)
        #expect(manager.glyphIndex(for: CGPoint(x: box.minX + 2, y: box.midY), in: container) == 8)
        #expect(manager.extraLineFragmentRect.minY > box.minY)
        #expect(manager.characterOffset(at: CGPoint(x: 250, y: box.midY)) == nil)
        #expect(manager.line(around: 9) == 8..<13)
        #expect(manager.offset(lineFrom: 1, down: true) == 9)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: NSNotFound, length: 9), in: container) == .zero)
    }
}

@Suite("UITextView and TextKit", .application) @MainActor struct TextViewKitTests {
    let app = TestApplication()

    private func shown(_ view: UITextView) -> UITextView {
        let window = app.window()
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
        window.rootViewController?.view.addSubview(view)
        app.flush()
        return view
    }

    @Test("opening and typing into a megabyte costs a screen and a paragraph")
    func megabyte() {
        let view = UITextView()
        view.text = String(repeating: "The quick brown fox jumps over the lazy dog, 跳过懒狗, and runs.\n", count: 15_000)
        _ = shown(view)
        view.becomeFirstResponder()
        #expect(view.layoutManager.paragraphLayoutCount < 60)
        #expect(view.contentSize.height > 100_000)
        let middle = view.textStorage.length / 2
        view.selectedRange = NSRange(location: middle, length: 0)
        view.scrollRangeToVisible(view.selectedRange)
        // Away from the edge, where a line that comes into sight is laid out too.
        view.contentOffset.y += 200
        app.flush()
        let (layouts, draws) = (view.layoutManager.paragraphLayoutCount, view.canvas.drawCount)
        for letter in ["a", "b", "c"] {
            view.insertText(letter)
            app.flush()
        }
        #expect(view.layoutManager.paragraphLayoutCount - layouts == 3)
        // An added line moves everything below it.
        #expect(view.canvas.drawCount - draws <= 9)
        #expect(view.textStorage.length == view.editor.length)
        #expect(view.selectedRange.location == middle + 3)
        let caret = view.caretRect(for: UITextPosition(view.selectedRange.location))
        #expect(view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
    }

    @Test("a letter in a long paragraph draws the changed lines, and equals a full drawing")
    func longParagraph() throws {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = String(repeating: "several words that wrap ", count: 120)
        _ = shown(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 0)
        view.contentOffset = .zero
        app.flush()
        let manager = view.layoutManager
        var touched: [ClosedRange<Double>] = []
        let told = view.textContainer.edited
        view.textContainer.edited = { storage, range, delta, mask, heights in
            if let heights { touched.append(heights) }
            told(storage, range, delta, mask, heights)
        }
        let whole = manager.totalHeight
        view.insertText("i")
        view.deleteBackward()
        #expect(manager.totalHeight == whole)
        #expect(touched.count == 2)
        // Never more than what the letter pushed on: a few lines of sixty.
        #expect(touched.allSatisfy { $0.lowerBound == 0 && $0.upperBound < whole / 4 }, "\(touched)")
        // Any row of edits leaves on the screen what drawing all of it would.
        var random = SplitMix(9)
        for _ in 0..<60 {
            let place = Int(random.next() % UInt64(view.textStorage.length - 8))
            touched = []
            let before = try #require(manager.placed(at: 0)).lines
            let piece = ["x", "", "longer words ", "w"][Int(random.next() % 4)]
            let range = NSRange(location: place, length: Int(random.next() % 4))
            view.textStorage.replaceCharacters(in: range, with: piece)
            let after = try #require(manager.placed(at: 0)).lines
            let delta = piece.utf16.count - range.length
            for line in after.layout.lines
            where !touched.contains(where: { $0.lowerBound < line.y + line.height && $0.upperBound > line.y }) {
                // Not drawn again: the same characters stood there at the same place.
                let shift = line.start >= place + piece.utf16.count ? delta : 0
                #expect(
                    before.layout.lines.contains {
                        $0.start + shift == line.start && $0.y == line.y && $0.width == line.width && $0.x == line.x
                    })
            }
        }
    }

    @Test("scrolling draws newly exposed text, once")
    func scrolling() {
        let view = shown(UITextView())
        view.text = String(repeating: "line\n", count: 500)
        app.flush()
        let before = view.canvas.drawCount
        for y in stride(from: 0.0, through: 250, by: 10) {
            view.contentOffset.y = y
            app.flush()
        }
        #expect((1...2).contains(view.canvas.drawCount - before))
    }

    @Test("changes to the storage are displayed, and the selection stays with its text")
    func directly() {
        let storage = NSTextStorage(string: "own storage")
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = shown(UITextView(frame: .zero, textContainer: container))
        #expect(view.textStorage === storage)
        #expect(view.layoutManager === manager)
        #expect(view.text == "own storage")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 7)
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "somebody's")
        #expect(view.text == "somebody's storage")
        #expect(view.selectedRange == NSRange(location: 11, length: 7))
        storage.deleteCharacters(in: NSRange(location: 5, length: 13))
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        view.insertText("!")
        #expect(storage.string == "someb!")
    }

    @Test("TX-16: a tap on a link in read-only text asks and opens it; editable text is edited", .contract("TX-15", "TX-16"))
    func links() throws {
        final class Gate: NSObject, UITextViewDelegate {
            var asked: [String] = []
            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
            ) -> Bool {
                asked.append("\(URL) \(characterRange.location),\(characterRange.length)")
                return false
            }
        }
        let (view, gate) = (shown(UITextView()), Gate())
        let text = NSMutableAttributedString(string: "go to the site now", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: try #require(URL(string: "https://example.org")), range: NSRange(location: 10, length: 4))
        view.attributedText = text
        view.delegate = gate
        view.isEditable = false
        app.flush()
        let place = try #require(view.canvas.boxes(10..<14).first).rect
        app.tap(20 + place.midX, 100 + place.midY)
        #expect(gate.asked == ["https://example.org 10,4"])
        app.advance(1)
        app.tap(20 + 8, 100 + place.midY)
        view.isSelectable = false
        app.advance(1)
        app.tap(20 + place.midX, 100 + place.midY)
        view.isEditable = true
        app.advance(1)
        app.tap(20 + place.midX, 100 + place.midY)
        #expect(gate.asked.count == 1)
    }

    @Test("with a line limit, glyphs of a container are those laid out; setting the same limit does no layout")
    func limitedLines() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.text = String(repeating: "Some words that go on and on.\n", count: 3) + String(repeating: "more words ", count: 60)
        let (manager, container) = (view.layoutManager, view.textContainer)
        #expect(manager.glyphRange(for: container).length == view.textStorage.length)
        container.maximumNumberOfLines = 2
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 60))
        container.maximumNumberOfLines = 4
        let four = manager.glyphRange(for: container).length
        #expect(four > 90)
        #expect(four < 160)
        let before = manager.paragraphLayoutCount
        (container.maximumNumberOfLines, container.lineFragmentPadding, container.lineBreakMode) = (4, 5, .byWordWrapping)
        #expect(manager.glyphRange(for: container).length == four)
        #expect(manager.paragraphLayoutCount == before)
        container.maximumNumberOfLines = 0
        #expect(manager.glyphRange(for: container).length == view.textStorage.length)
    }

    @Test("pasting megabytes does not hang a text view")
    func paste() {
        let view = shown(UITextView())
        view.becomeFirstResponder()
        UIPasteboard.general.string = String(repeating: "fifty megabytes of lines\n", count: 200_000)
        let start = ContinuousClock.now
        view.paste(nil)
        app.flush()
        #expect(view.textStorage.length == 5_000_000)
        // Generous: a debug build on a busy machine; laying all of it out would take many minutes.
        #expect(ContinuousClock.now - start < .seconds(60))
        UIPasteboard.general.string = ""
    }
}

@Suite("NSLayoutManager: completion", .application) struct LayoutCompletionTests {
    private final class Listener: NSObject, NSLayoutManagerDelegate {
        var calls: [Bool] = []
        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
        ) { calls.append(layoutFinishedFlag) }
    }

    @Test("a delegate is notified of each completed layout once, for every container")
    func completion() {
        let (storage, manager, listener) = (NSTextStorage(string: "one\ntwo"), NSLayoutManager(), Listener())
        manager.delegate = listener
        storage.addLayoutManager(manager)
        let first = NSTextContainer(size: CGSize(width: 100, height: 30))
        manager.addTextContainer(first)
        manager.ensureLayout(for: first)
        _ = manager.usedRect(for: first)
        #expect(listener.calls == [true])
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        manager.ensureLayout(for: first)
        #expect(listener.calls == [true, true])
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 30)))
        manager.ensureLayout(for: first)
        #expect(listener.calls == [true, true, false, true])
    }
}
