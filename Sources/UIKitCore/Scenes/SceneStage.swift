internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import ViewLayout

/// The scenes of an application that are to be seen: one, or on a pad two side by side, each with its windows on a surface of its own.
///
/// Unused, all scenes have the whole screen and windows lie on it themselves.
/// > Isolation: the main thread. The geometry is `SceneSplit`'s.
@MainActor package final class SceneStage {
    /// From left to right.
    private(set) var scenes: [UIWindowScene] = []
    private var rest = SceneSplit.Rest.half
    private var surfaces: [ObjectIdentifier: SceneSurface] = [:]
    private var divider: SceneDividerWindow?
    /// Tests have no `Info.plist`.
    package var allowsSeveral = SceneManifest.allowsSeveralScenes

    package init() {}

    /// The application may show several scenes on this device.
    var isUsed: Bool {
        let context = ApplicationContext.current
        return allowsSeveral && context.device.idiom == .pad && !context.declaration.requiresFullScreen
    }
    var isSplit: Bool { scenes.count > 1 }
    var split: SceneSplit { SceneSplit(screen: UIScreen.main.bounds.size, rest: rest) }

    func shows(_ scene: UIScene?) -> Bool { scenes.contains { $0 === scene } }

    /// Where the scene lies, in points of the screen; nil where it has all of it.
    private func room(of scene: UIWindowScene) -> CGRect? {
        guard isSplit, let index = scenes.firstIndex(where: { $0 === scene }) else { return nil }
        let rooms = split.rooms
        return index == 0 ? rooms.left : rooms.right
    }

    // MARK: Surfaces

    /// What a window's layer lies on; nil for the screen itself.
    func surface(of window: UIWindow) -> UIView? {
        guard isUsed, !window.isSystem, let scene = window.windowScene else { return nil }
        return surface(of: scene)
    }

    private func surface(of scene: UIWindowScene) -> SceneSurface {
        if let known = surfaces[ObjectIdentifier(scene)] { return known }
        let made = SceneSurface(frame: scene.room)
        surfaces[ObjectIdentifier(scene)] = made
        return made
    }

    func clear() {
        for surface in surfaces.values { LayerContext.main.removeRoot(surface.layer) }
        divider.map { LayerContext.main.removeRoot($0.layer) }
        (surfaces, scenes, divider) = ([:], [], nil)
    }

    /// Rooms for the scenes there are now, told to nobody.
    func updateRooms() {
        for scene in scenes { scene.stageRoom = room(of: scene) }
    }

    /// Surfaces and divider go to their places.
    func placeSurfaces() {
        for scene in scenes { surface(of: scene).place(scene.room) }
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

    // MARK: Who is on stage

    /// At the launch, before anyone is connected: nothing moves, nobody is told.
    func set(_ scenes: [UIWindowScene], rest: SceneSplit.Rest = .half) {
        self.scenes = scenes
        self.rest = rest == .left || rest == .right ? .half : rest
        updateRooms()
        for scene in scenes { LayerContext.main.addRoot(surface(of: scene).layer, at: 0) }
        placeSurfaces()
    }

    /// Makes room for a scene beside another, in the middle of the screen's width at first.
    ///
    /// The one that was there goes; it is the caller's to tell it.
    func admit(_ scene: UIWindowScene, beside requesting: UIWindowScene?) -> UIWindowScene? {
        let partner = requesting.flatMap { shows($0) ? $0 : nil } ?? ApplicationContext.current.windows.key?.windowScene ?? scenes.first
        let leaving = isSplit ? scenes.first { $0 !== partner } : nil
        let isLeft = leaving != nil && scenes.first === leaving
        leaving.map(takeOff)
        if leaving == nil { rest = .half }
        let before = RoomChange(ApplicationContext.current)
        scenes.insert(scene, at: isLeft ? 0 : scenes.count)
        rest = fitting(rest)
        // Who is there makes room later, before a person's eyes.
        scene.stageRoom = room(of: scene)
        UIView.performWithoutAnimation { before.run(duration: 0) }
        let surface = surface(of: scene)
        surface.place(isLeft ? scene.room.offsetBy(dx: -scene.room.width, dy: 0) : scene.room.offsetBy(dx: scene.room.width, dy: 0))
        LayerContext.main.addRoot(surface.layer, at: 0)
        return leaving
    }

    /// The newcomer slides in, and who was alone makes room.
    func bringIn() { change(duration: SceneMetrics.duration) {} }

    /// The scene leaves the stage; the other has the screen. > Parameters: way: where its picture goes meanwhile.
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
            if !self.shows(scene) { self.takeOff(scene) }
            surface.alpha = 1
            then()
        }
    }

    /// Off the side it is at.
    func dismissSideways(_ scene: UIWindowScene) { dismiss(scene, way: CGVector(dx: scenes.first === scene ? -1 : 1, dy: 0)) }

    private func takeOff(_ scene: UIWindowScene) {
        scenes.removeAll { $0 === scene }
        LayerContext.main.removeRoot(surface(of: scene).layer)
    }

    /// The scene is no more.
    func forget(_ scene: UIWindowScene) {
        takeOff(scene)
        surfaces[ObjectIdentifier(scene)] = nil
    }

    // MARK: The divider

    /// The divider follows a finger: pictures of the scenes are pressed and stretched until it is let go of.
    func drag(to middle: CGFloat) {
        guard isSplit else { return }
        let (bar, width) = (SceneSplit.dividerWidth, split.screen.width)
        let place = min(max(middle, 0), width) - bar / 2
        surface(of: scenes[0]).press(into: CGRect(x: 0, y: 0, width: max(1, place), height: split.screen.height))
        let right = CGRect(x: place + bar, y: 0, width: max(1, width - place - bar), height: split.screen.height)
        surface(of: scenes[1]).press(into: right)
    }

    func endDrag(at middle: CGFloat, velocity: CGFloat) { settle(split.rest(from: middle, velocity: velocity)) }

    func settle(_ new: SceneSplit.Rest) {
        guard isSplit else { return }
        switch new {
        case .left: ApplicationLifeCycle.sendBehind(scenes[0])
        case .right: ApplicationLifeCycle.sendBehind(scenes[1])
        case .third, .half, .twoThirds:
            // Halves that an upright screen shows as two thirds are halves again when the device turns back.
            let new = fitting(new)
            change(duration: SceneMetrics.settle) { if new != self.split.rest { self.rest = new } }
        }
    }

    /// The nearest rest at which both scenes are as small and as large as they may be; without one, what was wanted.
    private func fitting(_ wanted: SceneSplit.Rest) -> SceneSplit.Rest {
        guard isSplit else { return wanted }
        let (screen, limits) = (UIScreen.main.bounds.size, scenes.map(\.ownRestrictions))
        let plain = SceneSplit(screen: screen, rest: wanted)
        let able = plain.rests.filter { rest in
            guard rest != .left, rest != .right else { return false }
            let rooms = SceneSplit(screen: screen, rest: rest).rooms
            return limits[0].allows(width: rooms.left.width) && limits[1].allows(width: rooms.right.width)
        }
        if able.contains(plain.rest) { return wanted }
        let middle = plain.middle(at: plain.rest)
        return able.min { abs(plain.middle(at: $0) - middle) < abs(plain.middle(at: $1) - middle) } ?? wanted
    }

    /// A scene may not be as small or as large any more as it is.
    func restrictionsChanged() {
        let new = fitting(rest)
        if isSplit, new != rest { settle(new) }
    }

    /// Changes who is where; controllers, traits and windows follow along.
    private func change(
        duration: TimeInterval, _ change: () -> Void, along: @escaping () -> Void = {}, completion: @escaping @MainActor () -> Void = {}
    ) {
        let rooms = RoomChange(ApplicationContext.current)
        change()
        updateRooms()
        rooms.run(duration: duration) {
            self.placeSurfaces()
            along()
        } completion: {
            completion()
        }
        StatusBarAppearance.update()
    }

    /// How the scenes lie, for the next launch.
    var kept: (identifiers: [String], rest: SceneSplit.Rest) { (scenes.map(\.session.persistentIdentifier), rest) }
}

/// > Units: seconds (R).
enum SceneMetrics {
    static let duration: TimeInterval = 0.5
    static let settle: TimeInterval = 0.35
    static let cover: TimeInterval = 0.2
}

/// What the windows of a scene lie on; nothing of them shows outside.
final class SceneSurface: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func place(_ room: CGRect) {
        transform = .identity
        frame = room
    }

    /// Shows what is on it in another room, unchanged inside.
    func press(into room: CGRect) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        center = CGPoint(x: room.midX, y: room.midY)
        transform = CGAffineTransform(scaleX: room.width / bounds.width, y: room.height / bounds.height)
    }
}
