/// The apps of a device: which there are, which was used when, and whose links are whose.
package struct AppRegistry {
    /// In order.
    package private(set) var installed: [InstalledApp] = []
    /// Those a person has had in front; the last one comes first.
    private var used: [InstalledApp] = []

    package init() {}

    /// The one in front, or that was last.
    package var current: InstalledApp? { used.first ?? installed.first }

    /// The one that was used last comes first; those that run and were never in front come last.
    package var running: [InstalledApp] {
        (used + installed.filter { one in !used.contains { $0 === one } }).filter(\.isRunning)
    }

    package subscript(identifier: String) -> InstalledApp? { installed.first { $0.identifier == identifier } }

    /// Takes an app in; one of the same identifier goes for it, and keeps its place. > Returns: what a person should know of.
    package mutating func install(_ app: InstalledApp) -> [String] {
        var notices: [String] = []
        if let index = installed.firstIndex(where: { $0.identifier == app.identifier }) {
            let old = installed[index]
            notices.append("\(app.identifier) is installed twice: \(app.launcher.executable) takes the place of \(old.launcher.executable)")
            old.end()
            used.removeAll { $0 === old }
            installed[index] = app
        } else {
            installed.append(app)
        }
        for scheme in app.schemes {
            guard let first = owner(of: scheme), first !== app else { continue }
            notices.append("links \(scheme): of \(app.identifier) go to \(first.identifier), which was installed before it")
        }
        return notices
    }

    /// A person has it in front now.
    package mutating func use(_ app: InstalledApp) {
        used.removeAll { $0 === app }
        used.insert(app, at: 0)
    }

    // MARK: Names

    /// By its identifier, else by its name.
    package func find(_ name: String) throws(AppLookupError) -> InstalledApp {
        if let app = self[name] { return app }
        let named = installed.filter { $0.name == name }
        guard let app = named.first else {
            let all = installed.map { $0.name == $0.identifier ? $0.name : "\($0.name) (\($0.identifier))" }
            throw AppLookupError(description: "no app \"\(name)\" is installed; there is \(all.joined(separator: ", "))")
        }
        guard named.count == 1 else {
            let all = named.map(\.identifier).joined(separator: ", ")
            throw AppLookupError(description: "\(named.count) apps are called \"\(name)\": \(all); name one by its identifier")
        }
        return app
    }

    // MARK: Links

    /// Of all apps.
    package var schemes: [String] { Set(installed.flatMap(\.schemes)).sorted() }

    /// The first that was installed of those that open such links.
    package func owner(of scheme: String) -> InstalledApp? { installed.first { $0.schemes.contains(scheme.lowercased()) } }

    package func owner(ofLink url: String) -> InstalledApp? {
        url.firstIndex(of: ":").flatMap { owner(of: String(url[..<$0])) }
    }
}

/// Why a name is none of an app here.
package struct AppLookupError: Error, CustomStringConvertible { package var description: String }
