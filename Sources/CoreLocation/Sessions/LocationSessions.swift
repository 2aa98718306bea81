/// The sessions that an app holds: what it needs the location for.
@MainActor struct LocationSessions {
    private var services: [ObjectIdentifier: CLServiceSession.AuthorizationRequirement] = [:]
    private var purposes: [(session: ObjectIdentifier, key: String)] = []
    private var backgrounds: Set<ObjectIdentifier> = []

    /// Whether a service session is held.
    var isHeld: Bool { !services.isEmpty }
    /// Whether the app counts as in use while it is in the background.
    var keepsInUse: Bool { !backgrounds.isEmpty }
    /// Whether a session wants the location in the background too.
    var wantsAlways: Bool { services.values.contains(.always) }
    /// Whether a session wants a permission.
    var wantsPermission: Bool { services.values.contains { $0 != .none } }

    /// The purpose of the exact locations that a session needs; of the oldest of several.
    var accuracyPurpose: String? { purposes.first?.key }

    mutating func hold(
        _ session: ObjectIdentifier, _ requirement: CLServiceSession.AuthorizationRequirement, accuracy purpose: String? = nil
    ) {
        services[session] = requirement
        if let purpose { purposes.append((session, purpose)) }
    }
    mutating func holdInBackground(_ session: ObjectIdentifier) { backgrounds.insert(session) }
    mutating func release(_ session: ObjectIdentifier) {
        services[session] = nil
        purposes.removeAll { $0.session == session }
        backgrounds.remove(session)
    }
}

/// A session's place among those of its app; it is given up once, by the app or with the object.
final class LocationSessionToken: Sendable {
    let proxy = LocationServiceProxy()

    init(_ hold: @escaping @MainActor @Sendable (LocationService, ObjectIdentifier) -> Void) {
        let number = ObjectIdentifier(self)
        proxy.direct { hold($0, number) }
    }

    deinit { invalidate() }

    func invalidate() {
        let number = ObjectIdentifier(self)
        proxy.direct { service in service.changeSessions { $0.release(number) } }
    }
}
