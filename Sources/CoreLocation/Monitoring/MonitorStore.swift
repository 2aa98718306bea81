internal import Foundation

/// A condition with its last received event, as it is stored from launch to launch.
struct StoredCondition: Codable {
    var identifier: String
    var circle: CLMonitor.CircularGeographicCondition?
    var beacon: CLMonitor.BeaconIdentityCondition?
    var state: UInt
    var date: Date

    var condition: (any CLCondition)? { circle ?? beacon }

    /// Nil for a kind of condition that is not observed.
    init?(_ condition: any CLCondition, _ event: CLMonitor.Event) {
        circle = condition as? CLMonitor.CircularGeographicCondition
        beacon = condition as? CLMonitor.BeaconIdentityCondition
        (identifier, state, date) = (event.identifier, event.state.rawValue, event.date)
        if circle == nil, beacon == nil { return nil }
    }
}

/// The file of a monitor's conditions in the app's data.
struct MonitorStore {
    let file: URL

    /// > Parameters: name: any text; it becomes the name of a file.
    init(_ name: String, in folder: URL) {
        let safe = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        file = folder.appendingPathComponent("monitor-\(safe).json")
    }

    /// The folder for the files of all monitors.
    static var folder: URL {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (support ?? FileManager.default.temporaryDirectory).appendingPathComponent("CoreLocation", isDirectory: true)
    }

    /// Empty without a file, and for one that cannot be read.
    func read() -> [StoredCondition] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([StoredCondition].self, from: data)) ?? []
    }

    /// Returns whether the conditions are stored now.
    func write(_ conditions: [StoredCondition]) -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(conditions).write(to: file, options: .atomic)
            return true
        } catch { return false }
    }
}
