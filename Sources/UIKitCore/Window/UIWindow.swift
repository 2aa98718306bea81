public import Foundation
public import ObjectiveC

/// The root of a view hierarchy, at a level in front of other windows.
///
/// > Contract: UIKit, UIWindow; WN-1 to WN-9, AP-20, AP-21.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// A window's z-order.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    package weak var currentFirstResponder: UIResponder?
    /// The last list with keyboard focus.
    weak var focusedList: ListFocus?
    /// The first responder's input views, at the bottom.
    package var inputDock: UIView?
    /// The coordinator of the running resize.
    weak var roomCoordinator: TransitionCoordinator?
    private weak var scene: UIWindowScene?
    /// A system window, over an app that does not know it.
    package var isSystem = false {
        didSet { if isSystem, !oldValue, scene?.stageRoom != nil { frame = screen.bounds } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        scene = windowScene
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    // The compiler accepts `isolated` only if no subclass in the module precedes.
    @MainActor deinit { if !super.isHidden { ApplicationContext.current.windows.released(layer) } }

    private func prepare() {
        super.isHidden = true
        hostWindow = self
        ApplicationContext.current.windows.register(self)
        AnimationPace.prepare(self, ApplicationContext.current)
        ViewTraits.update(self)
        ViewMargins.update(self)
    }

    open var screen: UIScreen = .main
    open weak var windowScene: UIWindowScene? {
        get { scene }
        set {
            guard newValue !== scene else { return }
            let filled = frame == room
            scene = newValue
            if filled, frame != room { frame = room }
            WindowRoot.sceneChanged(self)
        }
    }
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue { ApplicationContext.current.windows.levelChanged(self) } }
    }
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
            if !newValue { ApplicationContext.current.appearances.apply(to: self) }
            WindowRoot.visibilityChanged(self)
        }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let root = rootViewController?.viewIfLoaded, root.superview === self { WindowRoot.fit(root, in: self) }
    }

    // MARK: Key

    open var isKeyWindow: Bool { ApplicationContext.current.windows.key === self }
    open var canBecomeKey: Bool { !isSystem }
    open func makeKey() { if canBecomeKey { ApplicationContext.current.windows.makeKey(self) } }
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    /// Called when this became the key window; never call it.
    open func becomeKey() {}
    open func resignKey() {}

    /// Delivers an event's touches to recognisers and views.
    open func sendEvent(_ event: UIEvent) { if event.type == .touches { TouchRouter.current.deliver(event, in: self) } }

    open override var next: UIResponder? { scene ?? UIApplication.shared }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        UndoActions.canPerform(action, in: self) ?? super.canPerformAction(action, withSender: sender)
    }
    private lazy var ownUndoManager = UndoManager()
    /// The window's own: used by responders that have none of theirs.
    open override var undoManager: UndoManager? { ownUndoManager }
    package override var responderWindow: UIWindow? { self }

    // MARK: Conversion

    /// Converts to another window's coordinates, or to the screen's if nil.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let place = ViewGeometry.toScreen(point, from: self)
        return window.map { ViewGeometry.fromScreen(place, to: $0) } ?? place
    }
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let place = window.map { ViewGeometry.toScreen(point, from: $0) } ?? point
        return ViewGeometry.fromScreen(place, to: self)
    }
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { ViewGeometry.box(rect) { convert($0, to: window) } }
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { ViewGeometry.box(rect) { convert($0, from: window) } }

    public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}

extension UIWindow {
    /// Whether its root controls the status bar, or its scene's part of it.
    var coversScreen: Bool { !isSystem && frame.contains(room) }

    /// The device's safe area in this window.
    var deviceSafeArea: UIEdgeInsets {
        let insets = ApplicationContext.current.device.safeInsets
        let screen = screen.bounds
        let frame = frame.offsetBy(dx: sceneOrigin.x, dy: sceneOrigin.y)
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
        return UIEdgeInsets(
            top: part(insets.top, frame.minY), left: part(insets.left, frame.minX), bottom: part(insets.bottom, screen.height - frame.maxY),
            right: part(insets.right, screen.width - frame.maxX))
    }
}
