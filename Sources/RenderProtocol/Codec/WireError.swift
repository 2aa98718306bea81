/// Why bytes from the other end of the link could not be decoded.
public enum WireError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes end in the middle of a value.
    case truncated(at: Int)
    /// A tag or raw value that this version does not know.
    case unknown(String, Int)
    /// A name that this version does not know.
    case unknownName(String, String)
    /// A count that exceeds the remaining bytes, or a message over the limit.
    case tooLong(String, Int)
    /// A bitmap with inconsistent values.
    case badBitmap(width: Int, height: Int, bytesPerRow: Int)
    /// Text that is not UTF-8.
    case badText(at: Int)
    /// Groups nested deeper than `WireReader.depthLimit`.
    case tooDeep
    /// Bytes after the end of the message.
    case trailing(Int)
    /// The other end uses another version.
    case version(Int)

    /// The fault and its place, in English, for logs.
    public var description: String {
        switch self {
        case .truncated(let offset): "the message ends inside a value at byte \(offset)"
        case .unknown(let what, let value): "unknown \(what) \(value)"
        case .unknownName(let what, let name): "unknown \(what) \"\(name.prefix(80))\""
        case .tooLong(let what, let count): "\(what) of \(count) is more than the message can hold"
        case .badBitmap(let width, let height, let bytesPerRow):
            "there is no bitmap of \(width)×\(height) pixels in rows of \(bytesPerRow) bytes"
        case .badText(let offset): "text at byte \(offset) is not UTF-8"
        case .tooDeep: "values are nested deeper than \(WireReader.depthLimit)"
        case .trailing(let count): "\(count) bytes follow the end of the message"
        case .version(let version): "the other end speaks version \(version), this one \(LinkMessage.version); rebuild both"
        }
    }

    /// A type's name for an error. Builds of whole modules add where a private type is: `(Tag in _0289)`.
    static func name(of type: Any.Type) -> String {
        let name = "\(type)"
        return name.hasPrefix("(") ? String(name.dropFirst().prefix { $0 != " " }) : name
    }
}
