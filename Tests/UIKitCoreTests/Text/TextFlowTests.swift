import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Exclusion paths and linked containers", .application) @MainActor struct TextFlowTests {
    private func made(_ text: String, _ containers: NSTextContainer...) -> (NSTextStorage, NSLayoutManager) {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 12)])
        let manager = NSLayoutManager()
        for container in containers { manager.addTextContainer(container) }
        storage.addLayoutManager(manager)
        return (storage, manager)
    }

    private func rects(_ manager: NSLayoutManager, _ range: NSRange? = nil) -> [CGRect] {
        var found: [CGRect] = []
        let all = range ?? NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: all) { _, used, _, _, _ in found.append(used) }
        return found
    }

    @Test("lines flow around a shape on both sides and are whole again below it")
    func exclusion() throws {
        let container = NSTextContainer(size: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        let hole = CGRect(x: 100, y: 30, width: 100, height: 60)
        container.exclusionPaths = [UIBezierPath(rect: hole)]
        let (storage, manager) = made(String(repeating: "words around a hole ", count: 40), container)
        let lines = rects(manager)
        #expect(lines.allSatisfy { !$0.insetBy(dx: 5.01, dy: 0.01).intersects(hole) && $0.maxX <= 300.01 })
        let nextTo = lines.filter { $0.maxY > 30 && $0.minY < 90 }
        #expect(nextTo.contains { $0.maxX <= 105 })
        #expect(nextTo.contains { $0.minX >= 195 })
        #expect(lines.contains { $0.minY >= 90 && $0.width > 250 })
        #expect(lines.contains { $0.maxY <= 30 && $0.width > 250 })
        // Every character is in one line, and a point in a line finds it.
        let right = try #require(nextTo.first { $0.minX >= 195 })
        let offset = manager.glyphIndex(for: CGPoint(x: right.minX + 20, y: right.midY), in: container)
        let box = manager.boundingRect(forGlyphRange: NSRange(location: offset, length: 1), in: container)
        #expect(right.contains(CGPoint(x: box.midX, y: box.midY)))
        container.exclusionPaths = []
        #expect(rects(manager).allSatisfy { $0.minX == 0 })
        withExtendedLifetime(storage) {}
    }

    @Test("a round shape leaves more space above and below than at its middle")
    func circle() {
        let container = NSTextContainer(size: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 200, y: 0, width: 200, height: 200))]
        let (storage, manager) = made(String(repeating: "o ", count: 900), container)
        let lines = rects(manager)
        let middle = lines.filter { abs($0.midY - 100) < 10 }.map(\.maxX).max() ?? 0
        let top = lines.first?.maxX ?? 0
        #expect(middle <= 205)
        #expect(top > middle + 20)
        withExtendedLifetime(storage) {}
    }

    @Test("text continues in the next container, and text that fits none is in none")
    func containers() throws {
        let (first, second) = (NSTextContainer(size: CGSize(width: 200, height: 50)), NSTextContainer(size: CGSize(width: 120, height: 40)))
        let (storage, manager) = made(String(repeating: "flowing text ", count: 60), first, second)
        let (one, two) = (manager.glyphRange(for: first), manager.glyphRange(for: second))
        #expect(one.location == 0)
        #expect(one.length > 0)
        #expect(two.location == one.length)
        #expect(two.length > 0)
        #expect(one.length + two.length < storage.length)
        #expect(manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === first)
        var range = NSRange()
        #expect(manager.textContainer(forGlyphAt: two.location + 1, effectiveRange: &range) === second)
        #expect(range == two)
        #expect(manager.textContainer(forGlyphAt: storage.length - 1, effectiveRange: nil) == nil)
        #expect(manager.usedRect(for: first).maxY <= 50)
        #expect(manager.usedRect(for: second).maxY <= 40)
        #expect(manager.usedRect(for: second).width <= 120)
        let box = manager.boundingRect(forGlyphRange: NSRange(location: two.location, length: 3), in: second)
        #expect(box.minY == 0)
        #expect(manager.glyphIndex(for: CGPoint(x: box.minX + 1, y: box.midY), in: second) == two.location)
        // An edit above moves what follows it.
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a whole new line of words in front of all\n")
        #expect(manager.glyphRange(for: second).location != two.location)
        #expect(manager.usedRect(for: first).maxY <= 50)
    }

    @Test("handles no space, no size and degenerate paths")
    func nothing() {
        let container = NSTextContainer(size: CGSize(width: 100, height: 100))
        let (storage, manager) = made(String(repeating: "line\n", count: 300), container)
        for path in [
            UIBezierPath(), UIBezierPath(rect: CGRect(x: -10, y: -10, width: 500, height: 500)), UIBezierPath(rect: .zero),
            UIBezierPath(rect: CGRect(x: 0, y: 1e9, width: 10, height: 10)), UIBezierPath(rect: .infinite),
        ] {
            container.exclusionPaths = [path]
            _ = manager.usedRect(for: container)
            _ = manager.glyphIndex(for: CGPoint(x: 50, y: 50), in: container)
            _ = manager.caretRect(at: 200)
            storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
        }
        #expect(manager.glyphRange(for: container).location == 0)
    }
}
