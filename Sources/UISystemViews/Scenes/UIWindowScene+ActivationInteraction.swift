internal import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

extension UIWindowScene {
    /// Opens a scene when the user pinches a view open. Without effect where the application or the device has one scene only.
    ///
    /// > Source: Apple, UIWindowScene.ActivationInteraction
    @preconcurrency @MainActor open class ActivationInteraction: NSObject, UIInteraction {
        /// Returns the scene to open for a place in the view, in points; nil opens none.
        public typealias ConfigurationProvider = (ActivationInteraction, CGPoint) -> ActivationConfiguration?

        /// The view that the interaction was added to.
        open private(set) weak var view: UIView?
        private let configurationProvider: ConfigurationProvider
        private let errorHandler: (any Error) -> Void
        private let pinch = UIPinchGestureRecognizer()

        private static let selector: Selector = {
            ObjCRuntime.register(ActivationInteraction.self, "handlePinch:") { target, _ in
                target.pinched()
                return nil
            }
            return Selector("handlePinch:")
        }()

        /// Creates an interaction, to be added with `UIView.addInteraction(_:)`.
        ///
        /// - Parameters:
        ///   - configurationProvider: asked once the user has pinched the view open.
        ///   - errorHandler: called if the scene is not opened.
        public init(configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void) {
            (self.configurationProvider, self.errorHandler) = (configurationProvider, errorHandler)
            super.init()
            pinch.addTarget(self, action: Self.selector)
        }

        open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(pinch) }
        open func didMove(to view: UIView?) {
            self.view = view
            view?.addGestureRecognizer(pinch)
        }

        private func pinched() {
            guard pinch.state == .ended, pinch.scale > 1 else { return }
            open(at: pinch.location(in: view))
        }

        /// The view was pinched open at a place.
        func open(at place: CGPoint) {
            guard UIApplication.shared.supportsMultipleScenes, let scene = configurationProvider(self, place) else { return }
            let handler = errorHandler
            scene.activate { handler($0) }
        }
    }
}
