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
