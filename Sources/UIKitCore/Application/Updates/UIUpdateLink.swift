public import Foundation
internal import ObjectiveC
public import QuartzCore

/// Calls actions in the phases of the updates of a view's or scene's content.
///
/// An update is a frame: while something animates, or a link wants continuous updates, there is one for each frame of the display; otherwise
/// there is one for each commit of changes. Nothing runs while nothing changes. On iOS events are dispatched in an update; in Ferry they
/// are dispatched when they arrive, before it.
/// > Source: Apple, UIUpdateLink. > Isolation: main actor.
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private weak var scene: UIWindowScene?
    private let context: ApplicationContext
    private var actions: [(phase: UpdatePhases.Phase, act: (UIUpdateLink, UIUpdateInfo) -> Void)] = []

    private init(view: UIView?, scene: UIWindowScene?) {
        (self.view, self.scene) = (view, scene)
        context = view?.applicationContext ?? scene?.applicationContext ?? .of(nil)
        super.init()
    }

    /// Creates a link for a view, which calls its actions while the view is in a window.
    public convenience init(view: UIView) { self.init(view: view, scene: nil) }
    /// Creates a link for a scene.
    public convenience init(windowScene: UIWindowScene) { self.init(view: nil, scene: windowScene) }

    /// Creates a link for a view with an action that runs before display links.
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }
    /// Creates a link for a scene with an action that runs before display links.
    public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }
    /// Creates a link for a view that sends a message before display links; the target is not retained.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }
    /// Creates a link for a scene that sends a message before display links; the target is not retained.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// Adds an action that runs in a phase of each update.
    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        actions.append((phase.value, handler))
    }

    /// Adds a message that is sent in a phase of each update, with the link and the update's information; the target is not retained.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let receiver = target as AnyObject
        addAction(to: phase) { [weak receiver] link, info in
            if let receiver { ObjCRuntime.send(selector, to: receiver, [link, info]) }
        }
    }

    /// Adds an action that runs before display links.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Adds a message that is sent before display links; the target is not retained.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    /// Whether the actions run; false by default.
    open var isEnabled = false { didSet { if isEnabled != oldValue { context.updates.follow(self) } } }
    /// Whether there is an update for each frame, also while nothing changes; false by default.
    open var requiresContinuousUpdates = false { didSet { context.updates.update() } }
    /// Whether the phases of low latency run; false by default. In Ferry no event waits for them.
    open var wantsLowLatencyEventDispatch = false
    /// Whether an update is wanted on the display at once; false by default. In Ferry each is shown with its commit.
    open var wantsImmediatePresentation = false
    /// The rates at which continuous updates run.
    open var preferredFrameRateRange: CAFrameRateRange = .default { didSet { context.updates.update() } }

    /// Of the update that is running; nil between updates.
    open var currentUpdateInfo: UIUpdateInfo? { context.updates.current }

    /// Whether the link is enabled and what it belongs to is in the interface.
    var isActive: Bool { isEnabled && (view?.window != nil || scene != nil) }

    func perform(_ phase: UpdatePhases.Phase, _ info: UIUpdateInfo) {
        for action in actions where action.phase == phase { action.act(self, info) }
    }
}

/// What is known of an update of the content.
///
/// > Source: Apple, UIUpdateInfo. > Isolation: main actor.
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
    /// The time that the content should show. > Units: seconds, as `CACurrentMediaTime()`.
    open private(set) var modelTime: TimeInterval
    /// When the update should be complete to be in time. > Units: seconds, as `CACurrentMediaTime()`.
    open private(set) var completionDeadlineTime: TimeInterval
    /// When the update is expected to be visible. > Units: seconds, as `CACurrentMediaTime()`.
    open private(set) var estimatedPresentationTime: TimeInterval
    /// Whether a phase of low latency is running.
    open internal(set) var isPerformingLowLatencyPhases = false

    init(now: TimeInterval) {
        modelTime = now
        completionDeadlineTime = now + DisplayTicker.frameDuration
        estimatedPresentationTime = now + DisplayTicker.frameDuration
        super.init()
    }

    /// Whether the update is shown with its commit: always in Ferry.
    open var isImmediatePresentationExpected: Bool { true }
    /// Whether events of low latency are dispatched in the update; never in Ferry, where events are dispatched when they arrive.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }

    /// The running update of a scene's content; nil between updates.
    open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { windowScene.applicationContext.updates.current }
    /// The running update of a view's content; nil between updates, and for a view in no window.
    open class func current(for view: UIView) -> UIUpdateInfo? {
        view.window == nil ? nil : view.applicationContext.updates.current
    }
}

/// A part of an update, in which actions of update links run.
///
/// > Source: Apple, UIUpdateActionPhase
@preconcurrency @MainActor open class UIUpdateActionPhase: NSObject {
    let value: UpdatePhases.Phase

    private init(_ value: UpdatePhases.Phase) {
        self.value = value
        super.init()
    }

    /// The update begins.
    public static let afterUpdateScheduled = UIUpdateActionPhase(.scheduled)
    /// Before events are dispatched; in Ferry they already are.
    public static let beforeEventDispatch = UIUpdateActionPhase(.beforeEvents)
    /// After events were dispatched.
    public static let afterEventDispatch = UIUpdateActionPhase(.afterEvents)
    /// Before display links are called.
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(.beforeLinks)
    /// After display links were called.
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(.afterLinks)
    /// Before layout, drawing and the commit of changes.
    public static let beforeCATransactionCommit = UIUpdateActionPhase(.beforeCommit)
    /// After the commit of changes.
    public static let afterCATransactionCommit = UIUpdateActionPhase(.afterCommit)
    /// Before events of low latency are dispatched.
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(.beforeLowLatencyEvents)
    /// After events of low latency were dispatched.
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(.afterLowLatencyEvents)
    /// Before the commit of what changed in the phases of low latency.
    public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(.beforeLowLatencyCommit)
    /// After that commit.
    public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(.afterLowLatencyCommit)
    /// The update ends.
    public static let afterUpdateComplete = UIUpdateActionPhase(.complete)
}
