public import Foundation

/// The way from one controller to another.
///
/// > Contract: UIKit, UIStoryboardSegue. A segue made in code does what its handler or `perform()` says.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    /// How a storyboard's segue goes where its class does not say otherwise.
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

    /// Runs the handler; a subclass of an app's own shows the destination here.
    open func perform() { handler?() }
}
