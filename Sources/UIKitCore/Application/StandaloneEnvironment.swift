package import DeviceProtocol
internal import Dispatch

/// The environment of an application without a simulator: the standard device, the system's clock, no receiver of requests.
package final class StandaloneEnvironment: ApplicationEnvironment {
    package let device: DeviceState
    package let clock: any DeviceClock
    package var onEvent: ((ApplicationEvent) -> Void)?

    package init(device: DeviceState = .standard, clock: any DeviceClock = MonotonicClock()) {
        self.device = device
        self.clock = clock
    }

    package func send(_ request: ApplicationRequest) {
        // Without a simulator only log lines are useful.
        if case .log(let line) = request { print(line) }
    }
}

/// The system's monotonic clock.
package final class MonotonicClock: DeviceClock {
    package init() {}
    package var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
