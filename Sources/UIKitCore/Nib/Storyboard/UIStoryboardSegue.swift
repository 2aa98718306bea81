public import Foundation

/// The transition from one controller to another.
///
/// > Contract: UIKit, UIStoryboardSegue. A segue created in code runs its handler or `perform()`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    /// The default transition of a storyboard's segue.
    var handler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = nil
        super.init()
    }

    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier, source, destination, performHandler)
    }

    private init(_ identifier: String?, _ source: UIViewController, _ destination: UIViewController, _ handler: @escaping () -> Void) {
        (self.identifier, self.source, self.destination, self.handler) = (identifier, source, destination, handler)
        super.init()
    }

    /// Runs the handler; an app's subclass shows the destination here.
    open func perform() { handler?() }
}
