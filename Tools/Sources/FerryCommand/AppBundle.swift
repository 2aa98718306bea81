import Foundation
import InterfaceCompiler
import StringCatalogCompiler

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
    /// The folder of compiled Core Data models.
    var models: String?
    /// The folder of compiled String Catalogs.
    var strings: String?
    /// The folder that scripts of a project have filled.
    var scripts: String?
    /// A folder with further contents of the bundle.
    var resources: String?
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
            for item in try files.contentsOfDirectory(atPath: "\(products)/\(bundle)")
            where !InterfaceFile.isInterface(item) && !StringCatalogCompiler.isCatalog(item) {
                wanted[item] = ["\(products)/\(bundle)/\(item)"]
            }
        }
        let made = wanted.removeValue(forKey: "Info.plist")?.first
        if let assets { wanted[(assets as NSString).lastPathComponent] = [assets] }
        for (item, sources) in try BundleLinks.contents(of: [scripts, interfaces, models, strings, resources].compactMap { $0 }) {
            wanted[item, default: []] += sources
        }
        wanted["Info.plist"] = nil
        for item in try files.contentsOfDirectory(atPath: place) where item != "Info.plist" && item != name && wanted[item] == nil {
            try files.removeItem(atPath: "\(place)/\(item)")
        }
        for (item, sources) in wanted { try BundleLinks.link(sources, at: "\(place)/\(item)") }
        try Self.completeFrameworks(of: place, with: wanted)
        try writeInfoPlist(to: place + "/Info.plist", from: [made, information].compactMap { $0 })
        return try linkProgram(in: place)
    }

    /// The device for an app that runs on no iPhone.
    static let tablet = "iPad Pro 11"

    /// Whether the `Info.plist` next to a bundle's program is of an app for iPad alone.
    static func isForTablets(program: String) -> Bool {
        let file = (program as NSString).deletingLastPathComponent + "/Info.plist"
        let list = FileManager.default.contents(atPath: file).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        return ((list as? [String: Any])?["UIDeviceFamily"] as? [Int]) == [2]
    }

    /// The folder of frameworks in a bundle.
    static let frameworks = "Frameworks"

    /// Gives the frameworks that have folders what the app has, except for what has the name of one of their own files: only the files that
    /// Interface Builder made are kept apart.
    static func completeFrameworks(of bundle: String, with items: [String: [String]]) throws {
        guard let folders = items[frameworks] else { return }
        for (name, sources) in try BundleLinks.contents(of: folders) {
            let own = try BundleLinks.contents(of: sources)
            for (item, sources) in items where item != frameworks && own[item] == nil {
                try BundleLinks.link(sources, at: "\(bundle)/\(frameworks)/\(name)/\(item)")
            }
        }
    }

    /// Uses a hard link: the main bundle of a program started through a symbolic link is the folder of the link's target.
    private func linkProgram(in place: String) throws -> String {
        let (linked, fresh) = ("\(place)/\(name)", "\(place)/.\(name).new")
        try? FileManager.default.removeItem(atPath: fresh)
        do { try FileManager.default.linkItem(atPath: program, toPath: fresh) } catch {
            try FileManager.default.copyItem(atPath: program, toPath: fresh)
        }
        // Replaced in one step: a simulator may start the app at any time. Renaming a link to its own file would leave both names.
        if BundleLinks.identity(fresh) == BundleLinks.identity(linked) {
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
