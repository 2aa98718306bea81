import Foundation

extension Bundle {
    /// Where the app's files are: in the app, or in the package's bundle where the app runs as a program of its own, such as in tests.
    static let resources = Bundle.main.url(forResource: "More", withExtension: "plist") == nil ? Bundle.module : .main
}

/// The app's external configuration, storage folders and small kept values.
enum Settings {
    /// The service's address: from the environment, otherwise on this machine.
    static var service: URL {
        let named = ProcessInfo.processInfo.environment["FERRY_SERVICE_URL"].flatMap { URL(string: $0) }
        return named ?? URL(string: "http://127.0.0.1:8080") ?? URL(fileURLWithPath: "/")
    }

    private static func folder(_ place: FileManager.SearchPathDirectory) -> URL {
        let base = FileManager.default.urls(for: place, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        return base.appendingPathComponent("Weibo", isDirectory: true)
    }

    /// Data that must persist.
    static var support: URL { folder(.applicationSupportDirectory) }
    /// Data that can be downloaded again.
    static var caches: URL { folder(.cachesDirectory) }

    static var runningVersion: String { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0" }

    /// The version whose new features were shown.
    static var shownVersion: String? {
        get { UserDefaults.standard.string(forKey: "shownVersion") }
        set { UserDefaults.standard.set(newValue, forKey: "shownVersion") }
    }

    /// The app is dark whatever the device is.
    static var prefersDark: Bool {
        get { UserDefaults.standard.bool(forKey: "prefersDark") }
        set { UserDefaults.standard.set(newValue, forKey: "prefersDark") }
    }
}
