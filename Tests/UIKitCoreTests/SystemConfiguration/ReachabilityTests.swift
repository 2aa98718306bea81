import DeviceProtocol
import Foundation
import SystemConfiguration
import Testing

@testable import UIKitCore

/// The network state is per process: tests that change it run in a separate process.
@Suite("Reachability", .application)
struct ReachabilityTests {
    @Test("the status is that of the thread's last call")
    func status() {
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
        #expect(SCError() == 1002)
        #expect(SCNetworkReachabilityCreateWithName(nil, "localhost") != nil)
        #expect(SCError() == Int32(kSCStatusOK))
    }

    @Test("hosts are reachable while the device's network is on, and changes call the callback")
    func changes() async {
        await #expect(processExitsWith: .success) { @MainActor in
            var device = DeviceState.standard
            device.network = .offline
            DeviceInfoSnapshot.take(device)
            var zero = sockaddr_in()
            zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
            zero.sin_family = sa_family_t(AF_INET)
            let anything = withUnsafePointer(to: &zero) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
            }
            guard let anything, let here = SCNetworkReachabilityCreateWithName(nil, "localhost") else { fatalError("no reachability") }
            var flags: SCNetworkReachabilityFlags = []
            #expect(SCNetworkReachabilityGetFlags(anything, &flags))
            #expect(flags == [])
            #expect(SCNetworkReachabilityGetFlags(here, &flags))
            #expect(flags == [.reachable, .isLocalAddress])
            final class Journal: @unchecked Sendable { var flags: [SCNetworkReachabilityFlags] = [] }
            let journal = Journal()
            var context = SCNetworkReachabilityContext()
            context.info = Unmanaged.passUnretained(journal).toOpaque()
            let callback: SCNetworkReachabilityCallBack = { _, flags, info in
                if let info { Unmanaged<Journal>.fromOpaque(info).takeUnretainedValue().flags.append(flags) }
            }
            #expect(SCNetworkReachabilitySetCallback(anything, callback, &context))
            let queue = DispatchQueue(label: "reachability")
            #expect(SCNetworkReachabilitySetDispatchQueue(anything, queue))
            for network in [DeviceState.Network.slow, .normal, .offline] {
                device.network = network
                DeviceInfoSnapshot.take(device)
            }
            queue.sync {}
            #expect(journal.flags == [[.reachable], []])
            SCNetworkReachabilitySetDispatchQueue(anything, nil)
            device.network = .normal
            DeviceInfoSnapshot.take(device)
            queue.sync {}
            #expect(journal.flags.count == 2)
            #expect(SCNetworkReachabilityGetFlags(anything, &flags))
            #expect(flags == .reachable)
        }
    }

    @Test("an empty name and an address without a family give nil")
    func none() {
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
        var address = sockaddr()
        #expect(SCNetworkReachabilityCreateWithAddress(nil, &address) == nil)
    }
}
