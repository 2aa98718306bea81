import Foundation

/// Reads a property list in any of the forms in which projects are stored.
enum PropertyListReader {
    static func read(_ data: Data, of file: String) throws(XcodeFailure) -> PropertyNode {
        guard !data.isEmpty else { throw XcodeFailure(file, nil, "is empty") }
        let start = data.prefix(512).drop { [0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF].contains($0) }
        guard start.starts(with: "<?xml".utf8) || start.starts(with: "<plist".utf8) || start.starts(with: "bplist".utf8) else {
            return try PropertyTextReader.read([UInt8](data), of: file)
        }
        let list: Any
        do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
            throw XcodeFailure(file, nil, "is a damaged property list: \(error.localizedDescription)")
        }
        return try node(list, file, depth: 0)
    }

    /// Lines are unknown in these forms.
    private static func node(_ value: Any, _ file: String, depth: Int) throws(XcodeFailure) -> PropertyNode {
        guard depth < PropertyTextReader.maximumDepth else { throw XcodeFailure(file, nil, "values are nested too deep") }
        switch value {
        case let table as [String: Any]:
            var result: [String: PropertyNode] = [:]
            for (key, value) in table { result[key] = try node(value, file, depth: depth + 1) }
            return PropertyNode(.table(result), line: 1)
        case let list as [Any]:
            var result: [PropertyNode] = []
            for value in list { result.append(try node(value, file, depth: depth + 1)) }
            return PropertyNode(.list(result), line: 1)
        case let text as String: return PropertyNode(.text(text), line: 1)
        case let flag as Bool: return PropertyNode(.text(flag ? "YES" : "NO"), line: 1)
        default: return PropertyNode(.text("\(value)"), line: 1)
        }
    }
}
