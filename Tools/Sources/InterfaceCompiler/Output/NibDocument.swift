/// A document of objects; `docs/interface-builder.md` describes the format.
struct NibDocument: Hashable {
    var source: String
    var objects: [NibObject] = []
    var top: [Int] = []
    var connections: [NibConnection] = []
    var segues: [NibSegue] = []
    var variations: [NibVariation] = []

    static let version = 1

    var propertyList: PropertyListValue {
        var entries: [String: PropertyListValue] = [
            "version": .integer(Self.version), "source": .text(source), "objects": .array(objects.map(\.propertyList)),
            "top": .array(top.map { .integer($0) }), "connections": .array(connections.map(\.propertyList)),
        ]
        if !segues.isEmpty { entries["segues"] = .array(segues.map { .dictionary($0.entries) }) }
        if !variations.isEmpty { entries["variations"] = .array(variations.map(\.propertyList)) }
        return .dictionary(entries)
    }
}

struct NibObject: Hashable {
    var className: String
    var custom: String?
    var keys: [String: NibValue] = [:]
    var id: String?
    var label: String?
    var attributes: [NibAttribute] = []
    var placeholder: String?

    var propertyList: PropertyListValue {
        var entries: [String: PropertyListValue] = ["class": .text(className)]
        if let custom { entries["custom"] = .text(custom) }
        if let id { entries["id"] = .text(id) }
        if let label { entries["label"] = .text(label) }
        if let placeholder {
            entries["placeholder"] = .text(placeholder)
        } else {
            entries["keys"] = .dictionary(keys.mapValues(\.propertyList))
        }
        if !attributes.isEmpty {
            entries["attributes"] = .array(
                attributes.map { .dictionary(["path": .text($0.path), "value": $0.value.propertyList]) })
        }
        return .dictionary(entries)
    }
}

struct NibAttribute: Hashable {
    var path: String
    var value: NibValue
}

/// The value of an object's key.
indirect enum NibValue: Hashable {
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    case reference(Int)
    case array([NibValue])
    case dictionary([String: NibValue])
    case nib(NibDocument)
    /// A value with its type: `{"point": "{1, 2}"}`.
    case tagged(String, PropertyListValue)

    var propertyList: PropertyListValue {
        switch self {
        case .bool(let flag): .bool(flag)
        case .integer(let integer): .integer(integer)
        case .real(let real): .real(real)
        case .text(let text): .text(text)
        case .reference(let number): .dictionary(["ref": .integer(number)])
        case .array(let values): .dictionary(["array": .array(values.map(\.propertyList))])
        case .dictionary(let values): .dictionary(["dictionary": .dictionary(values.mapValues(\.propertyList))])
        case .nib(let document): .dictionary(["nib": document.propertyList])
        case .tagged(let kind, let value): .dictionary([kind: value])
        }
    }
}

struct NibConnection: Hashable {
    enum Kind: Hashable {
        case outlet(name: String, to: Int)
        case collection(name: String, to: [Int])
        case action(selector: String, to: Int?, events: Int?)
    }

    var from: Int
    var kind: Kind

    var propertyList: PropertyListValue {
        var entries: [String: PropertyListValue] = ["from": .integer(from)]
        switch kind {
        case .outlet(let name, let target):
            entries.merge(["kind": .text("outlet"), "name": .text(name), "to": .integer(target)]) { $1 }
        case .collection(let name, let targets):
            entries.merge(["kind": .text("collection"), "name": .text(name), "to": .array(targets.map { .integer($0) })]) { $1 }
        case .action(let selector, let target, let events):
            entries.merge(["kind": .text("action"), "selector": .text(selector)]) { $1 }
            if let target { entries["to"] = .integer(target) }
            if let events { entries["events"] = .integer(events) }
        }
        return .dictionary(entries)
    }
}

struct NibSegue: Hashable {
    var entries: [String: PropertyListValue]
}

/// Size classes as UIKit numbers them: 0 any, 1 compact, 2 regular.
struct SizeClasses: Hashable {
    var width = 0
    var height = 0
}

/// What differs between size classes.
struct NibVariation: Hashable {
    enum Kind: Hashable {
        /// All subviews of a view, with those that are not installed.
        case subviews(order: [Int])
        /// Whether a view or a constraint is installed in its holder.
        case installed(holder: Int, base: Bool)
        /// The value at a key path of a view, or of a constraint of a view.
        case value(holder: Int, path: String)
    }

    struct Case: Hashable {
        var sizes: SizeClasses
        var value: NibValue
    }

    var object: Int
    var kind: Kind
    var cases: [Case] = []

    var propertyList: PropertyListValue {
        var entries: [String: PropertyListValue] = ["object": .integer(object)]
        switch kind {
        case .subviews(let order):
            entries.merge(["kind": .text("subviews"), "order": .array(order.map { .integer($0) })]) { $1 }
        case .installed(let holder, let base):
            entries.merge(["kind": .text("installed"), "in": .integer(holder), "base": .bool(base)]) { $1 }
        case .value(let holder, let path):
            entries.merge(["kind": .text("value"), "in": .integer(holder), "path": .text(path)]) { $1 }
        }
        if !cases.isEmpty {
            entries["cases"] = .array(
                cases.map { one in
                    let fields: [String: PropertyListValue] = [
                        "width": .integer(one.sizes.width), "height": .integer(one.sizes.height), "value": one.value.propertyList,
                    ]
                    return .dictionary(fields)
                })
        }
        return .dictionary(entries)
    }
}
