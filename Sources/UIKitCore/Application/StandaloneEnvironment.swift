internal import Dispatch
package import HostInterface

/// The environment of an application without a simulator: the standard device, the machine's clock, nobody who listens.
package final class StandaloneEnvironment: ApplicationEnvironment {
    package let device: DeviceState
    package let clock: any HostClock
    package var onEvent: ((ApplicationEvent) -> Void)?

    package init(device: DeviceState = .standard, clock: any HostClock = MonotonicClock()) {
        self.device = device
        self.clock = clock
    }

    package func send(_ request: ApplicationRequest) {
        // Log lines are all that means something without a simulator.
        if case .log(let line) = request { print(line) }
    }
}

/// The machine's monotonic clock.
package final class MonotonicClock: HostClock {
    package init() {}
    package var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
