import UIKit

/// What the app is told from outside, and where it keeps things.
enum Settings {
    /// The service: named by whoever starts the app, else on this machine.
    static var service: URL {
        let named = ProcessInfo.processInfo.environment["FERRY_SERVICE_URL"].flatMap { URL(string: $0) }
        return named ?? URL(string: "http://127.0.0.1:8080") ?? URL(fileURLWithPath: "/")
    }

    private static func folder(_ place: FileManager.SearchPathDirectory) -> URL {
        let base = FileManager.default.urls(for: place, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        return base.appendingPathComponent("Sharebox", isDirectory: true)
    }

    /// What must stay.
    static var support: URL { folder(.applicationSupportDirectory) }
    /// What can be had again.
    static var caches: URL { folder(.cachesDirectory) }
}
