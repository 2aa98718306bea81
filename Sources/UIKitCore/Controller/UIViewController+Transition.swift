public import CoreGraphics
public import Foundation

extension UIViewController {
    /// How a controller appears and disappears: when it is presented, instead of its `modalTransitionStyle`; a zoom also when it is pushed.
    ///
    /// > Source: Apple, UIViewController.Transition
    @preconcurrency @MainActor public final class Transition: NSObject {
        let style: UIModalTransitionStyle
        /// What a zoom needs; nil for the others.
        let zoom: Zoom?

        /// The options of a zoom, and where it begins.
        struct Zoom {
            let options: ZoomOptions
            let source: (ZoomSourceViewProviderContext) -> UIView?
        }

        private init(_ style: UIModalTransitionStyle, zoom: Zoom? = nil) {
            (self.style, self.zoom) = (style, zoom)
            super.init()
        }

        /// The controller comes from below.
        public static var coverVertical: Self { Self(.coverVertical) }
        /// The presenter turns around a vertical axis, with the controller on its back.
        public static var flipHorizontal: Self { Self(.flipHorizontal) }
        /// The controller fades in.
        public static var crossDissolve: Self { Self(.crossDissolve) }
        /// A corner of the presenter curls up; in Ferry, which reports it, the controller comes from below.
        public static var partialCurl: Self { Self(.partialCurl) }

        /// The controller grows out of a view, and shrinks back into it.
        ///
        /// It is for controllers that are pushed onto a navigation stack, or presented in full screen; a sheet or popover appears as without
        /// it. The user dismisses the controller by dragging it down.
        ///
        /// - Parameters:
        ///   - options: settings; nil takes the defaults.
        ///   - sourceViewProvider: returns the view to zoom from and to, each time; nil is the centre of the screen.
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            let copied = options?.copy() as? ZoomOptions
            return Self(.coverVertical, zoom: Zoom(options: copied ?? ZoomOptions(), source: sourceViewProvider))
        }
    }
}

extension UIViewController.Transition {
    /// Settings of a zoom.
    ///
    /// > Source: Apple, UIViewController.Transition.ZoomOptions
    @preconcurrency @MainActor public final class ZoomOptions: NSObject, @preconcurrency NSCopying {
        /// Returns whether a drag may dismiss the controller; nil, the default, lets those that go down do it.
        public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// Returns the part of the controller's view that the source view corresponds to, in the coordinates of the controller's view; nil,
        /// from it or by default, is the whole view.
        public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// The colour over what is behind, while the controller is there; nil is a light shade of black.
        public var dimmingColor: UIColor?
        /// A blur of what is behind, while the controller is there; nil shows none.
        public var dimmingVisualEffect: UIBlurEffect?

        /// Creates the default settings.
        public override init() { super.init() }

        /// Settings with the same values.
        public func copy(with zone: NSZone? = nil) -> Any {
            let made = ZoomOptions()
            made.interactiveDismissShouldBegin = interactiveDismissShouldBegin
            made.alignmentRectProvider = alignmentRectProvider
            (made.dimmingColor, made.dimmingVisualEffect) = (dimmingColor, dimmingVisualEffect)
            return made
        }

        /// The two views that a zoom aligns.
        @preconcurrency @MainActor public final class AlignmentRectContext: NSObject {
            /// The view that the controller grows out of.
            public let sourceView: UIView
            /// The controller that grows.
            public let zoomedViewController: UIViewController

            init(_ source: UIView, _ zoomed: UIViewController) {
                (sourceView, zoomedViewController) = (source, zoomed)
                super.init()
            }
        }

        /// A drag that may dismiss a controller.
        @preconcurrency @MainActor public final class InteractionContext: NSObject {
            /// The touch. > Units: points in the coordinates of the controller's view.
            public let location: CGPoint
            /// How fast it moves. > Units: points per second.
            public let velocity: CGVector
            /// Whether the drag dismisses the controller without the app's decision.
            public let willBegin: Bool

            init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
                super.init()
            }
        }
    }

    /// The controllers of a zoom.
    ///
    /// > Source: Apple, UIViewController.Transition.ZoomSourceViewProviderContext
    @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
        /// The controller that the zoom begins in.
        public let sourceViewController: UIViewController
        /// The controller that grows.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            (sourceViewController, zoomedViewController) = (source, zoomed)
            super.init()
        }
    }
}
