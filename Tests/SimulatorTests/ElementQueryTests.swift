import DeviceProtocol
import Simulator
import Testing

@Suite("ElementQuery")
struct ElementQueryTests {
    private func element(
        _ identifier: String = "", label: String = "", value: String = "", y: Double = 0, depth: Int = 1, hittable: Bool = true,
        traits: UInt64 = 0
    ) -> AccessibilityElement {
        AccessibilityElement(
            identifier: identifier, label: label, value: value, className: "UIView", traits: traits, x: 0, y: y, width: 100, height: 40,
            depth: depth, isEnabled: true, isHittable: hittable)
    }

    @Test("prefers an identifier to a label, and a label to a value")
    func order() throws {
        let query = ElementQuery([
            element(value: "a", y: 0), element(label: "a", y: 100), element("a", y: 200),
        ])
        #expect(try query.target("a").y == 200)
        #expect(try ElementQuery(Array(query.elements.prefix(2))).target("a").y == 100)
        #expect(try ElementQuery(Array(query.elements.prefix(1))).target("a").y == 0)
    }

    @Test("chooses the innermost of nested elements")
    func nested() throws {
        let query = ElementQuery([element(label: "Add", depth: 2), element(label: "Add", depth: 3)])
        #expect(try query.target("Add").depth == 3)
    }

    @Test("two elements of one name at different positions are ambiguous")
    func ambiguous() {
        let query = ElementQuery([element(label: "Add", y: 0), element(label: "Add", y: 300)])
        #expect(throws: ElementQuery.Mismatch.several("Add", ["0,0 100×40", "0,300 100×40"])) { try query.target("Add") }
    }

    @Test("a field is meant where a text next to it has its name; two fields, or two texts, are ambiguous")
    func named() throws {
        let (text, field) = (element(label: "User", y: 0, traits: 64), element(label: "User", y: 100))
        #expect(try ElementQuery([text, field]).target("User").y == 100)
        #expect(try ElementQuery([field, text]).target("User").y == 100)
        #expect(throws: ElementQuery.Mismatch.self) { try ElementQuery([text, field, element(label: "User", y: 300)]).target("User") }
        #expect(throws: ElementQuery.Mismatch.self) { try ElementQuery([text, element(label: "User", y: 300, traits: 64)]).target("User") }
    }

    @Test("does not match an element that cannot be touched, and reports that it exists")
    func covered() {
        let query = ElementQuery([element(label: "Add", hittable: false)])
        #expect(throws: ElementQuery.Mismatch.covered("Add", "0,0 100×40")) { try query.target("Add") }
    }

    @Test("a missing name lists similar ones")
    func near() {
        let query = ElementQuery([element(label: "Add a row"), element(label: "Remove")])
        #expect(throws: ElementQuery.Mismatch.nothing("add", near: ["Add a row"])) { try query.target("add") }
    }

    @Test("a text is shown when it is part of a label or value, or equals an identifier")
    func shows() {
        let query = ElementQuery([element("total", label: "Sum: 42 in all", value: "7 of 9")])
        #expect(query.shows("42"))
        #expect(query.shows("7 of"))
        #expect(query.shows("total"))
        #expect(!query.shows("tot"))
    }

    @Test("an element barely visible at an edge should be scrolled closer, and is touched where it is visible")
    func edges() {
        let query = ElementQuery([element("low", y: 820), element("in", y: 600)])
        #expect(query.scrollTarget("low", width: 393, height: 852) == nil)
        #expect(ElementQuery([element("low", y: 840)]).scrollTarget("low", width: 393, height: 852)?.identifier == "low")
        #expect(query.scrollTarget("in", width: 393, height: 852) == nil)
        #expect(element("low", y: 840).visibleCenter(width: 393, height: 852) == (50, 846))
        #expect(element("in", y: 600).visibleCenter(width: 393, height: 852) == (50, 620))
        #expect(element("gone", y: 900).visibleCenter(width: 393, height: 852) == (50, 920))
    }
}
