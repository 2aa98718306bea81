internal import CoreGraphics
internal import Foundation

/// Resizes the windows that fill the screen or their scene's region: on rotation, or when the divider between two scenes moves.
///
/// > Contract: UIKit, CT-11, WN-9.
@MainActor struct WindowResizeTransition {
    private struct Filled {
        var window: UIWindow
        var space: CGRect
    }

    /// A scene's state before the change, for its delegate.
    private struct Before {
        var scene: UIWindowScene
        var geometry: UIWindowScene.Geometry
        var space: any UICoordinateSpace
        var traits: UITraitCollection
    }

    private let filled: [Filled]
    private let scenes: [Before]
    private let context: ApplicationContext
    private let orientation: UIInterfaceOrientation

    /// Records the current state.
    init(_ context: ApplicationContext) {
        self.context = context
        orientation = UIInterfaceOrientation(context.device.orientation)
        filled = context.windows.all.filter { $0.frame == $0.space }.map { Filled(window: $0, space: $0.space) }
        scenes = context.lifeCycle.scenes.compactMap { $0 as? UIWindowScene }.map { scene in
            Before(
                scene: scene, geometry: scene.effectiveGeometry, space: SceneCoordinateSpace(space: scene.space),
                traits: scene.traitCollection)
        }
    }

    /// Resizes the windows to their current regions.
    ///
    /// - Parameters:
    ///   - ready: called when everything was notified, before anything moves.
    ///   - along: further animations.
    func run(
        duration: TimeInterval, ready: () -> Void = {}, along: @escaping () -> Void = {}, completion: @escaping @MainActor () -> Void = {}
    ) {
        let groups = Self.groups(filled)
        let coordinators = groups.map { TransitionCoordinator(container: $0.first?.window, duration: duration) }
        let turn = CGAffineTransform(rotationAngle: Self.angle(from: orientation, to: UIInterfaceOrientation(context.device.orientation)))
        for (group, coordinator) in zip(groups, coordinators) {
            coordinator.targetTransform = turn
            for one in group { one.window.resizeCoordinator = coordinator }
        }
        for (group, coordinator) in zip(groups, coordinators) {
            for one in group { notify(one, coordinator) }
        }
        ready()
        let context = context
        for (index, (group, coordinator)) in zip(groups, coordinators).enumerated() {
            if index == 0 { coordinator.addCompletion { completion() } }
            coordinator.run {
                for one in group { one.window.frame = one.window.space }
                if index == 0 {
                    along()
                    for window in context.windows.all { ViewMargins.update(window) }
                }
            } layout: {
                for one in group { one.window.layoutIfNeeded() }
                if index == groups.count - 1 { InputViewHost.refresh(context) }
            } before: {
                if index == groups.count - 1 { for window in context.windows.all { ViewTraits.update(window) } }
            }
        }
        for before in scenes { Self.notify(before) }
    }

    /// The rotation angle of the interface, the shorter direction, clockwise. > Units: radians.
    private static func angle(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) -> CGFloat {
        let quarters = { (orientation: UIInterfaceOrientation) in
            switch orientation {
            case .landscapeRight: 1
            case .portraitUpsideDown: 2
            case .landscapeLeft: 3
            case .portrait, .unknown: 0
            }
        }
        let turns = (quarters(new) - quarters(old) + 4) % 4
        return CGFloat(turns == 3 ? -1 : turns) * .pi / 2
    }

    /// One coordinator for each scene's windows, including a scene without windows.
    private static func groups(_ filled: [Filled]) -> [[Filled]] {
        var groups: [[Filled]] = []
        for one in filled {
            if let index = groups.firstIndex(where: { $0.first?.window.windowScene === one.window.windowScene }) {
                groups[index].append(one)
            } else {
                groups.append([one])
            }
        }
        return groups.isEmpty ? [[]] : groups
    }

    private func notify(_ one: Filled, _ coordinator: TransitionCoordinator) {
        let window = one.window
        guard let root = window.rootViewController else { return }
        let changed = window.traitCollection.values.merging(window.surroundings.values)
        if changed != window.traitCollection.values { root.willTransition(to: UITraitCollection(values: changed), with: coordinator) }
        if one.space.size != window.space.size { root.viewWillTransition(to: window.space.size, with: coordinator) }
    }

    private static func notify(_ before: Before) {
        let scene = before.scene
        guard scene.activationState != .unattached,
            scene.effectiveGeometry != before.geometry || scene.traitCollection.values != before.traits.values,
            let delegate = scene.delegate as? any UIWindowSceneDelegate
        else { return }
        delegate.windowScene(
            scene, didUpdate: before.space, interfaceOrientation: before.geometry.interfaceOrientation, traitCollection: before.traits)
        if scene.effectiveGeometry != before.geometry { delegate.windowScene(scene, didUpdateEffectiveGeometry: before.geometry) }
    }
}

extension UIWindow {
    /// The region that the window may fill: the screen, or its scene's part of it. > Units: points of the scene.
    var space: CGRect { isSystem ? screen.bounds : scenePart?.coordinateSpace.bounds ?? screen.bounds }

    /// The origin of its coordinates on the screen.
    var sceneOrigin: CGPoint { isSystem ? .zero : scenePart?.space.origin ?? .zero }

    /// The part of the screen on which it is visible.
    var regionOnScreen: CGRect { space.offsetBy(dx: sceneOrigin.x, dy: sceneOrigin.y) }

    /// The inherited traits.
    var surroundings: UITraitCollection { isSystem ? screen.traitCollection : windowScene?.traitCollection ?? screen.traitCollection }

    /// The point is outside its scene. > Units: points of the screen.
    func isOutside(_ place: CGPoint) -> Bool { scenePart != nil && !isSystem && !regionOnScreen.contains(place) }

    private var scenePart: UIWindowScene? { windowScene.flatMap { $0.screenRegion == nil ? nil : $0 } }
}
