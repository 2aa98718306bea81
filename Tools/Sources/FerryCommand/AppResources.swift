import Foundation

/// An app as a bundle: a folder `NAME.app` with the program, and links to what SwiftPM put into the resource bundles of the package's
/// targets, where `Bundle.main` looks for them.
struct AppResources {
    let program: String
    let name: String

    /// Answers with the path of the program inside the bundle.
    func place() throws -> String {
        let files = FileManager.default
        let products = (program as NSString).deletingLastPathComponent
        let place = program + ".app"
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        var wanted: [String: String] = [:]
        for bundle in try files.contentsOfDirectory(atPath: products).sorted() where bundle.hasSuffix("_\(name).resources") {
            wanted[bundle] = "\(products)/\(bundle)"
            for item in try files.contentsOfDirectory(atPath: "\(products)/\(bundle)") { wanted[item] = "\(products)/\(bundle)/\(item)" }
        }
        for item in try files.contentsOfDirectory(atPath: place) where item != "Info.plist" && item != name && wanted[item] == nil {
            try files.removeItem(atPath: "\(place)/\(item)")
        }
        for (item, source) in wanted where item != "Info.plist" {
            let link = "\(place)/\(item)"
            if (try? files.destinationOfSymbolicLink(atPath: link)) == source { continue }
            try? files.removeItem(atPath: link)
            try files.createSymbolicLink(atPath: link, withDestinationPath: source)
        }
        try writeInformation(to: place + "/Info.plist", from: wanted["Info.plist"])
        // A second name of the same file: a symbolic link would lead Foundation out of the bundle.
        try? files.removeItem(atPath: "\(place)/\(name)")
        try files.linkItem(atPath: program, toPath: "\(place)/\(name)")
        return "\(place)/\(name)"
    }

    /// The bundle's property list: the app's own, with what Xcode fills in at build time.
    private func writeInformation(to file: String, from own: String?) throws {
        var values: [String: Any] = [:]
        if let own, let data = FileManager.default.contents(atPath: own) {
            values = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
        }
        let identifier = "org.ferry." + name
        let defaults: [String: Any] = [
            "CFBundleExecutable": name, "CFBundleName": name, "CFBundleIdentifier": identifier, "CFBundleShortVersionString": "1.0",
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
