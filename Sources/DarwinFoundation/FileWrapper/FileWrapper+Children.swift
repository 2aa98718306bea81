public import Foundation
internal import ProgrammerErrors

// The children of a folder; for other kinds, as on iOS, a programming error.
extension FileWrapper {
    /// Adds a child under its preferred name, or one like it if that is taken. > Returns: the name. > Precondition: a folder.
    @discardableResult public func addFileWrapper(_ child: FileWrapper) -> String {
        insert(child, named: child.preferredFilename ?? "Unnamed")
    }

    /// Adds a file. > Returns: its name. > Precondition: a folder.
    @discardableResult public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a child; no effect if the wrapper is not one of the children. > Precondition: a folder.
    public func removeFileWrapper(_ child: FileWrapper) {
        guard case .directory(var children) = content else { return reject("removeFileWrapper:") }
        children = children.filter { $0.value !== child }
        content = .directory(children)
    }

    /// The name of a child in this folder; nil if the wrapper is not one of the children.
    public func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    @discardableResult func insert(_ child: FileWrapper, named name: String) -> String {
        guard case .directory(var children) = content else {
            reject("addFileWrapper:")
            return name
        }
        let free = FileNames.free(name) { children[$0] != nil }
        children[free] = child
        child.filename = free
        content = .directory(children)
        return free
    }

    private func reject(_ method: String) {
        ProgrammerError.raise("-[NSFileWrapper \(method)] *** this method is only for directory type NSFileWrappers.")
    }
}
