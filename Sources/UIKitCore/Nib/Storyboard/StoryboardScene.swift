internal import Foundation
internal import ProgrammerErrors

/// One instantiation of a storyboard's scene: the file of its controller's view, and its segues.
@MainActor final class StoryboardScene {
    let storyboard: UIStoryboard
    private let folder: String
    private let document: NibDocument
    private(set) var scope: NibScope?

    init(_ storyboard: UIStoryboard, folder: String, document: NibDocument) {
        (self.storyboard, self.folder, self.document) = (storyboard, folder, document)
    }

    /// The scene's controller, created by the app's factory if there is one.
    func makeController(by maker: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        let instance = NibInstance(document, bundle: storyboard.bundle, owner: nil, scene: self, maker: maker)
        scope = instance.scope
        let top = instance.make()
        guard let controller = top.lazy.compactMap({ $0 as? UIViewController }).first else {
            ProgrammerError.raise("\(document.source) has a scene without a view controller")
        }
        return controller
    }

    func loadView(named name: String, of controller: UIViewController) {
        let instance = NibInstance(read(name), bundle: storyboard.bundle, owner: controller, scene: self, outer: scope)
        controller.keptObjects = instance.make()
    }

    /// The segue with an identifier, in the controller's file, its view's, or a prototype cell's.
    func segue(_ identifier: String, of controller: UIViewController) -> NibSegue? {
        var documents = [document]
        if let name = controller.fileName { documents.append(read(name)) }
        return documents.lazy.flatMap(\.allSegues).first { $0.identifier == identifier }
    }

    private func read(_ name: String) -> NibDocument {
        do throws(NibError) {
            return try NibFiles.document(at: "\(folder)/\(name).nib")
        } catch {
            ProgrammerError.raise("Could not load the view of a scene of \(document.source): \(error)")
        }
    }
}

extension NibDocument {
    /// Its own and those of nested documents.
    fileprivate var allSegues: [NibSegue] {
        segues + objects.flatMap { $0.keys.sorted { $0.key < $1.key }.flatMap(\.value.documents).flatMap(\.allSegues) }
    }
}

extension NibValue {
    fileprivate var documents: [NibDocument] {
        switch self {
        case .document(let document): [document]
        case .array(let values): values.flatMap(\.documents)
        case .dictionary(let values): values.sorted { $0.key < $1.key }.flatMap(\.value.documents)
        default: []
        }
    }
}
