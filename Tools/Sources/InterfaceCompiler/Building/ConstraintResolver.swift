/// Completes a constraint, once all objects are known: its items, and the system's spacing.
///
/// What UIKit would refuse with an exception is reported and left out.
struct ConstraintResolver {
    let context: BuildContext
    let constraint: PendingConstraint

    private var builder: DocumentBuilder { constraint.builder }
    private var element: InterfaceElement { constraint.element }

    func resolve() {
        let keys = builder.document.objects[constraint.object].keys
        guard case .integer(let first)? = keys["NSFirstAttribute"], case .integer(let second)? = keys["NSSecondAttribute"],
            case .real(let multiplier)? = keys["NSMultiplier"]
        else { return }
        guard let one = item(constraint.first, otherwise: constraint.holder) else { return }
        builder.set("NSFirstItem", of: constraint.object, to: .reference(one))
        var other: Int?
        if constraint.second != nil || second != 0 {
            guard let number = item(constraint.second, otherwise: constraint.holder) else { return }
            other = number
            builder.set("NSSecondItem", of: constraint.object, to: .reference(number))
        }
        let pair = AttributePair(first, other == nil ? 0 : second, multiplier)
        if let reason = pair.mistake { return context.drop(constraint, reason) }
        guard [one, other].allSatisfy({ $0.map { builder.layout.isItem($0, within: constraint.holder) } ?? true }) else {
            return context.drop(constraint, "relates something outside of the view that has it")
        }
        touch(one, other, pair)
        guard element["symbolic"] == "YES", element["constant"] == nil, let other else { return }
        builder.set("NSConstant", of: constraint.object, to: .real(spacing(one, other, pair)))
    }

    /// Nil after an error, or for an item that is left out itself.
    private func item(_ id: String?, otherwise holder: Int) -> Int? {
        guard let id else { return holder }
        guard let home = context.homes[id], let number = home.numbers[id] else {
            if context.dropped.contains(id) {
                context.drop(constraint, "relates \"\(id)\", which is not supported")
            } else {
                context.error(constraint.line, "there is no object with the id \"\(id)\"")
            }
            return nil
        }
        if home === builder { return number }
        if builder.isInside(home) {
            context.drop(constraint, "relates \"\(id)\", which is outside of the view that has it")
        } else {
            context.error(constraint.line, "the object \"\(id)\" is in another scene or cell")
        }
        return nil
    }

    /// Notes which views it positions or sizes: their autoresizing masks do not.
    private func touch(_ one: Int, _ other: Int?, _ pair: AttributePair) {
        for item in [one, other].compactMap(\.self) where item != constraint.holder { builder.layout.constrained.insert(item) }
        if one == constraint.holder, other == nil || other == one, pair.isSize { builder.layout.constrained.insert(one) }
    }

    /// The system's spacing as the constraint's constant: between siblings, or to the superview.
    ///
    /// To a layout guide it is 0, as in files that Xcode saved.
    private func spacing(_ one: Int, _ other: Int, _ pair: AttributePair) -> Double {
        switch (builder.layout.items[one], builder.layout.items[other]) {
        case (.view(let first), .view(let second)):
            if first == other { return pair.isLeading ? 20 : -20 }
            if second == one { return pair.isLeading ? -20 : 20 }
            guard pair.areOpposite else { return 0 }
            return pair.isLeading ? 8 : -8
        default: return 0
        }
    }
}

/// The attributes of a constraint, as `NSLayoutConstraint` numbers them; 0 for no attribute.
private struct AttributePair {
    private enum Axis { case horizontal, vertical, size }

    private let first: Int
    private let second: Int
    private let multiplier: Double

    init(_ first: Int, _ second: Int, _ multiplier: Double) { (self.first, self.second, self.multiplier) = (first, second, multiplier) }

    private static func axis(_ attribute: Int) -> Axis? {
        switch attribute {
        case 1, 2, 5, 6, 9, 13, 14, 17, 18, 19: .horizontal
        case 3, 4, 10, 11, 12, 15, 16, 20: .vertical
        case 7, 8: .size
        default: nil
        }
    }

    var isSize: Bool { Self.axis(first) == .size }
    /// At the left, the top or the side where reading begins.
    var isLeading: Bool { [1, 3, 5, 13, 15, 17].contains(first) }
    private var isSecondLeading: Bool { [1, 3, 5, 13, 15, 17].contains(second) }
    var areOpposite: Bool { isLeading != isSecondLeading && !isSize }

    /// Why UIKit refuses such a constraint.
    var mistake: String? {
        guard second != 0, multiplier != 0 else { return isSize ? nil : "relates a position to a constant" }
        guard Self.axis(first) == Self.axis(second) else { return "relates attributes of different kinds" }
        let (reading, sides): (Set<Int>, Set<Int>) = ([5, 6, 17, 18], [1, 2, 13, 14])
        let isMixed = (reading.contains(first) && sides.contains(second)) || (sides.contains(first) && reading.contains(second))
        return isMixed ? "relates leading or trailing to left or right" : nil
    }
}
