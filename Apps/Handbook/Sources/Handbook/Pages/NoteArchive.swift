import Foundation

/// A note that can be archived. Its class is checked when it is decoded: an archive with another class is rejected.
final class Note: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true
    let text: String
    let written: Date

    init(text: String, written: Date) { (self.text, self.written) = (text, written) }

    required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "text"),
            let written = coder.decodeObject(of: NSDate.self, forKey: "written")
        else { return nil }
        (self.text, self.written) = (text as String, written as Date)
    }

    func encode(with coder: NSCoder) {
        coder.encode(text as NSString, forKey: "text")
        coder.encode(written as NSDate, forKey: "written")
    }
}

/// A file with an archive, after a checksum of it. Secure coding checks classes, not bytes: without the checksum a changed letter would be another
/// text, and a decoder can even end the app with other changes.
enum NoteArchive {
    case note(Note)
    /// Not the bytes that were written: cut short, changed, or another file.
    case damaged
    /// An archive of something else.
    case otherClass

    static func file(of object: NSObject & NSSecureCoding) throws -> Data {
        let archive = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return checksum(of: archive) + archive
    }

    static func read(_ file: Data) -> NoteArchive {
        let archive = file.dropFirst(MemoryLayout<UInt64>.size)
        guard !archive.isEmpty, checksum(of: archive) == file.prefix(MemoryLayout<UInt64>.size) else { return .damaged }
        guard let decoder = try? NSKeyedUnarchiver(forReadingFrom: Data(archive)) else { return .otherClass }
        // By default a value of another class ends the app.
        decoder.decodingFailurePolicy = .setErrorAndReturn
        guard let note = decoder.decodeObject(of: Note.self, forKey: NSKeyedArchiveRootObjectKey) else { return .otherClass }
        return .note(note)
    }

    /// FNV-1a. It finds damage. Against a change on purpose it would need a secret key.
    private static func checksum(of bytes: Data) -> Data {
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return withUnsafeBytes(of: hash.bigEndian) { Data($0) }
    }
}

/// What can happen to a file.
enum ArchiveDamage: CaseIterable {
    case otherFile, cutShort, changedBit, otherClass

    var next: ArchiveDamage {
        let all = ArchiveDamage.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }

    func applied(to file: Data) throws -> Data {
        switch self {
        case .otherFile: return Data("no archive at all".utf8)
        case .cutShort: return file.prefix(file.count / 2)
        case .changedBit:
            var file = file
            file[file.count / 2] ^= 1
            return file
        case .otherClass: return try NoteArchive.file(of: "a text" as NSString)
        }
    }
}
