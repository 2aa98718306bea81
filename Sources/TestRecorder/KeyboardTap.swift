internal import DriveProtocol

/// Taps on the software keyboard as text.
enum KeyboardTap {
    /// > Returns: nil for a tap that is no key; `.some(nil)` for a key that types nothing, such as shift.
    static func typed(_ target: RecordedTarget, in tree: ScreenTree) -> TypedPiece?? {
        guard let selector = target.selector, let index = tree.resolve(selector).first else { return nil }
        guard tree.ancestors(of: index).contains(where: { tree.type($0) == .keyboard }) else { return nil }
        let name = tree[index].label.isEmpty ? tree[index].identifier : tree[index].label
        let isReturn = tree.type(index) == .button && (tree[index].identifier == "Return" || name.lowercased() == "return")
        if isReturn { return .some(.key(.return)) }
        guard tree.type(index) == .key else { return nil }
        switch name.lowercased() {
        case "space": return .some(.text(" "))
        case "delete": return .some(.key(.delete))
        default: return name.count == 1 ? .some(.text(name)) : .some(nil)
        }
    }
}
