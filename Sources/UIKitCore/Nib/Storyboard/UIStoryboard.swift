public import Foundation
internal import ProgrammerErrors

/// A compiled storyboard, from which view controllers are instantiated.
///
/// > Contract: UIKit, UIStoryboard; VC-5, NB-9.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let scene: @MainActor (_ identifier: String?, _ factory: ((NSCoder) -> UIViewController?)?) -> UIViewController?
    let bundle: Bundle
    private var content: (folder: String, file: StoryboardFile)?

    /// Opens a compiled storyboard of a bundle.
    ///
    /// > Precondition: the bundle, or the app's if nil, contains the storyboard.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        guard let folder = NibFiles.path(name, "storyboardc", in: bundle) else {
            ProgrammerError.raise(
                "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)", name: .invalidArgument)
        }
        do throws(NibError) {
            guard let data = FileManager.default.contents(atPath: folder + "/Info.plist") else {
                throw NibError("Info.plist cannot be read")
            }
            content = (folder, try StoryboardFile(data))
        } catch {
            ProgrammerError.raise("The storyboard \(folder) is damaged: \(error)")
        }
        self.bundle = bundle
        scene = { _, _ in nil }
        super.init()
    }

    /// Scenes created in code instead of from a file; the initial one has no identifier. > Package seam.
    package init(_ scene: @escaping @MainActor (_ identifier: String?) -> UIViewController?) {
        self.scene = { identifier, factory in
            guard let factory else { return scene(identifier) }
            return factory(Self.emptyCoder) ?? scene(identifier)
        }
        bundle = .main
        super.init()
    }

    /// Nil if there is no initial scene.
    open func instantiateInitialViewController() -> UIViewController? { initial(by: nil) }

    /// The initial scene's controller: the creator's, or the scene's own if it returns nil.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { initial(by: creator) as? ViewController }

    /// Creates the view controller of a scene, by its storyboard identifier.
    ///
    /// > Precondition: a scene has the identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { made(identifier, by: nil) }

    /// The creator's controller, or the scene's own if it returns nil.
    ///
    /// > Precondition: a scene has the identifier, and its controller is of the requested class.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let controller = made(identifier, by: creator)
        guard let typed = controller as? ViewController else {
            ProgrammerError.raise("the view controller with identifier '\(identifier)' is \(controller), no \(ViewController.self)")
        }
        return typed
    }

    private func initial(by factory: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let content else { return scene(nil, factory) }
        return content.file.initial.map { controller(ofScene: $0, by: factory) }
    }

    private func made(_ identifier: String, by factory: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        if let content, let name = content.file.identifiers[identifier] { return controller(ofScene: name, by: factory) }
        guard content == nil, let controller = scene(identifier, factory) else {
            ProgrammerError.raise(
                "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'", name: .invalidArgument)
        }
        return controller
    }

    /// The controller of a scene by its name in the file, or of another storyboard if the scene is a reference.
    func controller(ofScene name: String, by factory: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let content, let entry = content.file.scenes[name] else {
            ProgrammerError.raise("Storyboard (\(self)) has no scene \(name)", name: .invalidArgument)
        }
        switch entry {
        case .reference(let reference):
            let other = UIStoryboard(name: reference.storyboard, bundle: reference.bundle.flatMap { Bundle(identifier: $0) } ?? bundle)
            if let identifier = reference.identifier { return other.made(identifier, by: factory) }
            guard let controller = other.initial(by: factory) else {
                ProgrammerError.raise("Storyboard '\(reference.storyboard)' has no initial view controller", name: .invalidArgument)
            }
            return controller
        case .file(let file):
            do throws(NibError) {
                let document = try NibFiles.document(at: "\(content.folder)/\(file).nib")
                return StoryboardScene(self, folder: content.folder, document: document).makeController(by: factory)
            } catch {
                ProgrammerError.raise("Could not load a scene of \(content.file.source): \(error)")
            }
        }
    }

    /// The tint that the file names for everything in the windows of the app.
    var globalTint: UIColor? {
        guard let content, let file = content.file.tint else { return nil }
        do throws(NibError) {
            let document = try NibFiles.document(at: "\(content.folder)/\(file).nib")
            return document.objects.isEmpty ? nil : NibInstance(document, bundle: bundle, owner: nil).object(0) as? UIColor
        } catch {
            ProgrammerError.raise("Could not load the tint of \(content.file.source): \(error)")
        }
    }

    /// The coder of a scene that consists only of its class.
    private static var emptyCoder: NSCoder { NibDecoder(NibInstance(NibDocument(), bundle: .main, owner: nil), [:]) }
}
