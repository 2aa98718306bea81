internal import DriveProtocol

/// What a screen is called, and what a user sees appear on it.
enum ScreenTitle {
    /// An alert, the title of a bar, or else the topmost text.
    static func of(_ tree: ScreenTree) -> ElementSelector? {
        let all = tree.descendants(of: nil)
        for type in [DriveElementType.alert, .sheet, .navigationBar] {
            if let index = all.last(where: { tree.type($0) == type && tree[$0].recordedName != nil }) {
                return ElementSelector.choose(for: index, in: tree)
            }
        }
        let text = all.filter { isText($0, tree) }.min { tree[$0].y < tree[$1].y }
        return text.flatMap { ElementSelector.choose(for: $0, in: tree) }
    }

    /// The title and one text that were not there before.
    static func appeared(from before: ScreenTree, to after: ScreenTree) -> [ElementSelector] {
        guard before.screen.isSystem == after.screen.isSystem else { return [] }
        var new: [ElementSelector] = []
        if let title = of(after), before.resolve(title).isEmpty { new.append(title) }
        let known = Set(before.screen.elements.flatMap(\.recordedNames))
        let text = after.descendants(of: nil).first { index in
            isText(index, after) && Set(after[index].recordedNames).isDisjoint(with: known)
        }
        if let text, let selector = ElementSelector.choose(for: text, in: after), !new.contains(selector) { new.append(selector) }
        return new
    }

    /// A text of the screen itself, and not of a bar, a control or the keyboard.
    private static func isText(_ index: Int, _ tree: ScreenTree) -> Bool {
        let others: Set<DriveElementType> = [
            .button, .navigationBar, .tabBar, .keyboard, .key, .textField, .secureTextField, .textView, .searchField, .alert, .pickerWheel,
        ]
        let element = tree[index]
        return tree.type(index) == .staticText && element.isHittable && !element.label.isEmpty && element.label.count <= 80
            && tree.ancestors(of: index).allSatisfy { tree.type($0).map(others.contains) != true }
    }
}
