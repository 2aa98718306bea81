import DeviceProtocol
import Foundation
import ObjectiveC
import Testing

@testable import UIKitCore
@testable import UILists
@testable import UISystemViews

@Suite("Dragging, dropping and pasting text", .application) @MainActor struct TextDragDropTests {
    private let app = TestApplication()

    private final class Listener: NSObject, UITextDragDelegate, UITextDropDelegate, UITextPasteDelegate {
        let journal = Journal()
        var result: String?
        var action = UITextDropProposal.Action.insert

        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
        ) { journal.add("drag ended \(operation)") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
        ) -> UITextDropProposal {
            let made = UITextDropProposal(operation: .copy)
            made.dropAction = action
            return made
        }
        func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {
            journal.add("drop at \(textDroppableView.offset(from: textDroppableView.beginningOfDocument, to: drop.dropPosition))")
        }
        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
        ) {
            if let result { item.setResult(string: result) } else { item.setNoResult() }
        }
        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
        ) -> NSAttributedString {
            NSAttributedString(string: itemStrings.map(\.string).joined(separator: "+"))
        }
    }

    private func view(_ text: String, at y: Double, in window: UIWindow) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: y, width: 300, height: 100))
        view.font = .systemFont(ofSize: 40)
        view.text = text
        window.rootViewController?.view.addSubview(view)
        app.flush()
        return view
    }

    /// The main queue's work so far is done afterwards.
    private func turn() async {
        for _ in 0..<2 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
    }

    @Test("a paste delegate decides what becomes of each item, and how several are one")
    func paste() {
        let window = app.window()
        let view = view("ab", at: 100, in: window)
        let listener = Listener()
        view.pasteDelegate = listener
        #expect(view.pasteDelegate === listener)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 0)
        UIPasteboard.general.strings = ["x", "y"]
        listener.result = "!"
        view.paste(nil)
        #expect(view.text == "a!+!b")
        #expect(view.selectedRange.location == 4)
        listener.result = nil
        view.paste(nil)
        #expect(view.text == "a!+!b")
        view.pasteDelegate = nil
        UIPasteboard.general.string = "z"
        view.paste(nil)
        #expect(view.text == "a!+!zb")
    }

    @Test("text inputs accept items with text unless they are configured otherwise or not editable, and insert it")
    func items() async {
        let window = app.window()
        let view = view("ab", at: 100, in: window)
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 36))
        window.rootViewController?.view.addSubview(field)
        let text = [NSItemProvider(object: "x\ny" as NSString)]
        #expect(view.canPaste(text))
        #expect(field.canPaste(text))
        #expect(!view.canPaste([NSItemProvider()]))
        view.selectedRange = NSRange(location: 1, length: 0)
        view.paste(itemProviders: text)
        field.paste(itemProviders: text)
        await turn()
        #expect(view.text == "ax\nyb")
        #expect(field.text == "x y")
        view.isEditable = false
        #expect(!view.canPaste(text))
        view.isEditable = true
        view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
        #expect(!view.canPaste(text))
    }

    @Test("a paste delegate decides on items of a paste control too")
    func decided() {
        let window = app.window()
        let view = view("ab", at: 100, in: window)
        let listener = Listener()
        listener.result = "!"
        view.pasteDelegate = listener
        view.paste(itemProviders: [NSItemProvider(object: "x" as NSString)])
        #expect(view.text.contains("!"))
        #expect(!view.text.contains("x"))
    }

    @Test("an item that is pasted into a search field becomes a token")
    func token() throws {
        final class Tokens: NSObject, UITextPasteDelegate {
            func textPasteConfigurationSupporting(
                _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
            ) { (item as? any UISearchTextFieldPasteItem)?.setSearchTokenResult(UISearchToken(icon: nil, text: "T")) }
        }
        let window = app.window()
        let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
        window.rootViewController?.view.addSubview(field)
        let tokens = Tokens()
        field.pasteDelegate = tokens
        field.becomeFirstResponder()
        UIPasteboard.general.string = "x"
        field.paste(nil)
        #expect(field.tokens.count == 1)
        #expect(field.text == "")
    }

    @Test("the selection is dragged into another text, where the delegate says; a press next to it moves the caret")
    func drag() async throws {
        let window = app.window()
        let (upper, lower) = (view("one two", at: 100, in: window), view("abc", at: 300, in: window))
        let listener = Listener()
        upper.textDragDelegate = listener
        lower.textDropDelegate = listener
        #expect(upper.textDragInteraction?.view === upper)
        upper.becomeFirstResponder()
        upper.selectedRange = NSRange(location: 0, length: 3)
        app.flush()
        let range = try #require(upper.selectedTextRange)
        let box = try #require(upper.selectionRects(for: range).first).rect
        let from = upper.convert(CGPoint(x: box.midX, y: box.midY), to: nil)
        app.advance(1)
        app.touch(.began, from.x, from.y)
        app.advance(0.7)
        #expect(upper.isTextDragActive)
        #expect(upper.selectedRange == NSRange(location: 0, length: 3))
        listener.action = .replaceAll
        app.touch(.moved, from.x, from.y + 50)
        app.touch(.moved, 60, 340)
        #expect(lower.isTextDropActive)
        app.touch(.ended, 60, 340)
        await turn()
        #expect(lower.text == "one")
        #expect(upper.text == "one two")
        #expect(listener.journal.take().last == "drag ended copy")
        #expect(!upper.isTextDragActive)
        #expect(!lower.isTextDropActive)
    }

    @Test("the renderer of a drag's preview has the lines of the range")
    func renderer() {
        let window = app.window()
        let view = view("first line\nsecond line\nthird line", at: 100, in: window)
        let renderer = UITextDragPreviewRenderer(layoutManager: view.layoutManager, range: NSRange(location: 6, length: 22))
        #expect(renderer.firstLineRect.minX > 0)
        #expect(renderer.bodyRect.minY >= renderer.firstLineRect.maxY - 1)
        #expect(renderer.lastLineRect.minY >= renderer.bodyRect.maxY - 1)
        #expect(renderer.image.size.height > renderer.firstLineRect.height * 2)
        let one = UITextDragPreviewRenderer(layoutManager: view.layoutManager, range: NSRange(location: 6, length: 22), unifyRects: true)
        #expect(one.firstLineRect == one.lastLineRect)
    }

    @Test("a cursor of a drop is shown at a position")
    func animator() throws {
        let window = app.window()
        let view = view("abc", at: 100, in: window)
        let cursor = UIStandardTextCursorView()
        let animator = UITextCursorDropPositionAnimator(textCursorView: cursor, textInput: view)
        var events: [String] = []
        animator.animate(alongsideChanges: { events.append("along") }, completion: { events.append("done") })
        animator.setCursorVisible(true, animated: false)
        #expect(events == ["along", "done"])
        #expect(cursor.superview === view.textInputView)
        let place = try #require(view.position(from: view.beginningOfDocument, offset: 2))
        animator.placeCursor(at: place, animated: false)
        #expect(cursor.frame == view.caretRect(for: place))
        animator.setCursorVisible(false, animated: false)
        #expect(cursor.superview == nil)
    }

    @Test("a placeholder is empty space of a size, until it is removed")
    func placeholder() throws {
        let window = app.window()
        let view = view("ab", at: 100, in: window)
        view.selectedRange = NSRange(location: 1, length: 0)
        let placeholder = view.insertTextPlaceholder(with: CGSize(width: 50, height: 10))
        app.flush()
        #expect(view.textStorage.length == 3)
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        let box = try #require(placeholder.rects.first).rect
        #expect(abs(box.width - 50) < 0.5)
        view.remove(placeholder)
        #expect(view.text == "ab")
        #expect(placeholder.rects.isEmpty)
        view.remove(placeholder)
        #expect(view.text == "ab")
    }
}
