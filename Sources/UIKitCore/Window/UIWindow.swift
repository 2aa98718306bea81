public import Foundation
public import ObjectiveC

/// The root of a view hierarchy, at a level in front of other windows.
///
/// > Contract: UIKit, UIWindow; WN-1 to WN-9, AP-20, AP-21.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// A window's z-order.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        public let rawValue: CGFloat
        /// Creates a level; windows of a greater level are in front.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level; windows of a greater level are in front.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of an app's content: 0, the default.
        public static let normal = Level(0)
        /// The level of the status bar: 1000.
        public static let statusBar = Level(1000)
        /// The level of system alerts: 2000.
        public static let alert = Level(2000)
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
        /// A level that is higher by an offset, such as `.alert + 1`.
        public static func + (level: Level, offset: CGFloat) -> Level { Level(level.rawValue + offset) }
        /// A level that is lower by an offset.
        public static func - (level: Level, offset: CGFloat) -> Level { Level(level.rawValue - offset) }
    }

    package weak var currentFirstResponder: UIResponder?
    /// The last list with keyboard focus.
    weak var focusedList: ListFocus?
    /// Where the app wants the focus, until it has moved.
    var requestedFocus: FocusRequest?
    /// The first responder's input views, at the bottom.
    package var inputViewHost: UIView?
    /// The coordinator of the running resize.
    weak var resizeCoordinator: TransitionCoordinator?
    private weak var scene: UIWindowScene?
    /// The application's windows among which it was last shown.
    weak var shownBy: WindowStack?
    /// The application's windows when it was made.
    private weak var madeIn: WindowStack?
    /// A system window, over an app that does not know it.
    package var isSystem = false {
        didSet { if isSystem, !oldValue, scene?.screenRegion != nil { frame = screen.bounds } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a hidden window that fills a scene and belongs to it.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        scene = windowScene
        prepare()
    }

    /// Creates a hidden window from an archive or an Interface Builder file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// Creates a hidden window that fills the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    // The compiler accepts `isolated` only if no subclass in the module precedes.
    @MainActor deinit {
        if !super.isHidden { shownBy?.released(layer) }
        if !isSystem { madeIn?.hasReleased = true }
    }

    private func prepare() {
        super.isHidden = true
        hostWindow = self
        let windows = applicationContext.windows
        windows.register(self)
        madeIn = windows
        AnimationSpeed.prepare(self, applicationContext)
        ViewTraits.update(self)
        ViewMargins.update(self)
        keepUntilNextTurn()
    }

    /// In a test, a window that a function makes and nothing keeps lives until the main queue's next turn, as in an autorelease pool on iOS:
    /// views that were added to it there can become first responder.
    private func keepUntilNextTurn() {
        guard applicationContext.hostsTests else { return }
        DispatchQueue.main.async { withExtendedLifetime(self) {} }
    }

    /// The screen that shows the window; the main screen by default.
    open var screen: UIScreen = .main
    /// The scene that contains the window; in an app with scenes, a window without one is not shown.
    ///
    /// A window that filled its previous scene is resized to fill the new one.
    open weak var windowScene: UIWindowScene? {
        get { scene }
        set {
            guard newValue !== scene else { return }
            let filled = frame == space
            scene = newValue
            if filled, frame != space { frame = space }
            WindowRoot.sceneChanged(self)
        }
    }
    /// The z-order among windows, greater levels in front; `.normal` by default.
    ///
    /// Windows of one level are ordered by when they were shown.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue { applicationContext.windows.levelChanged(self) } }
    }
    /// The controller whose view fills the window; it receives rotations, size changes and status bar queries.
    ///
    /// Replacing it removes the previous controller's view at once and dismisses what that presented. Appearance
    /// callbacks of a new root come
    /// with the next layout.
    open var rootViewController: UIViewController? {
        willSet { KeyValueChanges.will(self, "rootViewController") }
        didSet {
            defer { KeyValueChanges.did(self, "rootViewController") }
            if rootViewController !== oldValue { WindowRoot.replace(oldValue, with: rootViewController, in: self) }
        }
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if !newValue { applicationContext.appearances.apply(to: self) }
            WindowRoot.visibilityChanged(self)
        }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let root = rootViewController?.viewIfLoaded, root.superview === self { WindowRoot.fit(root, in: self) }
    }

    // MARK: Key

    /// Whether this window receives key events and other events without a position.
    open var isKeyWindow: Bool { applicationContext.windows.key === self }
    /// Whether the window can become the key window; true unless overridden.
    open var canBecomeKey: Bool { !isSystem }
    /// Makes this the key window if it can be; a hidden window remains hidden.
    open func makeKey() { if canBecomeKey { applicationContext.windows.makeKey(self) } }
    /// Shows the window, in front of others of its level unless it was visible, and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    /// Called when this became the key window; never call it.
    open func becomeKey() {}
    /// Called when this stopped being the key window; never call it.
    open func resignKey() {}

    /// Handles an event for this window; override it to observe all touches.
    ///
    /// Delivers an event's touches to recognisers and views.
    open func sendEvent(_ event: UIEvent) { if event.type == .touches { TouchRouter.current.deliver(event, in: self) } }

    open override var next: UIResponder? { scene ?? UIApplication.shared }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        UndoActions.canPerform(action, in: self) ?? super.canPerformAction(action, withSender: sender)
    }
    private lazy var windowUndoManager = UndoManager()
    /// The window's own: used by responders that have none of theirs.
    open override var undoManager: UndoManager? { windowUndoManager }
    package override var responderWindow: UIWindow? { self }
    // Not that of the window's creation: views register appearances, pending first responders and keyboard guides with the current one before
    // they have a window, and tests replace the context while windows exist.
    package override var applicationContext: ApplicationContext { .current }

    // MARK: Conversion

    /// Converts to another window's coordinates, or to the screen's if nil.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let place = ViewGeometry.toScreen(point, from: self)
        return window.map { ViewGeometry.fromScreen(place, to: $0) } ?? place
    }
    /// Converts a point from another window's coordinates, or from the screen's if nil.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let place = window.map { ViewGeometry.toScreen(point, from: $0) } ?? point
        return ViewGeometry.fromScreen(place, to: self)
    }
    /// Converts a rectangle to another window's coordinates, or to the screen's if nil.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { ViewGeometry.box(rect) { convert($0, to: window) } }
    /// Converts a rectangle from another window's coordinates, or from the screen's if nil.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { ViewGeometry.box(rect) { convert($0, from: window) } }

    /// Posted after a window was shown; the object is the window.
    public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted after a window was hidden; the object is the window.
    public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted after a window became the key window; the object is the window.
    public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window stopped being the key window; the object is the window.
    public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}

extension UIWindow {
    /// Whether its root controls the status bar, or its scene's part of it.
    var coversScreen: Bool { !isSystem && frame.contains(space) }

    /// The device's safe area in this window.
    var deviceSafeArea: UIEdgeInsets {
        let insets = applicationContext.device.safeInsets
        let screen = screen.bounds
        let frame = frame.offsetBy(dx: sceneOrigin.x, dy: sceneOrigin.y)
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
        return UIEdgeInsets(
            top: part(insets.top, frame.minY), left: part(insets.left, frame.minX), bottom: part(insets.bottom, screen.height - frame.maxY),
            right: part(insets.right, screen.width - frame.maxX))
    }
}
