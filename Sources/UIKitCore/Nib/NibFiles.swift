internal import DarwinFoundation
internal import Foundation

/// Finds compiled files in bundles, for the device's language and idiom, and caches the documents.
@MainActor enum NibFiles {
    private static var read: [String: NibDocument] = [:]
    private static var found: [String: String?] = [:]

    /// The path of a file or folder; nil if the bundle has none.
    ///
    /// > Contract: VC-3: a name with the device's suffix takes precedence.
    static func path(_ name: String, _ type: String, in bundle: Bundle) -> String? {
        let key = "\(bundle.bundlePath)\n\(name).\(type)"
        if let known = found[key] { return known }
        let path = search(name, type, in: bundle)
        found[key] = .some(path)
        return path
    }

    private static func search(_ name: String, _ type: String, in bundle: Bundle) -> String? {
        let device = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        var roots: [String] = []
        for root in [bundle.resourcePath, bundle.bundlePath].compactMap({ $0 }) where !roots.contains(root) { roots.append(root) }
        let language = DeviceLocale.localization(
            among: bundle.localizations, for: DeviceLocale.preferredLanguages,
            developed: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String)
        let folders = language.map { ["/\($0).lproj", "/Base.lproj", ""] } ?? ["/Base.lproj", ""]
        let paths = roots.flatMap { root in folders.flatMap { folder in [device, ""].map { "\(root)\(folder)/\(name)\($0).\(type)" } } }
        return paths.first { FileManager.default.fileExists(atPath: $0) }
    }

    /// > Throws: why the file cannot be used, with its path.
    static func document(at path: String) throws(NibError) -> NibDocument {
        if let known = read[path] { return known }
        guard let data = FileManager.default.contents(atPath: path) else { throw NibError("\(path) cannot be read") }
        do throws(NibError) {
            let document = try NibDocument(data)
            read[path] = document
            return document
        } catch {
            throw NibError("\(path) is damaged: \(error)")
        }
    }
}
