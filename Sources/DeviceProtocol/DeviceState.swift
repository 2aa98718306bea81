/// What an app can know about its device. > Units: points unless said; insets in the device's current orientation.
public struct DeviceState: Hashable, Sendable {
    /// Whether the device is an iPhone or an iPad.
    public enum Idiom: UInt8, Sendable, CaseIterable { case phone, pad }
    /// How the device is held, with the raw values of `UIInterfaceOrientation`.
    public enum Orientation: UInt8, Sendable, CaseIterable {
        /// Upright.
        case portrait = 1
        /// Upside down.
        case portraitUpsideDown = 2
        /// Turned so that the top of the device is on the left.
        case landscapeRight = 3
        /// Turned so that the top of the device is on the right.
        case landscapeLeft = 4
    }
    /// The colours of the interface, with the raw values of `UIUserInterfaceStyle`.
    public enum Appearance: UInt8, Sendable, CaseIterable {
        /// Dark text on a light background.
        case light = 1
        /// Light text on a dark background.
        case dark = 2
    }

    /// Condition of the device's network.
    public enum Network: UInt8, Sendable, CaseIterable {
        /// As the machine's network, delayed, or without any connection.
        case normal, slow, offline

        /// The name in scripts and on the command line.
        public var name: String { String(describing: self) }
        /// Creates a condition from its name; nil for an unknown one.
        public init?(name: String) {
            guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
            self = found
        }
    }

    /// What the sensor for faces or fingers answers.
    public enum Biometrics: UInt8, Sendable, CaseIterable {
        /// No face and no finger is enrolled.
        case notEnrolled
        /// It recognizes the owner.
        case match
        /// It recognizes nobody.
        case fail

        /// The name in scripts and on the command line.
        public var name: String { self == .notEnrolled ? "not-enrolled" : String(describing: self) }
        /// Creates an answer from its name; nil for an unknown one.
        public init?(name: String) {
            guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
            self = found
        }
    }

    /// Format of hours: 12 or 24.
    public enum HourCycle: UInt8, Sendable, CaseIterable {
        /// As in the device's region.
        case regional
        /// 1 to 12, with AM and PM.
        case twelve
        /// 0 to 23.
        case twentyFour
    }

    /// The name of the model, such as "iPhone 15".
    public var model: String
    /// The device's own name, which its user chose.
    public var name: String
    /// The version of iOS that the device imitates, a `SystemVersion`.
    public var systemVersion: String
    /// Whether the device is an iPhone or an iPad.
    public var idiom: Idiom
    /// How the device is held.
    public var orientation: Orientation
    /// The colours of the interface.
    public var appearance: Appearance
    /// Portrait size of the screen in points.
    public var width: Double
    /// The height of the screen in portrait.
    public var height: Double
    /// Pixels per point.
    public var scale: Double
    /// The radius of the screen's corners.
    public var cornerRadius: Double
    /// Safe area of a full-screen window in the current orientation.
    public var safeTop: Double
    /// The inset of the safe area at the left.
    public var safeLeft: Double
    /// The inset of the safe area at the bottom.
    public var safeBottom: Double
    /// The inset of the safe area at the right.
    public var safeRight: Double
    /// The height of the status bar in the current orientation.
    public var statusBarHeight: Double
    /// `UIContentSizeCategory` raw value, such as "UICTContentSizeCategoryL".
    public var contentSizeCategory: String
    /// Whether the language is written from right to left.
    public var rightToLeft: Bool
    /// Whether Increase Contrast is on.
    public var highContrast: Bool
    /// Whether Bold Text is on.
    public var boldText: Bool
    /// Whether Reduce Motion is on.
    public var reduceMotion: Bool
    /// 0...1
    public var batteryLevel: Double
    /// Language and region, such as `en_US`.
    public var localeIdentifier: String
    /// The time zone by its name, such as "Europe/Berlin".
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
    /// Background App Refresh: apps may load content in the background.
    public var refreshesInBackground = true
    /// Low Power Mode.
    public var savesPower = false
    /// The condition of the network.
    public var network = Network.normal
    /// What Face ID or Touch ID answers.
    public var biometrics = Biometrics.notEnrolled
    /// Nil: the device cannot determine its location.
    public var location: DeviceLocation?
    /// The beacons that the device's radio hears.
    public var beacons: [DeviceBeacon] = []
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
    /// Differs between devices, and stays the same until all content is erased; empty for an app without a simulator.
    public var identity = ""
    /// URL schemes that installed apps open, in lower case.
    public var linkSchemes: [String] = []

    /// Creates the state of a device; the defaults are those of a new iPhone in English.
    public init(
        model: String, name: String, systemVersion: String = SystemVersion.standard.text, idiom: Idiom = .phone,
        orientation: Orientation = .portrait,
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
