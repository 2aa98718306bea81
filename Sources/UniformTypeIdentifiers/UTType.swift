/// The type of a file or of data on the pasteboard.
///
/// The system's types are known; an unknown file extension or MIME type gets a dynamic type, whose identifier begins
/// with `dyn.`.
/// > Contract: UniformTypeIdentifiers, UTType
/// > Partial: types that an app declares in its Info.plist are kinds of data by their identifier alone.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The type's name in reverse-domain form, such as `public.png`.
    public let identifier: String

    /// Nil for an unknown identifier.
    public init?(_ identifier: String) {
        guard TypeTable.entries[identifier] != nil || DynamicType(identifier) != nil else { return nil }
        self.identifier = identifier
    }

    init(known identifier: String) { self.identifier = identifier }

    /// A type declared by the app itself.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    /// A type declared by another app.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// The type of a file extension; of several, the first that conforms to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of a MIME type; of several, the first that conforms to `supertype`, and an unknown one gets a dynamic type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type of a tag; nil for an empty tag, or one of more than 255 bytes.
    ///
    /// - Parameters:
    ///   - tag: a file extension without its dot, or a MIME type.
    ///   - tagClass: which of the two the tag is.
    ///   - supertype: the type to conform to; nil allows any.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let first = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = first
    }

    /// Never empty for a tag of at least one letter: an unknown one gets a dynamic type.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let known =
            switch tagClass {
            case .filenameExtension: TypeTable.identifiers(extension: tag)
            case .mimeType: TypeTable.identifiers(mimeType: tag)
            default: [String]()
            }
        let found = known.map(UTType.init(known:)).filter { type in supertype.map { type.conforms(to: $0) } ?? true }
        if !found.isEmpty { return found }
        guard let made = DynamicType(tag: tag.lowercased(), tagClass: tagClass.rawValue, parent: supertype?.identifier) else { return [] }
        return [UTType(known: made.identifier)]
    }

    private var entry: TypeEntry? { TypeTable.entries[identifier] }

    /// The usual file extension, without a dot; nil if the type has none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    /// The usual MIME type; nil if the type has none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
    /// The English name of the type, in lower case unless it is a proper name; nil for a dynamic or undeclared type.
    public var localizedDescription: String? { entry?.description }
    public var description: String { identifier }

    /// The preferred tag of each class first.
    public var tags: [UTTagClass: [String]] {
        if let dynamic = DynamicType(identifier) { return [UTTagClass(rawValue: dynamic.tagClass): [dynamic.tag]] }
        guard let entry else { return [:] }
        return [UTTagClass.filenameExtension: entry.extensions, .mimeType: entry.mimeTypes].filter { !$0.value.isEmpty }
    }

    /// Whether the type was made from the tag of no known type.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether the type is one of the system's; types that an app declares are not counted here.
    public var isDeclared: Bool { !isDynamic && entry != nil }
    /// Whether the type is in the public domain of identifiers, which begin with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// The version of the declaration; always nil here.
    public var version: Int? { nil }

    /// All types it conforms to, except itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var next = parents
        while let here = next.popLast() {
            guard found.insert(UTType(known: here)).inserted else { continue }
            next += TypeTable.entries[here]?.parents ?? []
        }
        return found
    }

    private var parents: [String] {
        if let dynamic = DynamicType(identifier) { return dynamic.parent.map { [$0] } ?? [] }
        return entry?.parents ?? []
    }

    /// A type conforms to itself.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Returns whether the type conforms to another, directly or indirectly; false for itself.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Returns whether another type conforms to this one, directly or indirectly; false for itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

/// The class of a type's tag.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// File extensions, without a dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// A type for a tag of no known type; its identifier encodes the tag.
struct DynamicType {
    let tag: String
    let tagClass: String
    let parent: String?

    init?(tag: String, tagClass: String, parent: String?) {
        guard !tag.isEmpty, tag.utf8.count <= 255 else { return nil }
        (self.tag, self.tagClass, self.parent) = (tag, tagClass, parent)
    }

    /// Nil for another kind of identifier.
    init?(_ identifier: String) {
        guard identifier.hasPrefix("dyn."), identifier.utf8.count < 4_000 else { return nil }
        let digits = Array(identifier.dropFirst(4).utf8)
        var bytes: [UInt8] = []
        guard digits.count % 2 == 0 else { return nil }
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let high = Self.value(digits[index]), let low = Self.value(digits[index + 1]) else { return nil }
            bytes.append(high << 4 | low)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { return nil }
        self.init(tag: parts[2], tagClass: parts[0], parent: parts[1].isEmpty ? nil : parts[1])
    }

    /// Letters encode half bytes.
    var identifier: String {
        let digits = "\(tagClass)\n\(parent ?? "")\n\(tag)".utf8.flatMap { [Self.letter($0 >> 4), Self.letter($0 & 15)] }
        return "dyn." + String(decoding: digits, as: UTF8.self)
    }

    private static func letter(_ half: UInt8) -> UInt8 { half + UInt8(ascii: "a") }
    private static func value(_ letter: UInt8) -> UInt8? {
        (UInt8(ascii: "a")...UInt8(ascii: "p")).contains(letter) ? letter - UInt8(ascii: "a") : nil
    }
}
