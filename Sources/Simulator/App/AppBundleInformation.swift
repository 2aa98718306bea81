internal import DeviceProtocol
internal import Foundation

/// What an app's bundle declares: the `Info.plist` next to its executable.
struct AppBundleInformation {
    private let values: [String: Any]
    private let folder: URL
    private let program: String
    private let hasList: Bool

    init(of executable: String) {
        let file = URL(fileURLWithPath: executable)
        (folder, program) = (file.deletingLastPathComponent(), file.lastPathComponent)
        let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Info.plist").path)
        hasList = data != nil
        values = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
    }

    var path: String { folder.path }

    /// An executable without a bundle is identified by its name; nil for a bundle without an identifier.
    var identifier: String? {
        guard let own = values["CFBundleIdentifier"] as? String else { return hasList ? nil : "org.ferry." + program }
        return own.isEmpty ? nil : own
    }

    var name: String { (values["CFBundleDisplayName"] ?? values["CFBundleName"]) as? String ?? program }

    /// Empty if it declares none.
    var version: String { values["CFBundleShortVersionString"] as? String ?? values["CFBundleVersion"] as? String ?? "" }

    /// Whether it may be launched in the background for remote notifications.
    var runsForNotifications: Bool { (values["UIBackgroundModes"] as? [String])?.contains("remote-notification") ?? false }

    /// Supported orientations, the preferred one first; empty if not declared.
    func orientations(on idiom: DeviceState.Idiom) -> [DeviceState.Orientation] {
        let key = "UISupportedInterfaceOrientations"
        let names = (values[key + (idiom == .pad ? "~ipad" : "~iphone")] ?? values[key]) as? [String] ?? []
        return names.compactMap { Self.orientations[$0] }
    }

    private static let orientations: [String: DeviceState.Orientation] = [
        "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]

    /// URL schemes that it opens, lower case, unique.
    var schemes: [String] {
        let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }.reduce(into: []) { all, one in
            if !one.isEmpty, !all.contains(one) { all.append(one) }
        }
    }

    /// The icon's quick actions from its `Info.plist`, localized with `InfoPlist.strings`.
    func shortcuts(for locale: String) -> [AppShortcut] {
        let items = values["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        guard !items.isEmpty else { return [] }
        let texts = texts(for: locale, in: "InfoPlist")
        return items.compactMap { item in
            guard let type = item["UIApplicationShortcutItemType"] as? String,
                let title = item["UIApplicationShortcutItemTitle"] as? String
            else { return nil }
            let subtitle = item["UIApplicationShortcutItemSubtitle"] as? String ?? ""
            var shortcut = AppShortcut(type: type, title: texts[title] ?? title, subtitle: texts[subtitle] ?? subtitle)
            if let symbol = item["UIApplicationShortcutItemIconSymbolName"] as? String {
                shortcut.icon = "symbol:" + symbol
            } else if let file = item["UIApplicationShortcutItemIconFile"] as? String {
                shortcut.icon = file
            } else if let type = item["UIApplicationShortcutItemIconType"] as? String {
                shortcut.icon = "type:" + type
            }
            shortcut.target = item["UIApplicationShortcutItemTargetContentIdentifier"] as? String
            if let own = item["UIApplicationShortcutItemUserInfo"],
                let data = try? PropertyListSerialization.data(fromPropertyList: own, format: .xml, options: 0)
            {
                shortcut.userInfo = String(decoding: data, as: UTF8.self)
            }
            return shortcut
        }
    }

    /// One of the app's string tables for a language; empty if there is none.
    /// - Parameter locale: such as `zh_CN`.
    func texts(for locale: String, in table: String = "Localizable") -> [String: String] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for language in Self.languages(of: locale) + [values["CFBundleDevelopmentRegion"] as? String ?? "en", "en", "Base"] {
            guard let found = folders.first(where: { $0.lowercased() == language.lowercased() + ".lproj" }) else { continue }
            let file = folder.appendingPathComponent(found).appendingPathComponent(table + ".strings")
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String] ?? [:]
        }
        return [:]
    }

    /// The best match first: `zh-Hans-CN`, `zh-Hans`, `zh-CN`, `zh`.
    private static func languages(of locale: String) -> [String] {
        let parts = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard let language = parts.first else { return [] }
        let region = parts.dropFirst().first { $0.count != 4 }
        var script = parts.dropFirst().first { $0.count == 4 }
        if language == "zh", script == nil { script = ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans" }
        let all = [[language, script, region], [language, script, nil], [language, nil, region], [language, nil, nil]]
        return all.map { $0.compactMap(\.self).joined(separator: "-") }
    }

    /// A file of the bundle; empty for an app without an icon.
    var iconPath: String {
        let primary = (values["CFBundleIcons"] as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
        let files = primary?["CFBundleIconFiles"] as? [String] ?? values["CFBundleIconFiles"] as? [String] ?? []
        return picture(files.reversed() + [values["CFBundleIconFile"] as? String].compactMap { $0 })
    }

    /// The file of an alternate icon; empty if there is none.
    func alternateIconPath(_ name: String, on idiom: DeviceState.Idiom) -> String {
        let icons = (idiom == .pad ? values["CFBundleIcons~ipad"] : nil) ?? values["CFBundleIcons"]
        let all = (icons as? [String: Any])?["CFBundleAlternateIcons"] as? [String: Any]
        let files = (all?[name] as? [String: Any])?["CFBundleIconFiles"] as? [String] ?? []
        return picture(files.reversed())
    }

    private func picture(_ names: [String]) -> String {
        let files = names.flatMap { ["\($0)@3x.png", "\($0)@2x.png", "\($0).png", $0] }
        return files.map { folder.appendingPathComponent($0).path }.first(where: FileManager.default.isReadableFile) ?? ""
    }
}
