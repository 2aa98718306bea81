import Foundation

/// Counts what of a kind is alive while its owner keeps it. With the launch argument `lifetimes` each change is printed, for
/// `Scripts/rotation-storm.py`, which finds controllers that are never released.
final class Lifetime {
    @MainActor private static var counts: [String: Int] = [:]
    private static let isPrinted = CommandLine.arguments.contains("lifetimes")
    private let name: String

    @MainActor init(_ name: String) {
        self.name = name
        Self.add(1, name)
    }

    deinit {
        let name = name
        MainActor.assumeIsolated { Self.add(-1, name) }
    }

    @MainActor private static func add(_ change: Int, _ name: String) {
        guard isPrinted else { return }
        counts[name, default: 0] += change
        guard let data = try? JSONSerialization.data(withJSONObject: counts, options: .sortedKeys) else { return }
        print("lifetimes \(String(decoding: data, as: UTF8.self))")
        fflush(stdout)
    }
}
