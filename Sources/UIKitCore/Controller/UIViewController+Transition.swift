public import Foundation

extension UIViewController {
    /// How a controller appears and disappears when it is presented, instead of its `modalTransitionStyle`.
    ///
    /// > Source: Apple, UIViewController.Transition
    @preconcurrency @MainActor public final class Transition: NSObject {
        let style: UIModalTransitionStyle

        private init(_ style: UIModalTransitionStyle) {
            self.style = style
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
    }
}
