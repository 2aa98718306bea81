public import Foundation

/// A compiled storyboard, whose scenes are made into view controllers.
///
/// > Contract: UIKit, UIStoryboard
/// > Partial: nothing compiles storyboards yet, so that no bundle has one: asking for one stops with UIKit's words.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let scene: @MainActor (_ identifier: String?) -> UIViewController?

    /// > Precondition: the bundle, or the app's where none is given, has a storyboard of the name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let path = (storyboardBundleOrNil ?? .main).bundlePath
        preconditionFailure("Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)")
    }

    /// Scenes from code, in place of a file's; the initial one has no identifier. > Package seam.
    package init(_ scene: @escaping @MainActor (_ identifier: String?) -> UIViewController?) {
        self.scene = scene
        super.init()
    }

    /// Nil where no scene is the initial one.
    open func instantiateInitialViewController() -> UIViewController? { scene(nil) }

    /// The initial scene's controller: the creator's, or the scene's own where it gives none.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { made(by: creator) ?? scene(nil) as? ViewController }

    /// > Precondition: a scene has the identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = scene(identifier) else {
            preconditionFailure("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return controller
    }

    /// The creator's controller, or the scene's own where it gives none.
    ///
    /// > Precondition: a scene has the identifier, and its controller is of the class asked for.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        if let made = made(by: creator) { return made }
        let controller = instantiateViewController(withIdentifier: identifier)
        guard let typed = controller as? ViewController else {
            preconditionFailure("the view controller with identifier '\(identifier)' is \(controller), no \(ViewController.self)")
        }
        return typed
    }

    /// A creator's controller reads what a scene of nothing but its class holds.
    private func made<ViewController: UIViewController>(by creator: ((NSCoder) -> ViewController?)?) -> ViewController? {
        guard let creator else { return nil }
        let empty = NSKeyedArchiver(requiringSecureCoding: false).encodedData
        guard let coder = try? NSKeyedUnarchiver(forReadingFrom: empty) else { return nil }
        // What is not there is nil, as in a scene's own archive, and no mistake.
        coder.decodingFailurePolicy = .setErrorAndReturn
        return creator(coder)
    }
}
