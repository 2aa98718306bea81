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

    @Test("containers that the tree leaves out are passed over, unless they are named")
    func plainContainers() {
        let (other, scroll) = (raw(.other), raw(.scrollView))
        let button = ElementPath.Step.descendants(raw(.button))
        #expect(resolve([.descendants(other), button, .named("Save")]) == [2, 8])
        #expect(resolve([.descendants(raw(.table)), .descendants(other), button]) == [8])
        let below: [ElementPath.Step] = [.children(other), .first, .children(other), .index(0), .children(raw(.button))]
        #expect(resolve([.children(raw(.window))] + below) == [2, 8])
        #expect(resolve([.descendants(other), .named("panel"), button]) == [])
        #expect(resolve([.descendants(other), .index(1), button]) == [])
        #expect(resolve([.descendants(other)]) == [])
        #expect(resolve([.descendants(scroll), button]) == [])
        #expect(resolve([.descendants(raw(.alert)), .descendants(scroll), .descendants(other), button]) == [])
    }

    @Test(
        "the Return key is named by what it says",
        arguments: [("done", "Done"), ("emergency call", "Emergency call"), ("return", "Return")])
    func returnKey(_ label: String, _ identifier: String) {
        var key = DriveElement(id: 1, parent: -1, type: raw(.button))
        (key.identifier, key.label) = ("Return", label)
        var screen = DriveScreen(isSystem: false, width: 1, height: 1, elements: [key])
        screen.identifyReturnKey()
        #expect(screen.elements.first?.identifier == identifier)
    }

    @Test("the days of a date picker may be named in its collection view")
    func days() {
        let elements = [(-1, XCUIElement.ElementType.window), (0, .datePicker), (1, .button), (0, .collectionView)].enumerated().map {
            DriveElement(id: UInt64($0.offset + 1), parent: $0.element.0, type: $0.element.1.rawValue)
        }
        let tree = ElementTree(DriveScreen(isSystem: false, width: 100, height: 200, elements: elements))
        let (days, button) = (ElementPath.Step.descendants(raw(.collectionView)), ElementPath.Step.descendants(raw(.button)))
        let picker = ElementPath().adding(.descendants(raw(.datePicker)))
        #expect(picker.adding(days).adding(button).resolve(in: tree) == [2])
        #expect(picker.adding(days).resolve(in: tree) == [])
        #expect(ElementPath().adding(days).adding(button).resolve(in: tree) == [])
    }

    @Test("the first plain view of an element is the element, that of the app its first window; further ones are none")
    func firstPlainView() {
        let other = raw(.other)
        #expect(resolve([.descendants(other), .first]) == [0])
        #expect(resolve([.children(other), .index(0)]) == [0])
        #expect(resolve([.descendants(raw(.cell)), .index(1), .children(other), .first]) == [6])
        #expect(resolve([.descendants(other), .index(1)]) == [])
        #expect(resolve([.descendants(other), .named("panel"), .first]) == [])
        #expect(resolve([.descendants(raw(.alert)), .descendants(other), .first]) == [])
        #expect(resolve([.descendants(other), .first, .descendants(raw(.slider)), .first]) == [])
    }

    @Test("a table without rows is an empty list")
    func emptyTable() {
        var screen = DriveScreen(isSystem: false, width: 1, height: 1, elements: [])
        screen.elements = [(-1, XCUIElement.ElementType.table), (-1, .table), (1, .cell)].enumerated().map {
            DriveElement(id: UInt64($0.offset), parent: $0.element.0, type: $0.element.1.rawValue)
        }
        screen.labelEmptyTables()
        #expect(screen.elements.map(\.label) == ["Empty list", "", ""])
    }

    @Test("rows off the screen matter to what is not found, to numbers of elements, and to places after them")
    func hiddenRows() {
        func tree(above: Int, below: Int) -> ElementTree {
            var screen = Self.tree.screen
            if above + below > 0 { screen.elements[3].hiddenRows = DriveHiddenRows(above: above, below: below) }
            return ElementTree(screen, application: "App")
        }
        func asks(_ steps: [ElementPath.Step], counted: Bool = false, above: Int = 0, below: Int = 9) -> Bool {
            let path = steps.reduce(ElementPath()) { $0.adding($1) }
            return path.mayMeanHiddenRows(of: tree(above: above, below: below), counted: counted)
        }
        let cells = ElementPath.Step.descendants(raw(.cell))
        #expect(asks([cells], counted: true))
        #expect(!asks([cells], counted: true, below: 0))
        #expect(asks([cells, .named("tenth")]))
        #expect(!asks([cells, .named("first")]))
        #expect(asks([cells, .index(7)]))
        #expect(asks([cells, .index(-1)]))
        #expect(!asks([cells, .first]))
        #expect(asks([cells, .first], above: 1))
        #expect(!asks([.descendants(raw(.table)), .named("other")]))
        #expect(!asks([.descendants(raw(.navigationBar)), .descendants(raw(.button)), .named("Done")]))
        #expect(!asks([], counted: true))
    }

    @Test("the questions of the system are windows of their own")
    func systemWindows() {
        var screen = Self.tree.screen
        #expect(screen.systemWindows.isEmpty)
        var window = DriveElement(id: 20, parent: -1, type: raw(.window))
        window.isSystem = true
        let alert = DriveElement(id: 21, parent: 9, type: raw(.alert))
        let button = DriveElement(id: 22, parent: 10, type: raw(.button))
        screen.elements += [window, alert, button]
        #expect(screen.systemWindows.map(\.id) == [20, 21, 22])
        #expect(screen.systemWindows.map(\.parent) == [-1, 0, 1])
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

    @Test("several matches are reported with what narrows a query")
    func narrowing() {
        #expect(
            ElementMismatch.several("Button \"Save\"", ["one", "two"]).text
                == "Multiple matching elements found for Button \"Save\"; an identifier, what it is in or what it contains names one alone, "
                + "or element(boundBy:) from 0 to 1:\n  one\n  two")
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
