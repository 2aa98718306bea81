internal import CoreGraphics
internal import InspectionProtocol
internal import QuartzCore
internal import UIKitCore

/// One property of the views of a class: how it is read as text and set from a checked value.
@MainActor struct ViewProperty {
    /// Of what can be changed.
    let key: String?
    let kind: InspectionProperty.Kind
    var choices: [String] = []
    var range: ClosedRange<Double>?
    private let title: String
    /// Nil for views that do not have it.
    private let text: (UIView) -> String?
    private let change: ((UIView, InspectionValue) throws(InspectionRefusal) -> Void)?

    init(
        _ title: String, _ kind: InspectionProperty.Kind, key: String? = nil, text: @escaping (UIView) -> String?,
        change: ((UIView, InspectionValue) throws(InspectionRefusal) -> Void)? = nil
    ) {
        (self.title, self.kind, self.key, self.text, self.change) = (title, kind, key, text, change)
    }

    /// The property of a view; nil if the view does not have it.
    func shown(_ view: UIView) -> InspectionProperty? {
        guard let value = text(view) else { return nil }
        // The whole of a long text would be too much to send each time, and to write in a field.
        guard value.utf8.count <= InspectionValue.maximumTextLength else {
            return InspectionProperty(title, kind, value.prefix(1000) + "…")
        }
        return InspectionProperty(title, kind, value, key: change == nil ? nil : key, choices: choices.isEmpty ? nil : choices)
    }

    func set(_ value: String, of view: UIView) throws(InspectionRefusal) {
        guard let change else { throw InspectionRefusal("\(title) cannot be changed") }
        try change(view, InspectionValue(value, as: kind, range: range, choices: choices))
    }

    // MARK: Kinds

    static func read<Target: UIView>(_ title: String, _ kind: InspectionProperty.Kind, _ text: @escaping (Target) -> String?) -> Self {
        Self(title, kind, text: { ($0 as? Target).flatMap(text) })
    }

    /// Any value of a class's views, by functions between it and what the inspector has.
    private static func value<Target: UIView>(
        _ title: String, _ kind: InspectionProperty.Kind, key: String, get: @escaping (Target) -> String?,
        set: @escaping (Target, InspectionValue) throws(InspectionRefusal) -> Void
    ) -> Self {
        Self(title, kind, key: key, text: { ($0 as? Target).flatMap(get) }) { (view, value) throws(InspectionRefusal) in
            if let target = view as? Target { try set(target, value) }
        }
    }

    static func number<Target: UIView>(
        _ title: String, _ path: ReferenceWritableKeyPath<Target, CGFloat>, key: String, range: ClosedRange<Double>? = nil
    ) -> Self {
        var made = value(title, .number, key: key, get: { (target: Target) in InspectionValue.words(Double(target[keyPath: path])) }) {
            if case .number(let number) = $1 { $0[keyPath: path] = CGFloat(number) }
        }
        made.range = range
        return made
    }

    static func float<Target: UIView>(
        _ title: String, _ path: ReferenceWritableKeyPath<Target, Float>, key: String, range: ClosedRange<Double>? = nil
    ) -> Self {
        var made = value(title, .number, key: key, get: { (target: Target) in InspectionValue.words(Double(target[keyPath: path])) }) {
            if case .number(let number) = $1 { $0[keyPath: path] = Float(number) }
        }
        made.range = range
        return made
    }

    static func integer<Target: UIView>(
        _ title: String, _ path: ReferenceWritableKeyPath<Target, Int>, key: String, range: ClosedRange<Double>? = nil
    ) -> Self {
        var made = value(title, .number, key: key, get: { (target: Target) in "\(target[keyPath: path])" }) {
            (target, value) throws(InspectionRefusal) in
            guard case .number(let number) = value, let whole = Int(exactly: number) else {
                throw InspectionRefusal("write a whole number")
            }
            target[keyPath: path] = whole
        }
        made.range = range
        return made
    }

    static func toggle<Target: UIView>(_ title: String, _ path: ReferenceWritableKeyPath<Target, Bool>, key: String) -> Self {
        value(title, .toggle, key: key, get: { (target: Target) in "\(target[keyPath: path])" }) {
            if case .toggle(let isOn) = $1 { $0[keyPath: path] = isOn }
        }
    }

    /// An enumeration whose raw values are the indices of the names.
    static func choice<Target: UIView, Value: RawRepresentable<Int>>(
        _ title: String, _ names: [String], _ path: ReferenceWritableKeyPath<Target, Value>, key: String
    ) -> Self {
        var made = value(
            title, .choice, key: key,
            get: { (target: Target) in
                let index = target[keyPath: path].rawValue
                return names.indices.contains(index) ? names[index] : nil
            }
        ) {
            if case .choice(let index) = $1, let new = Value(rawValue: index) { $0[keyPath: path] = new }
        }
        made.choices = names
        return made
    }

    static func text<Target: UIView>(
        _ title: String, get: @escaping (Target) -> String, set: @escaping (Target, String) -> Void, key: String,
        if applies: @escaping (Target) -> Bool = { _ in true }
    ) -> Self {
        value(title, .text, key: key, get: { (target: Target) in applies(target) ? get(target) : nil }) {
            if case .text(let text) = $1 { set($0, text) }
        }
    }

    static func optionalText<Target: UIView>(
        _ title: String, _ path: ReferenceWritableKeyPath<Target, String?>, key: String,
        if applies: @escaping (Target) -> Bool = { _ in true }
    ) -> Self {
        text(title, get: { (target: Target) in target[keyPath: path] ?? "" }, set: { $0[keyPath: path] = $1 }, key: key, if: applies)
    }

    static func rect<Target: UIView>(_ title: String, _ path: ReferenceWritableKeyPath<Target, CGRect>, key: String) -> Self {
        value(
            title, .rect, key: key,
            get: { (target: Target) in
                let rect = target[keyPath: path]
                return InspectionValue.words([rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
            }
        ) {
            if case .numbers(let n) = $1, n.count == 4 { $0[keyPath: path] = CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
        }
    }

    static func point<Target: UIView>(_ title: String, _ path: ReferenceWritableKeyPath<Target, CGPoint>, key: String) -> Self {
        value(
            title, .point, key: key,
            get: { (target: Target) in InspectionValue.words([Double(target[keyPath: path].x), Double(target[keyPath: path].y)]) }
        ) {
            if case .numbers(let n) = $1, n.count == 2 { $0[keyPath: path] = CGPoint(x: n[0], y: n[1]) }
        }
    }

    static func size<Target: UIView>(_ title: String, _ path: ReferenceWritableKeyPath<Target, CGSize>, key: String) -> Self {
        value(
            title, .size, key: key,
            get: { (target: Target) in InspectionValue.words([Double(target[keyPath: path].width), Double(target[keyPath: path].height)]) }
        ) {
            if case .numbers(let n) = $1, n.count == 2 { $0[keyPath: path] = CGSize(width: n[0], height: n[1]) }
        }
    }

    static func edges<Target: UIView>(_ title: String, _ path: ReferenceWritableKeyPath<Target, UIEdgeInsets>, key: String) -> Self {
        value(title, .edges, key: key, get: { (target: Target) in InspectionEdges(target[keyPath: path]).words }) {
            if case .numbers(let n) = $1, n.count == 4 {
                $0[keyPath: path] = UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
            }
        }
    }

    // MARK: Colours and fonts

    static func color<Target: UIView>(
        _ title: String, get: @escaping (Target) -> UIColor?, set: @escaping (Target, UIColor) -> Void, key: String
    ) -> Self {
        value(title, .color, key: key, get: { (target: Target) in get(target).map { words($0, in: target) } ?? "none" }) {
            if case .color(let red, let green, let blue, let alpha) = $1 {
                set($0, UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)))
            }
        }
    }

    static func optionalColor<Target: UIView>(_ title: String, _ path: ReferenceWritableKeyPath<Target, UIColor?>, key: String) -> Self {
        color(title, get: { (target: Target) in target[keyPath: path] }, set: { $0[keyPath: path] = $1 }, key: key)
    }

    static var tint: Self { color("Tint", get: { (view: UIView) in view.tintColor }, set: { $0.tintColor = $1 }, key: "tintColor") }

    static func layerColor(_ title: String, _ path: ReferenceWritableKeyPath<CALayer, CGColor?>, key: String) -> Self {
        color(
            title, get: { (view: UIView) in view.layer[keyPath: path].map { UIColor(cgColor: $0) } },
            set: { $0.layer[keyPath: path] = $1.cgColor }, key: key)
    }

    /// The size alone is changed.
    static func fontSize<Target: UIView>(
        _ title: String, get: @escaping (Target) -> UIFont?, set: @escaping (Target, UIFont) -> Void
    ) -> Self {
        var made = value(
            title, .number, key: "fontSize", get: { (target: Target) in get(target).map { InspectionValue.words(Double($0.pointSize)) } }
        ) {
            if case .number(let size) = $1, let font = get($0) { set($0, font.withSize(CGFloat(size))) }
        }
        made.range = 1...1000
        return made
    }

    /// A colour as the view shows it.
    static func words(_ color: UIColor, in view: UIView) -> String {
        let shown = color.resolvedColor(with: view.traitCollection)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard shown.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "pattern" }
        return InspectionValue.words(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}

/// Changes of properties.
@MainActor enum PropertyEditor {
    /// > Returns: what the change did not do, or nil.
    static func set(_ key: String, of view: UIView, to value: String) throws(InspectionRefusal) -> String? {
        guard let property = PropertyCatalog.property(key, of: view) else {
            throw InspectionRefusal("\(ObjectNames.type(of: view)) has no “\(key)” that can be changed")
        }
        try property.set(value, of: view)
        LayoutChanges.settle()
        guard ["frame", "bounds", "center"].contains(key), !view.translatesAutoresizingMaskIntoConstraints else { return nil }
        return "Constraints place the view again in the next layout: change their constants instead."
    }
}
