public import Foundation

extension UIWindowScene {
    /// A scene's position and orientation.
    ///
    /// > Contract: UIKit, UIWindowScene.Geometry
    @preconcurrency @MainActor public final class Geometry: NSObject {
        private nonisolated let room: CGRect
        public nonisolated let interfaceOrientation: UIInterfaceOrientation
        public var coordinateSpace: any UICoordinateSpace { SceneSpace(room: room) }

        init(of scene: UIWindowScene) {
            (room, interfaceOrientation) = (scene.room, scene.interfaceOrientation)
            super.init()
        }

        public override nonisolated func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Geometry else { return false }
            return room == other.room && interfaceOrientation == other.interfaceOrientation
        }
        public override nonisolated var hash: Int { interfaceOrientation.rawValue }
    }

    /// The requesting scene, and the presentation style of the new one.
    @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// Every scene appears next to the requesting one.
        open var preferredPresentationStyle: PresentationStyle = .automatic {
            didSet { if preferredPresentationStyle == .prominent { UnimplementedSetting.report("preferredPresentationStyle", on: self) } }
        }

        public override init() { super.init() }
    }

    /// How a scene appears.
    public enum PresentationStyle: UInt, Sendable {
        case automatic = 0
        case standard = 1
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

    /// > Units: points of the scene.
    public var statusBarFrame: CGRect {
        var frame = UIApplication.shared.statusBarFrame
        if let room = scene?.stageRoom { frame.size.width = room.width }
        return frame
    }
    public var isStatusBarHidden: Bool { StatusBarAppearance.wanted(in: scene)?.hidden ?? StatusBarAppearance.hiddenByDefault }
    public var statusBarStyle: UIStatusBarStyle { StatusBarAppearance.wanted(in: scene)?.style ?? .default }
}
