/// Builds one document.
final class DocumentBuilder {
    let context: BuildContext
    private(set) var parent: DocumentBuilder?
    var document: NibDocument
    /// Object numbers by id, including objects of other documents that this one refers to.
    var numbers: [String: Int] = [:]
    /// Nested documents, and the objects and key paths that hold them.
    private var nested: [(object: Int, path: [String], builder: DocumentBuilder)] = []
    private var known: [NibObject: Int] = [:]
    /// What the document's constraints and size variations need, until all objects are known.
    var layout = LayoutNotes()
    /// The sizes of views, and that of the view whose subviews are built, which their frames may be relative to.
    var sizes: [Int: (width: Double, height: Double)] = [:]
    var container = (width: 0.0, height: 0.0)
    /// True for a prototype, which is instantiated as often as a list needs it, so that no outlet from outside can lead here.
    var isRepeated = false

    init(_ context: BuildContext, in parent: DocumentBuilder? = nil) {
        self.context = context
        self.parent = parent
        document = NibDocument(source: context.source)
    }

    func isInside(_ other: DocumentBuilder) -> Bool {
        var next = parent
        while let builder = next {
            if builder === other { return true }
            next = builder.parent
        }
        return false
    }

    // MARK: Objects

    /// Adds an object, whose id must be unique in the file.
    func add(_ object: NibObject, line: Int) -> Int {
        let number = document.objects.count
        document.objects.append(object)
        guard let id = object.id else { return number }
        guard id.utf8.allSatisfy({ Self.isOfID($0) }), !id.isEmpty, id.utf8.count <= 64 else {
            context.error(line, "\"\(id.prefix(64))\" is not an id: ids have only letters, digits and dashes")
            return number
        }
        if let before = context.lines[id] {
            context.error(line, "the id \"\(id)\" is already used at line \(before)")
            return number
        }
        context.lines[id] = line
        context.homes[id] = self
        numbers[id] = number
        return number
    }

    private static func isOfID(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// A value such as a colour, which a document stores once.
    func shared(_ object: NibObject) -> NibValue {
        if let number = known[object] { return .reference(number) }
        let number = document.objects.count
        document.objects.append(object)
        known[object] = number
        return .reference(number)
    }

    func set(_ key: String, of object: Int, to value: NibValue?) {
        if let value { document.objects[object].keys[key] = value }
    }

    func append(_ value: NibValue, to key: String, of object: Int) {
        guard case .array(var values) = document.objects[object].keys[key] else {
            document.objects[object].keys[key] = .array([value])
            return
        }
        // Otherwise each addition would copy the list.
        document.objects[object].keys[key] = nil
        values.append(value)
        document.objects[object].keys[key] = .array(values)
    }

    /// Adds a document whose only top-level object is a cell, at a path of keys.
    func nest(_ builder: DocumentBuilder, in object: Int, at path: [String]) {
        nested.append((object, path, builder))
    }

    /// The number by which this document refers to an object of an outer document.
    func external(_ id: String) -> Int {
        if let number = numbers[id] { return number }
        var object = NibObject(className: "NSObject")
        object.placeholder = "external:\(id)"
        if let home = context.homes[id], let number = home.numbers[id] {
            object.className = home.document.objects[number].className
            object.label = home.document.objects[number].label
        }
        let number = document.objects.count
        document.objects.append(object)
        numbers[id] = number
        return number
    }

    // MARK: Result

    /// The document with its nested documents, once every connection is resolved.
    func finished() -> NibDocument {
        var result = document
        layout.finish(&result, usesAutolayout: context.usesAutolayout)
        for (object, path, builder) in nested {
            guard let first = path.first else { continue }
            let before = result.objects[object].keys[first]
            result.objects[object].keys[first] = Self.inserting(
                .nib(builder.finished()), at: Array(path.dropFirst()), into: before)
        }
        return result
    }

    private static func inserting(_ value: NibValue, at path: [String], into old: NibValue?) -> NibValue {
        guard let key = path.first else { return value }
        var entries: [String: NibValue] = [:]
        if case .dictionary(let known) = old { entries = known }
        entries[key] = inserting(value, at: Array(path.dropFirst()), into: entries[key])
        return .dictionary(entries)
    }
}
