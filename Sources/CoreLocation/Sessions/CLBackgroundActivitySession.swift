/// Keeps an app in use while it is in the background, so that its locations go on; iOS shows that with an indicator.
///
/// > Precondition for locations in the background: `UIBackgroundModes` has `location`.
/// > Partial: there is no indicator. > Contract: Core Location, CLBackgroundActivitySession. > Isolation: any thread.
public final class CLBackgroundActivitySession: Sendable {
    private let token: LocationSessionToken
    /// What keeps the session from its effect: at first, and after each change.
    public let diagnostics: Diagnostics

    /// Begins a session.
    public init() {
        token = LocationSessionToken { service, number in service.changeSessions { $0.holdInBackground(number) } }
        diagnostics = Diagnostics(token.proxy)
    }

    /// Ends the session; so does its end.
    public func invalidate() { token.invalidate() }

    /// What keeps a session from its effect. > Contract: Core Location, CLBackgroundActivitySession.Diagnostic
    public struct Diagnostic: Sendable {
        /// The user has refused.
        public let authorizationDenied: Bool
        /// Location services are off; false here.
        public let authorizationDeniedGlobally: Bool
        /// The device does not allow it; false here.
        public let authorizationRestricted: Bool
        /// The app is in the background and may not know its location there.
        public let insufficientlyInUse: Bool
        /// A service session is needed and none is held.
        public let serviceSessionRequired: Bool
        /// The user is being asked.
        public let authorizationRequestInProgress: Bool

        fileprivate init(_ diagnosis: LocationDiagnosis) {
            authorizationDenied = diagnosis.authorizationDenied
            (authorizationDeniedGlobally, authorizationRestricted) = (false, false)
            insufficientlyInUse = diagnosis.insufficientlyInUse
            serviceSessionRequired = diagnosis.serviceSessionRequired
            authorizationRequestInProgress = diagnosis.authorizationRequestInProgress
        }
    }

    /// A session's diagnostics as they change, without end. > Contract: Core Location, CLBackgroundActivitySession.Diagnostics
    public final class Diagnostics: AsyncSequence, Sendable {
        private let proxy: LocationServiceProxy

        fileprivate init(_ proxy: LocationServiceProxy) { self.proxy = proxy }

        /// Begins with the current diagnostic.
        public func makeAsyncIterator() -> Iterator {
            Iterator(stream: LocationFeed.stream(of: proxy) { LocationDiagnosis($0) }.makeAsyncIterator())
        }

        /// One iteration.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<LocationDiagnosis>.Iterator

            /// Waits for the next diagnostic; nil when its task is cancelled.
            public mutating func next() async throws -> Diagnostic? { try await next(isolation: nil) }

            /// Waits for the next diagnostic; nil when its task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Diagnostic? {
                await stream.next(isolation: actor).map { Diagnostic($0) }
            }
        }
    }
}
