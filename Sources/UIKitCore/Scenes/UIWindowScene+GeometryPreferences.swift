public import Foundation

extension UIWindowScene {
    /// An app's preferences for a scene's geometry; the nested classes are per platform.
    ///
    /// > Contract: UIKit, UIWindowScene.GeometryPreferences
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        fileprivate override init() { super.init() }

        /// For iPhone and iPad.
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            /// The interface rotates to one of them if needed; nil leaves it as it is.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() { super.init() }
            /// Creates preferences that rotate the interface to one of the orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }
}

@MainActor enum GeometryRequest {
    static func make(
        _ preferences: UIWindowScene.GeometryPreferences, for scene: UIWindowScene, _ errorHandler: ((any Error) -> Void)?
    ) {
        guard let wanted = (preferences as? UIWindowScene.GeometryPreferences.iOS)?.interfaceOrientations else { return }
        guard let error = InterfaceOrientations.request(wanted, for: scene), let errorHandler else { return }
        scene.applicationContext.beforeNextLayout { errorHandler(error) }
    }
}
