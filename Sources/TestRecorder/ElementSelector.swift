public import DriveProtocol

/// How a test names an element: steps from the app.
public struct ElementSelector: Hashable, Sendable {
    /// One step from the results of the one before.
    public enum Step: Hashable, Sendable {
        /// Elements of a type below.
        case descendants(DriveElementType)
        /// Those that a text names.
        case named(String)
        /// Those that contain an element of a type with a name.
        case containing(DriveElementType, String)
        /// The one at a place.
        case index(Int)
    }

    /// Whether it is on one of the device's own screens, and not in the app.
    public var isSystem: Bool
    /// From the app to the element.
    public var steps: [Step]

    /// Creates a selector.
    public init(isSystem: Bool = false, _ steps: [Step]) { (self.isSystem, self.steps) = (isSystem, steps) }

    /// The selector that a reader expects: the type and the identifier or else the label; if several elements have them, the
    /// container too; if that does not help, the place among them.
    static func choose(for index: Int, in tree: ScreenTree) -> ElementSelector? {
        guard let type = tree.type(index), type != .application, type != .window else { return nil }
        let isSystem = tree.screen.isSystem
        let typed = ElementSelector(isSystem: isSystem, [.descendants(type)])
        let own = tree[index].recordedName.map { typed.adding(.named($0)) } ?? typed
        if tree.resolve(own) == [index] { return own }
        for container in tree.ancestors(of: index) {
            for outer in names(of: container, in: tree) {
                let inner = ElementSelector(isSystem: isSystem, outer.steps + own.steps)
                if tree.resolve(inner) == [index] { return inner }
            }
        }
        return tree.resolve(own).firstIndex(of: index).map { own.adding(.index($0)) }
    }

    /// Containers that people name.
    private static let containers: Set<DriveElementType> = [
        .alert, .sheet, .popover, .keyboard, .navigationBar, .tabBar, .toolbar, .table, .collectionView, .segmentedControl, .picker,
        .menu, .webView, .cell, .stepper, .other, .datePicker, .searchField, .scrollView,
    ]

    private static func names(of container: Int, in tree: ScreenTree) -> [ElementSelector] {
        guard let type = tree.type(container), containers.contains(type) else { return [] }
        let typed = ElementSelector(isSystem: tree.screen.isSystem, [.descendants(type)])
        var all: [ElementSelector] = []
        if let name = tree[container].recordedName { all.append(typed.adding(.named(name))) }
        // A container that is the only one of its type needs no name, except those that come and go.
        if type != .cell, type != .other { all.insert(typed, at: all.isEmpty || type == .tabBar || type == .keyboard ? 0 : 1) }
        if type == .cell {
            let texts = tree.descendants(of: container).filter { tree.type($0) == .staticText }
            all += texts.compactMap { tree[$0].recordedName.map { typed.adding(.containing(.staticText, $0)) } }
        }
        return all.filter { tree.resolve($0) == [container] }
    }

    func adding(_ step: Step) -> ElementSelector { ElementSelector(isSystem: isSystem, steps + [step]) }

    /// The last type that it asks for.
    var type: DriveElementType? {
        for case .descendants(let type) in steps.reversed() { return type }
        return nil
    }

    /// The last text that it looks for, if that is all that narrows it.
    var name: String? {
        if case .named(let name)? = steps.last { return name }
        return nil
    }
}
