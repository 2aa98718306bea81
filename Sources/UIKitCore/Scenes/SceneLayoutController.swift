internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import ViewLayout

/// The visible scenes of an application: one, or two side by side on an iPad, each with its windows on its own surface.
///
/// If inactive, all scenes have the whole screen, and windows are placed on it directly.
/// > Isolation: the main thread. `SplitScreenLayout` computes the geometry.
@MainActor package final class SceneLayoutController {
    /// From left to right.
    private(set) var scenes: [UIWindowScene] = []
    private var rest = SplitScreenLayout.Rest.half
    private var surfaces: [ObjectIdentifier: SceneSurface] = [:]
    private var divider: SceneDividerWindow?
    /// Tests have no `Info.plist`.
    package var allowsSeveral = SceneManifest.allowsSeveralScenes

    package init() {}

    weak var owner: ApplicationContext?
    private var context: ApplicationContext { owner ?? .current }

    /// The application can show several scenes on this device.
    var isUsed: Bool {
        let context = context
        return allowsSeveral && context.device.idiom == .pad && !context.declaration.requiresFullScreen
    }
    var isSplit: Bool { scenes.count > 1 }
    var split: SplitScreenLayout { SplitScreenLayout(screen: context.screen.bounds.size, rest: rest) }

    func shows(_ scene: UIScene?) -> Bool { scenes.contains { $0 === scene } }

    /// The scene's region in points of the screen; nil if it has the whole screen.
    private func space(of scene: UIWindowScene) -> CGRect? {
        guard isSplit, let index = scenes.firstIndex(where: { $0 === scene }) else { return nil }
        let spaces = split.spaces
        return index == 0 ? spaces.left : spaces.right
    }

    // MARK: Surfaces

    /// The surface of a window's layer; nil for the screen itself.
    func surface(of window: UIWindow) -> UIView? {
        guard isUsed, !window.isSystem, let scene = window.windowScene else { return nil }
        return surface(of: scene)
    }

    private func surface(of scene: UIWindowScene) -> SceneSurface {
        if let known = surfaces[ObjectIdentifier(scene)] { return known }
        let made = SceneSurface(frame: scene.space)
        surfaces[ObjectIdentifier(scene)] = made
        return made
    }

    func clear() {
        for surface in surfaces.values { context.layers.removeRoot(surface.layer) }
        divider.map { context.layers.removeRoot($0.layer) }
        (surfaces, scenes, divider) = ([:], [], nil)
    }

    /// Updates the regions of the current scenes, without notifications.
    func updateSceneRegions() {
        for scene in scenes { scene.screenRegion = space(of: scene) }
    }

    /// Lays out surfaces and divider.
    func placeSurfaces() {
        for scene in scenes { surface(of: scene).place(scene.space) }
        placeDivider()
    }

    private func placeDivider() {
        guard let place = split.divider, isSplit else {
            divider?.isHidden = true
            divider = nil
            return
        }
        let window = divider ?? SceneDividerWindow(stage: self)
        divider = window
        window.frame = UIScreen.main.bounds
        window.place(place)
        window.isHidden = false
    }

    // MARK: Visible scenes

    /// At launch, before any scene is connected: nothing moves, no notifications.
    func set(_ scenes: [UIWindowScene], rest: SplitScreenLayout.Rest = .half) {
        self.scenes = scenes
        self.rest = rest == .left || rest == .right ? .half : rest
        updateSceneRegions()
        for scene in scenes { context.layers.addRoot(surface(of: scene).layer, at: 0) }
        placeSurfaces()
    }

    /// Makes space for a scene next to another, initially half of the width.
    ///
    /// Returns the scene that it replaces, which the caller notifies.
    func admit(_ scene: UIWindowScene, nextTo requesting: UIWindowScene?) -> UIWindowScene? {
        let partner = requesting.flatMap { shows($0) ? $0 : nil } ?? context.windows.key?.windowScene ?? scenes.first
        let leaving = isSplit ? scenes.first { $0 !== partner } : nil
        let isLeft = leaving != nil && scenes.first === leaving
        leaving.map(removeScene)
        if leaving == nil { rest = .half }
        let before = WindowResizeTransition(context)
        scenes.insert(scene, at: isLeft ? 0 : scenes.count)
        rest = fitting(rest)
        // The existing scene shrinks later, in an animation.
        scene.screenRegion = space(of: scene)
        UIView.performWithoutAnimation { before.run(duration: 0) }
        let surface = surface(of: scene)
        surface.place(isLeft ? scene.space.offsetBy(dx: -scene.space.width, dy: 0) : scene.space.offsetBy(dx: scene.space.width, dy: 0))
        context.layers.addRoot(surface.layer, at: 0)
        return leaving
    }

    /// The new scene slides in, and a single scene shrinks.
    func animateIn() { change(duration: SceneMetrics.duration) {} }

    /// Removes the scene; the other gets the screen. > Parameters: way: the direction in which its image leaves.
    func dismiss(_ scene: UIWindowScene, way: CGVector, then: @escaping @MainActor () -> Void = {}) {
        guard shows(scene) else { return then() }
        let surface = surface(of: scene)
        change(duration: SceneMetrics.duration) {
            self.scenes.removeAll { $0 === scene }
        } along: {
            surface.frame.origin.x += way.dx * surface.bounds.width
            surface.frame.origin.y += way.dy * surface.bounds.height
            if way == .zero { surface.alpha = 0 }
        } completion: {
            if !self.shows(scene) { self.removeScene(scene) }
            surface.alpha = 1
            then()
        }
    }

    /// Off its side of the screen.
    func dismissSideways(_ scene: UIWindowScene) { dismiss(scene, way: CGVector(dx: scenes.first === scene ? -1 : 1, dy: 0)) }

    private func removeScene(_ scene: UIWindowScene) {
        scenes.removeAll { $0 === scene }
        context.layers.removeRoot(surface(of: scene).layer)
    }

    /// The scene was destroyed.
    func forget(_ scene: UIWindowScene) {
        removeScene(scene)
        surfaces[ObjectIdentifier(scene)] = nil
    }

    // MARK: Divider

    /// The divider follows a touch: images of the scenes are scaled until it is released.
    func drag(to middle: CGFloat) {
        guard isSplit else { return }
        let (bar, width) = (SplitScreenLayout.dividerWidth, split.screen.width)
        let place = min(max(middle, 0), width) - bar / 2
        surface(of: scenes[0]).press(into: CGRect(x: 0, y: 0, width: max(1, place), height: split.screen.height))
        let right = CGRect(x: place + bar, y: 0, width: max(1, width - place - bar), height: split.screen.height)
        surface(of: scenes[1]).press(into: right)
    }

    func endDrag(at middle: CGFloat, velocity: CGFloat) { settle(split.rest(from: middle, velocity: velocity)) }

    func settle(_ new: SplitScreenLayout.Rest) {
        guard isSplit else { return }
        switch new {
        case .left: ApplicationLifeCycle.sendBehind(scenes[0])
        case .right: ApplicationLifeCycle.sendBehind(scenes[1])
        case .third, .half, .twoThirds:
            // Halves that portrait shows as two thirds are halves again when the device rotates back.
            let new = fitting(new)
            change(duration: SceneMetrics.settle) { if new != self.split.rest { self.rest = new } }
        }
    }

    /// The nearest divider position that satisfies both scenes' size restrictions; without one, the requested position.
    private func fitting(_ wanted: SplitScreenLayout.Rest) -> SplitScreenLayout.Rest {
        guard isSplit else { return wanted }
        let (screen, limits) = (UIScreen.main.bounds.size, scenes.map(\.storedSizeRestrictions))
        let plain = SplitScreenLayout(screen: screen, rest: wanted)
        let able = plain.rests.filter { rest in
            guard rest != .left, rest != .right else { return false }
            let spaces = SplitScreenLayout(screen: screen, rest: rest).spaces
            return limits[0].allows(width: spaces.left.width) && limits[1].allows(width: spaces.right.width)
        }
        if able.contains(plain.rest) { return wanted }
        let middle = plain.middle(at: plain.rest)
        return able.min { abs(plain.middle(at: $0) - middle) < abs(plain.middle(at: $1) - middle) } ?? wanted
    }

    /// A scene's size restrictions changed.
    func restrictionsChanged() {
        let new = fitting(rest)
        if isSplit, new != rest { settle(new) }
    }

    /// Changes the layout; controllers, traits and windows follow.
    private func change(
        duration: TimeInterval, _ change: () -> Void, along: @escaping () -> Void = {}, completion: @escaping @MainActor () -> Void = {}
    ) {
        let spaces = WindowResizeTransition(context)
        change()
        updateSceneRegions()
        spaces.run(duration: duration) {
            self.placeSurfaces()
            along()
        } completion: {
            completion()
        }
        StatusBarAppearance.update()
    }

    /// The layout of the scenes, for the next launch.
    var kept: (identifiers: [String], rest: SplitScreenLayout.Rest) { (scenes.map(\.session.persistentIdentifier), rest) }
}

/// > Units: seconds (R).
enum SceneMetrics {
    static let duration: TimeInterval = 0.5
    static let settle: TimeInterval = 0.35
    static let cover: TimeInterval = 0.2
}

/// The view that contains a scene's windows, and clips them.
final class SceneSurface: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func place(_ space: CGRect) {
        transform = .identity
        frame = space
    }

    /// Scales its content into another region, unchanged inside.
    func press(into space: CGRect) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        center = CGPoint(x: space.midX, y: space.midY)
        transform = CGAffineTransform(scaleX: space.width / bounds.width, y: space.height / bounds.height)
    }
}
