import Foundation

/// Where the service of an app stores its data.
enum ServiceData: Equatable {
    /// Persistent, as a device's app data are.
    case kept
    /// In this folder, next to the data of a script's apps.
    case nextTo(String)
    /// Temporary, for this run only: a script or a test finds the same service each time.
    case fresh

    /// > Parameters: isScripted: a run of a script or a measurement. data: the folder that `--data` names.
    init(isScripted: Bool, data: String?) {
        self = data.map(ServiceData.nextTo) ?? (isScripted ? .fresh : .kept)
    }

    /// The folder, which is created. > Parameters: name: of the app.
    func folder(of name: String, _ checkout: Checkout, temporary: URL = FileManager.default.temporaryDirectory) throws -> String {
        let path: String
        switch self {
        case .kept: path = "\(checkout.state)/data/\(name)"
        case .nextTo(let data): path = URL(fileURLWithPath: data).path + "/service"
        case .fresh:
            Self.removeLeftovers(in: temporary)
            path = temporary.appendingPathComponent("\(Self.prefix)\(getpid())-\(UUID().uuidString)").path
        }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return path
    }

    private static let prefix = "ferry-service-"

    /// Removes the folders of ended runs: this process is replaced by the simulator under the same process id, and cannot remove its own.
    private static func removeLeftovers(in place: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [] where name.hasPrefix(prefix) {
            guard let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ Int32($0) }) else { continue }
            if kill(process, 0) != 0, errno == ESRCH { try? FileManager.default.removeItem(at: place.appendingPathComponent(name)) }
        }
    }
}
