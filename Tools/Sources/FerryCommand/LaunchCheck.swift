import Foundation

/// What an app's `Info.plist` promises and its bundle does not have. Such an app would show a black screen without a word.
struct LaunchCheck {
    /// The contents of the `Info.plist`.
    let information: [String: Any]
    /// Names of storyboards in the bundle.
    let storyboards: Set<String>
    /// The app's module.
    let module: String
    /// Whether a class is declared in the app's sources.
    let hasClass: (String) -> Bool

    /// What is missing, in one sentence each.
    var failures: [String] {
        var result: [String] = []
        if let name = information["UIMainStoryboardFile"] as? String, !name.isEmpty, !has(name) {
            result.append("'UIMainStoryboardFile' names the storyboard '\(name)', " + Self.missing(name))
        }
        let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
        for configuration in roles.keys.sorted().flatMap({ roles[$0] as? [[String: Any]] ?? [] }) {
            if let name = configuration["UISceneStoryboardFile"] as? String, !name.isEmpty, !has(name) {
                result.append("'UISceneStoryboardFile' names the storyboard '\(name)', " + Self.missing(name))
            }
            guard let name = configuration["UISceneDelegateClassName"] as? String, !name.isEmpty else { continue }
            let parts = name.split(separator: ".").map(String.init)
            // A class of another module may be compiled already.
            guard parts.count < 2 || [module, "$(PRODUCT_MODULE_NAME)"].contains(parts[0]), let type = parts.last, !hasClass(type) else {
                continue
            }
            result.append(
                "'UISceneDelegateClassName' names the class '\(name)', which none of the app's Swift files declares: declare it, or "
                    + "correct the name")
        }
        return result
    }

    private func has(_ name: String) -> Bool {
        storyboards.contains((name as NSString).pathExtension == "storyboard" ? (name as NSString).deletingPathExtension : name)
    }

    private static func missing(_ name: String) -> String {
        "but no target of the app has a file \(name).storyboard: add it to the target, or correct the name"
    }
}

extension LaunchCheck {
    /// > Parameters: bundle: the assembled app. sources: Swift files, by path.
    init(bundle: String, module: String, sources: [String]) {
        let list = FileManager.default.contents(atPath: bundle + "/Info.plist").flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
        }
        let names = FileManager.default.enumerator(atPath: bundle)?.compactMap { $0 as? String } ?? []
        let boards = names.filter { $0.hasSuffix(".storyboardc") }.map {
            (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
        }
        self.init(information: list ?? [:], storyboards: Set(boards), module: module) { name in
            sources.contains { path in TextFile.read(path).map { Self.declares(name, in: $0) } ?? false }
        }
    }

    /// Whether a text declares a class.
    static func declares(_ name: String, in text: String) -> Bool {
        guard text.contains(name), let declaration = try? Regex("\\bclass\\s+\(name)\\b|\\(\(name)\\)\\s*(public|open|final)*\\s*class\\b")
        else {
            return false
        }
        return text.contains(declaration)
    }
}
