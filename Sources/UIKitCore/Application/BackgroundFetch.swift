internal import Foundation

/// Has the application look for something new while it is behind.
///
/// > Contract: UIKit, application(_:performFetchWithCompletionHandler:): an app that does not declare it, or wants it never, is not asked.
@MainActor enum BackgroundFetch {
    static func run(_ context: ApplicationContext) {
        guard context.declaration.backgroundModes.contains("fetch") else {
            return refuse("UIBackgroundModes in its Info.plist has no fetch", context)
        }
        guard context.fetchInterval != UIApplication.backgroundFetchIntervalNever else {
            return refuse("it has not called setMinimumBackgroundFetchInterval", context)
        }
        let application = context.application
        application.delegate?.application(application) { result in
            MainActor.assumeIsolated { ApplicationContext.current.send(.fetched(UInt8(result.rawValue))) }
        }
    }

    private static func refuse(_ reason: String, _ context: ApplicationContext) {
        context.send(.log("the app is not asked to fetch: \(reason)"))
        context.send(.fetched(UInt8(UIBackgroundFetchResult.noData.rawValue)))
    }
}
