internal import DeviceProtocol

/// A location, or what keeps the app from one. > Contract: Core Location, CLLocationUpdate
public struct CLLocationUpdate: Sendable {
    /// What the user is doing, from which a device chooses how often it measures; every value is the same here.
    public enum LiveConfiguration: Hashable, Sendable {
        /// Nothing is known of it.
        case `default`
        /// Driving a car along a route.
        case automotiveNavigation
        /// Moving by another vehicle.
        case otherNavigation
        /// Walking, running or cycling.
        case fitness
        /// Flying.
        case airborne
    }

    /// The location; nil if it is unknown, or if the app has no permission for it.
    public let location: CLLocation?
    /// The device is at rest: it has not moved for half a minute.
    public let stationary: Bool
    /// The user has refused.
    public let authorizationDenied: Bool
    /// Location services are off; false here.
    public let authorizationDeniedGlobally: Bool
    /// The device does not allow it; false here.
    public let authorizationRestricted: Bool
    /// The app is in the background without a permission or a session for it.
    public let insufficientlyInUse: Bool
    /// The device cannot determine its location.
    public let locationUnavailable: Bool
    /// The location is an approximate one.
    public let accuracyLimited: Bool
    /// A session is needed and none is held.
    public let serviceSessionRequired: Bool
    /// The user is being asked.
    public let authorizationRequestInProgress: Bool

    /// The device is at rest: it has not moved for half a minute.
    @available(*, deprecated, renamed: "stationary")
    public var isStationary: Bool { stationary }

    fileprivate init(_ reading: LiveReading) {
        let diagnosis = reading.diagnosis
        (location, stationary) = (reading.location, reading.isStationary)
        (authorizationDenied, authorizationDeniedGlobally, authorizationRestricted) = (diagnosis.authorizationDenied, false, false)
        insufficientlyInUse = diagnosis.insufficientlyInUse
        locationUnavailable = diagnosis.isClear && reading.location == nil
        accuracyLimited = diagnosis.accuracyLimited
        serviceSessionRequired = diagnosis.serviceSessionRequired
        authorizationRequestInProgress = diagnosis.authorizationRequestInProgress
    }

    /// Returns the locations from now on.
    ///
    /// From iOS 18 on an iteration asks the user for the permission while the app is in use, unless `Info.plist` has
    /// `NSLocationRequireExplicitServiceSession`; before, the app asks with a manager.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    /// An app's locations, without end. > Contract: Core Location, CLLocationUpdate.Updates
    public struct Updates: AsyncSequence, Sendable {
        private let proxy = LocationServiceProxy()

        /// Begins with the current location, or with what keeps the app from it.
        public func makeAsyncIterator() -> Iterator {
            let rest = RestObserver()
            let stream = LocationFeed.stream(of: proxy, begin: { $0.beginImplicitSession() }) { rest.read($0) }
            return Iterator(stream: stream.makeAsyncIterator())
        }

        /// One iteration.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<LiveReading>.Iterator

            /// Waits for the next update; nil when its task is cancelled.
            public mutating func next() async throws -> CLLocationUpdate? { try await next(isolation: nil) }

            /// Waits for the next update; nil when its task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> CLLocationUpdate? {
                await stream.next(isolation: actor).map { CLLocationUpdate($0) }
            }
        }
    }
}
