internal import Foundation
internal import QuartzCore

/// The windows of an application, back to front, and the key window.
///
/// > Contract: UIKit, WN-2, WN-3, WN-5, WN-6.
@MainActor package final class WindowStack {
    private struct Entry { weak var window: UIWindow? }

    weak var owner: ApplicationContext?
    private var context: ApplicationContext { owner ?? .current }

    private var known: [Entry] = []
    /// The visible ones, back to front: by level, then by when they were shown.
    package var visible: [UIWindow] {
        let stage = context.stage
        guard stage.isUsed else { return all(shown) }
        return all(shown).filter { $0.isSystem || $0.windowScene == nil || stage.shows($0.windowScene) }
    }
    private var shown: [Entry] = []
    package private(set) weak var key: UIWindow?

    package init() {}

    /// Every window.
    package var all: [UIWindow] {
        known.removeAll { $0.window == nil }
        return known.compactMap(\.window)
    }

    func register(_ window: UIWindow) { known.append(Entry(window: window)) }

    /// Whether a window of the app was deallocated.
    var hasReleased = false

    func show(_ window: UIWindow) {
        if shows(window) { return }
        place(window)
        if !window.isSystem { context.missingWindow.windowShown(context) }
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
    }

    func hide(_ window: UIWindow) {
        guard shows(window) else { return }
        remove(window)
        attachLayer(window.layer)
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
        if key === window { makeKey(visible.last { $0.canBecomeKey }) }
    }

    func levelChanged(_ window: UIWindow) {
        guard shows(window) else { return }
        remove(window)
        place(window)
    }

    /// It moved to another surface, with other traits.
    func sceneChanged(_ window: UIWindow) {
        remove(window)
        attachLayer(window.layer)
        place(window)
        ViewTraits.update(window)
        ViewMargins.update(window)
    }

    /// Whether it was shown and not hidden since; its scene may be in the background.
    func shows(_ window: UIWindow) -> Bool { shown.contains { $0.window === window } }

    private func all(_ entries: [Entry]) -> [UIWindow] { entries.compactMap(\.window) }

    /// > Contract: WN-5. A window that is not on screen cannot be key.
    func makeKey(_ window: UIWindow?) {
        guard key !== window, window.map(WindowRoot.hasPosition) ?? true else { return }
        if let old = key {
            key = nil
            leave(old, for: window)
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        guard let window else { return }
        key = window
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        if let responder = window.currentFirstResponder { FirstResponder.reportKeyboard(for: responder) }
    }

    /// The user switched to another scene: its input views are removed, and the key window is remembered.
    private func leave(_ old: UIWindow, for window: UIWindow?) {
        guard let scene = old.windowScene, scene !== window?.windowScene, !old.isSystem else { return }
        scene.lastKey = old
        if old.applicationContext.stage.isUsed, old.currentFirstResponder != nil { InputViewHost.update(for: nil, in: old) }
    }

    /// A touch began in a window: its scene gets the keys from now on.
    func follow(_ window: UIWindow) {
        guard window.applicationContext.stage.isSplit, !window.isSystem, let scene = window.windowScene, key?.windowScene !== scene else {
            return
        }
        makeKey(scene.keyWindow ?? visible.last { $0.windowScene === scene && $0.canBecomeKey })
    }

    /// The frontmost view that receives a touch. > Units: points of the screen.
    func hit(at place: CGPoint, with event: UIEvent) -> (window: UIWindow, view: UIView)? {
        for window in visible.reversed() where !window.isOutside(place) {
            if let view = window.hitTest(window.convert(place, from: nil as UIWindow?), with: event) { return (window, view) }
        }
        return nil
    }

    /// A window was deallocated, on screen or not: removes its layer.
    func released(_ layer: CALayer) {
        shown.removeAll { $0.window == nil }
        // A deallocation does not know the task it happens in.
        context.perform {
            attachLayer(layer)
            if key == nil { makeKey(visible.last { $0.canBecomeKey }) }
        }
    }

    private func attachLayer(_ layer: CALayer) {
        context.layers.removeRoot(layer)
        if layer.superlayer != nil { layer.removeFromSuperlayer() }
    }

    private func remove(_ window: UIWindow) { shown.removeAll { $0.window === window || $0.window == nil } }

    private func place(_ window: UIWindow) {
        shown.removeAll { $0.window == nil }
        window.shownBy = self
        let index = all(shown).lastIndex { $0.windowLevel <= window.windowLevel }.map { $0 + 1 } ?? 0
        shown.insert(Entry(window: window), at: index)
        let stage = window.applicationContext.stage
        if let surface = stage.surface(of: window) {
            let below = all(Array(shown.prefix(index))).filter { stage.surface(of: $0) === surface }
            return surface.layer.insertSublayer(window.layer, at: UInt32(below.count))
        }
        // Below the layer of the next window, whatever else is on screen.
        let next = all(Array(shown.dropFirst(index + 1))).first { stage.surface(of: $0) == nil }?.layer
        let place = next.flatMap { layer in context.layers.roots.firstIndex { $0 === layer } }
        context.layers.addRoot(window.layer, at: place ?? .max)
    }
}
