extension DeviceState {
    /// A set of orientations, with the raw values of `UIInterfaceOrientationMask`.
    public struct Orientations: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// The set of one orientation.
        public init(_ orientation: Orientation) { self.init(rawValue: 1 << orientation.rawValue) }
        /// Every orientation of a device.
        public static let all = Orientations(Orientation.allCases.map(Orientations.init))
        /// Whether the set has an orientation.
        public func contains(_ orientation: Orientation) -> Bool { contains(Orientations(orientation)) }
    }
}

extension ApplicationRequest {
    /// Edges of the screen, with the raw values of `UIRectEdge`.
    public struct ScreenEdges: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// The edge with the smallest y.
        public static let top = ScreenEdges(rawValue: 1)
        /// The edge with the smallest x.
        public static let left = ScreenEdges(rawValue: 2)
        /// The edge with the largest y.
        public static let bottom = ScreenEdges(rawValue: 4)
        /// The edge with the largest x.
        public static let right = ScreenEdges(rawValue: 8)
        /// The four edges together.
        public static let all: ScreenEdges = [.top, .left, .bottom, .right]
    }

    /// What a fetch in the background found, with the raw values of `UIBackgroundFetchResult`.
    public enum FetchResult: UInt8, Sendable, CaseIterable {
        /// New content was loaded.
        case newData = 0
        /// There was nothing new.
        case noData = 1
        /// Loading failed.
        case failed = 2
    }

    /// The keyboard that a text input asks for, with the raw values of `UIKeyboardType`.
    public enum KeyboardType: Int, Sendable, CaseIterable {
        /// Letters of the current language.
        case `default` = 0
        /// Letters without accents.
        case asciiCapable = 1
        /// Numbers and punctuation first.
        case numbersAndPunctuation = 2
        /// For addresses of pages.
        case url = 3
        /// Digits only.
        case numberPad = 4
        /// Digits, star and number sign.
        case phonePad = 5
        /// Names and telephone numbers.
        case namePhonePad = 6
        /// For mail addresses.
        case emailAddress = 7
        /// Digits and a decimal separator.
        case decimalPad = 8
        /// With at sign and number sign.
        case twitter = 9
        /// For search terms and addresses.
        case webSearch = 10
        /// Digits of ASCII only.
        case asciiCapableNumberPad = 11
    }

    /// Haptic feedback, or a sound; the simulator has neither motor nor speaker, and logs each by its description.
    public enum Feedback: Hashable, Sendable {
        /// The result that a notification feedback reports, with the raw values of `UINotificationFeedbackGenerator.FeedbackType`.
        public enum Outcome: UInt8, Sendable, CaseIterable {
            /// A task succeeded.
            case success = 0
            /// A task ended with something to look at.
            case warning = 1
            /// A task failed.
            case error = 2
        }
        /// The kind of an impact, with the raw values of `UIImpactFeedbackGenerator.FeedbackStyle`.
        public enum ImpactStyle: UInt8, Sendable, CaseIterable {
            /// Between small elements.
            case light = 0
            /// Between elements of middle size.
            case medium = 1
            /// Between large elements.
            case heavy = 2
            /// Between elements that yield.
            case soft = 3
            /// Between hard elements.
            case rigid = 4
        }

        /// A selection changed.
        case selection
        /// A task ended.
        case notification(Outcome)
        /// Two elements met; the intensity is from 0 to 1.
        case impact(ImpactStyle, intensity: Double)
        /// A key of an input view was pressed.
        case inputClick
        /// The device vibrates.
        case vibration
        /// A sound, by its name or number.
        case sound(String)
    }
}

extension ApplicationRequest.Feedback: CustomStringConvertible {
    /// The name in logs, and in the line `expect-haptic` of scripts.
    public var description: String {
        switch self {
        case .selection: "selection"
        case .notification(let outcome): "notification \(outcome)"
        case .impact(let style, 1): "impact \(style)"
        case .impact(let style, let intensity): "impact \(style) \((intensity * 100).rounded() / 100)"
        case .inputClick: "inputClick"
        case .vibration: "vibrate"
        case .sound(let name): "sound \(name)"
        }
    }
}
