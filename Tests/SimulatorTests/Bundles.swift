import Foundation

/// Folders as app bundles, each with the fixture as its program.
struct Bundles {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-apps-\(UUID().uuidString)")
    let program: String

    /// > Returns: the path of the program.
    func make(
        _ name: String, identifier: String? = nil, in place: String? = nil, schemes: [String] = [], list: String? = nil,
        more: [String: Any] = [:]
    ) throws -> String {
        let bundle = folder.appendingPathComponent((place ?? name) + ".app")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let file = bundle.appendingPathComponent(name)
        if !FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.createSymbolicLink(at: file, withDestinationURL: URL(fileURLWithPath: program))
        }
        let values: [String: Any] = [
            "CFBundleIdentifier": identifier ?? "org.ferry.test." + name, "CFBundleName": name,
            "CFBundleURLTypes": [["CFBundleURLSchemes": schemes]],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: values.merging(more) { $1 }, format: .xml, options: 0)
        try (list.map { Data($0.utf8) } ?? data).write(to: bundle.appendingPathComponent("Info.plist"))
        return file.path
    }
}
