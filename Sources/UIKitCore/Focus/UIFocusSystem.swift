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

    /// Asks that the focus move into an environment. No effect in Ferry, where only keys move the focus; the log reports it.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        UnimplementedSetting.report("requestFocusUpdate(to:)", on: self)
    }

    /// Updates the focus now, if an update was asked for. No effect in Ferry, where only keys move the focus.
    open func updateFocusIfNeeded() {}

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
