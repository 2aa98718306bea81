internal import Foundation
internal import ObjectiveC
internal import Synchronization
internal import UIKitCore

/// The sounds an app has made, by number.
final class SystemSounds: Sendable {
    static let shared = SystemSounds()

    private struct Table {
        var names: [UInt32: String] = [:]
        /// Apple's own sounds have numbers from 1000 to 2000; files get numbers above them, as there.
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

    /// What the simulator's log calls it; nil for numbers that name nothing.
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
