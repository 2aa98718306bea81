import DarwinFoundation
import Dispatch
import Foundation
import Testing

@Suite("Sources of events about memory")
struct MemoryPressureSourceTests {
    private static let warning = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

    @Test("a source that was resumed receives the device's memory warnings until it is cancelled")
    func warnings() {
        let queue = DispatchQueue(label: "memory")
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: queue)
        #expect(source.mask == [.warning, .critical])
        nonisolated(unsafe) var events: [DispatchSource.MemoryPressureEvent] = []
        let happened = DispatchSemaphore(value: 0)
        source.setEventHandler {
            events.append(source.data)
            happened.signal()
        }
        source.resume()
        NotificationCenter.default.post(name: Self.warning, object: nil)
        happened.wait()
        source.cancel()
        #expect(source.isCancelled)
        // Other tests may warn, too.
        let known = queue.sync { events }
        #expect(Set(known.map(\.rawValue)) == [DispatchSource.MemoryPressureEvent.warning.rawValue])
        NotificationCenter.default.post(name: Self.warning, object: nil)
        #expect(queue.sync { events } == known)
    }

    @Test("a source that was not made for warnings says nothing")
    func others() {
        let queue = DispatchQueue(label: "memory")
        let source = DispatchSource.makeMemoryPressureSource(eventMask: .critical, queue: queue)
        nonisolated(unsafe) var count = 0
        source.setEventHandler { count += 1 }
        source.resume()
        NotificationCenter.default.post(name: Self.warning, object: nil)
        #expect(queue.sync { count } == 0)
        source.cancel()
    }
}
