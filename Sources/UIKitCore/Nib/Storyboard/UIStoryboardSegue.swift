public import Foundation

/// The transition from one controller to another.
///
/// > Contract: UIKit, UIStoryboardSegue. A segue created in code runs its handler or `perform()`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The segue's name in the storyboard; nil if it has none.
    public let identifier: String?
    /// The view controller that the segue leaves.
    public let source: UIViewController
    /// The view controller that the segue shows, already created when `prepare(for:sender:)` is called.
    public let destination: UIViewController
    /// The default transition of a storyboard's segue.
    var handler: (() -> Void)?

    /// Creates a segue between two controllers; a subclass shows the destination in ``perform()``.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = nil
        super.init()
    }

    /// Creates a segue whose ``perform()`` runs a closure.
    ///
    /// - Parameters:
    ///   - identifier: the segue's name; nil for none.
    ///   - source: the view controller to leave.
    ///   - destination: the view controller to show.
    ///   - performHandler: shows the destination.
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
