public import Dispatch
internal import Foundation
internal import Synchronization

/// A source of events about the memory of the device. Apple's "DispatchSourceMemoryPressure".
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// What has happened since the last call of the handler.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// The events that the source was made for.
    var mask: DispatchSource.MemoryPressureEvent { get }
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
    ) -> any DispatchSourceMemoryPressure { MemoryPressureSource(eventMask, queue) }
}

/// Forwards to a source with numbers, into which memory warnings are merged.
private final class MemoryPressureSource: DispatchSourceMemoryPressure, @unchecked Sendable {  // All it has is made once.
    private let source: any DispatchSourceUserDataOr
    private let observer: any NSObjectProtocol
    let mask: DispatchSource.MemoryPressureEvent

    /// UIKit's, which posts it.
    private static let warning = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

    init(_ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?) {
        // Sources may be used on any thread.
        nonisolated(unsafe) let source = DispatchSource.makeUserDataOrSource(queue: queue)
        observer = NotificationCenter.default.addObserver(forName: Self.warning, object: nil, queue: nil) { _ in
            if mask.contains(.warning), !source.isCancelled { source.or(data: DispatchSource.MemoryPressureEvent.warning.rawValue) }
        }
        (self.mask, self.source) = (mask, source)
    }

    deinit { NotificationCenter.default.removeObserver(observer) }

    var data: DispatchSource.MemoryPressureEvent { DispatchSource.MemoryPressureEvent(rawValue: source.data) }
    var handle: UInt { source.handle }
    var isCancelled: Bool { source.isCancelled }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
    func activate() { source.activate() }
    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
}
