/// The apps of a device: which are installed, in which order they were used, and which URL schemes they open.
package struct AppRegistry {
    /// In order of installation.
    package private(set) var installed: [InstalledApp] = []
    /// Apps that were in the foreground; the most recent first.
    private var used: [InstalledApp] = []

    package init() {}

    /// The foreground app, or the most recent one.
    package var current: InstalledApp? { used.first ?? installed.first }

    /// The most recently used first; running apps that were never in the foreground last.
    package var running: [InstalledApp] {
        (used + installed.filter { one in !used.contains { $0 === one } }).filter(\.isRunning)
    }

    package subscript(identifier: String) -> InstalledApp? { installed.first { $0.identifier == identifier } }

    /// Installs an app; it replaces one of the same identifier at its position. > Returns: messages for the user.
    package mutating func install(_ app: InstalledApp) -> [String] {
        var notices: [String] = []
        if let index = installed.firstIndex(where: { $0.identifier == app.identifier }) {
            let old = installed[index]
            notices.append("\(app.identifier) is installed twice: \(app.launcher.executable) replaces \(old.launcher.executable)")
            old.end()
            used.removeAll { $0 === old }
            installed[index] = app
        } else {
            installed.append(app)
        }
        for scheme in app.schemes {
            guard let first = owner(of: scheme), first !== app else { continue }
            notices.append("\(first.identifier) opens \(scheme) URLs, because it was installed before \(app.identifier)")
        }
        return notices
    }

    package mutating func remove(_ app: InstalledApp) {
        installed.removeAll { $0 === app }
        used.removeAll { $0 === app }
    }

    /// It is in the foreground now.
    package mutating func use(_ app: InstalledApp) {
        used.removeAll { $0 === app }
        used.insert(app, at: 0)
    }

    // MARK: Names

    /// By identifier, else by name.
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

    // MARK: URL schemes

    /// Of all apps.
    package var schemes: [String] { Set(installed.flatMap(\.schemes)).sorted() }

    /// The first installed app that opens this scheme.
    package func owner(of scheme: String) -> InstalledApp? { installed.first { $0.schemes.contains(scheme.lowercased()) } }

    package func owner(ofLink url: String) -> InstalledApp? {
        url.firstIndex(of: ":").flatMap { owner(of: String(url[..<$0])) }
    }
}

/// Why a name does not match an app here.
package struct AppLookupError: Error, CustomStringConvertible { package var description: String }
