internal import Foundation
internal import PhotoLibrary
internal import Synchronization
internal import UIKitCore

/// The app's observers of the library, which are notified of what changed for the app.
final class LibraryObservers: Sendable {
    private struct Weak: @unchecked Sendable {
        weak var observer: (any PHPhotoLibraryChangeObserver)?
    }
    private struct State {
        var observers: [Weak] = []
        /// What the app saw when it was told last.
        var known: PhotoLibraryContents?
    }
    private let state = Mutex(State())
    /// Observers are called one change after another.
    private let queue = DispatchQueue(label: "org.ferry.photos.observers")

    func add(_ observer: any PHPhotoLibraryChangeObserver, _ access: PhotoAccess) {
        let isFirst = state.withLock { state in
            state.observers.removeAll { $0.observer == nil }
            guard !state.observers.contains(where: { $0.observer === observer }) else { return false }
            state.observers.append(Weak(observer: observer))
            if state.known == nil { state.known = access.visible }
            return state.observers.count == 1
        }
        if isFirst { ApplicationContext.later { self.watch(access) } }
    }

    func remove(_ observer: any PHPhotoLibraryChangeObserver) {
        state.withLock { $0.observers.removeAll { $0.observer == nil || $0.observer === observer } }
    }

    /// Another app may have changed the library while this one was in the background.
    @MainActor private func watch(_ access: PhotoAccess) {
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: ApplicationContext.of(nil).application, queue: nil
        ) { [weak access] _ in
            guard let access else { return }
            access.observers.libraryChanged(access)
        }
    }

    /// Tells the observers if what the app sees is different.
    func libraryChanged(_ access: PhotoAccess) {
        let now = access.visible
        let told: (PHChange, [Weak])? = state.withLock { state in
            guard let before = state.known, !state.observers.isEmpty, before != now else { return nil }
            state.known = now
            return (PHChange(before: before, after: now), state.observers)
        }
        guard let (change, observers) = told else { return }
        queue.async { for one in observers { one.observer?.photoLibraryDidChange(change) } }
    }
}
