extension DeviceControl {
    /// The control's name, as scripts and the command line use it.
    public var name: String {
        switch self {
        case .setting(.toggle(let which, _)): which.rawValue
        case .setting(.textSize): "text-size"
        case .appearance: "appearance"
        case .network: "network"
        case .battery: "battery"
        case .charging: "charging"
        case .lowPowerMode: "low-power-mode"
        case .backgroundRefresh: "background-refresh"
        case .location: "location"
        case .beacons: "beacons"
        case .time: "time"
        case .timeZone: "time-zone"
        case .locale: "locale"
        case .region: "region"
        case .twentyFourHours: "24-hour"
        case .animationSpeed: "speed"
        case .autoLock: "auto-lock"
        case .proximity: "proximity"
        case .biometrics: "biometrics"
        }
    }

    /// The value as text, which `init(name:value:)` reads with `name`.
    public var value: String {
        // A device that has the value says it; only the text of a time is needed, not its shift.
        var device = DeviceState.standard
        apply(to: &device, at: 0)
        return Self.value(of: name, in: device)
    }
}
