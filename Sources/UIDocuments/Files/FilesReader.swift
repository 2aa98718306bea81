internal import DarwinFoundation
package import Foundation

/// The folders of Files on a device, read from disk.
package struct FilesReader: Sendable {
    /// The folder that all apps of the device share.
    package var shared: URL
    /// The app's documents, if it shows them in Files.
    package var own: URL?
    package var ownName: String
    let table: DocumentTypeTable

    package init(shared: URL, own: URL?, ownName: String, information: [String: Any] = [:]) {
        self.shared = shared
        self.own = own
        self.ownName = ownName
        table = DocumentTypeTable(information)
    }

    /// The items of "On My iPhone": those of the shared folder, and the app's own.
    package func roots() throws -> [FilesItem] {
        var items = try self.items(in: shared)
        if let own { items.append(FilesItem(url: own, title: ownName, isFolder: true, type: "public.folder")) }
        return items
    }

    /// The visible items of a folder. > Throws: `CocoaError` if it cannot be read.
    package func items(in folder: URL) throws -> [FilesItem] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return names.filter { !$0.hasPrefix(".") }.compactMap { item(at: folder.appendingPathComponent($0)) }
    }

    /// Nil if there is none, as after a deletion meanwhile.
    package func item(at url: URL) -> FilesItem? {
        guard let values = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
        let type = table.type(ofExtension: url.pathExtension)
        // A folder whose extension stands for a package is a document to the user.
        let isPackage = isFolder.boolValue && type.map { table.conforms($0, to: "com.apple.package") } ?? false
        return FilesItem(
            url: url, isFolder: isFolder.boolValue && !isPackage, type: isFolder.boolValue && !isPackage ? "public.folder" : type,
            size: (values[.size] as? NSNumber)?.intValue ?? 0, date: values[.modificationDate] as? Date)
    }

    /// A place in a folder for a file, under its own name or one like it.
    package static func place(for name: String, in folder: URL) -> URL {
        folder.appendingPathComponent(
            FileNames.free(name) { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) })
    }

    /// Copies or moves a file into a folder. > Returns: where it is.
    package static func put(_ source: URL, into folder: URL, isCopy: Bool) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = place(for: source.lastPathComponent, in: folder)
        if isCopy {
            try FileManager.default.copyItem(at: source, to: place)
        } else {
            try FileManager.default.moveItem(at: source, to: place)
        }
        return place
    }
}
