import Foundation

/// What an app's last successful build was made from. While nothing of it changes, a run does not start the package manager, which takes
/// a second to find that there is nothing to do.
struct BuildRecord: Codable, Equatable {
    /// The package manager's arguments, with the product.
    let arguments: [String]
    /// The frameworks, and the programs that rewrite and compile sources.
    let tools: [String]
    /// Hash of name, size and time of each file of the package and of the packages that it depends on.
    let files: String
    /// Size and time of the product; nil if it does not exist.
    let program: String?

    /// Nil for a package whose build may depend on more than its files: plugins run programs, and a manifest may read the environment.
    init?(of roots: [String], arguments: [String], tools: [String], program: String) {
        self.arguments = arguments
        self.tools = tools
        self.program = Self.state(of: program)
        var hash = ContentHash.start
        for root in roots {
            let manifests = (try? FileManager.default.contentsOfDirectory(atPath: root))?.filter { $0.hasPrefix("Package") } ?? []
            for name in manifests {
                let text = FileManager.default.contents(atPath: "\(root)/\(name)").map { String(decoding: $0, as: UTF8.self) } ?? ""
                if ["plugin", "environment", "contentsOf", "FileManager"].contains(where: { text.localizedCaseInsensitiveContains($0) }) {
                    return nil
                }
            }
            guard Self.add(folder: root, to: &hash) else { return nil }
        }
        files = String(hash, radix: 16)
    }

    /// Whether the product exists and `file` contains the same record.
    func isStored(in file: String) -> Bool {
        guard program != nil else { return false }
        return FileManager.default.contents(atPath: file).flatMap { try? JSONDecoder().decode(Self.self, from: $0) } == self
    }

    func store(in file: String) throws {
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: file), options: .atomic)
    }

    /// False for a tree that leaves its folder: a link to another folder.
    private static func add(folder: String, to hash: inout UInt64) -> Bool {
        var pending = [folder]
        while let next = pending.popLast() {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []).sorted() {
                // Build outputs and the repository's own files; resolved versions are in `Package.resolved`.
                if name.hasPrefix(".build") || name == ".git" { continue }
                let path = "\(next)/\(name)"
                var status = stat()
                guard lstat(path, &status) == 0 else { return false }
                if status.st_mode & S_IFMT == S_IFLNK {
                    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return false }
                }
                if status.st_mode & S_IFMT == S_IFDIR {
                    pending.append(path)
                } else {
                    hash = ContentHash.combine(hash, "\(path)\n\(text(status))\n")
                }
            }
        }
        return true
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
