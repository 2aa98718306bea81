import Foundation
import Synchronization
import SystemConfiguration
import Testing

@testable import Network

@Suite("NWPathMonitor") struct PathMonitorTests {
    private let center = NotificationCenter()
    private let queue = DispatchQueue(label: "paths")

    private final class Journal: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ path: NWPath) { lines.withLock { $0.append(path.debugDescription) } }
        var all: [String] { lines.withLock { $0 } }
    }

    private func change(_ network: String) {
        center.post(name: Notification.Name("FerryNetworkDidChange"), object: nil, userInfo: ["network": network])
    }

    @Test("the handler gets the path at the start and each other one, on the queue, until it is cancelled")
    func changes() {
        let journal = Journal()
        let monitor = NWPathMonitor(DeviceNetwork(center))
        monitor.pathUpdateHandler = { [queue] in
            dispatchPrecondition(condition: .onQueue(queue))
            journal.add($0)
        }
        #expect(monitor.queue == nil)
        #expect(monitor.currentPath.status == .satisfied)
        change("offline")
        queue.sync {}
        #expect(journal.all.isEmpty)
        monitor.start(queue: queue)
        queue.sync {}
        for network in ["slow", "normal", "offline"] {
            change(network)
            queue.sync {}
        }
        #expect(journal.all == ["unsatisfied", "satisfied, interface: en0", "unsatisfied"])
        monitor.cancel()
        change("normal")
        queue.sync {}
        #expect(journal.all.count == 3)
    }

    @Test("the device has Wi-Fi: other required interfaces, and no Wi-Fi, are never satisfied")
    func interfaces() {
        let network = DeviceNetwork(center)
        let path = NWPathMonitor(network).currentPath
        #expect(path.usesInterfaceType(.wifi))
        #expect(!path.usesInterfaceType(.cellular))
        #expect(path.supportsDNS)
        #expect(!path.isExpensive)
        #expect(!path.isConstrained)
        #expect(path.availableInterfaces.map(\.name) == ["en0"])
        #expect(NWPathMonitor(network, required: .wifi).currentPath.status == .satisfied)
        #expect(NWPathMonitor(network, required: .cellular).currentPath.status == .unsatisfied)
        #expect(NWPathMonitor(network, prohibited: [.wifi]).currentPath.availableInterfaces.isEmpty)
        #expect(NWPathMonitor(network, prohibited: [.cellular]).currentPath == path)
    }

    @Test("a loop over a monitor gets the path now and the next ones")
    func sequence() async {
        let monitor = NWPathMonitor(DeviceNetwork(center))
        var paths = monitor.makeAsyncIterator()
        #expect(await paths.next()?.status == .satisfied)
        change("offline")
        #expect(await paths.next()?.status == .unsatisfied)
    }
}
