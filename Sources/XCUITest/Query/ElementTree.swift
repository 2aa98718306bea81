package import DriveProtocol

/// The elements of one moment, with their children.
package struct ElementTree {
    /// The index that stands for the app.
    package static let application = -1

    package let screen: DriveScreen
    /// The app, as the parent of its windows.
    private let root: DriveElement
    private var children: [[Int]]
    private var rootChildren: [Int] = []

    /// > Parameters: name: what the app is called.
    package init(_ screen: DriveScreen, application name: String = "") {
        self.screen = screen
        var root = DriveElement(id: 0, parent: -1, type: DriveElementType.application.rawValue)
        (root.label, root.width, root.height) = (name, screen.width, screen.height)
        root.touch = DrivePoint(x: screen.width / 2, y: screen.height / 2)
        root.isHittable = true
        self.root = root
        children = Array(repeating: [], count: screen.elements.count)
        for (index, element) in screen.elements.enumerated() {
            if element.parent < 0 { rootChildren.append(index) } else { children[element.parent].append(index) }
        }
    }

    package subscript(_ index: Int) -> DriveElement { index < 0 ? root : screen.elements[index] }

    package func children(of index: Int) -> [Int] { index < 0 ? rootChildren : children[index] }

    /// In order of depth first, parents before their children.
    package func descendants(of index: Int) -> [Int] {
        var found: [Int] = []
        var waiting = Array(children(of: index).reversed())
        while let next = waiting.popLast() {
            found.append(next)
            waiting += children(of: next).reversed()
        }
        return found
    }
}

extension DriveElement {
    /// What a test may name it by.
    package var names: [String] { [identifier, label, title, value ?? "", placeholder ?? ""].filter { !$0.isEmpty } }
}

extension ElementTree {
    /// The rows of all tables that are off the screen; nil if there are none.
    package var hiddenRows: DriveHiddenRows? {
        let tables = screen.elements.compactMap(\.hiddenRows)
        guard !tables.isEmpty else { return nil }
        return DriveHiddenRows(above: tables.reduce(0) { $0 + $1.above }, below: tables.reduce(0) { $0 + $1.below })
    }
}

extension DriveScreen {
    /// What the Return key says where it does something else, in small letters.
    private static let returnTitles: Set = [
        "continue", "done", "emergency call", "go", "google", "join", "next", "route", "search", "send", "yahoo",
    ]

    /// Gives the Return key the identifier that it has on iOS: "Done" where it says "done".
    package mutating func identifyReturnKey() {
        for index in elements.indices where elements[index].identifier == "Return" && Self.returnTitles.contains(elements[index].label) {
            elements[index].identifier = elements[index].label.prefix(1).uppercased() + elements[index].label.dropFirst()
        }
    }

    /// Gives a table without rows the label that it has on iOS.
    package mutating func labelEmptyTables() {
        let cells = Set(elements.filter { $0.type == DriveElementType.cell.rawValue }.map(\.parent))
        for index in elements.indices where elements[index].type == DriveElementType.table.rawValue {
            if elements[index].label.isEmpty, elements[index].hiddenRows == nil, !cells.contains(index) {
                elements[index].label = "Empty list"
            }
        }
    }

    /// The windows of the system over an app, and what is in them.
    package var systemWindows: [DriveElement] {
        var kept: [DriveElement] = []
        var places: [Int: Int] = [:]
        for (index, var element) in elements.enumerated() {
            guard element.parent < 0 ? element.isSystem == true : places[element.parent] != nil else { continue }
            places[index] = kept.count
            element.parent = places[element.parent] ?? -1
            kept.append(element)
        }
        return kept
    }
}
