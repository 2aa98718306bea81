public import Foundation

/// The content of a notification.
///
/// > Contract: User Notifications, UNNotificationContent
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var launchImageName = ""
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var targetContentIdentifier: String?
        var filterCriteria: String?
        var slide: String?
    }

    fileprivate var values = Values()

    public override init() { super.init() }
    fileprivate init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The first line, in bold.
    open var title: String { values.title }
    /// The second line, in bold.
    open var subtitle: String { values.subtitle }
    /// The text below the titles.
    open var body: String { values.body }
    /// The number on the app's icon; nil does not change it, 0 removes it. > Contract: LN-10
    open var badge: NSNumber? { values.badge }
    /// The sound at delivery; nil is silent. Ferry plays none: the log shows its name.
    open var sound: UNNotificationSound? { values.sound }
    /// The launch image for an app that the notification opens; empty means the usual one.
    open var launchImageName: String { values.launchImageName }
    /// The app's own values; a value that is no property list makes all of them unavailable after the app has ended.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The files shown with the notification: the first image as thumbnail.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// The category that determines the buttons; empty for none.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The thread by which iOS groups notifications; kept, but Notification Center here lists each of them.
    open var threadIdentifier: String { values.threadIdentifier }
    /// How much the notification may disturb; active by default.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// 0...1. > Partial: there is no summary that it would sort; a request with one says so.
    open var relevanceScore: Double { values.relevanceScore }
    /// The app's content it refers to; for the app's use.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// For the app's use; there is no Focus to filter with it.
    open var filterCriteria: String? { values.filterCriteria }

    /// Title of the slide action, for content created with the API before User Notifications; empty for none.
    var slide: String? {
        get { values.slide }
        set { values.slide = newValue }
    }

    /// The same content updated from an intent.
    ///
    /// > Contract: User Notifications, updating(from:). > Partial: there are no intents of messages and calls here.
    /// - Throws: `UNError.contentProvidingObjectNotAllowed`, as for every other object.
    open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        throw UNError(.contentProvidingObjectNotAllowed)
    }

    /// Returns immutable content with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
    /// Returns mutable content with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}

/// A source of a notification's content: intents of messages and calls. Apps have no types of their own.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: Int, Sendable {
    /// Listed, without a banner or sound.
    case passive = 0
    /// Shown and sounded as usual.
    case active = 1
    /// Shown in spite of a Focus; as `active` here.
    case timeSensitive = 2
    /// Sounded in spite of a muted device; as `active` here.
    case critical = 3
}

/// Mutable content of a notification.
///
/// > Contract: User Notifications, UNMutableNotificationContent
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override init() { super.init() }
    fileprivate override init(_ values: Values) { super.init(values) }

    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    open override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
}

/// A sound file of the app, or the system's sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from the file name of a sound, with its extension.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification; Ferry plays none, and the simulator's log shows its name.
///
/// > Contract: User Notifications, UNNotificationSound
public final class UNNotificationSound: NSObject, Sendable {
    package let name: String
    /// Creates a sound from a file in the app's bundle or its `Library/Sounds`.
    public init(named name: UNNotificationSoundName) {
        self.name = name.rawValue
        super.init()
    }
    /// The same with the name as Swift before 4.2 has it.
    @available(swift, obsoleted: 4.2)
    public convenience init(named name: String) { self.init(named: UNNotificationSoundName(rawValue: name)) }
    package init(kept name: String) {
        self.name = name
        super.init()
    }
    private init(system name: String) {
        self.name = name
        super.init()
    }
    /// The system's sound for notifications.
    public static var `default`: UNNotificationSound { UNNotificationSound(system: "default") }
    /// The system's sound for critical notifications.
    public static var defaultCritical: UNNotificationSound { UNNotificationSound(system: "critical") }
    /// The system's sound for calls.
    public static var defaultRingtone: UNNotificationSound { UNNotificationSound(system: "ringtone") }
    /// Returns the sound of a file for critical notifications.
    ///
    /// > Partial: nothing here is silenced, so they sound like others, at the device's own volume.
    public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) }
    /// Returns the sound of a file for critical notifications; the volume, from 0 to 1, is not applied here.
    public class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    /// Returns the system's sound for critical notifications; the volume, from 0 to 1, is not applied here.
    public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .defaultCritical }
    /// Returns the sound of a file for calls; it sounds once here.
    public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) }
}
