internal import DataModel
internal import Foundation

/// Reads a compiled model: a file, or a folder of versions with a list that names the current one.
enum ModelFile {
    struct Failure: Error, CustomStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
    }

    static func read(_ path: String) throws(Failure) -> ModelDocument {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw Failure("there is no such file") }
        guard isFolder.boolValue else { return try document(FileManager.default.contents(atPath: path)) }
        return try document(FileManager.default.contents(atPath: "\(path)/\(try current(in: path)).mom"))
    }

    /// The name of the current version.
    private static func current(in folder: String) throws(Failure) -> String {
        let data = FileManager.default.contents(atPath: folder + "/VersionInfo.plist") ?? Data()
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        guard let name = list?["NSManagedObjectModel_CurrentVersionName"] as? String, !name.contains("/"), name != ".." else {
            throw Failure("its VersionInfo.plist names no current version")
        }
        return name
    }

    static func document(_ data: Data?) throws(Failure) -> ModelDocument {
        guard let data else { throw Failure("it cannot be read") }
        guard data.count <= ModelDocument.maximumFileSize else { throw Failure("it is larger than a model can be") }
        guard let document = try? PropertyListDecoder().decode(ModelDocument.self, from: data), document.format == ModelDocument.format
        else {
            throw Failure("it was not compiled by Ferry; build the app with 'ferry', which compiles its .xcdatamodeld")
        }
        do throws(ModelFailure) { try document.check() } catch { throw Failure(error.description) }
        return document
    }
}
