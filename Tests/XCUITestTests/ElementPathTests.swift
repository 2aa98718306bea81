import DriveProtocol
import Testing

@testable import XCUITest

@Suite("Queries of a test of an interface")
struct ElementPathTests {
    /// A window with a bar and a table of two cells, each with a text, and two buttons of one name.
    private static let tree: ElementTree = {
        var elements: [DriveElement] = []
        func add(_ parent: Int, _ type: XCUIElement.ElementType, identifier: String = "", label: String = "") {
            var element = DriveElement(id: UInt64(elements.count + 1), parent: parent, type: type.rawValue)
            (element.identifier, element.label) = (identifier, label)
            elements.append(element)
        }
        add(-1, .window)
        add(0, .navigationBar, identifier: "List")
        add(1, .button, label: "Save")
        add(0, .table, identifier: "rows")
        add(3, .cell, identifier: "first")
        add(4, .staticText, label: "One")
        add(3, .cell)
        add(6, .staticText, label: "Two")
        add(6, .button, label: "Save")
        return ElementTree(DriveScreen(isSystem: false, width: 100, height: 200, elements: elements), application: "App")
    }()

    private func resolve(_ steps: [ElementPath.Step]) -> [Int] {
        steps.reduce(ElementPath()) { $0.adding($1) }.resolve(in: Self.tree)
    }

    private func raw(_ type: XCUIElement.ElementType) -> UInt { type.rawValue }

    @Test("the empty path is the app, whose descendants come before their own")
    func application() {
        #expect(resolve([]) == [ElementTree.application])
        #expect(resolve([.descendants(0)]) == Array(0...8))
        #expect(resolve([.children(0)]) == [0])
    }

    @Test("types, names, places and children")
    func steps() {
        #expect(resolve([.descendants(raw(.cell))]) == [4, 6])
        #expect(resolve([.descendants(raw(.cell)), .named("first")]) == [4])
        #expect(resolve([.descendants(raw(.cell)), .index(1)]) == [6])
        #expect(resolve([.descendants(raw(.cell)), .index(-1)]) == [6])
        #expect(resolve([.descendants(raw(.cell)), .index(2)]) == [])
        #expect(resolve([.descendants(raw(.table)), .children(raw(.cell))]) == [4, 6])
        #expect(resolve([.descendants(raw(.table)), .children(raw(.button))]) == [])
        #expect(resolve([.descendants(raw(.button)), .first]) == [2])
        #expect(resolve([.descendants(raw(.cell)), .containing("Two") { $0.label == "Two" }]) == [6])
        #expect(resolve([.descendants(raw(.staticText)), .matching("o") { $0.label.contains("o") }]) == [7])
    }

    @Test("nested results are counted once")
    func nested() {
        #expect(resolve([.descendants(0), .descendants(raw(.button))]) == [2, 8])
    }

    @Test("several matches are all listed")
    func several() {
        let path = ElementPath().adding(.descendants(raw(.button))).adding(.named("Save"))
        #expect {
            try ElementMismatch.only(path, in: Self.tree)
        } throws: { error in
            guard case ElementMismatch.several("Button \"Save\"", let all) = error else { return false }
            return all == ["Button, label \"Save\", at (0, 0) 0×0", "Button, label \"Save\", at (0, 0) 0×0"]
        }
    }

    @Test("a missing element is reported with those of nearly the same name, of the same type first")
    func missing() {
        let path = ElementPath().adding(.descendants(raw(.staticText))).adding(.named("Ones"))
        #expect {
            try ElementMismatch.only(path, in: Self.tree)
        } throws: { error in
            guard let mismatch = error as? ElementMismatch else { return false }
            return mismatch.text
                == "No matches found for Static Text \"Ones\"; the nearest are:\n  Static Text, label \"One\", at (0, 0) 0×0"
        }
    }

    @Test("the distance of texts", arguments: [("a", "a", 0.0), ("", "a", 1), ("abc", "abd", 1.0 / 3), ("Save", "Save all", 0.3)])
    func distance(_ a: String, _ b: String, _ distance: Double) {
        #expect(abs(TextDistance.between(a, b) - distance) < 0.001)
        #expect(TextDistance.between(a, b) == TextDistance.between(b, a))
    }

    @Test("a path reads like the test's own words")
    func words() {
        let path = ElementPath().adding(.descendants(raw(.navigationBar))).adding(.named("List")).adding(.descendants(raw(.button)))
            .adding(.index(0))
        #expect(path.description == "Button (at 0) in Navigation Bar \"List\"")
    }

    @Test("keys without characters are pressed between the pieces of a text")
    func keys() {
        #expect(
            XCUIKeyboardKey.requests(for: "ab" + XCUIKeyboardKey.delete.rawValue + "c") == [.type("ab"), .key("Delete"), .type("c")])
    }

    @Test("types that views have are those of XCUIElement", arguments: DriveElementType.allCases)
    func types(_ type: DriveElementType) {
        #expect(XCUIElement.ElementType(rawValue: type.rawValue).map { "\($0)" } == "\(type)")
    }

    @Test("a snapshot has the element and all that is below it, also as dictionaries")
    func snapshot() throws {
        let snapshot = ElementSnapshot(3, in: Self.tree)
        #expect(snapshot.identifier == "rows")
        #expect(snapshot.elementType == .table)
        #expect(snapshot.children.map(\.elementType) == [.cell, .cell])
        #expect(snapshot.children[1].children.map(\.label) == ["Two", "Save"])
        let values = snapshot.dictionaryRepresentation
        #expect(values[.identifier] as? String == "rows")
        #expect(values[.elementType] as? UInt == raw(.table))
        #expect(values[.value] == nil)
        let cells = try #require(values[.children] as? [[XCUIElement.AttributeName: Any]])
        #expect(cells.map { $0[.identifier] as? String } == ["first", ""])
        #expect(ElementSnapshot(ElementTree.application, in: Self.tree).children.map(\.elementType) == [.window])
    }
}
