import Foundation

/// The files and folders below a folder. Who walks it decides what to enter.
struct FileTree {
    /// One file, folder or link.
    struct Item {
        let name: String
        /// The folder that it is in.
        let folder: String
        let isLink: Bool
        /// Of what a link leads to; nil if there is nothing.
        let status: stat?

        var path: String { folder + "/" + name }
        var isFolder: Bool { kind == S_IFDIR }
        var isFile: Bool { kind == S_IFREG }

        private var kind: mode_t? { status.map { $0.st_mode & S_IFMT } }

        init(_ name: String, in folder: String) throws {
            (self.name, self.folder) = (name, folder)
            var own = stat()
            let path = folder + "/" + name
            guard lstat(path, &own) == 0 else { throw CommandFailure("cannot read \(path)") }
            isLink = own.st_mode & S_IFMT == S_IFLNK
            var target = stat()
            status = !isLink ? own : stat(path, &target) == 0 ? target : nil
        }
    }

    /// Calls `visit` for everything in a folder, in no particular order, and enters the folders for which it returns true.
    ///
    /// > Parameters: onError: what to do about a folder or file that cannot be read, unless it ends the walk.
    static func walk(_ folder: String, onError: (any Error) throws -> Void = { throw $0 }, _ visit: (Item) throws -> Bool) throws {
        var pending = [folder]
        while let next = pending.popLast() {
            var names: [String] = []
            do { names = try FileManager.default.contentsOfDirectory(atPath: next) } catch { try onError(error) }
            for name in names {
                let item: Item
                do { item = try Item(name, in: next) } catch {
                    try onError(error)
                    continue
                }
                if try visit(item), item.isFolder { pending.append(item.path) }
            }
        }
    }
}
