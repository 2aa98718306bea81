internal import Foundation

/// What an app's bundle says of it: the `Info.plist` beside its program.
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

    /// A program without a bundle is named after itself; nil for a bundle that has none.
    var identifier: String? {
        guard let own = values["CFBundleIdentifier"] as? String else { return hasList ? nil : "org.ferry." + program }
        return own.isEmpty ? nil : own
    }

    var name: String { (values["CFBundleDisplayName"] ?? values["CFBundleName"]) as? String ?? program }

    /// Whether it may be started behind for what comes from a server.
    var runsForNotifications: Bool { (values["UIBackgroundModes"] as? [String])?.contains("remote-notification") ?? false }

    /// Of the links it opens, in small letters, each once.
    var schemes: [String] {
        let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }.reduce(into: []) { all, one in
            if !one.isEmpty, !all.contains(one) { all.append(one) }
        }
    }

    /// A file of the bundle; empty for an app without an icon.
    var iconPath: String {
        let primary = (values["CFBundleIcons"] as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
        let files = primary?["CFBundleIconFiles"] as? [String] ?? values["CFBundleIconFiles"] as? [String] ?? []
        let names = (files.reversed() + [values["CFBundleIconFile"] as? String].compactMap { $0 }).flatMap { name in
            ["\(name)@3x.png", "\(name)@2x.png", "\(name).png", name]
        }
        return names.map { folder.appendingPathComponent($0).path }.first(where: FileManager.default.isReadableFile) ?? ""
    }
}
