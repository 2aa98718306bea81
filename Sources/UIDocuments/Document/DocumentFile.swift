internal import DarwinFoundation
package import Foundation

/// The file of a document: reading and writing its contents, without the document.
package enum DocumentFile {
    /// The bytes of a file, or a wrapper of a folder with everything in it.
    static func contents(of url: URL) throws -> Any {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        return isFolder.boolValue ? try FileWrapper(url: url, options: .immediate) : try Data(contentsOf: url)
    }

    static func write(_ contents: Any, to url: URL) throws {
        switch contents {
        case let data as Data: try data.write(to: url)
        case let data as NSData: try Data(bytes: data.bytes, count: data.length).write(to: url)
        case let wrapper as FileWrapper: try wrapper.write(to: url, originalContentsURL: nil)
        default:
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSFilePathErrorKey: url.path,
                    NSLocalizedDescriptionKey:
                        "UIDocument writes Data and FileWrapper; override writeContents(_:to:for:originalContentsURL:) for \(type(of: contents))",
                ])
        }
    }

    /// Gives a file the attributes among these, whose keys are `FileAttributeKey`s or their raw values.
    package static func setAttributes(_ attributes: [AnyHashable: Any]?, of url: URL) throws {
        let named = (attributes ?? [:]).compactMap { key, value -> (FileAttributeKey, Any)? in
            (key as? FileAttributeKey ?? (key as? String).map(FileAttributeKey.init(rawValue:))).map { ($0, value) }
        }
        if !named.isEmpty { try FileManager.default.setAttributes(Dictionary(named) { $1 }, ofItemAtPath: url.path) }
    }

    static func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
}

/// A value that moves to the queue of file access and back; one of them has it at a time.
package struct Handed<Value>: @unchecked Sendable {
    package let value: Value
    package init(value: Value) { self.value = value }
}

/// A value that moves to the queue of file access and back, and is released on the main thread: what took it there lets it go.
final class Loan<Value>: @unchecked Sendable {
    private var value: Value?
    init(_ value: Value) { self.value = value }
    /// The value on the queue of file access, before it is given back.
    func use<Result>(_ body: (Value) -> Result) -> Result? { value.map(body) }
    /// The value back on the main thread, once.
    @MainActor func giveBack() -> Value? {
        defer { value = nil }
        return value
    }
}
