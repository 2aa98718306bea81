import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UISystemViews

/// A text in a container of 200 points, with TextKit 2.
@MainActor struct TextKit2Stage {
    let content = NSTextContentStorage()
    let layout = NSTextLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    static let font = UIFont.systemFont(ofSize: 16)

    init(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
        let all = [NSAttributedString.Key.font: Self.font as Any].merging(attributes) { $1 }
        content.textStorage?.setAttributedString(NSAttributedString(string: text, attributes: all))
        layout.textContainer = container
        content.addTextLayoutManager(layout)
    }

    var fragments: [NSTextLayoutFragment] {
        var found: [NSTextLayoutFragment] = []
        layout.enumerateTextLayoutFragments(from: nil) {
            found.append($0)
            return true
        }
        return found
    }

    /// The same text laid out by TextKit 1.
    func older() -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(attributedString: content.attributedString ?? NSAttributedString(string: ""))
        let (manager, region) = (NSLayoutManager(), NSTextContainer(size: container.size))
        manager.addTextContainer(region)
        storage.addLayoutManager(manager)
        return (storage, manager, region)
    }
}

@Suite("TextKit 2: NSTextLayoutManager", .application) @MainActor struct TextLayoutManagerTests {
    private let prose =
        "A first paragraph that is longer than one line of its container.\nSecond.\n\nFourth, also with some more words in it."

    @Test("lines are where TextKit 1 has them, with the paragraphs' spacing", arguments: [0.0, 12])
    func lines(_ spacing: Double) {
        let style = NSMutableParagraphStyle()
        (style.paragraphSpacing, style.paragraphSpacingBefore, style.lineSpacing) = (spacing, spacing / 2, spacing / 4)
        let stage = TextKit2Stage(prose, [.paragraphStyle: style])
        let (storage, manager, _) = stage.older()
        var expected: [(NSRange, CGFloat)] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { rect, _, _, range, _ in
            expected.append((range, rect.minY))
        }
        var found: [(NSRange, CGFloat)] = []
        for fragment in stage.fragments {
            let start = fragment.rangeInElement.offsets?.lowerBound ?? 0
            for line in fragment.textLineFragments {
                let range = NSRange(location: line.characterRange.location + start, length: line.characterRange.length)
                found.append((range, fragment.layoutFragmentFrame.minY + line.typographicBounds.minY))
            }
        }
        #expect(found.map(\.0) == expected.map(\.0))
        for (one, other) in zip(found, expected) { #expect(abs(one.1 - other.1) < 0.01) }
        #expect(stage.fragments.count == 4)
        #expect(stage.layout.usageBoundsForTextContainer.width == 200)
    }

    @Test("an edit lays out its paragraph again and moves those below")
    func edit() throws {
        let stage = TextKit2Stage("one\ntwo\nthree")
        let before = stage.fragments
        let frames = before.map(\.layoutFragmentFrame)
        stage.content.textStorage?.replaceCharacters(in: NSRange(location: 4, length: 0), with: "a\nb ")
        let after = stage.fragments
        #expect(after.count == 4)
        #expect(after.first === before[0])
        #expect(after.last === before[2])
        #expect(after[3].layoutFragmentFrame.minY == frames[2].minY + frames[1].height)
        stage.container.size.width = 30
        #expect(stage.layout.usageBoundsForTextContainer.height > frames[2].maxY * 1.5)
        #expect(stage.container.textLayoutManager === stage.layout)
    }

    @Test("an end mark at the end of the text is followed by an empty line; an empty text has one line")
    func ends() throws {
        let stage = TextKit2Stage("one\n")
        let fragment = try #require(stage.fragments.first)
        #expect(stage.fragments.count == 1)
        #expect(fragment.textLineFragments.count == 2)
        #expect(fragment.textLineFragments.last?.characterRange == NSRange(location: 4, length: 0))
        stage.content.textStorage?.append(NSAttributedString(string: "x", attributes: [.font: TextKit2Stage.font]))
        #expect(stage.fragments.map(\.textLineFragments.count) == [1, 1])
        let empty = TextKit2Stage("")
        #expect(empty.fragments.count == 1)
        #expect(empty.fragments.first?.textLineFragments.count == 1)
        #expect(NSTextLayoutManager().usageBoundsForTextContainer == .zero)
    }

    @Test("fragments and lines are found by place and by point")
    func find() throws {
        let stage = TextKit2Stage(prose)
        let all = stage.fragments
        #expect(stage.layout.textLayoutFragment(for: TextOffset(66)) === all[1])
        #expect(stage.layout.textLayoutFragment(for: TextOffset(prose.utf16.count)) === all[3])
        #expect(stage.layout.textLayoutFragment(for: CGPoint(x: 20, y: all[3].layoutFragmentFrame.midY)) === all[3])
        #expect(stage.layout.textLayoutFragment(for: CGPoint(x: 20, y: -5)) == nil)
        let lines = all[0].textLineFragments
        #expect(all[0].textLineFragment(forVerticalOffset: 1_000, requiresExactMatch: false) === lines.last)
        #expect(all[0].textLineFragment(forVerticalOffset: 1_000, requiresExactMatch: true) == nil)
        let edge = TextOffset(lines[0].characterRange.length)
        #expect(all[0].textLineFragment(for: edge, isUpstreamAffinity: true) === lines[0])
        #expect(all[0].textLineFragment(for: edge, isUpstreamAffinity: false) === lines[1])
        var back: [NSTextLayoutFragment] = []
        stage.layout.enumerateTextLayoutFragments(from: nil, options: [.reverse]) {
            back.append($0)
            return true
        }
        #expect(back.map { ObjectIdentifier($0) } == all.reversed().map { ObjectIdentifier($0) })
    }

    @Test("a line of its own: characters by place, places by character")
    func line() {
        let font = TextKit2Stage.font
        let line = NSTextLineFragment(string: "some words", attributes: [.font: font], range: NSRange(location: 5, length: 5))
        let width = ("words" as NSString).size(withAttributes: [.font: font]).width
        #expect(abs(line.typographicBounds.width - width) < 1)
        #expect(line.characterRange == NSRange(location: 5, length: 5))
        #expect(line.locationForCharacter(at: 5).x == 0)
        #expect(abs(line.locationForCharacter(at: 10).x - width) < 1)
        let third = line.locationForCharacter(at: 7)
        #expect(line.characterIndex(for: CGPoint(x: third.x + 1, y: 5)) == 7)
        #expect(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: third.x + 1, y: 5)) < 0.5)
        #expect(line.glyphOrigin.y > 0)
        #expect(line.glyphOrigin.y < line.typographicBounds.height)
    }

    private final class Maker: NSObject, NSTextLayoutManagerDelegate {
        final class Bubble: NSTextLayoutFragment {}
        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
        ) -> NSTextLayoutFragment { Bubble(textElement: textElement, range: textElement.elementRange) }
    }

    @Test("the delegate makes fragments; the viewport shows those that are visible")
    func viewport() {
        let stage = TextKit2Stage(Array(repeating: "line", count: 50).joined(separator: "\n"))
        let maker = Maker()
        stage.layout.delegate = maker
        let screen = Screen()
        stage.layout.textViewportLayoutController.delegate = screen
        stage.layout.textViewportLayoutController.layoutViewport()
        #expect(screen.told.first == "will")
        #expect(screen.told.last == "did")
        #expect(screen.fragments.allSatisfy { $0 is Maker.Bubble })
        let height = stage.fragments[0].layoutFragmentFrame.height
        #expect(screen.fragments.count == Int(100 / height) + 1)
        #expect(stage.layout.textViewportLayoutController.viewportRange?.offsets?.lowerBound == 0)
        screen.bounds.origin.y = stage.layout.textViewportLayoutController.relocateViewport(to: TextOffset(100))
        screen.fragments = []
        stage.layout.textViewportLayoutController.layoutViewport()
        #expect(stage.layout.textViewportLayoutController.viewportRange?.contains(TextOffset(100)) == true)
        #expect(screen.fragments.first.map { $0.layoutFragmentFrame.maxY >= screen.bounds.minY } == true)
    }

    @Test("the same visible part is laid out once: what is below it is not laid out bit by bit")
    func below() {
        let stage = TextKit2Stage(Array(repeating: "line", count: 50).joined(separator: "\n"))
        let screen = Screen()
        stage.layout.textViewportLayoutController.delegate = screen
        func count() -> Int {
            var count = 0
            stage.layout.enumerateTextLayoutFragments(from: nil) { fragment in
                guard fragment.state == .layoutAvailable else { return false }
                count += 1
                return true
            }
            return count
        }
        stage.layout.textViewportLayoutController.layoutViewport()
        let first = count()
        #expect(first > 1)
        for _ in 0..<10 { stage.layout.textViewportLayoutController.layoutViewport() }
        #expect(count() == first)
    }

    private final class Screen: NSObject, NSTextViewportLayoutControllerDelegate {
        var bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
        var fragments: [NSTextLayoutFragment] = []
        var told: [String] = []
        func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
        func textViewportLayoutController(
            _ textViewportLayoutController: NSTextViewportLayoutController,
            configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
        ) { fragments.append(textLayoutFragment) }
        func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { told.append("will") }
        func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { told.append("did") }
    }
}
