import Foundation

/// What an app's last successful build was made from. While nothing of it changes, a run does not start the package manager, which takes
/// a second to find that there is nothing to do.
struct BuildRecord: Codable {
    /// The package manager's arguments, with the product.
    let arguments: [String]
    /// The frameworks, and the programs that rewrite and compile sources.
    let tools: [String]
    /// Size and time of each file of the package and of the packages that it depends on, by path.
    let files: [String: String]
    /// Size and time of the product; nil if it does not exist.
    let program: String?
    /// A hash of what other files can depend on, by source file.
    var interfaces: [String: String] = [:]
    /// Which of the builds into the same folder it was: others may have compiled files since.
    var build = ""

    /// Nil for a package whose build may depend on more than its files: plugins run programs, and a manifest may read the environment.
    init?(of roots: [String], arguments: [String], tools: [String], program: String) {
        self.arguments = arguments
        self.tools = tools
        self.program = Self.state(of: program)
        var files: [String: String] = [:]
        for root in roots {
            let manifests = (try? FileManager.default.contentsOfDirectory(atPath: root))?.filter { $0.hasPrefix("Package") } ?? []
            for name in manifests {
                let text = TextFile.read("\(root)/\(name)") ?? ""
                if ["plugin", "environment", "contentsOf", "FileManager"].contains(where: { text.localizedCaseInsensitiveContains($0) }) {
                    return nil
                }
            }
            guard (try? Self.add(root, to: &files)) != nil else { return nil }
        }
        self.files = files
    }

    /// The record in a file; nil if there is none.
    init?(storedIn file: String) {
        guard let data = FileManager.default.contents(atPath: file), let known = try? JSONDecoder().decode(Self.self, from: data) else {
            return nil
        }
        self = known
    }

    /// Whether this record is of the same build as another, of which the product still exists.
    func isUpToDate(with other: BuildRecord) -> Bool { isSameBuild(as: other) && files == other.files }

    /// The files that have changed since another record; nil if more has changed than the contents of files.
    func edits(since other: BuildRecord) -> [String]? {
        guard isSameBuild(as: other), files.count == other.files.count else { return nil }
        var changed: [String] = []
        for (path, state) in files {
            guard let known = other.files[path] else { return nil }
            if known != state { changed.append(path) }
        }
        return changed.sorted()
    }

    private func isSameBuild(as other: BuildRecord) -> Bool {
        program != nil && arguments == other.arguments && tools == other.tools && program == other.program
    }

    func store(in file: String) throws {
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: file), options: .atomic)
    }

    /// > Errors: for a tree that leaves its folder by a link to another folder, and one that cannot be read.
    private static func add(_ root: String, to files: inout [String: String]) throws {
        try FileTree.walk(root) { item in
            // Build outputs and the repository's own files; resolved versions are in `Package.resolved`.
            if item.name.hasPrefix(".build") || item.name == ".git" { return false }
            guard let status = item.status, !item.isLink || !item.isFolder else { throw CommandFailure("\(item.path) leads elsewhere") }
            if !item.isFolder { files[item.path] = text(status) }
            return true
        }
    }

    /// Size and time of a file; nil if it does not exist.
    static func state(of path: String) -> String? {
        var status = stat()
        return stat(path, &status) == 0 ? text(status) : nil
    }

    /// What the package manager compares too. Not the time of the inode's change, which a link in the app's bundle sets.
    private static func text(_ status: stat) -> String {
        "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
