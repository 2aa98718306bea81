public import DriveProtocol

/// The elements of a screen as queries see them.
///
/// > Contract: the same results as `ElementPath` of XCUITest, which a test compares.
public struct ScreenTree: Sendable {
    /// What the tree is of.
    public let screen: DriveScreen
    private var children: [[Int]]
    private var roots: [Int] = []

    /// Creates a tree of a screen.
    public init(_ screen: DriveScreen) {
        self.screen = screen
        children = Array(repeating: [], count: screen.elements.count)
        for (index, element) in screen.elements.enumerated() {
            if element.parent < 0 { roots.append(index) } else { children[element.parent].append(index) }
        }
    }

    subscript(_ index: Int) -> DriveElement { screen.elements[index] }
    func type(_ index: Int) -> DriveElementType? { DriveElementType(rawValue: self[index].type) }

    /// Parents before their children; of nil, those of the whole screen.
    func descendants(of index: Int?) -> [Int] {
        var found: [Int] = []
        var waiting = Array((index.map { children[$0] } ?? roots).reversed())
        while let next = waiting.popLast() {
            found.append(next)
            waiting += children[next].reversed()
        }
        return found
    }

    /// The element's parent, its parent, and so on.
    func ancestors(of index: Int) -> [Int] {
        var found: [Int] = []
        var next = self[index].parent
        while next >= 0 {
            found.append(next)
            next = self[next].parent
        }
        return found
    }

    /// The indices of the elements that a selector names.
    public func resolve(_ selector: ElementSelector) -> [Int] {
        var found: [Int?] = [nil]
        for step in selector.steps {
            switch step {
            case .descendants(let type):
                var seen: Set<Int> = []
                found = found.flatMap(descendants).filter { self[$0].type == type.rawValue && seen.insert($0).inserted }
            case .named(let name): found = found.filter { $0.map { self[$0].recordedNames.contains(name) } ?? false }
            case .containing(let type, let name):
                found = found.filter { index in
                    descendants(of: index).contains { self[$0].type == type.rawValue && self[$0].recordedNames.contains(name) }
                }
            case .index(let place): found = found.indices.contains(place) ? [found[place]] : []
            }
        }
        return found.compactMap(\.self)
    }
}

extension DriveElement {
    /// All texts by which a query finds it.
    var recordedNames: [String] { [identifier, label, title, value ?? "", placeholder ?? ""].filter { !$0.isEmpty } }

    /// The text by which a test names it; nil if it has none. A value is no name, since it changes.
    var recordedName: String? { [identifier, label, title, placeholder ?? ""].first { !$0.isEmpty } }

    func contains(_ place: DrivePoint) -> Bool {
        width > 0 && height > 0 && place.x >= x && place.y >= y && place.x < x + width && place.y < y + height
    }
}
