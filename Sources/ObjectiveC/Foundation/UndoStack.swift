/// The groups of an undo manager: open ones, those to undo, those to redo.
struct UndoStack {
    struct Step {
        weak var target: AnyObject?
        let action: () -> Void
    }

    struct Group {
        var name = ""
        var isDiscardable = false
        var steps: [Step] = []
    }

    private(set) var open: [Group] = []
    private(set) var undos: [Group] = []
    private(set) var redos: [Group] = []
    /// 0 for unlimited.
    var limit = 0 { didSet { trim() } }

    var canUndo: Bool { !undos.isEmpty || open.contains { !$0.steps.isEmpty } }
    var canRedo: Bool { !redos.isEmpty }

    mutating func begin() { open.append(Group()) }

    /// Closes the innermost group: an inner one is added to the outer, the outermost is pushed on its stack.
    mutating func end(isUndoing: Bool) {
        guard let group = open.popLast() else { return }
        if var outer = open.popLast() {
            outer.steps += group.steps
            if outer.name.isEmpty { outer.name = group.name }
            open.append(outer)
        } else if !group.steps.isEmpty {
            if isUndoing { redos.append(group) } else { undos.append(group) }
            trim()
        }
    }

    mutating func register(_ step: Step, isUndoing: Bool, isRedoing: Bool) {
        // A new change clears the redo stack.
        if !isUndoing && !isRedoing { redos = [] }
        guard let last = open.indices.last else { return }
        open[last].steps.append(step)
    }

    mutating func takeUndo() -> Group? { undos.popLast() }
    mutating func takeRedo() -> Group? { redos.popLast() }

    /// Of the open group, else of the last one.
    mutating func name(_ name: String) {
        if let last = open.indices.last { open[last].name = name } else if let last = undos.indices.last { undos[last].name = name }
    }
    mutating func setDiscardable(_ isDiscardable: Bool) {
        if let last = open.indices.last { open[last].isDiscardable = isDiscardable }
    }

    mutating func removeAll() {
        open = []
        undos = []
        redos = []
    }

    mutating func remove(target: AnyObject) {
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var left = group
                left.steps.removeAll { $0.target === target }
                return left
            }
        }
        open = without(open)
        undos = without(undos).filter { !$0.steps.isEmpty }
        redos = without(redos).filter { !$0.steps.isEmpty }
    }

    private mutating func trim() {
        guard limit > 0 else { return }
        undos = Array(undos.suffix(limit))
        redos = Array(redos.suffix(limit))
    }
}
