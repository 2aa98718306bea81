import Foundation

/// The `Info.plist` of a target: the file that its settings name, with settings filled in, and the keys that Xcode generates of settings.
struct InformationPlan {
    var data: Data?
    var notes: [XcodeFailure] = []

    /// - Parameter module: with the target's sources and interfaces, which stand in for a file that is missing.
    init(_ settings: BuildSettings, in project: XcodeProject, target: XcodeTarget, _ module: ModulePlan, _ files: ProjectFiles) {
        var values: [String: Any] = [:]
        if let file = settings["INFOPLIST_FILE"], !file.isEmpty {
            let path = files.spelled(PathText.join(project.folder, file))
            if let data = files.contents(path) {
                do {
                    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
                    values = Self.expanded(list, settings, depth: 0) as? [String: Any] ?? [:]
                } catch { notes.append(XcodeFailure(path, nil, "is a damaged property list: \(error.localizedDescription)")) }
            } else {
                var text = "does not exist; the setting INFOPLIST_FILE of the target '\(target.name)' names it"
                if let replacement = TemplateInformation(module) {
                    values = replacement.values
                    text += "; \(replacement.note)"
                }
                notes.append(XcodeFailure(path, nil, text))
            }
        }
        if settings.isOn("GENERATE_INFOPLIST_FILE") { Self.addGenerated(settings, to: &values) }
        for (key, setting) in Self.named where values[key] == nil {
            if let value = settings[setting], !value.isEmpty { values[key] = value }
        }
        // Xcode writes the kinds of devices, also over what the file says.
        let families = SettingWords.split((settings["TARGETED_DEVICE_FAMILY"] ?? "").replacing(",", with: " ")).compactMap { Int($0) }
        if !families.isEmpty { values["UIDeviceFamily"] = families }
        // The program is named by who links it.
        values["CFBundleExecutable"] = nil
        data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    private static let named = [
        "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
        "CFBundleShortVersionString": "MARKETING_VERSION",
        "CFBundleVersion": "CURRENT_PROJECT_VERSION", "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    ]

    private static func expanded(_ value: Any, _ settings: BuildSettings, depth: Int) -> Any {
        guard depth < 64 else { return value }
        switch value {
        case let text as String: return text.contains("$") ? settings.expanded(text) : text
        case let list as [Any]: return list.map { expanded($0, settings, depth: depth + 1) }
        case let table as [String: Any]:
            var result: [String: Any] = [:]
            for (key, value) in table {
                result[key.contains("$") ? settings.expanded(key) : key] = expanded(value, settings, depth: depth + 1)
            }
            return result
        default: return value
        }
    }

    private static let lists: Set<String> = [
        "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~iphone", "UISupportedInterfaceOrientations~ipad",
        "UIRequiredDeviceCapabilities", "UIBackgroundModes",
    ]

    /// `INFOPLIST_KEY_…` settings.
    private static func addGenerated(_ settings: BuildSettings, to values: inout [String: Any]) {
        for name in settings.names where name.hasPrefix("INFOPLIST_KEY_") {
            guard let text = settings[name], !text.isEmpty else { continue }
            let isOn = settings.isOn(name)
            var key = String(name.dropFirst("INFOPLIST_KEY_".count))
            switch key {
            case "UIApplicationSceneManifest_Generation":
                if isOn, values["UIApplicationSceneManifest"] == nil {
                    values["UIApplicationSceneManifest"] =
                        ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()] as [String: Any]
                }
                continue
            case "UILaunchScreen_Generation":
                if isOn, values["UILaunchScreen"] == nil { values["UILaunchScreen"] = [String: Any]() }
                continue
            default: break
            }
            for (ending, idiom) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where key.hasSuffix(ending) {
                key = key.dropLast(ending.count) + idiom
            }
            guard values[key] == nil else { continue }
            if lists.contains(key) {
                values[key] = SettingWords.split(text)
            } else {
                values[key] = ["YES", "NO"].contains(text) ? isOn as Any : text
            }
        }
    }
}
