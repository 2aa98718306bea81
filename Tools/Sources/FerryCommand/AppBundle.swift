import Foundation
import InterfaceCompiler

/// An app as a bundle, so that `Bundle.main` is as on a device: a folder `Name.app` with the program, the property list and
/// the resources of the package's targets.
struct AppBundle {
    /// The executable that SwiftPM built.
    let program: String
    let name: String
    /// The app's compiled asset catalog.
    var assets: String?
    /// The folder of compiled Interface Builder files that are in no target's resources.
    var interfaces: String?
    /// The app's own `Info.plist`, if its sources have one: SwiftPM does not accept one as a resource.
    var information: String?

    /// Updates the bundle and returns the path of its executable.
    func assemble() throws -> String {
        let files = FileManager.default
        let products = (program as NSString).deletingLastPathComponent
        let place = program + ".app"
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        var wanted: [String: [String]] = [:]
        for bundle in try files.contentsOfDirectory(atPath: products).sorted() where bundle.hasSuffix(".resources") {
            wanted[bundle] = ["\(products)/\(bundle)"]
            guard bundle.hasSuffix("_\(name).resources") else { continue }
            for item in try files.contentsOfDirectory(atPath: "\(products)/\(bundle)") where !InterfaceFile.isInterface(item) {
                wanted[item] = ["\(products)/\(bundle)/\(item)"]
            }
        }
        let made = wanted.removeValue(forKey: "Info.plist")?.first
        if let assets { wanted[(assets as NSString).lastPathComponent] = [assets] }
        if let interfaces {
            for item in try files.contentsOfDirectory(atPath: interfaces) { wanted[item, default: []].append("\(interfaces)/\(item)") }
        }
        for item in try files.contentsOfDirectory(atPath: place) where item != "Info.plist" && item != name && wanted[item] == nil {
            try files.removeItem(atPath: "\(place)/\(item)")
        }
        for (item, sources) in wanted { try link(sources, at: "\(place)/\(item)") }
        try writeInfoPlist(to: place + "/Info.plist", from: [made, information].compactMap { $0 })
        return try linkProgram(in: place)
    }

    /// Folders are created and merged by name; files become hard links: with a symbolic link, an app would read the link's attributes
    /// instead of the file's.
    private func link(_ sources: [String], at place: String) throws {
        let files = FileManager.default
        if (try? files.destinationOfSymbolicLink(atPath: place)) != nil { try files.removeItem(atPath: place) }
        let folders = sources.filter(isFolder)
        guard !folders.isEmpty else {
            guard let source = sources.first, Self.identity(source) != Self.identity(place) else { return }
            try? files.removeItem(atPath: place)
            let file = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
            do { try files.linkItem(atPath: file, toPath: place) } catch { try files.copyItem(atPath: file, toPath: place) }
            return
        }
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        var wanted: [String: [String]] = [:]
        for folder in folders {
            for item in try files.contentsOfDirectory(atPath: folder) { wanted[item, default: []].append("\(folder)/\(item)") }
        }
        for item in try files.contentsOfDirectory(atPath: place) where wanted[item] == nil {
            try files.removeItem(atPath: "\(place)/\(item)")
        }
        for (item, sources) in wanted { try link(sources, at: "\(place)/\(item)") }
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The device and inode of the file at a path; nil if there is none.
    private static func identity(_ path: String) -> [UInt64]? {
        var status = stat()
        return stat(path, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
    }

    /// Uses a hard link: the main bundle of a program started through a symbolic link is the folder of the link's target.
    private func linkProgram(in place: String) throws -> String {
        let (linked, fresh) = ("\(place)/\(name)", "\(place)/.\(name).new")
        try? FileManager.default.removeItem(atPath: fresh)
        do { try FileManager.default.linkItem(atPath: program, toPath: fresh) } catch {
            try FileManager.default.copyItem(atPath: program, toPath: fresh)
        }
        // Replaced in one step: a simulator may start the app at any time. Renaming a link to its own file would leave both names.
        if Self.identity(fresh) == Self.identity(linked) {
            try FileManager.default.removeItem(atPath: fresh)
        } else if rename(fresh, linked) != 0 {
            throw CommandFailure("cannot write \(linked): \(String(cString: strerror(errno)))")
        }
        return linked
    }

    /// The bundle's `Info.plist`: the one that SwiftPM makes for localised resources, merged with the app's own and the keys that Xcode
    /// adds at build time.
    private func writeInfoPlist(to file: String, from lists: [String]) throws {
        var values: [String: Any] = [:]
        for list in lists {
            guard let data = FileManager.default.contents(atPath: list) else { continue }
            values.merge(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]) { $1 }
        }
        let defaults: [String: Any] = [
            "CFBundleExecutable": name, "CFBundleName": name, "CFBundleIdentifier": "org.ferry." + name,
            "CFBundleShortVersionString": "1.0",
            "CFBundleVersion": "1",
        ]
        values.merge(defaults) { value, filled in
            guard let text = value as? String, !text.contains("$(") else { return filled }
            return text
        }
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        if FileManager.default.contents(atPath: file) != data { try data.write(to: URL(fileURLWithPath: file), options: .atomic) }
    }
}
