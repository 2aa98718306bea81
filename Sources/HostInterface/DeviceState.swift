/// What an app can know about its device. > Units: points unless said; insets in the device's current orientation.
public struct DeviceState: Hashable, Sendable {
    public enum Idiom: UInt8, Sendable, CaseIterable { case phone, pad }
    public enum Orientation: UInt8, Sendable, CaseIterable {
        case portrait = 1
        case portraitUpsideDown = 2
        case landscapeRight = 3
        case landscapeLeft = 4
    }
    public enum Appearance: UInt8, Sendable, CaseIterable {
        case light = 1
        case dark = 2
    }

    /// Condition of the device's network.
    public enum Network: UInt8, Sendable, CaseIterable {
        case normal, slow, offline

        public var name: String { String(describing: self) }
        public init?(name: String) {
            guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
            self = found
        }
    }

    /// Format of hours: 12 or 24.
    public enum HourCycle: UInt8, Sendable, CaseIterable {
        /// As in the device's region.
        case regional
        case twelve
        case twentyFour
    }

    public var model: String
    public var name: String
    public var systemVersion: String
    public var idiom: Idiom
    public var orientation: Orientation
    public var appearance: Appearance
    /// Portrait size of the screen in points.
    public var width: Double
    public var height: Double
    public var scale: Double
    public var cornerRadius: Double
    /// Safe area of a full-screen window in the current orientation.
    public var safeTop: Double
    public var safeLeft: Double
    public var safeBottom: Double
    public var safeRight: Double
    public var statusBarHeight: Double
    /// `UIContentSizeCategory` raw value, such as "UICTContentSizeCategoryL".
    public var contentSizeCategory: String
    public var rightToLeft: Bool
    public var highContrast: Bool
    public var boldText: Bool
    public var reduceMotion: Bool
    /// 0...1
    public var batteryLevel: Double
    /// Language and region, such as `en_US`.
    public var localeIdentifier: String
    public var timeZoneIdentifier: String
    /// A hardware keyboard is connected: the software keyboard stays hidden.
    public var hardwareKeyboard: Bool
    /// VoiceOver is on.
    public var voiceOver = false
    /// Reduce Transparency.
    public var reduceTransparency = false
    /// Smart Invert: the screen's colours are inverted.
    public var invertColors = false
    /// Connected to power.
    public var isCharging = false
    /// Proximity sensor: an object is close to the screen.
    public var isNear = false
    /// The lock screen covers everything, and protected files cannot be read.
    public var isLocked = false
    /// Low Power Mode.
    public var savesPower = false
    public var network = Network.normal
    /// Nil: the device cannot determine its location.
    public var location: DeviceLocation?
    /// How far the device's clock is ahead of the machine's or the script's. > Units: seconds.
    public var timeShift = 0.0
    /// The last value set, as on the command line.
    public var time = "real"
    /// Speed of animations; 1 is normal.
    public var animationSpeed = 1.0
    /// Idle time until the device locks; 0 is never. > Units: seconds.
    public var autoLock = 0.0
    /// Overrides the region's hour cycle.
    public var hourCycle = HourCycle.regional
    /// URL schemes that installed apps open, in lower case.
    public var linkSchemes: [String] = []

    public init(
        model: String, name: String, systemVersion: String = "17.5", idiom: Idiom = .phone, orientation: Orientation = .portrait,
        appearance: Appearance = .light, width: Double, height: Double, scale: Double, cornerRadius: Double = 0,
        safeTop: Double = 20, safeLeft: Double = 0, safeBottom: Double = 0, safeRight: Double = 0, statusBarHeight: Double = 20,
        contentSizeCategory: String = "UICTContentSizeCategoryL", rightToLeft: Bool = false, highContrast: Bool = false,
        boldText: Bool = false, reduceMotion: Bool = false, batteryLevel: Double = 1, localeIdentifier: String = "en_US",
        timeZoneIdentifier: String = "UTC", hardwareKeyboard: Bool = true
    ) {
        self.model = model
        self.name = name
        self.systemVersion = systemVersion
        self.idiom = idiom
        self.orientation = orientation
        self.appearance = appearance
        self.width = width
        self.height = height
        self.scale = scale
        self.cornerRadius = cornerRadius
        self.safeTop = safeTop
        self.safeLeft = safeLeft
        self.safeBottom = safeBottom
        self.safeRight = safeRight
        self.statusBarHeight = statusBarHeight
        self.contentSizeCategory = contentSizeCategory
        self.rightToLeft = rightToLeft
        self.highContrast = highContrast
        self.boldText = boldText
        self.reduceMotion = reduceMotion
        self.batteryLevel = batteryLevel
        self.localeIdentifier = localeIdentifier
        self.timeZoneIdentifier = timeZoneIdentifier
        self.hardwareKeyboard = hardwareKeyboard
    }

    /// The device of tests and of an app launched without a simulator: iPhone 15, portrait, light.
    public static let standard = DeviceState(
        model: "iPhone15,4", name: "iPhone 15", width: 393, height: 852, scale: 3, cornerRadius: 55, safeTop: 59, safeBottom: 34,
        statusBarHeight: 54
    )
}
