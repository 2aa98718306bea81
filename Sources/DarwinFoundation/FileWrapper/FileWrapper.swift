public import Foundation

/// The contents of a file, a folder or a symbolic link, in memory.
///
/// > Contract: Foundation, FileWrapper. > Isolation: one thread at a time.
open class FileWrapper: NSObject, NSCoding {
    /// How contents are read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Read everything now; otherwise files of a folder are read when their contents are asked for.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Read without mapping the file; Ferry never maps.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// How contents are written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Write to a temporary place first, and replace the item once everything is there.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// Take the names on disk as the wrappers' own after writing.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    var content: FileWrapperContent
    /// The name that a folder should use for it, if it can.
    open var preferredFilename: String?
    /// The name on disk: that of the URL it was read from, or given by the folder.
    open var filename: String?
    /// Attributes as `FileManager` has them, written with the contents.
    open var fileAttributes: [String: Any] = [:]

    init(content: FileWrapperContent) { self.content = content }

    /// Reads a file, folder or link. > Throws: `CocoaError` if it cannot be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try FileWrapperContent(at: url, isImmediate: options.contains(.immediate))
        super.init()
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        fileAttributes = FileWrapperContent.attributes(at: url)
    }

    /// A folder. The keys are the preferred names of its children.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .directory([:])
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            insert(child, named: name)
        }
    }

    /// A file.
    public convenience init(regularFileWithContents contents: Data) { self.init(content: .file(.loaded(contents))) }

    /// A symbolic link.
    public convenience init(symbolicLinkWithDestinationURL url: URL) { self.init(content: .link(url)) }

    /// What ``serializedRepresentation`` returned; nil for other data.
    public convenience init?(serializedRepresentation serializeRepresentation: Data) {
        guard let tree = SerializedWrapper(serializeRepresentation) else { return nil }
        self.init(content: tree.content)
        (preferredFilename, filename) = (tree.name, tree.name)
    }

    public required convenience init?(coder inCoder: NSCoder) {
        guard let data = inCoder.decodeObject(of: NSData.self, forKey: "contents") else { return nil }
        self.init(serializedRepresentation: Data(bytes: data.bytes, count: data.length))
    }

    open func encode(with coder: NSCoder) {
        guard let data = serializedRepresentation else { return }
        coder.encode(NSData(data: data), forKey: "contents")
    }

    // MARK: Kind

    /// Whether it is a folder.
    open var isDirectory: Bool { if case .directory = content { true } else { false } }
    /// Whether it is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    // MARK: Contents

    /// The contents of a file, read now if they were not yet; nil if it can no longer be read, and for other kinds.
    open var regularFileContents: Data? {
        guard case .file(let bytes) = content, let data = bytes.data else { return nil }
        content = .file(.loaded(data))
        return data
    }

    /// Where a link leads; nil for other kinds.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// The children of a folder by their names; nil for other kinds.
    open var fileWrappers: [String: FileWrapper]? { if case .directory(let children) = content { children } else { nil } }

    /// The contents as data, from which another wrapper can be made; nil if a file can no longer be read.
    open var serializedRepresentation: Data? { SerializedWrapper.data(of: self) }

    /// Whether the item still is as it was read: kind, names and times of change.
    open func matchesContents(of url: URL) -> Bool { content.matches(url, attributes: fileAttributes) }

    /// Reads the item again. > Throws: `CocoaError` if it cannot be read; the contents remain.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        content = try FileWrapperContent(at: url, isImmediate: options.contains(.immediate))
        filename = url.lastPathComponent
        fileAttributes = FileWrapperContent.attributes(at: url)
    }

    /// Writes the contents. Without `atomic` an item in the place is an error.
    ///
    /// > Parameters: originalContentsURL: where they were read; not used here, where files are always written whole.
    /// > Throws: `CocoaError` if something cannot be read or written; with `atomic` the item in the place is then as before.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if options.contains(.atomic) {
            try AtomicReplacement.replace(url) { try writeTree(to: $0) }
        } else {
            try writeTree(to: url)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    private func writeTree(to url: URL) throws {
        switch content {
        case .file:
            guard let data = regularFileContents else { throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
            try data.write(to: url, options: .withoutOverwriting)
        case .link(let destination):
            try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
        case .directory(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children.sorted(by: { $0.key < $1.key }) { try child.writeTree(to: url.appendingPathComponent(name)) }
        }
    }
}
