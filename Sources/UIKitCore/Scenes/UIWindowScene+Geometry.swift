public import Foundation

extension UIWindowScene {
    /// A scene's position and orientation.
    ///
    /// > Contract: UIKit, UIWindowScene.Geometry
    @preconcurrency @MainActor public final class Geometry: NSObject {
        private nonisolated let space: CGRect
        /// The orientation of the scene's interface.
        public nonisolated let interfaceOrientation: UIInterfaceOrientation
        /// The scene's coordinates, for converting to the screen's.
        public var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(space: space) }

        init(of scene: UIWindowScene) {
            (space, interfaceOrientation) = (scene.space, scene.interfaceOrientation)
            super.init()
        }

        public override nonisolated func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Geometry else { return false }
            return space == other.space && interfaceOrientation == other.interfaceOrientation
        }
        public override nonisolated var hash: Int { interfaceOrientation.rawValue }
    }

    /// The requesting scene, and the presentation style of the new one.
    @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// Every scene appears next to the requesting one.
        open var preferredPresentationStyle: PresentationStyle = .automatic {
            didSet { if preferredPresentationStyle == .prominent { UnimplementedSetting.report("preferredPresentationStyle", on: self) } }
        }

        /// Where the new scene appears; nil, the default, leaves it to the system.
        ///
        /// Every scene appears next to the requesting one: the log reports once that a prominent placement has no effect.
        /// > Source: Apple, UIWindowScene.ActivationRequestOptions.placement
        open var placement: UIWindowScenePlacement? {
            didSet { if placement is UIWindowSceneProminentPlacement { UnimplementedSetting.report("placement", on: self) } }
        }

        public override init() { super.init() }
    }

    /// How a new scene appears.
    public enum PresentationStyle: UInt, Sendable {
        /// Next to the requesting scene.
        case automatic = 0
        /// Next to the requesting scene.
        case standard = 1
        /// In the middle above the others on iOS; next to the requesting scene here, which the log reports once.
        case prominent = 2
    }
}

/// The status bar's appearance in a scene.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The frame of the status bar, as wide as the scene; zero while it is hidden.
    ///
    /// > Units: points of the scene.
    public var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        var frame = UIApplication.shared.statusBarSpace
        if let space = scene?.screenRegion { frame.size.width = space.width }
        return frame
    }
    /// Whether the controller that decides on the status bar hides it.
    public var isStatusBarHidden: Bool { StatusBarAppearance.wanted(in: scene)?.hidden ?? StatusBarAppearance.hiddenByDefault }
    /// Whether the status bar's text is dark or light.
    public var statusBarStyle: UIStatusBarStyle { StatusBarAppearance.wanted(in: scene)?.style ?? .default }
}
