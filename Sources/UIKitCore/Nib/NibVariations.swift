internal import Foundation
internal import ObjectiveC

/// What of a compiled file differs between size classes.
struct NibVariation: Sendable {
    enum Kind: Sendable {
        /// All subviews of a view, with those that are not installed.
        case subviews([Int])
        /// Whether a view or a constraint is installed in its holder.
        case installed(holder: Int, base: Bool)
        /// The value at a key path of a view, or of a constraint that a view has.
        case value(holder: Int, path: String)
    }

    struct Case: Sendable {
        /// Unspecified for any.
        let width: UIUserInterfaceSizeClass
        let height: UIUserInterfaceSizeClass
        let value: NibValue
    }

    let object: Int
    let kind: Kind
    let cases: [Case]

    init(_ record: Any, _ place: String, count: Int, depth: Int) throws(NibError) {
        guard let record = record as? [String: Any] else { throw NibError("\(place) is no dictionary") }
        let fields = NibFields(record, place)
        object = try fields.number("object", below: count)
        switch record["kind"] as? String ?? "" {
        case "subviews": kind = .subviews(try fields.numbers("order", below: count))
        case "installed": kind = .installed(holder: try fields.number("in", below: count), base: fields.flag("base") ?? true)
        case "value": kind = .value(holder: try fields.number("in", below: count), path: try fields.text("path"))
        case let kind: throw NibError("\(place) is of an unknown kind \(kind)")
        }
        var cases: [Case] = []
        for (index, one) in (record["cases"] as? [Any] ?? []).enumerated() {
            guard let one = one as? [String: Any], let value = one["value"] else { throw NibError("\(place), case \(index) has no value") }
            let fields = NibFields(one, "\(place), case \(index)")
            guard let width = UIUserInterfaceSizeClass(rawValue: fields.integer("width") ?? 0),
                let height = UIUserInterfaceSizeClass(rawValue: fields.integer("height") ?? 0)
            else { throw NibError("\(place), case \(index) has an unknown size class") }
            cases.append(
                Case(
                    width: width, height: height, value: try NibValue(value, "\(place), case \(index)", count: count, depth: depth)))
        }
        self.cases = cases
    }

    /// The index of the most specific case that applies; of two that name one size class each, the one that names the width.
    func choice(_ traits: UITraitCollection) -> Int? {
        var best: (index: Int, rank: Int)?
        for (index, one) in cases.enumerated() {
            guard one.width == .unspecified || one.width == traits.horizontalSizeClass,
                one.height == .unspecified || one.height == traits.verticalSizeClass
            else { continue }
            let rank = (one.width == .unspecified ? 0 : 2) + (one.height == .unspecified ? 0 : 1)
            if rank >= best?.rank ?? 0 { best = (index, rank) }
        }
        return best?.index
    }
}

/// Installs subviews and constraints of an instantiated file, and sets values, by the size classes of the views that have them.
///
/// The topmost views own it, all others only know it: it retains subviews while they are not installed, and constraints.
/// > Contract: ours; UIKit documents the effect only. Of variations of the same rank the order is remembered.
@MainActor final class NibVariations {
    private final class Subview {
        weak var holder: UIView?
        weak var view: UIView?
        /// The view while it is not installed.
        var kept: UIView?
        let variation: NibVariation
        let base: Bool
        var isInstalled: Bool

        init(_ view: UIView, in holder: UIView, _ variation: NibVariation, base: Bool) {
            (self.view, self.holder, self.variation, self.base, isInstalled) = (view, holder, variation, base, base)
            kept = base ? nil : view
        }
    }

    private final class Constraint {
        weak var holder: UIView?
        let constraint: NSLayoutConstraint
        /// Nil if it is installed wherever its items are.
        let variation: NibVariation?
        let base: Bool
        var isInstalled = false

        init(_ constraint: NSLayoutConstraint, in holder: UIView, _ variation: NibVariation?, base: Bool) {
            (self.constraint, self.holder, self.variation, self.base) = (constraint, holder, variation, base)
        }
    }

    private final class Value {
        weak var holder: UIView?
        weak var object: NSObject?
        let path: String
        let variation: NibVariation
        /// Of the variation's cases.
        let values: [Any?]
        /// What the file has for all sizes, once another value was set.
        var base: Any?
        var chosen: Int?

        init(_ object: NSObject, in holder: UIView, path: String, _ variation: NibVariation, _ values: [Any?]) {
            (self.object, self.holder, self.path, self.variation, self.values) = (object, holder, path, variation, values)
        }
    }

    private struct WeakView { weak var view: UIView? }

    private var subviews: [Subview] = []
    private var constraints: [Constraint] = []
    private var values: [Value] = []
    /// The subviews of a view in the order of the file.
    private var orders: [ObjectIdentifier: [WeakView]] = [:]
    /// What is known of a constraint before it is made, by its number.
    private var states: [Int: (variation: NibVariation, base: Bool)] = [:]

    /// Creates the views that are not installed.
    init(_ instance: NibInstance) {
        for variation in instance.document.variations {
            guard case .installed(let holder, let base) = variation.kind else { continue }
            if instance.document.objects[variation.object].className == "NSLayoutConstraint" {
                states[variation.object] = (variation, base)
            } else if let parent = instance.existing(holder) as? UIView, let view = instance.object(variation.object) as? UIView {
                subviews.append(Subview(view, in: parent, variation, base: base))
            }
        }
    }

    func add(_ constraint: NSLayoutConstraint, _ number: Int, to holder: UIView) {
        let state = states[number]
        constraints.append(Constraint(constraint, in: holder, state?.variation, base: state?.base ?? true))
    }

    /// Installs what the present traits have, now that all objects exist, and follows the traits from now on.
    func begin(_ instance: NibInstance, views: [UIView]) {
        for variation in instance.document.variations {
            switch variation.kind {
            case .subviews(let order):
                guard let holder = instance.existing(variation.object) as? UIView else { continue }
                orders[ObjectIdentifier(holder)] = order.map { WeakView(view: instance.existing($0) as? UIView) }
            case .value(let holder, let path):
                guard let holder = instance.existing(holder) as? UIView, let object = instance.existing(variation.object) as? NSObject
                else { continue }
                let choices = variation.cases.map { instance.value($0.value) }
                values.append(Value(object, in: holder, path: path, variation, choices))
            case .installed: break
            }
        }
        install { _ in true }
        let varied = Set(subviews.compactMap { $0.view.map { ObjectIdentifier($0) } })
        for one in constraints { follow(one) }
        // The others are the app's from now on.
        constraints.removeAll { $0.variation == nil && !concerns($0, varied) }
        for one in values { choose(one) }
        register(views)
    }

    private func register(_ views: [UIView]) {
        let traits: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
        let kept = Set(subviews.compactMap { $0.kept.map { ObjectIdentifier($0) } })
        var holders: [ObjectIdentifier: UIView] = [:]
        for holder in subviews.map(\.holder) + constraints.map(\.holder) + values.map(\.holder) {
            if let holder { holders[ObjectIdentifier(holder)] = holder }
        }
        for view in views {
            if view.superview == nil, !kept.contains(ObjectIdentifier(view)) {
                view.registerForTraitChanges(traits) { (view: UIView, _) in self.update(view) }
            } else if holders[ObjectIdentifier(view)] != nil {
                view.registerForTraitChanges(traits) { [weak self] (view: UIView, _) in self?.update(view) }
            }
        }
    }

    /// Follows the traits of a view.
    private func update(_ holder: UIView) {
        install { $0 === holder }
        // What no longer applies makes place for what does.
        for one in constraints where one.isInstalled && !applies(one) { follow(one) }
        for one in constraints where !one.isInstalled { follow(one) }
        for one in values where one.holder === holder { choose(one) }
    }

    private static func state(_ variation: NibVariation?, base: Bool, of holder: UIView) -> Bool {
        guard let variation, let index = variation.choice(holder.traitCollection) else { return base }
        return variation.cases[index].value.integer != 0
    }

    // MARK: Subviews

    private func install(where isConcerned: (UIView) -> Bool) {
        for one in subviews {
            guard let holder = one.holder, isConcerned(holder), let view = one.view else { continue }
            let applies = Self.state(one.variation, base: one.base, of: holder)
            guard applies != one.isInstalled else { continue }
            one.isInstalled = applies
            if applies {
                insert(view, into: holder)
                one.kept = nil
            } else {
                one.kept = view
                if view.superview === holder { view.removeFromSuperview() }
            }
        }
    }

    /// After the nearest view that precedes it in the file.
    private func insert(_ view: UIView, into holder: UIView) {
        let order = (orders[ObjectIdentifier(holder)] ?? []).compactMap(\.view)
        let place = order.firstIndex { $0 === view } ?? order.endIndex
        let before = order[..<place].last { $0.superview === holder }
        if let stack = holder as? UIStackView {
            let index = before.flatMap { before in stack.arrangedSubviews.firstIndex { $0 === before } }
            return stack.insertArrangedSubview(view, at: index.map { $0 + 1 } ?? 0)
        }
        if let before { return holder.insertSubview(view, aboveSubview: before) }
        guard let after = order[place...].first(where: { $0.superview === holder }) else { return holder.addSubview(view) }
        holder.insertSubview(view, belowSubview: after)
    }

    // MARK: Constraints

    private func follow(_ one: Constraint) {
        let applies = applies(one)
        guard applies != one.isInstalled, let holder = one.holder else { return }
        one.isInstalled = applies
        if applies { holder.addConstraint(one.constraint) } else { holder.removeConstraint(one.constraint) }
    }

    /// Whether its size class has it, and both items are where it can hold them.
    private func applies(_ one: Constraint) -> Bool {
        guard let holder = one.holder, let first = Self.view(of: one.constraint.firstItem), first.isDescendant(of: holder),
            Self.state(one.variation, base: one.base, of: holder)
        else { return false }
        guard let second = one.constraint.secondItem else { return one.constraint.secondAttribute == .notAnAttribute }
        return Self.view(of: second)?.isDescendant(of: holder) ?? false
    }

    private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    /// Whether an item is one of the views, or below one of them.
    private func concerns(_ one: Constraint, _ views: Set<ObjectIdentifier>) -> Bool {
        [one.constraint.firstItem, one.constraint.secondItem].contains { item in
            var next = Self.view(of: item)
            while let view = next, view !== one.holder {
                if views.contains(ObjectIdentifier(view)) { return true }
                next = view.superview
            }
            return false
        }
    }

    // MARK: Values

    private func choose(_ one: Value) {
        guard let holder = one.holder, let object = one.object else { return }
        let choice = one.variation.choice(holder.traitCollection)
        guard choice != one.chosen else { return }
        if one.chosen == nil { one.base = Self.value(one.path, of: object) }
        one.chosen = choice
        Self.set(choice.map { one.values[$0] } ?? one.base, one.path, of: object)
    }

    private static func value(_ path: String, of object: NSObject) -> Any? {
        guard let constraint = object as? NSLayoutConstraint else { return object.value(forKeyPath: path) }
        return NSNumber(value: path == "priority" ? Double(constraint.priority.rawValue) : Double(constraint.constant))
    }

    private static func set(_ value: Any?, _ path: String, of object: NSObject) {
        guard let constraint = object as? NSLayoutConstraint else { return object.setValue(value, forKeyPath: path) }
        guard let number = (value as? NSNumber)?.doubleValue else { return }
        if path == "priority" {
            constraint.priority = UILayoutPriority(rawValue: Float(number))
        } else {
            constraint.constant = CGFloat(number)
        }
    }
}
