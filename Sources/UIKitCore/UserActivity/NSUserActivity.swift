public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// The type of an activity that shows a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person is doing in the app, so that it can be gone on with later or elsewhere.
///
/// > Contract: Foundation, NSUserActivity
/// > Partial: no other device and no search knows of it; the app gets its own back, with its scenes, and web pages that it is to show.
/// > Isolation: none of its own; UIKit uses it on the main thread.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    /// Values of property lists, URLs, UUIDs, sets and null.
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    /// > Partial: no search finds it by them.
    open var keywords: Set<String> = [] { didSet { if !keywords.isEmpty { report("keywords") } } }
    open var supportsContinuationStreams = false {
        didSet { if supportsContinuationStreams { report("supportsContinuationStreams") } }
    }
    open weak var delegate: (any NSUserActivityDelegate)?
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?
    /// > Partial: there is no other device to hand it to, no search, no index and no suggestion; setting one of the four says so.
    open var isEligibleForHandoff = true { didSet { if isEligibleForHandoff { report("isEligibleForHandoff") } } }
    open var isEligibleForSearch = false { didSet { if isEligibleForSearch { report("isEligibleForSearch") } } }
    open var isEligibleForPublicIndexing = false {
        didSet { if isEligibleForPublicIndexing { report("isEligibleForPublicIndexing") } }
    }
    open var isEligibleForPrediction = false { didSet { if isEligibleForPrediction { report("isEligibleForPrediction") } } }
    /// Set, the activity is brought up to date before it is next used: its responders and its delegate are asked.
    open var needsSave = false

    /// > Precondition: the type is not empty.
    public init(activityType: String) {
        ProgrammerError.require(!activityType.isEmpty, "NSUserActivity's activityType must not be empty")
        self.activityType = activityType
        super.init()
    }

    /// Of the app's bundle: the first of the types that it says it continues.
    @available(*, deprecated, message: "Use initWithActivityType: with a specific activity type string")
    public override init() {
        let types = Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String]
        guard let first = types?.first else { ProgrammerError.raise("no NSUserActivityTypes in the app's Info.plist") }
        activityType = first
        super.init()
    }

    /// Values under keys that are there already are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    // MARK: What is done now

    private static let lock = NSLock()
    nonisolated(unsafe) private static weak var currentActivity: NSUserActivity?
    private var isInvalid = false

    /// What a person is doing now. > Package seam.
    package static var current: NSUserActivity? { lock.withLock { currentActivity } }

    /// This is what a person does now; the one before it is not any more. Nothing happens once it is invalid.
    open func becomeCurrent() {
        Self.lock.withLock { if !isInvalid { Self.currentActivity = self } }
    }

    /// It is not done now; it may be again.
    open func resignCurrent() {
        Self.lock.withLock { if Self.currentActivity === self { Self.currentActivity = nil } }
    }

    /// It is over, and never becomes current again.
    open func invalidate() {
        Self.lock.withLock {
            isInvalid = true
            if Self.currentActivity === self { Self.currentActivity = nil }
        }
    }

    @available(*, unavailable, message: "no other device continues an activity")
    open func getContinuationStreams(completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void) {}

    private func report(_ member: String) {
        let name = activityType
        let tell: @MainActor @Sendable () -> Void = {
            UnimplementedSetting.report(member, on: NSUserActivity(activityType: name))
        }
        if Thread.isMainThread { MainActor.assumeIsolated(tell) } else { DispatchQueue.main.async { tell() } }
    }

    // MARK: Saving

    private var owners: [Weak] = []
    private struct Weak { weak var responder: UIResponder? }

    func add(_ owner: UIResponder) {
        owners.removeAll { $0.responder == nil || $0.responder === owner }
        owners.append(Weak(responder: owner))
    }

    func remove(_ owner: UIResponder) { owners.removeAll { $0.responder == nil || $0.responder === owner } }

    /// Brings the activity up to date. One that needs it begins with nothing where responders tell all of it.
    @MainActor func save() {
        let responders = owners.compactMap(\.responder)
        if needsSave && !responders.isEmpty { userInfo = [:] }
        needsSave = false
        for responder in responders { responder.updateUserActivityState(self) }
        delegate?.userActivityWillSave(self)
    }
}

/// Hears that an activity is about to be used, or was.
///
/// > Contract: Foundation, NSUserActivityDelegate. Every member may be left out.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be written or handed on; put into it what it lacks.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// It is gone on with elsewhere.
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

/// Something that shows what an activity says.
///
/// > Contract: UIKit, UIUserActivityRestoring
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// Whose activities UIKit keeps current.
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

    /// What a controller shows is what is done now, while it is to be seen.
    static func shown(_ controller: UIViewController, _ isShown: Bool) {
        guard let activity = activity(of: controller) else { return }
        if isShown { activity.becomeCurrent() } else { activity.resignCurrent() }
    }
}
