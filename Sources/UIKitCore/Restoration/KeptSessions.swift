internal import Foundation
internal import ViewLayout

/// An app's scene sessions across launches: written in the background, read when the next launch connects its scenes.
///
/// > Contract: UIKit, UISceneSession.stateRestorationActivity; nothing is written for an app that provides no scene state.
@MainActor enum KeptSessions {
    static let file = "Scenes.plist"

    /// Asks the scenes' delegates and writes their activities.
    static func save(_ scenes: [UIScene], _ store: RestorationStore, waiting: [UISceneSession] = []) {
        for scene in scenes { ask(scene) }
        write(scenes, store, waiting: waiting)
    }

    static func discard(_ store: RestorationStore) {
        store.write(nil, file)
        store.write(nil, InterfaceKeeper.file)
    }

    /// Writes the last known activities. If several scenes are allowed, each is restored, with or without an activity.
    static func write(_ scenes: [UIScene], _ store: RestorationStore, waiting: [UISceneSession] = []) {
        let stage = ApplicationContext.current.stage
        let kept = stage.kept
        for session in scenes.map(\.session) + waiting {
            session.place = stage.isUsed ? kept.identifiers.firstIndex(of: session.persistentIdentifier) : nil
            session.dividerRest = kept.rest
        }
        let sessions = (scenes.map(\.session) + waiting).filter {
            stage.isUsed || $0.stateRestorationActivity != nil || $0.userInfo?.isEmpty == false
        }
        store.write(sessions.isEmpty ? nil : data(of: sessions), file)
    }

    /// The delegate's activity is updated by its responders and its own delegate, and copied.
    static func ask(_ scene: UIScene) {
        guard let delegate = scene.delegate else { return }
        guard let activity = delegate.stateRestorationActivity(for: scene) else {
            scene.session.stateRestorationActivity = nil
            return
        }
        activity.save()
        scene.session.stateRestorationActivity = KeptActivity.activity(KeptActivity.plist(activity))
    }

    static func data(of sessions: [UISceneSession]) -> Data? {
        let kept = sessions.map { session -> [String: Any] in
            var made: [String: Any] = ["identifier": session.persistentIdentifier, "role": session.role.rawValue]
            made["configuration"] = session.configuration.name
            made["activity"] = session.stateRestorationActivity.map(KeptActivity.plist)
            made["place"] = session.place
            made["divider"] = session.place.flatMap { _ in session.dividerRest?.rawValue }
            made["userInfo"] = session.userInfo.flatMap { KeptValue.plist($0) }
            return made
        }
        return try? PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0)
    }

    /// The saved sessions; empty if they cannot be read.
    static func sessions(in store: RestorationStore) -> [UISceneSession] {
        guard let data = store.read(file),
            let kept = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
        else { return [] }
        return kept.compactMap { entry in
            guard let identifier = entry["identifier"] as? String, !identifier.isEmpty, let role = entry["role"] as? String else {
                return nil
            }
            let configuration = UISceneConfiguration(name: entry["configuration"] as? String, sessionRole: .init(rawValue: role))
            let session = UISceneSession(role: .init(rawValue: role), configuration: configuration, identifier: identifier)
            session.stateRestorationActivity = (entry["activity"] as? [String: Any]).flatMap(KeptActivity.activity)
            session.place = entry["place"] as? Int
            session.dividerRest = (entry["divider"] as? Int).flatMap(SceneSplit.Rest.init(rawValue:))
            session.userInfo = entry["userInfo"].flatMap { KeptValue.value($0) } as? [String: Any]
            return session
        }
    }
}
