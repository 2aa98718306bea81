import Foundation

/// How commands that talk to a running simulator identify an app: by its folder, or by its bundle identifier.
enum RunningApp {
    static func identifier(_ word: String, _ checkout: Checkout) throws -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: word, isDirectory: &isFolder), isFolder.boolValue else { return word }
        return try identifier(of: AppPackage(at: word, checkout))
    }

    /// The identifier in the most recently built bundle.
    private static func identifier(of package: AppPackage) throws -> String {
        let products = FrameworkConfiguration.allCases.flatMap { package.built(with: $0).products }
        let bundles = products.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".app") }.map { "\(folder)/\($0)" }
        }
        for bundle in bundles {
            guard let data = FileManager.default.contents(atPath: bundle + "/Info.plist"),
                let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
                let identifier = values["CFBundleIdentifier"] as? String
            else { continue }
            return identifier
        }
        throw CommandFailure("\(package.folder) has not been built yet; `ferry run` builds and starts it")
    }
}
