public import Foundation

/// The focus of the window that an environment is in.
///
/// Ferry's focus is that of a hardware keyboard in lists, which keys move.
/// > Source: Apple, UIFocusSystem
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    private weak var window: UIWindow?

    /// The focus system of an environment; nil for one that is in no window.
    public init?(for environment: any UIFocusEnvironment) {
        let around = sequence(first: environment, next: { $0.parentFocusEnvironment })
        guard let window = around.lazy.compactMap({ ($0 as? UIView)?.window }).first else { return nil }
        self.window = window
        super.init()
    }

    /// The cell that has the focus; nil if none has it, or if its list does not show it.
    open var focusedItem: (any UIFocusItem)? { window?.focusedList?.focusedCell }

    /// Moves the focus into an environment: to a cell, or into the first list of what the environment prefers.
    ///
    /// It moves with `updateFocusIfNeeded()` or before the next frame; while no item has the focus, with the next arrow key, unless the
    /// environment's `focusItemDeferralMode` says otherwise.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard let window else { return }
        window.requestedFocus = FocusRequest(environment: environment)
        window.applicationContext.later { [weak window] _ in window.map(Self.update) }
    }

    /// Moves the focus now, if a request waits for the next frame.
    open func updateFocusIfNeeded() {
        window.map(Self.update)
    }

    private static func update(_ window: UIWindow) {
        guard let wanted = window.requestedFocus?.environment, !waits(wanted, in: window) else { return }
        window.requestedFocus = nil
        _ = FocusResolver.enter(wanted, [])
    }

    /// Whether the focus that the app moves waits for an arrow key.
    private static func waits(_ environment: any UIFocusEnvironment, in window: UIWindow) -> Bool {
        switch (environment as? any UIFocusItem)?.focusItemDeferralMode ?? .automatic {
        case .always: true
        case .never: false
        case .automatic: window.focusedList?.focusedCell == nil
        }
    }

    /// An arrow key shows the focus that the app asked for. > Returns: whether one was waiting and moved.
    static func showRequested(in window: UIWindow, _ heading: UIFocusHeading) -> Bool {
        guard let wanted = window.requestedFocus?.environment else { return false }
        window.requestedFocus = nil
        return FocusResolver.enter(wanted, heading)
    }

    /// Whether an environment is another one or is around it.
    open class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool {
        sequence(first: otherEnvironment, next: { $0.parentFocusEnvironment }).contains { $0 === environment }
    }

    /// Posted after the focus moved; the object is the focus system of the window.
    public static nonisolated let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    /// Posted after a move of the focus was refused; the object is the focus system of the window.
    public static nonisolated let movementDidFailNotification = NSNotification.Name("UIFocusMovementDidFailNotification")
    /// The user info key of the move's `UIFocusUpdateContext`.
    public static nonisolated let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The user info key of the move's `UIFocusAnimationCoordinator`.
    public static nonisolated let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    /// Notifies observers of a move in a window.
    static func post(
        _ name: NSNotification.Name, in window: UIWindow?, _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator?
    ) {
        var info: [AnyHashable: Any] = [focusUpdateContextUserInfoKey: context]
        if let coordinator { info[animationCoordinatorUserInfoKey] = coordinator }
        NotificationCenter.default.post(name: name, object: window.flatMap { UIFocusSystem(for: $0) }, userInfo: info)
    }
}

/// Where an app wants the focus.
@MainActor struct FocusRequest { weak var environment: (any UIFocusEnvironment)? }
