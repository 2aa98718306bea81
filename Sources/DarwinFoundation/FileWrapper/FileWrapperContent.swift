internal import Foundation

/// What a file wrapper stands for.
indirect enum FileWrapperContent {
    case file(FileBytes)
    case directory([String: FileWrapper])
    case link(URL)

    /// The bytes of a file, or the place where they are read on demand.
    enum FileBytes {
        case loaded(Data)
        case at(URL)

        var data: Data? {
            switch self {
            case .loaded(let data): data
            case .at(let url): try? Data(contentsOf: url)
            }
        }
    }

    init(at url: URL, isImmediate: Bool) throws {
        let values = try FileManager.default.attributesOfItem(atPath: url.path)
        switch values[.type] as? FileAttributeType {
        case .typeSymbolicLink:
            let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            self = .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
        case .typeDirectory:
            var children: [String: FileWrapper] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: isImmediate ? .immediate : [])
            }
            self = .directory(children)
        case .typeRegular:
            self = .file(isImmediate ? .loaded(try Data(contentsOf: url)) : .at(url))
        default:
            throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
    }

    static func attributes(at url: URL) -> [String: Any] {
        let values = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
        return Dictionary(values.map { ($0.key.rawValue, $0.value) }) { first, _ in first }
    }

    func matches(_ url: URL, attributes kept: [String: Any]) -> Bool {
        let now = Self.attributes(at: url)
        let (type, date) = (FileAttributeKey.type.rawValue, FileAttributeKey.modificationDate.rawValue)
        guard !now.isEmpty, now[type] as? FileAttributeType == kept[type] as? FileAttributeType else { return false }
        switch self {
        case .file: return now[date] as? Date == kept[date] as? Date
        case .link(let destination):
            return (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) == destination.relativePath
        case .directory(let children):
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path), Set(names) == Set(children.keys) else {
                return false
            }
            return children.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
        }
    }
}

/// A name that is not taken: `Note.txt`, then `Note 2.txt`.
package enum FileNames {
    package static func free(_ name: String, isTaken: (String) -> Bool) -> String {
        guard isTaken(name) else { return name }
        let parts = NSString(string: name)
        let (stem, suffix) = (parts.deletingPathExtension, parts.pathExtension)
        var number = 2
        while true {
            let next = suffix.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(suffix)"
            if !isTaken(next) { return next }
            number += 1
        }
    }
}
