public import Foundation
internal import UIKitCore

/// Observes conditions, such as the entry to an area, and reports changes in ``events``.
///
/// Conditions are stored under the monitor's name: one that is created again, in a later launch too, has those of before.
///
/// > Precondition: no other monitor of the name lives in the app.
/// > Partial: conditions are observed while the app runs; it is not launched for them.
/// > Contract: Core Location, CLMonitor. > Isolation: any task; its methods run on the main thread.
public actor CLMonitor {
    /// The monitor's name.
    public nonisolated let name: String
    private let engine: ConditionMonitor

    /// The main thread's: what the monitor observes is there.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }

    /// Creates a monitor, or opens the one that was stored with a name.
    public init(_ name: String) async {
        self.name = name
        engine = await MainActor.run { LocationService.current.openMonitor(name) }
    }

    /// The identifiers of the conditions, in the order in which they were added.
    public var identifiers: [String] { MainActor.assumeIsolated { [engine] in engine.identifiers } }

    /// Adds a condition, or replaces the one of an identifier; its first state is ``Event/State/unknown``.
    public func add(_ condition: any CLCondition, identifier: String) {
        add(condition, identifier: identifier, assuming: .unknown)
    }

    /// Adds a condition, or replaces the one of an identifier.
    ///
    /// - Parameter state: what the condition is taken to be: an event follows only if it differs.
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
        MainActor.assumeIsolated { [engine] in engine.add(condition, identifier, assuming: state, LocationService.current) }
    }

    /// Removes a condition and its record.
    public func remove(_ identifier: String) { MainActor.assumeIsolated { [engine] in engine.forget(identifier) } }

    /// Returns a condition and the last event that the app has received of it; nil without one of the identifier.
    public func record(for identifier: String) -> Record? { MainActor.assumeIsolated { [engine] in engine.record(for: identifier) } }

    /// The changes of conditions. An event that nobody awaits is kept for the next iteration.
    public nonisolated var events: Events { Events(monitor: self) }

    fileprivate func nextEvent() async -> Event? { await engine.nextEvent() }

    /// A condition and the last event that the app has received of it. > Contract: Core Location, CLMonitor.Record
    public struct Record: Sendable {
        /// What is observed.
        public let condition: any CLCondition
        /// The last event; its state is the assumed one before the first.
        public let lastEvent: Event
    }

    /// A change of a condition. > Contract: Core Location, CLMonitor.Event
    public struct Event: Sendable {
        /// What is known of a condition.
        public enum State: UInt, Sendable {
            /// Not known.
            case unknown = 0
            /// The device is in the area, or a beacon is near.
            case satisfied = 1
            /// The device is outside of the area, or no beacon is near.
            case unsatisfied = 2
            /// The condition is not observed; the event's other properties say why.
            case unmonitored = 3
        }

        /// The condition's identifier.
        public let identifier: String
        /// Whether the condition is true.
        public let state: State
        /// When that was found.
        public let date: Date
        /// What satisfies the condition more exactly: a beacon with its group and number. Nil for areas.
        public let refinement: (any CLCondition)?
        /// The user has refused.
        public let authorizationDenied: Bool
        /// Location services are off; false here.
        public let authorizationDeniedGlobally: Bool
        /// The device does not allow it; false here.
        public let authorizationRestricted: Bool
        /// The app is in the background without a permission or a session for it; such events are not sent here.
        public let insufficientlyInUse: Bool
        /// The user gives approximate locations only.
        public let accuracyLimited: Bool
        /// The condition is of another kind than those of `CLMonitor`.
        public let conditionUnsupported: Bool
        /// The app observes twenty other conditions already.
        public let conditionLimitExceeded: Bool
        /// The conditions cannot be stored.
        public let persistenceUnavailable: Bool
        /// A session is needed and none is held.
        public let serviceSessionRequired: Bool
        /// The user is being asked.
        public let authorizationRequestInProgress: Bool

        init(_ identifier: String, _ finding: ConditionFinding, date: Date) {
            (self.identifier, state, self.date) = (identifier, finding.state, date)
            refinement = finding.beacon.map {
                BeaconIdentityCondition(uuid: $0.uuid, major: $0.major, minor: $0.minor)
            }
            authorizationDenied = finding.reasons.contains(.denied)
            (authorizationDeniedGlobally, authorizationRestricted, insufficientlyInUse) = (false, false, false)
            accuracyLimited = finding.reasons.contains(.accuracyLimited)
            conditionUnsupported = finding.reasons.contains(.unsupported)
            conditionLimitExceeded = finding.reasons.contains(.limitExceeded)
            persistenceUnavailable = finding.reasons.contains(.notStored)
            serviceSessionRequired = finding.reasons.contains(.sessionRequired)
            authorizationRequestInProgress = finding.reasons.contains(.asking)
        }
    }

    /// A monitor's events, without end. > Contract: Core Location, CLMonitor.Events
    public struct Events: AsyncSequence, Sendable {
        fileprivate let monitor: CLMonitor

        /// Begins with the events that nobody has received.
        public func makeAsyncIterator() -> Iterator { Iterator(monitor: monitor) }

        /// One iteration.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let monitor: CLMonitor

            /// Waits for the next event; nil when its task is cancelled.
            public mutating func next() async throws -> Event? { await monitor.nextEvent() }

            /// Waits for the next event; nil when its task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Event? { await monitor.nextEvent() }
        }
    }
}
