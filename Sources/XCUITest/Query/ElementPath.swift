package import DriveProtocol

/// How a test names elements: steps from the app, each from the results of the one before.
package struct ElementPath {
    package enum Step {
        /// `type` is a raw value of `XCUIElement.ElementType`; 0 stands for any.
        case descendants(UInt)
        case children(UInt)
        /// Elements that one of these texts names.
        case named(String)
        /// Elements of which a condition is true, and the condition in words.
        case matching(String, (DriveElement) -> Bool)
        /// Elements with a descendant of which a condition is true.
        case containing(String, (DriveElement) -> Bool)
        case first
        /// The element at a place of the results; of negative ones, from the end.
        case index(Int)
    }

    package private(set) var steps: [Step] = []

    package init() {}

    package func adding(_ step: Step) -> ElementPath {
        var path = self
        path.steps.append(step)
        return path
    }

    /// The indices of all elements that are meant, in the order of the tree.
    package func resolve(in tree: ElementTree) -> [Int] {
        let found = resolveAsWritten(in: tree)
        guard found.isEmpty, let wider = withoutPlainContainers else { return found.isEmpty ? firstPlainView(in: tree) : found }
        let meant = wider.resolveAsWritten(in: tree)
        return meant.isEmpty ? firstPlainView(in: tree) : meant
    }

    /// What stands for the first plain view in an element, which the tree leaves out: the element itself, of which the view is as large, or the
    /// app's first window. `otherElements.firstMatch` is where tests swipe.
    private func firstPlainView(in tree: ElementTree) -> [Int] {
        var before = self
        while let last = before.steps.last {
            switch last {
            case .first, .index(0): before.steps.removeLast()
            case .descendants(DriveElementType.other.rawValue), .children(DriveElementType.other.rawValue):
                guard before.steps.count < steps.count else { return [] }
                before.steps.removeLast()
                let around = before.resolve(in: tree)
                return Array((around == [ElementTree.application] ? tree.children(of: ElementTree.application) : around).prefix(1))
            default: return []
            }
        }
        return []
    }

    private func resolveAsWritten(in tree: ElementTree) -> [Int] {
        steps.reduce([ElementTree.application]) { found, step in Self.apply(step, to: found, in: tree) }
    }

    /// The path without steps to views that the tree leaves out; nil if it has none.
    ///
    /// On iOS each plain view is an element of the type other, the list of an alert's buttons is in a scroll view, and the days of a date picker are
    /// in a collection view. Recorded tests name these on the way, without saying which: `alerts["Sure?"].scrollViews.otherElements.buttons["OK"]`,
    /// `datePickers.collectionViews.buttons["Friday, May 1"]`.
    private var withoutPlainContainers: ElementPath? {
        var kept = ElementPath()
        var (inner, isLoose, index) = (nil as DriveElementType?, false, 0)
        while index < steps.count {
            let step = steps[index]
            index += 1
            switch step {
            case .descendants(let type), .children(let type):
                if type == DriveElementType.other.rawValue || type == inner?.rawValue, let next = nextType(from: index) {
                    (index, isLoose) = (next, true)
                    continue
                }
                inner = Self.innerContainers[type] ?? inner
                // What is directly below a view that is left out is somewhere below here.
                kept.steps.append(isLoose ? .descendants(type) : step)
                isLoose = false
            default: kept.steps.append(step)
            }
        }
        return kept.steps.count < steps.count ? kept : nil
    }

    /// What elements of a type have between them and their contents on iOS.
    private static let innerContainers: [UInt: DriveElementType] = [
        DriveElementType.alert.rawValue: .scrollView, DriveElementType.sheet.rawValue: .scrollView,
        DriveElementType.datePicker.rawValue: .collectionView,
    ]

    /// The index of the next step to other elements, if nothing but "the first" is said of those that are here.
    private func nextType(from start: Int) -> Int? {
        var index = start
        while index < steps.count {
            switch steps[index] {
            case .first, .index(0): index += 1
            case .descendants, .children: return index
            default: return nil
            }
        }
        return nil
    }

    private static func apply(_ step: Step, to found: [Int], in tree: ElementTree) -> [Int] {
        switch step {
        case .descendants(let type): return unique(found.flatMap(tree.descendants)).filter { type == 0 || tree[$0].type == type }
        case .children(let type): return unique(found.flatMap(tree.children)).filter { type == 0 || tree[$0].type == type }
        case .named(let name): return found.filter { tree[$0].names.contains(name) }
        case .matching(_, let holds): return found.filter { holds(tree[$0]) }
        case .containing(_, let holds): return found.filter { tree.descendants(of: $0).contains { holds(tree[$0]) } }
        case .first: return Array(found.prefix(1))
        case .index(let index):
            let place = index < 0 ? found.count + index : index
            return found.indices.contains(place) ? [found[place]] : []
        }
    }

    /// Results of nested elements overlap.
    private static func unique(_ found: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return found.filter { seen.insert($0).inserted }
    }

    // MARK: Rows off the screen

    /// Types of elements that are not in rows and contain none.
    private static let outsideRows: Set<UInt> = Set(
        [
            DriveElementType.application, .alert, .keyboard, .key, .navigationBar, .tabBar, .toolbar, .menu, .pickerWheel, .webView,
        ].map(\.rawValue))
    /// Types of elements that contain rows.
    private static let aroundRows: Set<UInt> = Set([DriveElementType.window, .table].map(\.rawValue))

    /// Whether what the path means may depend on the rows of tables that are off the screen.
    ///
    /// Cells are made to find out what such rows contain, so they are left out where they cannot matter.
    /// > Parameters: counted: whether all elements that the path means are needed, and not one.
    package func mayMeanHiddenRows(of tree: ElementTree, counted: Bool) -> Bool {
        guard let rows = tree.hiddenRows, !Self.aroundRows.contains(type) else { return false }
        for step in steps {
            switch step {
            case .descendants(let type) where Self.outsideRows.contains(type), .children(let type) where Self.outsideRows.contains(type):
                return false
            default: continue
            }
        }
        if steps.isEmpty { return false }
        if counted || resolve(in: tree).isEmpty { return true }
        return steps.contains { step in
            switch step {
            case .first, .index(0): rows.above > 0
            case .index: true
            default: false
            }
        }
    }

    // MARK: Words

    /// The path as a failure names it, such as `Button "Save" in Navigation Bar "Edit"`.
    package var description: String {
        var parts: [String] = []
        for step in steps {
            switch step {
            case .descendants(let type), .children(let type): parts.append(ElementWords.type(type))
            case .named(let name): amend(&parts, "\"\(name)\"")
            case .matching(let words, _): amend(&parts, "where \(words)")
            case .containing(let words, _): amend(&parts, "that contains \(words)")
            case .first: amend(&parts, "(the first)")
            case .index(let index): amend(&parts, "(at \(index))")
            }
        }
        return parts.isEmpty ? "the app" : parts.reversed().joined(separator: " in ")
    }

    private func amend(_ parts: inout [String], _ words: String) {
        if parts.isEmpty { parts.append("Application") }
        parts[parts.count - 1] += " " + words
    }

    /// The text that the last named step looks for.
    package var name: String? {
        for case .named(let name) in steps.reversed() { return name }
        return nil
    }

    /// The type that the last step with one asks for; 0 for any.
    package var type: UInt {
        for step in steps.reversed() {
            switch step {
            case .descendants(let type), .children(let type): return type
            default: continue
            }
        }
        return DriveElementType.application.rawValue
    }
}

/// Elements in words.
package enum ElementWords {
    /// "Navigation Bar" for 21.
    package static func type(_ raw: UInt) -> String {
        guard raw != 0 else { return "Element" }
        guard let type = XCUIElement.ElementType(rawValue: raw) else { return "Element" }
        return "\(type)".reduce(into: "") { text, character in
            if text.isEmpty { text += character.uppercased() } else { text += character.isUppercase ? " \(character)" : "\(character)" }
        }
    }

    /// One line: type, identifier, label, value, frame and state.
    package static func line(_ element: DriveElement) -> String {
        var parts = [type(element.type)]
        if !element.identifier.isEmpty { parts.append("identifier \"\(element.identifier)\"") }
        if !element.label.isEmpty { parts.append("label \"\(element.label)\"") }
        if let value = element.value, !value.isEmpty { parts.append("value \"\(value)\"") }
        if let placeholder = element.placeholder, !placeholder.isEmpty { parts.append("placeholder \"\(placeholder)\"") }
        parts.append("at (\(number(element.x)), \(number(element.y))) \(number(element.width))×\(number(element.height))")
        if !element.isEnabled { parts.append("disabled") }
        if element.isSelected { parts.append("selected") }
        if element.hasFocus { parts.append("has the keyboard") }
        return parts.joined(separator: ", ")
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 10).rounded() / 10
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// The elements below one, indented.
    package static func tree(_ tree: ElementTree, below index: Int, depth: Int = 0) -> String {
        let own = String(repeating: "  ", count: min(depth, 40)) + line(tree[index])
        return ([own] + tree.children(of: index).map { Self.tree(tree, below: $0, depth: depth + 1) }).joined(separator: "\n")
    }
}
