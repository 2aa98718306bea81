internal import DriveProtocol

/// Names an element as the author of a test would: by its identifier, else by what it is called, else by its place among those of its type.
struct ElementSelector: Codable, Hashable, Sendable {
    /// What the name is.
    enum Key: String, Codable, Sendable {
        case identifier, label, title, placeholder, none

        func text(_ element: DriveElement) -> String {
            switch self {
            case .identifier: element.identifier
            case .label: element.label
            case .title: element.title
            case .placeholder: element.placeholder ?? ""
            case .none: ""
            }
        }
    }

    /// The raw value of a `DriveElementType`.
    var type: UInt
    var key: Key
    var text: String
    /// Its place among those that match, in the order of the tree.
    var index: Int
    /// Whether no other element matched.
    var isOnly: Bool

    /// The longest name that the author of a test would write. > Units: characters.
    private static let longestName = 60

    /// > Parameters: index: of an element of the screen.
    init(_ index: Int, in screen: DriveScreen) {
        // A cell without a name is known by the first text in it.
        let named = Self.isNamed(screen.elements[index]) ? index : Self.nameWithin(index, in: screen) ?? index
        let element = screen.elements[named]
        type = element.type
        key = [Key.identifier, .label, .title, .placeholder].first { Self.isName($0.text(element)) } ?? .none
        text = key.text(element)
        (self.index, isOnly) = (0, true)
        let matching = matches(in: screen)
        self.index = matching.firstIndex(of: named) ?? 0
        isOnly = matching.count == 1
    }

    /// The element on another screen; nil if it is not there.
    func find(in screen: DriveScreen) -> DriveElement? {
        let matching = matches(in: screen)
        return matching.indices.contains(index) ? screen.elements[matching[index]] : nil
    }

    private func matches(in screen: DriveScreen) -> [Int] {
        screen.elements.indices.filter { screen.elements[$0].type == type && (key == .none || key.text(screen.elements[$0]) == text) }
    }

    private static func isName(_ text: String) -> Bool { !text.isEmpty && text.count <= longestName && !text.contains("\n") }

    private static func isNamed(_ element: DriveElement) -> Bool {
        [element.identifier, element.label, element.title, element.placeholder ?? ""].contains(where: isName)
    }

    private static func nameWithin(_ root: Int, in screen: DriveScreen) -> Int? {
        screen.elements.indices.dropFirst(root + 1).first { index in
            let element = screen.elements[index]
            return element.type == DriveElementType.staticText.rawValue && element.isHittable && isName(element.label)
                && screen.isInside(index, root)
        }
    }
}

extension DriveScreen {
    /// Whether an element is another one or in it.
    func isInside(_ index: Int, _ root: Int) -> Bool {
        var place = index
        while place > root { place = elements[place].parent }
        return place == root
    }
}

extension DriveElement {
    var kind: DriveElementType { DriveElementType(rawValue: type) ?? .other }
}
