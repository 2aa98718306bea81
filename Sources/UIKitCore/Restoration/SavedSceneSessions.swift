internal import Foundation
internal import ViewLayout

/// An app's scene sessions across launches: written in the background, read when the next launch connects its scenes.
///
/// > Contract: UIKit, UISceneSession.stateRestorationActivity; nothing is written for an app that provides no scene state.
@MainActor enum SavedSceneSessions {
    static let file = "Scenes.plist"

    /// Asks the scenes' delegates and writes their activities.
    static func save(_ scenes: [UIScene], _ store: RestorationStore, waiting: [UISceneSession] = []) {
        for scene in scenes { ask(scene) }
        write(scenes, store, waiting: waiting)
    }

    static func discard(_ store: RestorationStore) {
        store.write(nil, file)
        store.write(nil, StateRestorationEncoder.file)
    }

    /// Writes the last known activities. If several scenes are allowed, each is restored, with or without an activity.
    static func write(_ scenes: [UIScene], _ store: RestorationStore, waiting: [UISceneSession] = []) {
        let stage = ApplicationContext.current.stage
        let kept = stage.kept
        for session in scenes.map(\.session) + waiting {
            session.place = stage.isUsed ? kept.identifiers.firstIndex(of: session.persistentIdentifier) : nil
            session.dividerRestPosition = kept.rest
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
        delegate.scene(scene, didUpdate: activity)
        scene.session.stateRestorationActivity = SavedUserActivity.activity(SavedUserActivity.plist(activity))
    }

    static func data(of sessions: [UISceneSession]) -> Data? {
        let kept = sessions.map { session -> [String: Any] in
            var made: [String: Any] = ["identifier": session.persistentIdentifier, "role": session.role.rawValue]
            made["configuration"] = session.configuration.name
            made["activity"] = session.stateRestorationActivity.map(SavedUserActivity.plist)
            made["place"] = session.place
            made["divider"] = session.place.flatMap { _ in session.dividerRestPosition?.rawValue }
            made["userInfo"] = session.userInfo.flatMap { SavedPropertyListValue.plist($0) }
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
            session.stateRestorationActivity = (entry["activity"] as? [String: Any]).flatMap(SavedUserActivity.activity)
            session.place = entry["place"] as? Int
            session.dividerRestPosition = (entry["divider"] as? Int).flatMap(SplitScreenLayout.Rest.init(rawValue:))
            session.userInfo = entry["userInfo"].flatMap { SavedPropertyListValue.value($0) } as? [String: Any]
            return session
        }
    }
}
