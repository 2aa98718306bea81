import DeviceProtocol
import Foundation
import ObjectiveC
import Testing

@testable import UIKitCore

@Suite("UIPasteboard", .application) @MainActor struct PasteboardTests {
    private let app = TestApplication()

    @Test("each kind is read back as written, and as its type") func kinds() throws {
        app.activate()
        let board = UIPasteboard.general
        let count = board.changeCount
        board.string = "text"
        #expect((board.string, board.hasStrings, board.hasURLs, board.hasImages) == ("text", true, false, false))
        board.url = URL(string: "https://example.org/a")
        #expect((board.url?.host, board.string, board.hasURLs) == ("example.org", "https://example.org/a", true))
        board.color = .systemRed
        #expect(board.hasColors)
        #expect(board.color == .systemRed)
        board.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        #expect(board.hasImages)
        #expect(board.image?.size == CGSize(width: 4, height: 2))
        #expect(board.data(forPasteboardType: "public.png")?.isEmpty == false)
        #expect(board.changeCount == count + 4)
        board.strings = ["a", "b"]
        #expect((board.numberOfItems, board.strings) == (2, ["a", "b"]))
        #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == IndexSet([0, 1]))
        board.string = nil
        #expect(board.numberOfItems == 0)
        #expect(board.string == nil)
    }

    @Test("items have several types, and a set of them can be queried") func items() {
        app.activate()
        let board = UIPasteboard.withUniqueName()
        board.items = [["public.utf8-plain-text": "one", "com.example.thing": Data([1, 2])]]
        board.addItems([[UIPasteboard.typeAutomatic: "two"]])
        #expect(board.contains(pasteboardTypes: ["com.example.thing"]))
        #expect(!board.contains(pasteboardTypes: ["com.example.thing"], inItemSet: nil))
        #expect(board.data(forPasteboardType: "com.example.thing") == Data([1, 2]))
        #expect(board.values(forPasteboardType: "public.text", inItemSet: IndexSet([1])) as? [String] == ["two"])
        #expect(board.types(forItemSet: IndexSet([7])) == nil, "an index that is not there")
        #expect(UIPasteboard(name: board.name, create: false)?.strings == ["one", "two"])
        UIPasteboard.remove(withName: board.name)
        #expect(UIPasteboard(name: board.name, create: false) == nil)
    }

    @Test(
        "TX-24: the app's changes reach the desktop and observers; local and expired items are hidden", .contract("TX-24"))
    func sharing() {
        app.activate()
        let board = UIPasteboard.general
        nonisolated(unsafe) var changes = 0
        let token = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: board, queue: nil) { _ in
            changes += 1
        }
        defer { NotificationCenter.default.removeObserver(token) }
        board.string = "shared"
        #expect(changes == 1)
        #expect(app.environment.requests.last == .pasteboard("shared"))
        let sent = app.environment.requests.count
        board.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
        #expect(app.environment.requests.count == sent)
        #expect(board.string == "secret")
        board.setItems([["public.utf8-plain-text": "old"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(board.string == nil)
        #expect(board.items.isEmpty)
    }

    @Test("extremely large data stay in the app") func absurd() {
        app.activate()
        let board = UIPasteboard.general
        board.string = String(repeating: "x", count: 3 << 20)
        #expect(board.string?.count == 3 << 20)
        #expect(app.environment.logs.contains { $0.contains("too much for the desktop") })
        board.setData(Data(count: 1 << 24), forPasteboardType: "public.png")
        #expect(board.image == nil, "no picture")
        board.setValue(["a": [1, 2]], forPasteboardType: "com.example.list")
        #expect(board.data(forPasteboardType: "com.example.list") != nil)
    }

    @Test("item providers supply what they contain") func providers() async throws {
        app.activate()
        let board = UIPasteboard.general
        board.setObjects([NSString(string: "carried")])
        #expect(board.string == "carried")
        let provider = try #require(board.itemProviders.first)
        #expect(provider.canLoadObject(ofClass: NSString.self))
        let text = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: NSString.self) { object, _ in
                continuation.resume(returning: (object as? NSString).map { String(describing: $0) })
            }
        }
        #expect(text == "carried")
        let failure = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: UIImage.self) { _, error in continuation.resume(returning: error != nil) }
        }
        #expect(failure)
    }

    @Test("an attributed text is rich text in an item provider: its fonts and colours are kept")
    func attributedTexts() async throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.red]
        let provider = NSItemProvider(object: NSAttributedString(string: "\u{C4} \u{1F600}{\\}\nb", attributes: attributes))
        #expect(provider.canLoadObject(ofClass: NSAttributedString.self))
        #expect(provider.canLoadObject(ofClass: NSString.self))
        let read = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: NSAttributedString.self) { object, _ in
                let text = object as? NSAttributedString
                let font = text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                let color = text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                continuation.resume(
                    returning: [
                        text?.string, font.map { "\($0.pointSize) \($0.fontDescriptor.symbolicTraits.contains(.traitBold))" },
                        color.map { "\($0.cgColor.components ?? [])" },
                    ])
            }
        }
        #expect(read[0] == "\u{C4} \u{1F600}{\\}\nb")
        #expect(read[1] == "24.0 true")
        #expect(read[2] == "[1.0, 0.0, 0.0, 1.0]")
    }
}
