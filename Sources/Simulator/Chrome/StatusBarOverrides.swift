package import DeviceProtocol

/// What the status bar shows instead of the device's state, for screenshots that are always alike.
package struct StatusBarOverrides: Hashable, Sendable {
    package var clock: String?
    /// 0...1
    package var batteryLevel: Double?
    package var isCharging: Bool?
    /// 0...4
    package var cellularBars: Int?
    /// 0...3
    package var wifiBars: Int?

    package init() {}

    /// All but the clock.
    package func apply(to chrome: inout ChromeState, _ device: DeviceState) {
        chrome.batteryLevel = batteryLevel ?? device.batteryLevel
        chrome.isCharging = isCharging ?? device.isCharging
        chrome.cellularBars = cellularBars ?? ChromeState.mostCellularBars
        chrome.wifiBars = wifiBars ?? ChromeState.mostWifiBars
        // Bars that are asked for are there also without a network.
        chrome.isOffline = device.network == .offline && cellularBars == nil && wifiBars == nil
    }
}
