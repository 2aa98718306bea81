internal import Foundation
internal import ObjectiveC
internal import Synchronization
internal import UIKitCore

/// The sounds that an app has created, by identifier.
final class SystemSounds: Sendable {
    static let shared = SystemSounds()

    private struct Table {
        var names: [UInt32: String] = [:]
        /// Apple's own sounds have identifiers from 1000 to 2000; files get higher ones, as on iOS.
        var next: UInt32 = 4096
    }
    private let table = Mutex(Table())

    func add(_ name: String) -> UInt32 {
        table.withLock { table in
            defer { table.next += 1 }
            table.names[table.next] = name
            return table.next
        }
    }

    func remove(_ number: UInt32) -> Bool { table.withLock { $0.names.removeValue(forKey: number) != nil } }

    /// Name in the simulator's log; nil for unknown identifiers.
    private func title(of number: UInt32) -> String? {
        switch number {
        case kSystemSoundID_Vibrate: "vibrate"
        case 1000...2000: "sound \(number)"
        default: table.withLock { $0.names[number] }.map { "sound \($0)" }
        }
    }

    func play(_ number: UInt32, then completion: @escaping @Sendable () -> Void) {
        let title = title(of: number)
        let notify = { @MainActor @Sendable in
            if let title { HapticLog.note(title) }
        }
        guard MainQueue.isCurrent else {
            return DispatchQueue.main.async {
                notify()
                completion()
            }
        }
        MainActor.assumeIsolated { notify() }
        DispatchQueue.main.async(execute: completion)
    }
}
