internal import DarwinFoundation
package import DeviceProtocol
package import Foundation
internal import QuartzCore

/// Starts an application and runs its main loop forever.
///
/// > Contract: UIKit, AP2-11.
@MainActor package enum ApplicationLauncher {
    /// The application only launches: its process's main loop is that of unit tests.
    package static var returnsAfterLaunch = false

    package static func run(
        environment: any ApplicationEnvironment, principalClass: UIApplication.Type?, delegateClass: (any UIApplicationDelegate.Type)?
    ) {
        DeviceDefaults.takeOver()
        let link = environment.beginning.url
        let url = link.isEmpty ? nil : URL(string: link)
        start(environment: environment, principalClass: principalClass, delegateClass: delegateClass, opening: url)
        while !returnsAfterLaunch {
            // Returns if there are no sources left, which does not end an app's main loop.
            if !MainLoop.turn(before: .distantFuture) { RunLoop.main.run(until: Date(timeIntervalSinceNow: 1)) }
        }
    }

    /// Launches, up to the first turn of the main loop.
    package static func start(
        environment: any ApplicationEnvironment, principalClass: UIApplication.Type?, delegateClass: (any UIApplicationDelegate.Type)?,
        opening url: URL? = nil, restoration: RestorationStore? = nil, discardsSavedState: Bool = RestorationStore.discardsSavedState,
        allowsSeveralScenes: Bool? = nil, mainStoryboard: (() -> UIStoryboard?)? = nil
    ) {
        let context = ApplicationContext(environment: environment)
        if let restoration { context.restoration = restoration }
        if let mainStoryboard { context.mainStoryboard = mainStoryboard }
        if let allowsSeveralScenes { context.stage.allowsSeveral = allowsSeveralScenes }
        let application = principalClass.map { DynamicClass.make($0) } ?? UIApplication()
        ApplicationContext.install(context, application: application)
        DeviceInfoSnapshot.take(environment.device)
        DeviceLocale.setIdiom(environment.device.idiom == .pad ? "ipad" : "iphone")
        let delegate = delegateClass.flatMap(makeDelegate) ?? (application as? any UIApplicationDelegate)
        application.retainedDelegate = delegate
        application.delegate = delegate
        let launchScreen = LaunchScreen.show(context)
        ApplicationLifeCycle.launch(opening: url, fresh: discardsSavedState)
        launchScreen?.isHidden = true
        StatusBarAppearance.update()
        LayerContext.main.flush()
        context.send(.didLaunch)
        context.missingWindow.applicationLaunched(context)
    }

    /// An app's delegate class has an inherited `init()`, not a required one.
    private static func makeDelegate(_ type: any UIApplicationDelegate.Type) -> (any UIApplicationDelegate)? {
        (type as? NSObject.Type).flatMap { DynamicClass.make($0) as? any UIApplicationDelegate }
    }

    /// The class with a name passed to `UIApplicationMain`.
    package static func type(named name: String?) -> AnyClass? { name.flatMap(SceneManifest.type(named:)) }
}
