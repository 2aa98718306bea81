internal import Foundation

/// Delivers an activity to the app that continues it.
///
/// > Contract: UIKit, application(_:continue:restorationHandler:), scene(_:continue:)
@MainActor enum ActivityContinuation {
    /// A link to a web page opens an app as an activity, never as a URL.
    static func page(_ url: URL) -> NSUserActivity? {
        guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else { return nil }
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        return activity
    }

    /// Notifies the target scene, or the delegate of an app without scenes, whose restoration handler receives responders.
    static func go(on activity: NSUserActivity) {
        let application = UIApplication.shared
        let target = activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString
        let isTold = TargetSceneSelection.notify(target, options: UIScene.ConnectionOptions(userActivities: [activity])) {
            scene, delegate in
            delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
            delegate.scene(scene, continue: activity)
        }
        if isTold { return }
        guard let delegate = application.delegate else { return }
        _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
        _ = delegate.application(application, continue: activity) { restoring in
            MainActor.assumeIsolated { for object in restoring ?? [] { object.restoreUserActivityState(activity) } }
        }
    }
}
