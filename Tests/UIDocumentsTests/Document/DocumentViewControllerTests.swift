import Foundation
import Testing
import UIKitCore

@testable import UIDocuments

@MainActor @Suite("UIDocumentViewController", .application) struct DocumentViewControllerTests {
    private let stage: DocumentStage

    init() throws { stage = try DocumentStage() }

    private final class Screen: UIDocumentViewController {
        var heard: [String] = []
        var opened: (() -> Void)?
        override func documentDidOpen() {
            heard.append("open")
            opened?()
        }
        override func navigationItemDidUpdate() { heard.append("item \(navigationItem.title ?? "none")") }
    }

    @Test("the document is opened when the view is loaded, and names the navigation item")
    func opens() async throws {
        let note = Note(fileURL: try stage.write("Hello", "Documents/a.txt"))
        let screen = Screen(document: note)
        #expect(note.documentState == .closed)
        await withCheckedContinuation { done in
            screen.opened = { done.resume() }
            screen.loadViewIfNeeded()
        }
        #expect(screen.heard == ["item a", "open"])
        #expect(note.text == "Hello")
        #expect(await note.close())
    }

    @Test("a controller without a document opens none")
    func none() async {
        let screen = Screen(document: nil)
        screen.loadViewIfNeeded()
        let isOpen = await withCheckedContinuation { done in screen.openDocument { done.resume(returning: $0) } }
        #expect(!isOpen)
        #expect(screen.heard == ["item none"])
    }

    @Test("its group has undo and redo")
    func group() { #expect(UIDocumentViewController(document: nil).undoRedoItemGroup.barButtonItems.count == 2) }
}
