import Foundation

/// Where the service of an app keeps its data.
enum ServiceData: Equatable {
    /// From run to run, as a device keeps the data of its apps.
    case kept
    /// In this folder, next to what the apps of a script keep there.
    case nextTo(String)
    /// Nowhere for longer than this run: a script or a test finds the same service each time.
    case fresh

    /// > Parameters: isScripted: a run of a script or a measurement. data: the folder that `--data` names.
    init(isScripted: Bool, data: String?) {
        self = data.map(ServiceData.nextTo) ?? (isScripted ? .fresh : .kept)
    }

    /// The folder, which is made. > Parameters: name: of the app.
    func folder(of name: String, _ checkout: Checkout, temporary: URL = FileManager.default.temporaryDirectory) throws -> String {
        let path: String
        switch self {
        case .kept: path = "\(checkout.root)/.ferry/data/\(name)"
        case .nextTo(let data): path = URL(fileURLWithPath: data).path + "/service"
        case .fresh:
            Self.removeLeftovers(in: temporary)
            path = temporary.appendingPathComponent("\(Self.prefix)\(getpid())-\(UUID().uuidString)").path
        }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return path
    }

    private static let prefix = "ferry-service-"

    /// Those of runs that are over: this process becomes the simulator, which keeps its number, and cannot remove its own.
    private static func removeLeftovers(in place: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [] where name.hasPrefix(prefix) {
            guard let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ Int32($0) }) else { continue }
            if kill(process, 0) != 0, errno == ESRCH { try? FileManager.default.removeItem(at: place.appendingPathComponent(name)) }
        }
    }
}
