internal import DeviceProtocol
internal import Foundation

/// A compiled Interface Builder file as stored on disk: objects with the values for their coders, and connections.
///
/// Everything is validated while reading: an invalid object number, a key without a value or another version throws with the location.
/// Later code can rely on it. Objects hold others downwards only, so that none is needed before it is created.
/// > Contract: ours; the form is described in docs/interface-builder.md.
struct NibDocument: Sendable {
    var source = ""
    var objects: [NibObject] = []
    var top: [Int] = []
    var connections: [NibConnection] = []
    var segues: [NibSegue] = []
    var variations: [NibVariation] = []
    /// The view that owns a layout guide, by the guide's number.
    var guideOwners: [Int: Int] = [:]

    static let version = 1
    /// Files are made by the compiler; deeper ones are damaged.
    private static let deepest = 64

    /// An empty document.
    init() {}

    init(_ data: Data) throws(NibError) {
        guard let root = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) else {
            throw NibError("it is no property list")
        }
        try self.init(root, depth: 0)
    }

    init(_ root: Any, depth: Int) throws(NibError) {
        guard depth < Self.deepest else { throw NibError("documents lie in each other more than \(Self.deepest) deep") }
        guard let root = root as? [String: Any] else { throw NibError("it is no dictionary") }
        let version = NibFields(root, "it").integer("version") ?? 0
        guard version == Self.version else { throw NibError("it is of version \(version), this framework reads \(Self.version)") }
        source = root["source"] as? String ?? ""
        let records = root["objects"] as? [Any] ?? []
        for (number, record) in records.enumerated() {
            objects.append(try NibObject(record, "object \(number)", count: records.count, depth: depth))
        }
        let fields = NibFields(root, "it")
        top = try fields.numbers("top", below: objects.count)
        for (index, record) in (root["connections"] as? [Any] ?? []).enumerated() {
            connections.append(try NibConnection(record, "connection \(index)", count: objects.count))
        }
        for (index, record) in (root["segues"] as? [Any] ?? []).enumerated() {
            segues.append(try NibSegue(record, "segue \(index)", count: objects.count))
        }
        for (index, record) in (root["variations"] as? [Any] ?? []).enumerated() {
            variations.append(try NibVariation(record, "variation \(index)", count: objects.count, depth: depth))
        }
        try checkOrder()
        for (number, object) in objects.enumerated() {
            for guide in object.keys["UILayoutGuides"]?.references ?? [] { guideOwners[guide] = number }
        }
    }

    /// No object may hold itself, even indirectly; constraints and the like refer to existing objects.
    private func checkOrder() throws(NibError) {
        var state = [UInt8](repeating: 0, count: objects.count)
        var varied: [Int: [Int]] = [:]
        for variation in variations {
            if case .subviews(let order) = variation.kind { varied[variation.object, default: []] += order }
        }
        func held(_ number: Int) -> [Int] { objects[number].held + (varied[number] ?? []) }
        for start in objects.indices where state[start] == 0 {
            var path: [(number: Int, rest: [Int])] = [(start, held(start))]
            state[start] = 1
            while case (let number, var rest)? = path.popLast() {
                guard let next = rest.popLast() else {
                    state[number] = 2
                    continue
                }
                path.append((number, rest))
                if state[next] == 1 { throw NibError("object \(next) (\(objects[next].className)) holds itself") }
                if state[next] == 0 {
                    state[next] = 1
                    path.append((next, held(next)))
                }
            }
        }
    }
}

/// Why a compiled file cannot be used.
struct NibError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// One object of a compiled file.
struct NibObject: Sendable {
    enum Placeholder: Hashable, Sendable { case owner, firstResponder, exit, external(String) }

    /// UIKit's class, and the app's as `Module.Class`, if any.
    let className: String
    let custom: String?
    let keys: [String: NibValue]
    /// Interface Builder's identifiers, for messages.
    let identifier: String
    let label: String
    let attributes: [NibAttribute]
    let placeholder: Placeholder?

    /// Keys that refer to objects without holding them: they are read when all objects exist.
    static let late: Set<String> = ["UIViewAutolayoutConstraints", "UILayoutGuides", "NSFirstItem", "NSSecondItem"]

    init(_ record: Any, _ place: String, count: Int, depth: Int) throws(NibError) {
        guard let record = record as? [String: Any] else { throw NibError("\(place) is no dictionary") }
        let fields = NibFields(record, place)
        className = try fields.text("class")
        custom = record["custom"] as? String
        identifier = record["id"] as? String ?? ""
        label = record["label"] as? String ?? ""
        var keys: [String: NibValue] = [:]
        for (key, value) in record["keys"] as? [String: Any] ?? [:] {
            keys[key] = try NibValue(value, "\(place), \(key)", count: count, depth: depth)
        }
        self.keys = keys
        var attributes: [NibAttribute] = []
        for one in record["attributes"] as? [Any] ?? [] {
            guard let one = one as? [String: Any], let path = one["path"] as? String, let value = one["value"] else {
                throw NibError("\(place) has a runtime attribute without a path or a value")
            }
            attributes.append(
                NibAttribute(path: path, value: try NibValue(value, "\(place), attribute \(path)", count: count, depth: depth)))
        }
        self.attributes = attributes
        switch record["placeholder"] as? String {
        case nil: placeholder = nil
        case "owner"?: placeholder = .owner
        case "firstResponder"?: placeholder = .firstResponder
        case "exit"?: placeholder = .exit
        case let text?:
            guard text.hasPrefix("external:") else { throw NibError("\(place) stands for an unknown \(text)") }
            placeholder = .external(String(text.dropFirst("external:".count)))
        }
    }

    /// The numbers of the objects that it holds.
    var held: [Int] { keys.flatMap { Self.late.contains($0.key) ? [] : $0.value.references } }
}

struct NibAttribute: Sendable {
    let path: String
    let value: NibValue
}

/// The value of a key.
indirect enum NibValue: Sendable {
    case integer(Int)
    case real(Double)
    case text(String)
    case data(Data)
    case object(Int)
    case array([NibValue])
    case dictionary([String: NibValue])
    case document(NibDocument)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(NSRange)
    case none

    private static let deepest = 32

    init(_ value: Any, _ place: String, count: Int, depth: Int, level: Int = 0) throws(NibError) {
        guard level < Self.deepest else { throw NibError("\(place): values lie in each other more than \(Self.deepest) deep") }
        if let text = value as? String {
            self = .text(text)
        } else if let data = value as? Data {
            self = .data(data)
        } else if let fields = value as? [String: Any] {
            guard fields.count == 1, let (kind, content) = fields.first else { throw NibError("\(place) is of no known kind") }
            self = try Self.typed(kind, content, place, count: count, depth: depth, level: level)
        } else if let number = value as? NSNumber {
            let kind = String(cString: number.objCType)
            guard kind == "d" || kind == "f" else {
                self = .integer(number.intValue)
                return
            }
            guard number.doubleValue.isFinite else { throw NibError("\(place) is no finite number") }
            self = .real(number.doubleValue)
        } else {
            throw NibError("\(place) is of no known kind")
        }
    }

    private static func typed(
        _ kind: String, _ content: Any, _ place: String, count: Int, depth: Int, level: Int
    ) throws(NibError) -> NibValue {
        switch kind {
        case "ref":
            guard let number = (content as? NSNumber)?.intValue, (0..<count).contains(number) else {
                throw NibError("\(place) names object \(content), and there are \(count)")
            }
            return .object(number)
        case "array":
            var values: [NibValue] = []
            for one in content as? [Any] ?? [] { values.append(try NibValue(one, place, count: count, depth: depth, level: level + 1)) }
            return .array(values)
        case "dictionary":
            var values: [String: NibValue] = [:]
            for (key, one) in content as? [String: Any] ?? [:] {
                values[key] = try NibValue(one, "\(place), \(key)", count: count, depth: depth, level: level + 1)
            }
            return .dictionary(values)
        case "nib":
            do throws(NibError) {
                return .document(try NibDocument(content, depth: depth + 1))
            } catch {
                throw NibError("\(place): \(error)")
            }
        case "point": return .point(CGPointFromString(content as? String ?? ""))
        case "size": return .size(CGSizeFromString(content as? String ?? ""))
        case "rect": return .rect(CGRectFromString(content as? String ?? ""))
        case "range":
            let point = CGPointFromString(content as? String ?? "")
            return .range(NSRange(location: Int(saturating: point.x), length: Int(saturating: point.y)))
        case "nil": return .none
        default: throw NibError("\(place) is of an unknown kind \(kind)")
        }
    }

    /// The numbers of the objects that it contains.
    var references: [Int] {
        switch self {
        case .object(let number): [number]
        case .array(let values): values.flatMap(\.references)
        case .dictionary(let values): values.values.flatMap(\.references)
        default: []
        }
    }
}

/// A connection between two objects of a compiled file.
enum NibConnection: Sendable {
    case outlet(from: Int, to: Int, name: String)
    case collection(from: Int, to: [Int], name: String)
    /// Without a target it goes to the first responder; without events its sender has only one.
    case action(from: Int, to: Int?, selector: String, events: Int?)

    init(_ record: Any, _ place: String, count: Int) throws(NibError) {
        guard let record = record as? [String: Any] else { throw NibError("\(place) is no dictionary") }
        let fields = NibFields(record, place)
        let from = try fields.number("from", below: count)
        switch record["kind"] as? String ?? "" {
        case "outlet": self = .outlet(from: from, to: try fields.number("to", below: count), name: try fields.text("name"))
        case "collection": self = .collection(from: from, to: try fields.numbers("to", below: count), name: try fields.text("name"))
        case "action":
            let target = record["to"] == nil ? nil : try fields.number("to", below: count)
            self = .action(from: from, to: target, selector: try fields.text("selector"), events: fields.integer("events"))
        case let kind: throw NibError("\(place) is of an unknown kind \(kind)")
        }
    }
}

/// Reads a record's fields, and reports a missing one.
struct NibFields {
    private let record: [String: Any]
    private let place: String

    init(_ record: [String: Any], _ place: String) { (self.record, self.place) = (record, place) }

    func text(_ key: String) throws(NibError) -> String {
        guard let text = record[key] as? String, !text.isEmpty else { throw NibError("\(place) has no \(key)") }
        return text
    }

    func optionalText(_ key: String) -> String? { record[key] as? String }

    func integer(_ key: String) -> Int? { (record[key] as? NSNumber)?.intValue }

    func flag(_ key: String) -> Bool? { (record[key] as? NSNumber)?.boolValue }

    func number(_ key: String, below count: Int) throws(NibError) -> Int {
        guard let number = integer(key), (0..<count).contains(number) else {
            throw NibError("\(place), \(key): \(record[key].map { "\($0)" } ?? "nothing") names no object, and there are \(count)")
        }
        return number
    }

    func numbers(_ key: String, below count: Int) throws(NibError) -> [Int] {
        var result: [Int] = []
        for one in record[key] as? [Any] ?? [] {
            guard let number = (one as? NSNumber)?.intValue, (0..<count).contains(number) else {
                throw NibError("\(place), \(key): \(one) names no object, and there are \(count)")
            }
            result.append(number)
        }
        return result
    }
}
