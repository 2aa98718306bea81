public import Foundation

/// One change to a device, in its Settings or its surroundings, as scripts, the command line and panels name it:
/// `bold-text on`, `network offline`, `battery 20`.
public enum DeviceControl: Hashable, Sendable {
    /// A setting of the device's Settings.
    case setting(DeviceSetting)
    /// Light or dark appearance.
    case appearance(DeviceState.Appearance)
    /// The condition of the network.
    case network(DeviceState.Network)
    /// Battery level. > Units: percent.
    case battery(Int)
    /// Whether the device is connected to power.
    case charging(Bool)
    /// Whether Low Power Mode is on.
    case lowPowerMode(Bool)
    /// Whether apps may load content in the background.
    case backgroundRefresh(Bool)
    /// Nil: the device cannot determine its location.
    case location(DeviceLocation?)
    /// The beacons that the device's radio hears.
    case beacons([DeviceBeacon])
    /// The text as entered, and its parsed value.
    case time(String, DeviceTime)
    /// A name such as "Asia/Tokyo".
    case timeZone(String)
    /// A language with its region, such as "de_DE".
    case locale(String)
    /// Such as "DE".
    case region(String)
    /// Whether hours are counted to 24.
    case twentyFourHours(Bool)
    /// Speed of animations; 1 is normal.
    case animationSpeed(Double)
    /// Idle time until the device locks; 0 is never. > Units: seconds.
    case autoLock(Int)
    /// Proximity sensor: an object is close to the screen.
    case proximity(isNear: Bool)
    /// What Face ID or Touch ID answers.
    case biometrics(DeviceState.Biometrics)

    /// The names of all controls, as scripts and the command line use them.
    public static let names =
        DeviceSetting.names + [
            "appearance", "network", "battery", "charging", "low-power-mode", "background-refresh", "location", "time", "time-zone",
            "speed",
            "auto-lock", "proximity", "biometrics", "beacons", "locale", "region", "24-hour",
        ]

    /// All names, in the order and groups that settings show.
    public static let groups: [(title: String, names: [String])] = [
        ("Display", ["appearance", "text-size", "bold-text", "auto-lock"]),
        ("Accessibility", ["increase-contrast", "reduce-motion", "reduce-transparency", "invert-colors"]),
        ("Network", ["network"]), ("Battery", ["battery", "charging", "low-power-mode"]),
        ("Language and Region", ["locale", "region", "24-hour"]),
        ("Place and Time", ["location", "time", "time-zone", "speed"]),
        ("Around the Device", ["proximity", "biometrics", "beacons"]), ("Apps", ["background-refresh"]),
    ]

    /// Locations on every continent to choose from.
    private static let places = [
        ("none", "None"), ("48.2082,16.3738", "Vienna"), ("51.5007,-0.1246", "London"), ("40.7484,-73.9857", "New York"),
        ("-33.8568,151.2153", "Sydney"), ("35.6586,139.7454", "Tokyo"), ("-1.2921,36.8219", "Nairobi"),
        ("-22.9519,-43.2105", "Rio de Janeiro"),
    ]

    /// A beacon at three distances to choose from; its owner is the one that Core Location's examples look for.
    private static let beacons = [
        ("none", "None"), ("E2C56DB5-DFFB-48D2-B060-D0F5A71096E0/0/0@0.3", "Immediate"),
        ("E2C56DB5-DFFB-48D2-B060-D0F5A71096E0/0/0@2", "Near"), ("E2C56DB5-DFFB-48D2-B060-D0F5A71096E0/0/0@20", "Far"),
    ]

    /// Title of a control's value on a screen.
    public static func title(of value: String, for name: String) -> String {
        switch name {
        case "location": places.first { $0.0 == value }?.1 ?? value
        case "beacons": beacons.first { $0.0 == value }?.1 ?? value
        case "speed": value + "×"
        case "auto-lock": Int(value).map { "\($0) s" } ?? "Never"
        case "time" where value == "real": "Actual Time"
        case "biometrics" where value == "not-enrolled": "Not Enrolled"
        case "locale": DeviceState.title(ofLocale: value) ?? value
        case "region": DeviceState.title(ofRegion: value) ?? value
        case "text-size", "time", "time-zone", "battery": value
        default: value.prefix(1).uppercased() + value.dropFirst()
        }
    }

    /// Whether values other than those listed are accepted.
    public static func takesOtherValues(_ name: String) -> Bool {
        ["battery", "location", "beacons", "time", "time-zone", "speed", "auto-lock", "locale", "region"].contains(name)
    }

    /// The values of a control, or for a number some of them; nil for an unknown name.
    public static func values(of name: String) -> [String]? {
        switch name {
        case "appearance": ["light", "dark"]
        case "network": DeviceState.Network.allCases.map(\.name)
        case "battery": ["100", "80", "60", "40", "20", "10", "5"]
        case "charging", "low-power-mode", "background-refresh", "24-hour": ["on", "off"]
        case "location": places.map(\.0)
        case "beacons": beacons.map(\.0)
        case "time": ["real", "09:41", "23:59:50"]
        case "time-zone":
            ["UTC", "Europe/Berlin", "America/New_York", "America/Los_Angeles", "Asia/Kolkata", "Asia/Tokyo", "Australia/Sydney"]
        case "locale":
            [
                "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "ja_JP", "ko_KR", "zh_CN", "zh_TW", "hi_IN", "ar_EG",
                "he_IL",
            ]
        case "region": ["US", "GB", "DE", "FR", "ES", "BR", "IN", "JP", "CN", "EG"]
        case "speed": ["1", "0.5", "0.25", "0.1"]
        case "auto-lock": ["never", "30", "60", "120", "180", "240", "300"]
        case "proximity": ["far", "near"]
        case "biometrics": DeviceState.Biometrics.allCases.map(\.name)
        default: DeviceSetting.values(of: name)
        }
    }

    /// The error text for any other value.
    public static func expectation(of name: String) -> String? {
        switch name {
        case "battery": "a percentage from 0 to 100"
        case "location": "a latitude and a longitude in degrees, such as 48.2082,16.3738, or none"
        case "beacons":
            "beacons as UUID/MAJOR/MINOR@METERS with commas between them, such as E2C56DB5-DFFB-48D2-B060-D0F5A71096E0/1/2@0.3, or none"
        case "time": "a time of day such as 09:41, a moment such as 2031-02-03T09:41 or 2031-02-03T09:41:30Z, or real"
        case "time-zone": "the name of a time zone such as Asia/Tokyo"
        case "locale": "a language and region such as de_DE or zh_Hans_CN"
        case "region": "the code of a region such as DE"
        case "speed": "how fast animations run, from 0.01 to 10"
        case "auto-lock": "seconds from 1 to 3600, or never"
        default: values(of: name).map { "one of " + $0.joined(separator: ", ") }
        }
    }

    /// Nil for an unknown control or an invalid value.
    public init?(name: String, value: String) {
        switch name {
        case "appearance":
            guard value == "light" || value == "dark" else { return nil }
            self = .appearance(value == "light" ? .light : .dark)
        case "network":
            guard let network = DeviceState.Network(name: value) else { return nil }
            self = .network(network)
        case "battery":
            guard let percent = Int(value), (0...100).contains(percent) else { return nil }
            self = .battery(percent)
        case "charging", "low-power-mode":
            guard value == "on" || value == "off" else { return nil }
            self = name == "charging" ? .charging(value == "on") : .lowPowerMode(value == "on")
        case "background-refresh":
            guard value == "on" || value == "off" else { return nil }
            self = .backgroundRefresh(value == "on")
        case "location":
            guard value != "none" else {
                self = .location(nil)
                return
            }
            guard let place = DeviceLocation(value) else { return nil }
            self = .location(place)
        case "beacons":
            guard let beacons = DeviceBeacon.list(value) else { return nil }
            self = .beacons(beacons)
        case "time":
            guard let time = DeviceTime(value) else { return nil }
            self = .time(value, time)
        case "time-zone":
            guard value.contains("/") || value == "UTC", TimeZone(identifier: value) != nil else { return nil }
            self = .timeZone(value)
        case "locale":
            guard let identifier = DeviceState.localeIdentifier(of: value) else { return nil }
            self = .locale(identifier)
        case "region":
            guard DeviceState.isRegion(value) else { return nil }
            self = .region(value)
        case "24-hour":
            guard value == "on" || value == "off" else { return nil }
            self = .twentyFourHours(value == "on")
        case "speed":
            guard let speed = Double(value), (0.01...10).contains(speed) else { return nil }
            self = .animationSpeed(speed)
        case "auto-lock":
            guard value != "never" else {
                self = .autoLock(0)
                return
            }
            guard let seconds = Int(value), (1...3600).contains(seconds) else { return nil }
            self = .autoLock(seconds)
        case "proximity":
            guard value == "near" || value == "far" else { return nil }
            self = .proximity(isNear: value == "near")
        case "biometrics":
            guard let biometrics = DeviceState.Biometrics(name: value) else { return nil }
            self = .biometrics(biometrics)
        default:
            guard let setting = DeviceSetting(name: name, value: value) else { return nil }
            self = .setting(setting)
        }
    }

    /// Title of a control on a screen.
    public static func label(of name: String) -> String {
        switch name {
        case "battery": "Battery %"
        case "speed": "Animation Speed"
        case "auto-lock": "Auto-Lock"
        case "background-refresh": "Background App Refresh"
        case "locale": "Language"
        case "24-hour": "24-Hour Time"
        default: DeviceSetting.label(of: name)
        }
    }

    /// Current value of the control of this name; empty for an unknown name.
    public static func value(of name: String, in device: DeviceState) -> String {
        switch name {
        case "appearance": device.appearance == .light ? "light" : "dark"
        case "network": device.network.name
        case "battery": String(Int((device.batteryLevel * 100).rounded()))
        case "charging": device.isCharging ? "on" : "off"
        case "low-power-mode": device.savesPower ? "on" : "off"
        case "background-refresh": device.refreshesInBackground ? "on" : "off"
        case "location": device.location?.text ?? "none"
        case "beacons": device.beacons.isEmpty ? "none" : device.beacons.map(\.text).joined(separator: ",")
        case "time": device.time
        case "time-zone": device.timeZoneIdentifier
        case "locale": device.localeIdentifier
        case "region": device.region
        case "24-hour": device.usesTwentyFourHours ? "on" : "off"
        case "speed": device.animationSpeed == 1 ? "1" : String(device.animationSpeed)
        case "auto-lock": device.autoLock == 0 ? "never" : String(Int(device.autoLock))
        case "proximity": device.isNear ? "near" : "far"
        case "biometrics": device.biometrics.name
        default: DeviceSetting.value(of: name, in: device)
        }
    }

    /// Changes the device's state to the setting or the condition.
    ///
    /// > Parameters: now: what the device's clock shows if it is not set. > Units: seconds since 1970.
    public func apply(to device: inout DeviceState, at now: Double = Date().timeIntervalSince1970) {
        switch self {
        case .setting(let setting): setting.apply(to: &device)
        case .appearance(let appearance): device.appearance = appearance
        case .network(let network): device.network = network
        case .battery(let percent): device.batteryLevel = Double(percent) / 100
        case .charging(let isCharging): device.isCharging = isCharging
        case .lowPowerMode(let isOn): device.savesPower = isOn
        case .backgroundRefresh(let isOn): device.refreshesInBackground = isOn
        case .location(let place): device.location = place
        case .beacons(let beacons): device.beacons = beacons
        case .time(let text, let time):
            device.time = text
            device.timeShift = time.shift(from: now, now: now + device.timeShift, zone: device.timeZoneIdentifier)
        case .timeZone(let name): device.timeZoneIdentifier = name
        case .locale(let identifier): device.setLocale(identifier)
        case .region(let code): device.setRegion(code)
        case .twentyFourHours(let isOn): device.setTwentyFourHours(isOn)
        case .animationSpeed(let speed): device.animationSpeed = speed
        case .autoLock(let seconds): device.autoLock = Double(seconds)
        case .proximity(let isNear): device.isNear = isNear
        case .biometrics(let answer): device.biometrics = answer
        }
    }
}
