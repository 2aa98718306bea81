internal import Foundation
internal import QuartzCore

/// The windows of an application, back to front, and which of them is key.
///
/// > Contract: UIKit, WN-2, WN-3, WN-5, WN-6.
@MainActor package final class WindowStack {
    private struct Entry { weak var window: UIWindow? }

    private var known: [Entry] = []
    /// Those on screen, back to front: by level, then by when they were shown.
    package var visible: [UIWindow] { shown.compactMap(\.window) }
    private var shown: [Entry] = []
    package private(set) weak var key: UIWindow?

    package init() {}

    /// Every window there is.
    package var all: [UIWindow] {
        known.removeAll { $0.window == nil }
        return known.compactMap(\.window)
    }

    func register(_ window: UIWindow) { known.append(Entry(window: window)) }

    func show(_ window: UIWindow) {
        if visible.contains(where: { $0 === window }) { return }
        place(window)
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
    }

    func hide(_ window: UIWindow) {
        guard visible.contains(where: { $0 === window }) else { return }
        remove(window)
        LayerContext.main.removeRoot(window.layer)
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
        if key === window { makeKey(visible.last { $0.canBecomeKey }) }
    }

    func levelChanged(_ window: UIWindow) {
        guard visible.contains(where: { $0 === window }) else { return }
        remove(window)
        place(window)
    }

    /// > Contract: WN-5. A window that has no place on screen is not key.
    func makeKey(_ window: UIWindow?) {
        guard key !== window, window.map(WindowRoot.hasPlace) ?? true else { return }
        if let old = key {
            key = nil
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        guard let window else { return }
        key = window
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        if let responder = window.currentFirstResponder { FirstResponder.reportKeyboard(for: responder) }
    }

    /// The frontmost view that takes a touch. > Units: points of the screen.
    func hit(at place: CGPoint, with event: UIEvent) -> (window: UIWindow, view: UIView)? {
        for window in visible.reversed() {
            if let view = window.hitTest(window.convert(place, from: nil as UIWindow?), with: event) { return (window, view) }
        }
        return nil
    }

    /// A window's last owner let go of it: like any object's, its life ends there, on screen or not.
    func released(_ layer: CALayer) {
        shown.removeAll { $0.window == nil }
        LayerContext.main.removeRoot(layer)
        if key == nil { makeKey(visible.last { $0.canBecomeKey }) }
    }

    private func remove(_ window: UIWindow) { shown.removeAll { $0.window === window || $0.window == nil } }

    private func place(_ window: UIWindow) {
        shown.removeAll { $0.window == nil }
        let index = visible.lastIndex { $0.windowLevel <= window.windowLevel }.map { $0 + 1 } ?? 0
        shown.insert(Entry(window: window), at: index)
        // Below the layer of the next window, whatever else there is on screen.
        let next = shown.dropFirst(index + 1).first?.window?.layer
        let place = next.flatMap { layer in LayerContext.main.roots.firstIndex { $0 === layer } }
        LayerContext.main.addRoot(window.layer, at: place ?? .max)
    }
}
