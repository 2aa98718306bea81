internal import DataModel
import Foundation
package import XcodeProject

/// Compiles the models of a target: `Name.xcdatamodeld` becomes `Name.momd` with a file for each version, `Name.xcdatamodel` `Name.mom`.
package struct DataModelCompiler {
    private let path: String
    private let module: String

    /// > Parameters: path: an `.xcdatamodeld` or `.xcdatamodel`. module: of the target's classes.
    package init(_ path: String, module: String) { (self.path, self.module) = (path, module) }

    private var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    /// The name of what the model is compiled to.
    package var product: String { path.hasSuffix(".xcdatamodeld") ? name + ".momd" : name + ".mom" }

    /// The Swift code that Xcode makes of the current version; empty if there is none.
    package func code() throws(XcodeFailure) -> String {
        let current = path.hasSuffix(".xcdatamodeld") ? "\(path)/\(try versions().current)" : path
        return DataModelCode(try reader(current)).text
    }

    /// Writes the compiled model into a folder.
    package func compile(into folder: String) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard path.hasSuffix(".xcdatamodeld") else { return try write(path, to: "\(folder)/\(product)") }
        let (names, current) = try versions()
        let place = "\(folder)/\(product)"
        var wanted: Set = ["VersionInfo.plist"]
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        for version in names {
            let name = (version as NSString).deletingPathExtension + ".mom"
            wanted.insert(name)
            try write("\(path)/\(version)", to: "\(place)/\(name)")
        }
        let list = ["NSManagedObjectModel_CurrentVersionName": (current as NSString).deletingPathExtension]
        try update("\(place)/VersionInfo.plist", PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
        for item in try files.contentsOfDirectory(atPath: place) where !wanted.contains(item) {
            try files.removeItem(atPath: "\(place)/\(item)")
        }
    }

    private func write(_ model: String, to place: String) throws {
        let encoder = PropertyListEncoder()
        // Text is the same for the same model; a binary list follows the order of hash tables.
        encoder.outputFormat = .xml
        try update(place, encoder.encode(try reader(model).document))
    }

    private func update(_ place: String, _ data: Data) throws {
        guard FileManager.default.contents(atPath: place) != data else { return }
        try data.write(to: URL(fileURLWithPath: place), options: .atomic)
    }

    private func reader(_ model: String) throws(XcodeFailure) -> DataModelReader {
        // Where upper and lower case are the same, some programs write another name.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: model)) ?? []
        let file = "\(model)/\(names.first { $0.lowercased() == "contents" } ?? "contents")"
        guard let data = FileManager.default.contents(atPath: file) else {
            let isOld = FileManager.default.fileExists(atPath: model + "/elements")
            throw XcodeFailure(
                isOld ? model : file, nil,
                isOld ? "was saved by Xcode 3; open it in a later Xcode and save it" : "cannot be read: a model is a folder with this file")
        }
        return try DataModelReader([UInt8](data), of: file, module: module)
    }

    /// The versions in an `.xcdatamodeld`, and the name of the one that `.xccurrentversion` names.
    private func versions() throws(XcodeFailure) -> (names: [String], current: String) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        guard let first = names.first else { throw XcodeFailure(path, nil, "has no model: no .xcdatamodel is in it") }
        let file = path + "/.xccurrentversion"
        guard let data = FileManager.default.contents(atPath: file) else {
            guard names.count == 1 else {
                throw XcodeFailure(path, nil, "has \(names.count) versions and no .xccurrentversion that names the current one")
            }
            return (names, first)
        }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        guard let current = list?["_XCCurrentVersionName"] as? String else {
            guard names.count == 1 else { throw XcodeFailure(file, nil, "names no current version ('_XCCurrentVersionName')") }
            return (names, first)
        }
        guard names.contains(current) else { throw XcodeFailure(file, nil, "names the version '\(current)', which is missing") }
        return (names, current)
    }
}
