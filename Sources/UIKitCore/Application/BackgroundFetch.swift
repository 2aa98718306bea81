internal import DeviceProtocol
internal import Foundation

/// Runs the app's background fetch.
///
/// > Contract: UIKit, application(_:performFetchWithCompletionHandler:): not called without the background mode or if the interval is never
@MainActor enum BackgroundFetch {
    static func run(_ context: ApplicationContext) {
        guard context.declaration.backgroundModes.contains("fetch") else {
            return refuse("UIBackgroundModes in its Info.plist does not contain fetch", context)
        }
        guard context.fetchInterval != UIApplication.backgroundFetchIntervalNever else {
            return refuse("it has not called setMinimumBackgroundFetchInterval", context)
        }
        let application = context.application
        guard application.backgroundRefreshStatus == .available else { return refuse("Background App Refresh is off", context) }
        application.delegate?.application(application) { result in
            MainActor.assumeIsolated { context.send(.fetched(ApplicationRequest.FetchResult(result))) }
        }
    }

    private static func refuse(_ reason: String, _ context: ApplicationContext) {
        context.send(.log("the app is not asked to fetch: \(reason)"))
        context.send(.fetched(.noData))
    }
}
