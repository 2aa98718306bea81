internal import DriveProtocol

/// An element with the reference under which a client knows it.
struct SeenElement: Equatable, Codable {
    /// 0 for one that is not listed.
    var reference: Int
    var depth: Int
    var element: DriveElement
    /// Whether it says something that its parents do not; others are not listed.
    var isListed: Bool
    /// The reference of the element around it that is listed; 0 for none.
    var parent: Int
}

/// A screen whose elements have references.
struct SeenScreen: Equatable, Codable {
    var isSystem = false
    var width = 0.0
    var height = 0.0
    var elements: [SeenElement] = []

    var listed: [SeenElement] { elements.filter(\.isListed) }
}

/// Gives elements references: the same to the same element, and one that is gone to no other.
struct ReferenceTable: Codable {
    /// The simulator's identifiers are reused, and so are cells: what is called otherwise is another element.
    private struct Key: Hashable, Codable {
        var id: UInt64
        var type: UInt
        var identifier: String
        /// The name of a cell, and of the cell around the element.
        var cell: String
    }

    private var known: [Key: Int] = [:]
    private var last = 0
    /// What the elements that are gone were called, for the explanation of a stale reference.
    private(set) var gone: [Int: String] = [:]
    private var names: [Int: String] = [:]

    /// The app was launched again: all its elements are new.
    mutating func forget() {
        for (reference, name) in names { gone[reference] = name }
        (known, names) = ([:], [:])
    }

    mutating func read(_ screen: DriveScreen) -> SeenScreen {
        var seen = SeenScreen(isSystem: screen.isSystem, width: screen.width, height: screen.height)
        var current: [Key: Int] = [:]
        var cells: [String] = []
        var keyboards: [Bool] = []
        for element in screen.elements {
            let parent = screen.elements.indices.contains(element.parent) ? element.parent : nil
            var cell = parent.map { cells[$0] } ?? ""
            if element.type == DriveElementType.cell.rawValue { cell += "/" + element.identifier + "/" + element.label }
            cells.append(cell)
            let key = Key(id: element.id, type: element.type, identifier: element.identifier, cell: cell)
            let isInKeyboard = parent.map { keyboards[$0] } ?? false
            keyboards.append(isInKeyboard || element.type == DriveElementType.keyboard.rawValue)
            let around = parent.map { seen.elements[$0] }
            let isListed = !isInKeyboard && Self.isTelling(element, in: Self.listed(around, in: seen)?.element)
            var number = 0
            if isListed {
                let reference = current[key] == nil ? known[key] : nil
                if reference == nil { last += 1 }
                number = reference ?? last
                current[key] = number
            }
            seen.elements.append(
                SeenElement(
                    reference: number, depth: around.map { $0.depth + ($0.isListed ? 1 : 0) } ?? 0, element: element, isListed: isListed,
                    parent: around.map { $0.isListed ? $0.reference : $0.parent } ?? 0))
        }
        let present = Dictionary(seen.listed.map { ($0.reference, ElementLine.name($0.element)) }) { first, _ in first }
        for (reference, name) in names where present[reference] == nil { gone[reference] = name }
        (known, names) = (current, present)
        return seen
    }

    /// The nearest element that is listed: this one, or one around it.
    private static func listed(_ element: SeenElement?, in screen: SeenScreen) -> SeenElement? {
        var next = element
        while let candidate = next, !candidate.isListed {
            next = screen.elements.indices.contains(candidate.element.parent) ? screen.elements[candidate.element.parent] : nil
        }
        return next
    }

    /// > Parameters: parent: the nearest element around it that is listed.
    private static func isTelling(_ element: DriveElement, in parent: DriveElement?) -> Bool {
        guard element.width > 0, element.height > 0 else { return false }
        let silent: Set<DriveElementType> = [.window, .other, .image, .scrollView]
        let type = DriveElementType(rawValue: element.type) ?? .other
        let texts = [element.identifier, element.label, element.title, element.value ?? "", element.placeholder ?? ""].filter {
            !$0.isEmpty
        }
        if texts.isEmpty { return type != .staticText && !silent.contains(type) }
        guard let parent, [.staticText, .image, .other].contains(type), element.identifier.isEmpty else { return true }
        let told = [parent.label, parent.title, parent.value ?? "", parent.placeholder ?? ""].filter { !$0.isEmpty }
        // A cell is called by its texts, and so is a view that UIKit puts around them.
        return !", \(told.joined(separator: ", ")), ".contains(", \(element.label), ")
    }
}
