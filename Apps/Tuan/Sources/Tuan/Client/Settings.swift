import Foundation

/// The app's external configuration and storage folders.
enum Settings {
    /// The service's address from the environment; without one the app has sample deals.
    static var service: URL? {
        ProcessInfo.processInfo.environment["FERRY_SERVICE_URL"].flatMap { URL(string: $0) }
    }

    /// The key of this app at the sample service.
    static let signature = RequestSignature(key: "tuan", secret: "tuan-secret")

    private static func folder(_ place: FileManager.SearchPathDirectory) -> URL {
        let base = FileManager.default.urls(for: place, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        return base.appendingPathComponent("Tuan", isDirectory: true)
    }

    /// Data that must persist.
    static var support: URL { folder(.applicationSupportDirectory) }
    /// Data that can be downloaded again.
    static var caches: URL { folder(.cachesDirectory) }
}
