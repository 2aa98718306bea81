internal import DeviceProtocol
internal import Foundation
internal import ObjectiveC
internal import Synchronization
internal import UIKitCore

/// The sounds that an app has created, by identifier.
final class SystemSounds: Sendable {
    static let shared = SystemSounds()

    private struct Table {
        var names: [UInt32: String] = [:]
        /// What is called at the end of each playing.
        var completions: [UInt32: @Sendable () -> Void] = [:]
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

    func remove(_ number: UInt32) -> Bool {
        table.withLock {
            $0.completions[number] = nil
            return $0.names.removeValue(forKey: number) != nil
        }
    }

    /// Nil removes it.
    func setCompletion(_ completion: (@Sendable () -> Void)?, of number: UInt32) {
        table.withLock { $0.completions[number] = completion }
    }

    /// Nil for unknown identifiers.
    private func feedback(of number: UInt32) -> ApplicationRequest.Feedback? {
        switch number {
        case kSystemSoundID_Vibrate: .vibration
        case 1000...2000: .sound("\(number)")
        default: table.withLock { $0.names[number] }.map { .sound($0) }
        }
    }

    func play(_ number: UInt32, then completion: @escaping @Sendable () -> Void) {
        let feedback = feedback(of: number)
        let notify = { @MainActor @Sendable in
            if let feedback { HapticLog.play(feedback) }
        }
        let end = { @Sendable in
            completion()
            self.table.withLock { $0.completions[number] }?()
        }
        guard MainQueue.isCurrent else {
            return ApplicationContext.later {
                notify()
                end()
            }
        }
        MainActor.assumeIsolated { notify() }
        ApplicationContext.later { end() }
    }
}
