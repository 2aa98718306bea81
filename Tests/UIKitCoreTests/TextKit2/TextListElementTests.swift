import Foundation
import Testing

@testable import UIKitCore
@testable import UISystemViews

@Suite("TextKit 2: elements of lists", .application) struct TextListElementTests {
    private let list = NSTextList(markerFormat: .decimal, options: 0)

    private func item(_ text: String, _ children: [NSTextListElement] = []) -> NSTextListElement {
        NSTextListElement(contents: NSAttributedString(string: text), markerAttributes: nil, textList: list, childElements: children)
    }

    @Test("an item has its marker, its number among its siblings, and the lists around it in its style")
    func nested() {
        let (first, second) = (item("one"), item("two"))
        let outer = item("outer", [first, second])
        #expect(second.parent === outer)
        #expect(outer.childElements.count == 2)
        #expect(second.attributedString.string == "\t\(list.marker(forItemNumber: 2))\ttwo")
        let style = second.attributedString.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.textLists.count == 2)
        #expect(outer.isRepresentedElement)
    }

    @Test("levels without a text contain each other; a negative level is refused")
    func levels() {
        let inner = item("one")
        let outer = NSTextListElement(childElements: [inner], textList: list, nestingLevel: 1)
        #expect(outer?.isRepresentedElement == false)
        #expect((outer?.childElements.first as? NSTextListElement)?.childElements.first === inner)
        #expect(NSTextListElement(childElements: [inner], textList: list, nestingLevel: -1) == nil)
    }
}
