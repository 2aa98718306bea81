public import Foundation
public import UIKitCore

/// Asks the user to rate the app.
///
/// An alert says that the App Store would ask; nothing can be rated, as the device has none. iOS may also show nothing.
/// > Contract: StoreKit, SKStoreReviewController
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
    /// Asks in the app's window.
    @available(iOS, deprecated: 14) open class func requestReview() { ReviewQuestion.ask(.of(nil)) }
    /// Asks in the window of a scene.
    open class func requestReview(in windowScene: UIWindowScene) { ReviewQuestion.ask(windowScene.applicationContext) }
}

/// The store of StoreKit 2, of which only the question for a rating is there.
///
/// > Contract: StoreKit, AppStore
public enum AppStore {
    /// Whether the user can pay: false.
    public static var canMakePayments: Bool { false }
    /// Asks the user to rate the app, as ``SKStoreReviewController`` does.
    @MainActor public static func requestReview(in scene: UIWindowScene) { ReviewQuestion.ask(scene.applicationContext) }
}

@MainActor private enum ReviewQuestion {
    static func ask(_ context: ApplicationContext) {
        SystemAlert().ask(
            for: context, title: "Enjoying \(SystemAlert.appName)?",
            message: "The App Store would ask for a rating here. This device has no App Store, so nothing is sent.", answers: ["Not Now"],
            cancel: 0
        ) { _ in }
    }
}
