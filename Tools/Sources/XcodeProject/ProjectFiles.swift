public import Foundation

/// What a project's reader asks of the file system.
public struct ProjectFiles: Sendable {
    public struct Entry: Equatable, Sendable {
        public var name: String
        public var isFolder: Bool

        public init(_ name: String, isFolder: Bool) { (self.name, self.isFolder) = (name, isFolder) }
    }

    /// The contents of a file; nil if there is none.
    public var contents: @Sendable (_ path: String) -> Data?
    /// What is in a folder, in the order of names; nil if there is no such folder.
    public var list: @Sendable (_ folder: String) -> [Entry]?

    public init(contents: @escaping @Sendable (String) -> Data?, list: @escaping @Sendable (String) -> [Entry]?) {
        (self.contents, self.list) = (contents, list)
    }

    func isFolder(_ path: String) -> Bool { list(path) != nil }

    /// Whether there is a file or a folder of this very name.
    public func exists(_ path: String) -> Bool {
        let (folder, name) = PathText.split(path)
        return list(folder)?.contains { $0.name == name } ?? false
    }

    /// A path as the file system spells it: projects are made where upper and lower case are the same, so that one may name `app.swift` or
    /// a folder `app` that are called `App.swift` and `App`. Unchanged if nothing has this name, or several things have.
    public func spelled(_ path: String) -> String {
        guard !exists(path) else { return path }
        let (folder, name) = PathText.split(path)
        guard !folder.isEmpty, folder != path else { return path }
        let parent = isFolder(folder) ? folder : spelled(folder)
        let entries = list(parent) ?? []
        let same = entries.filter { $0.name.lowercased() == name.lowercased() }
        guard let entry = entries.first(where: { $0.name == name }) ?? (same.count == 1 ? same.first : nil) else { return path }
        return parent == "/" ? "/\(entry.name)" : "\(parent)/\(entry.name)"
    }

    /// Folders with these endings are one document.
    static let packages: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "xcodeproj", "xcworkspace", "playground", "docc",
        "scnassets", "atlas", "xcmappingmodel", "app", "mlpackage", "icon",
    ]

    static let maximumDepth = 40

    /// The files and documents below a folder, by paths relative to it; hidden ones are left out.
    func below(_ folder: String) -> [String] {
        var result: [String] = []
        collect(folder, "", depth: 0, into: &result)
        return result
    }

    private func collect(_ folder: String, _ prefix: String, depth: Int, into result: inout [String]) {
        // Links may lead back.
        guard depth < Self.maximumDepth else { return }
        for entry in list(folder) ?? [] where !entry.name.hasPrefix(".") {
            if entry.isFolder, !Self.packages.contains(PathText.ending(entry.name)) {
                collect("\(folder)/\(entry.name)", prefix + entry.name + "/", depth: depth + 1, into: &result)
            } else {
                result.append(prefix + entry.name)
            }
        }
    }
}
