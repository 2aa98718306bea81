public import Foundation

extension UIWindowScene {
    /// How an app wants a scene to lie; the classes within say it for a platform.
    ///
    /// > Contract: UIKit, UIWindowScene.GeometryPreferences
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        fileprivate override init() { super.init() }

        /// For phones and pads.
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            /// The interface turns to one of them, where it lies otherwise; nil leaves it as it is.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() { super.init() }
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
        ApplicationContext.current.beforeNextLayout { errorHandler(error) }
    }
}
