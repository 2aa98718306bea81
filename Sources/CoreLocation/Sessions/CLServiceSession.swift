/// An app's goal for its location: while the object lives, the app asks for the permission that it names.
///
/// The user is asked while the app is in the foreground, with the reasons of `Info.plist`, as by a manager's requests.
/// > Contract: Core Location, CLServiceSession. > Isolation: any thread.
public final class CLServiceSession: Sendable {
    /// The permission that a session needs.
    public enum AuthorizationRequirement: Hashable, Sendable {
        /// The user is not asked.
        case none
        /// While the app is in use.
        case whenInUse
        /// Also in the background.
        case always
    }

    private let token: LocationSessionToken
    /// What keeps the session from its goal: at first, and after each change.
    public let diagnostics: Diagnostics

    /// Creates a session, and asks the user for the permission if it was not asked before.
    public init(authorization: AuthorizationRequirement) {
        let token = LocationSessionToken { service, number in
            service.changeSessions { $0.hold(number, authorization) }
        }
        (self.token, diagnostics) = (token, Diagnostics(token.proxy, authorization, key: nil))
    }

    /// Creates a session that also needs exact locations, and asks the user for them until the app ends.
    /// - Parameter fullAccuracyPurposeKey: a key of `NSLocationTemporaryUsageDescriptionDictionary` in `Info.plist`.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        let token = LocationSessionToken { service, number in
            service.changeSessions { $0.hold(number, authorization, accuracy: fullAccuracyPurposeKey) }
        }
        (self.token, diagnostics) = (token, Diagnostics(token.proxy, authorization, key: fullAccuracyPurposeKey))
    }

    /// Ends the session; so does its end.
    public func invalidate() { token.invalidate() }

    /// What keeps a session from its goal. > Contract: Core Location, CLServiceSession.Diagnostic
    public struct Diagnostic: Sendable {
        /// The user has refused.
        public let authorizationDenied: Bool
        /// Location services are off; false here.
        public let authorizationDeniedGlobally: Bool
        /// The device does not allow it; false here.
        public let authorizationRestricted: Bool
        /// The app is in the background without a permission or a session for it.
        public let insufficientlyInUse: Bool
        /// A session is needed and none is held.
        public let serviceSessionRequired: Bool
        /// The session needs exact locations and the user gives approximate ones.
        public let fullAccuracyDenied: Bool
        /// The session needs locations in the background and the user has refused.
        public let alwaysAuthorizationDenied: Bool
        /// The user is being asked.
        public let authorizationRequestInProgress: Bool

        fileprivate init(_ diagnosis: LocationDiagnosis, _ requirement: AuthorizationRequirement, needsAccuracy: Bool) {
            authorizationDenied = diagnosis.authorizationDenied
            (authorizationDeniedGlobally, authorizationRestricted) = (false, false)
            insufficientlyInUse = diagnosis.insufficientlyInUse
            serviceSessionRequired = diagnosis.serviceSessionRequired
            fullAccuracyDenied = needsAccuracy && diagnosis.accuracyLimited
            alwaysAuthorizationDenied = requirement == .always && diagnosis.alwaysAuthorizationDenied
            authorizationRequestInProgress = diagnosis.authorizationRequestInProgress
        }
    }

    /// A session's diagnostics as they change, without end. > Contract: Core Location, CLServiceSession.Diagnostics
    public final class Diagnostics: AsyncSequence, Sendable {
        private let proxy: LocationServiceProxy
        private let requirement: AuthorizationRequirement
        private let key: String?

        fileprivate init(_ proxy: LocationServiceProxy, _ requirement: AuthorizationRequirement, key: String?) {
            (self.proxy, self.requirement, self.key) = (proxy, requirement, key)
        }

        /// Begins with the current diagnostic.
        public func makeAsyncIterator() -> Iterator {
            Iterator(
                stream: LocationFeed.stream(of: proxy) { LocationDiagnosis($0) }.makeAsyncIterator(), requirement: requirement,
                needsAccuracy: key != nil)
        }

        /// One iteration.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<LocationDiagnosis>.Iterator
            fileprivate let requirement: AuthorizationRequirement
            fileprivate let needsAccuracy: Bool

            /// Waits for the next diagnostic; nil when its task is cancelled.
            public mutating func next() async throws -> Diagnostic? { try await next(isolation: nil) }

            /// Waits for the next diagnostic; nil when its task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Diagnostic? {
                await stream.next(isolation: actor).map { Diagnostic($0, requirement, needsAccuracy: needsAccuracy) }
            }
        }
    }
}
