public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// The type of an activity that shows a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The user's activity in the app, to be continued later or elsewhere.
///
/// > Contract: Foundation, NSUserActivity
/// > Partial: no other device and no search uses it; the app gets its own back, with its scenes, and web pages to show.
/// > Isolation: none of its own; UIKit uses it on the main thread.
open class NSUserActivity: NSObject {
    /// The kind of activity, usually a reverse domain name listed in the app's `Info.plist`.
    public let activityType: String
    /// A name of the activity for the user, such as a document's.
    open var title: String?
    /// What the app needs to continue the activity.
    ///
    /// Property list values, URLs, UUIDs, sets and null.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are passed on; saved with the activity, and not read otherwise.
    open var requiredUserInfoKeys: Set<String>?
    /// A page that shows the same content, for continuing without the app.
    open var webpageURL: URL?
    /// The page that led to this activity; saved with the activity, and not read otherwise.
    open var referrerURL: URL?
    /// When the activity becomes useless; saved with the activity, and not read otherwise.
    open var expirationDate: Date?
    /// Words by which the activity could be found.
    ///
    /// > Partial: not used by search.
    open var keywords: Set<String> = [] { didSet { if !keywords.isEmpty { report("keywords") } } }
    /// Whether the app can send further data; Ferry reports in the log that true has no effect.
    open var supportsContinuationStreams = false {
        didSet { if supportsContinuationStreams { report("supportsContinuationStreams") } }
    }
    /// The object that is notified before the activity is used; held weakly.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Names the content, so that the scene that shows it continues the activity; without it, the address of `webpageURL` is used.
    open var targetContentIdentifier: String?
    /// Names the activity for deleting it from an index; saved with the activity, and not read otherwise.
    open var persistentIdentifier: String?
    /// Whether another device may continue the activity; true by default.
    ///
    /// > Partial: there is no handoff, no search, no index and no suggestion; setting one of the four logs so.
    open var isEligibleForHandoff = true { didSet { if isEligibleForHandoff { report("isEligibleForHandoff") } } }
    /// Whether search may show the activity; Ferry has no search and reports true in the log.
    open var isEligibleForSearch = false { didSet { if isEligibleForSearch { report("isEligibleForSearch") } } }
    /// Whether a public index may contain the activity; Ferry has none and reports true in the log.
    open var isEligibleForPublicIndexing = false {
        didSet { if isEligibleForPublicIndexing { report("isEligibleForPublicIndexing") } }
    }
    /// Whether the system may suggest the activity; Ferry suggests nothing and reports true in the log.
    open var isEligibleForPrediction = false { didSet { if isEligibleForPrediction { report("isEligibleForPrediction") } } }
    /// If set, the activity is updated before its next use: its responders and its delegate are called.
    open var needsSave = false

    /// Creates an activity of a type.
    ///
    /// > Precondition: the type is not empty.
    public init(activityType: String) {
        ProgrammerError.require(!activityType.isEmpty, "NSUserActivity's activityType must not be empty")
        self.activityType = activityType
        super.init()
    }

    /// The first activity type in the app's `Info.plist`.
    @available(*, deprecated, message: "Use initWithActivityType: with a specific activity type string")
    public override init() {
        let types = Bundle.main.infoDictionary?["NSUserActivityTypes"] as? [String]
        guard let first = types?.first else { ProgrammerError.raise("no NSUserActivityTypes in the app's Info.plist") }
        activityType = first
        super.init()
    }

    /// Adds entries to `userInfo`; they replace values of existing keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    // MARK: Current activity

    /// An application's current activity.
    private final class Current: @unchecked Sendable {
        // Accessed in `lock` only.
        weak var activity: NSUserActivity?

        static var ofApplication: Current { ApplicationObjects.current.object(Current.init) }
    }

    /// Guards the current activities, and `isInvalid` and `place` of each activity.
    private static let lock = NSLock()
    private var isInvalid = false
    /// Where it became the current one.
    private var place: Current?

    /// The user's current activity in the application that runs. > Package seam.
    package static var current: NSUserActivity? {
        let place = Current.ofApplication
        return lock.withLock { place.activity }
    }

    /// Makes this the user's current activity, in place of the previous one. No effect once it is invalid.
    open func becomeCurrent() {
        let place = Current.ofApplication
        Self.lock.withLock {
            guard !isInvalid else { return }
            leavePlace()
            place.activity = self
            self.place = place
        }
    }

    /// Makes this no longer the current activity; it may become so again.
    open func resignCurrent() {
        Self.lock.withLock { leavePlace() }
    }

    /// Ends the activity, so that it can never become current again.
    open func invalidate() {
        Self.lock.withLock {
            isInvalid = true
            leavePlace()
        }
    }

    private func leavePlace() {
        if place?.activity === self { place?.activity = nil }
        place = nil
    }

    /// Unavailable: no other device continues an activity.
    @available(*, unavailable, message: "no other device continues an activity")
    open func getContinuationStreams(completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void) {}

    private func report(_ member: String) {
        let name = activityType
        let notify: @MainActor @Sendable () -> Void = {
            UnimplementedSetting.report(member, on: NSUserActivity(activityType: name))
        }
        if MainQueue.isCurrent { MainActor.assumeIsolated(notify) } else { Task { @MainActor in notify() } }
    }

    // MARK: Saving

    private var owners: [Weak] = []
    private struct Weak { weak var responder: UIResponder? }

    func add(_ owner: UIResponder) {
        owners.removeAll { $0.responder == nil || $0.responder === owner }
        owners.append(Weak(responder: owner))
    }

    func remove(_ owner: UIResponder) { owners.removeAll { $0.responder == nil || $0.responder === owner } }

    /// Updates the activity. One that needs saving starts empty where responders provide all of it.
    @MainActor func save() {
        let responders = owners.compactMap(\.responder)
        if needsSave && !responders.isEmpty { userInfo = [:] }
        needsSave = false
        for responder in responders { responder.updateUserActivityState(self) }
        delegate?.userActivityWillSave(self)
    }
}

/// Is notified before an activity is used, and when it was continued.
///
/// > Contract: Foundation, NSUserActivityDelegate. Every member is optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is saved or passed on; adds what is missing.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called after the activity was continued elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {
        ObjCRuntime.optional(self, "userActivityWillSave:", [userActivity])
    }
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {
        ObjCRuntime.optional(self, "userActivityWasContinued:", [userActivity])
    }
}

/// An object that restores its state from an activity.
///
/// > Contract: UIKit, UIUserActivityRestoring
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state that an activity contains.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The activities that UIKit makes current.
@MainActor enum ResponderActivity {
    private static let key = AssociationKey()
    private static var isUsed = false

    static func activity(of responder: UIResponder) -> NSUserActivity? {
        guard isUsed else { return nil }
        return AssociatedObjects.shared.value(of: responder, key: key.pointer) as? NSUserActivity
    }

    static func set(_ activity: NSUserActivity?, of responder: UIResponder) {
        let old = Self.activity(of: responder)
        guard old !== activity else { return }
        isUsed = true
        old?.remove(responder)
        activity?.add(responder)
        AssociatedObjects.shared.set(activity, for: responder, key: key.pointer)
        if let controller = responder as? UIViewController, controller.appearance.state == .appeared { activity?.becomeCurrent() }
    }

    /// A visible controller's activity is the current one.
    static func shown(_ controller: UIViewController, _ isShown: Bool) {
        guard let activity = activity(of: controller) else { return }
        if isShown { activity.becomeCurrent() } else { activity.resignCurrent() }
    }
}
