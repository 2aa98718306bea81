public import Foundation
internal import CoreGraphics
internal import DeviceProtocol
public import UIKitCore

/// Shows the definition of a term. Ferry has no dictionaries: it says that there is no definition.
///
/// > Contract: UIKit, UIReferenceLibraryViewController.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    /// Whether a dictionary has a definition: always false, since Ferry has no dictionaries.
    public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    /// Creates a controller for a term; the app presents it.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for an archived term.
    public required init?(coder: NSCoder) {
        term = coder.decodeObject(of: NSString.self, forKey: "term") as? String ?? ""
        super.init(coder: coder)
    }

    /// Writes the term.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(term as NSString, forKey: "term")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let screen = UIViewController()
        screen.view.backgroundColor = .systemBackground
        screen.title = term
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) })
        var message = UIContentUnavailableConfiguration.empty()
        message.image = UIImage(systemName: "book")
        message.text = SystemWords.text(.noDefinition)
        screen.contentUnavailableConfiguration = message
        let navigation = UINavigationController(rootViewController: screen)
        addChild(navigation)
        guard let root = view, let content = navigation.view else { return }
        content.frame = root.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(content)
        navigation.didMove(toParent: self)
        applicationContext.send(.log("UIReferenceLibraryViewController: Ferry has no dictionaries, so that no term has a definition"))
    }
}
