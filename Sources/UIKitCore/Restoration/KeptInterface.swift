internal import Foundation

/// An app's saved controllers: those with a restoration identifier, from the window's root down.
struct KeptInterface: Hashable {
    struct Entry: Hashable {
        /// The identifiers from the root to this controller.
        var path: [String]
        /// The name of the class that creates it.
        var restorationClass: String?
        var state: Data
        /// Indices in the list of entries.
        var children: [Int] = []
        var selected: Int?
        var presented: Int?
        /// Its views' states by identifier.
        var views: [String: Data] = [:]
    }
    /// Parents before children.
    var entries: [Entry] = []
    /// The state of the app's delegate.
    var app: Data

    static let version = 1

    func data() -> Data? {
        let list = entries.map { entry -> [String: Any] in
            var made: [String: Any] = ["path": entry.path, "state": entry.state, "children": entry.children, "views": entry.views]
            made["class"] = entry.restorationClass
            made["selected"] = entry.selected
            made["presented"] = entry.presented
            return made
        }
        return try? PropertyListSerialization.data(
            fromPropertyList: ["version": Self.version, "app": app, "controllers": list] as [String: Any], format: .binary, options: 0)
    }

    init(app: Data) { self.app = app }

    /// Nil for data in another format. Indices outside of the list, and those that do not point further down, are omitted.
    init?(_ data: Data) {
        guard let plist = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            plist["version"] as? Int == Self.version, let app = plist["app"] as? Data, let list = plist["controllers"] as? [[String: Any]]
        else { return nil }
        self.app = app
        for (index, item) in list.enumerated() {
            guard let path = item["path"] as? [String], !path.isEmpty, let state = item["state"] as? Data else { return nil }
            func below(_ place: Int) -> Bool { place > index && place < list.count }
            var entry = Entry(path: path, restorationClass: item["class"] as? String, state: state)
            entry.children = (item["children"] as? [Int] ?? []).filter(below)
            entry.selected = (item["selected"] as? Int).flatMap { below($0) ? $0 : nil }
            entry.presented = (item["presented"] as? Int).flatMap { below($0) ? $0 : nil }
            entry.views = item["views"] as? [String: Data] ?? [:]
            entries.append(entry)
        }
    }
}
