public import Foundation
internal import Synchronization
internal import UIKitCore

/// How the app uses sound. The device has one session.
///
/// There is no sound output: category, mode and options are kept and returned.
///
/// > Contract: AVFAudio, AVAudioSession
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()

    /// The app's session.
    open class func sharedInstance() -> AVAudioSession { shared }

    private struct State {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var isActive = false
    }
    private let state = Mutex(State())

    /// What sound is to the app; `.soloAmbient` at launch.
    open var category: Category { state.withLock { $0.category } }
    /// What the sound is for.
    open var mode: Mode { state.withLock { $0.mode } }
    /// How the sound mixes with others'.
    open var categoryOptions: CategoryOptions { state.withLock { $0.options } }
    /// The categories that can be set.
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }

    /// Sets the category.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }
    /// Sets the category and how it mixes.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }
    /// The same by its name before iOS 12.
    @available(swift, obsoleted: 4.2, renamed: "setCategory(_:options:)")
    public final func setCategory(_ category: Category, with options: CategoryOptions) throws {
        try setCategory(category, mode: .default, options: options)
    }
    /// Sets category, mode and options.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        state.withLock { ($0.category, $0.mode, $0.options) = (category, mode, options) }
    }
    /// Sets the mode.
    open func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }
    /// Begins or ends the use of sound. There are no other apps' sounds to interrupt.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { state.withLock { $0.isActive = active } }

    /// The same by its name before iOS 12.
    @available(swift, obsoleted: 4.2, renamed: "setActive(_:options:)")
    public final func setActive(_ active: Bool, with options: SetActiveOptions) throws { try setActive(active, options: options) }

    /// Chooses the speaker instead of the receiver; has no effect here, and is reported in the log.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws { Self.reportUnused("overrideOutputAudioPort") }
    /// Asks for a rate of samples; has no effect here, and is reported in the log.
    open func setPreferredSampleRate(_ sampleRate: Double) throws { Self.reportUnused("setPreferredSampleRate") }
    /// Asks for a length of buffers; has no effect here, and is reported in the log.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { Self.reportUnused("setPreferredIOBufferDuration") }
    private static func reportUnused(_ member: String) {
        MediaLog.report("AVAudioSession.\(member) has no effect here: there is no sound output")
    }

    /// Whether another app plays; false here.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether another app's sound is the more important one; false here.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// The volume of the device; 1 here.
    open var outputVolume: Float { 1 }
    /// Samples in a second.
    open var sampleRate: Double { 44100 }
    /// The number of output channels.
    open var outputNumberOfChannels: Int { 2 }
    /// Whether the device has a microphone; true: the simulated one.
    open var isInputAvailable: Bool { true }

    /// Whether the user has allowed the app to record.
    open var recordPermission: RecordPermission {
        switch MediaPermission.microphone.answer {
        case .undetermined: .undetermined
        case .granted: .granted
        case .denied: .denied
        }
    }
    /// Asks the user, once, with the reason in `Info.plist` under `NSMicrophoneUsageDescription`.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { MediaPermission.microphone.ask(response) }
}

extension AVAudioSession {
    /// What sound is to an app.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Less important; mixes with others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Less important; interrupts others. The default.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Central, as music is.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording only.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several outputs.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What sound is for.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Nothing special.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Conversation.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Conversation with video.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Games.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Recording of video.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Measuring.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Announcements.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// How sound mixes with others'.
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others go on.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Headsets without wires may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The speaker is used instead of the receiver.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Spoken sound of others pauses.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Headphones without wires may be used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Other devices may be used.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// How the use of sound ends.
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Where sound goes.
    public enum PortOverride: UInt, Sendable {
        /// Where the category says.
        case none = 0
        /// To the speaker.
        case speaker = 0x7370_6b72
    }

    /// Whether the user lets an app record.
    public enum RecordPermission: UInt, Sendable {
        /// Not asked yet.
        case undetermined = 0x756e_6474
        /// No.
        case denied = 0x6465_6e79
        /// Yes.
        case granted = 0x6772_6e74
    }

    /// Whether an interruption begins or ends.
    public enum InterruptionType: UInt, Sendable {
        /// It ends.
        case ended = 0
        /// It begins.
        case began = 1
    }

    /// Posted when another sound interrupts the app's; not posted here: there is none.
    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    /// Posted when outputs change; not posted here.
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
    /// Posted when sound has to be set up again; not posted here.
    public static let mediaServicesWereResetNotification = NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
    /// Posted when other apps begin or end to play; not posted here.
    public static let silenceSecondaryAudioHintNotification = NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
}

extension NSNotification.Name {
    /// Posted when another sound interrupts the app's; not posted here.
    public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
    /// Posted when outputs change; not posted here.
    public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
}

/// The ``AVAudioSession/InterruptionType`` of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The options of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The reason of a change of outputs.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
