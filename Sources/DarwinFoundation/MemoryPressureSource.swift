public import Dispatch
internal import Foundation
internal import ProgrammerErrors
internal import Synchronization

/// A source of events about the memory of the device. Apple's "DispatchSourceMemoryPressure".
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

// A source has to be Dispatch's own: the methods of its protocol are those of the class.
extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSourceMemoryPressure {
    /// What has happened since the last call of the handler.
    public var data: DispatchSource.MemoryPressureEvent {
        DispatchSource.MemoryPressureEvent(rawValue: (self as any DispatchSourceProtocol).data)
    }

    /// The events that the source was made for.
    public var mask: DispatchSource.MemoryPressureEvent { MemoryPressureSources.mask(of: self) }
}

extension DispatchSource {
    /// How short memory is.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Memory is no longer short.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// Memory is short.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// Memory is so short that processes will be ended.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All events.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Makes a source, suspended, of events about memory. > Isolation: any thread; handlers run on the queue.
    ///
    /// > Partial: the only event is `warning`, at a memory warning of the simulated device.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure { MemoryPressureSources.make(eventMask, queue) }
}

/// The sources that exist: ones with numbers, into which the device's warnings are merged.
private enum MemoryPressureSources {
    private struct Entry {
        weak var source: DispatchSource?
        var mask: DispatchSource.MemoryPressureEvent
    }

    // Sources may be used on any thread.
    private struct Entries: @unchecked Sendable {
        var all: [Entry] = []
        var isObserving = false
    }

    private static let entries = Mutex(Entries())
    /// UIKit's, which posts it.
    private static let warning = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

    static func make(_ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?) -> any DispatchSourceMemoryPressure {
        let made = DispatchSource.makeUserDataOrSource(queue: queue)
        guard let source = made as? DispatchSource else { ProgrammerError.trap("Dispatch has made a source of another class") }
        entries.withLock { entries in
            entries.all.removeAll { $0.source == nil }
            entries.all.append(Entry(source: source, mask: mask))
            guard !entries.isObserving else { return }
            entries.isObserving = true
            _ = NotificationCenter.default.addObserver(forName: warning, object: nil, queue: nil) { _ in warn() }
        }
        return source
    }

    static func mask(of source: any DispatchSourceMemoryPressure) -> DispatchSource.MemoryPressureEvent {
        entries.withLock { $0.all.first { $0.source === source as AnyObject }?.mask ?? [] }
    }

    private static func warn() {
        let sources = entries.withLock { $0.all.filter { $0.mask.contains(.warning) }.compactMap(\.source) }
        for source in sources where !source.isCancelled {
            (source as any DispatchSourceUserDataOr).or(data: DispatchSource.MemoryPressureEvent.warning.rawValue)
        }
    }
}
