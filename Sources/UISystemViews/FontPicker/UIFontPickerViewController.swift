public import Foundation
public import UIKitCore
internal import UILists

/// Lists the device's fonts for the user to choose one.
///
/// The app presents it; it is dismissed after the choice. > Contract: UIKit, UIFontPickerViewController.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    private let settings: Configuration
    private lazy var list = FontFamiliesController(FontList(settings), picker: self)

    /// Creates a picker with a copy of a configuration.
    public init(configuration: Configuration) {
        settings = configuration.copy() as? Configuration ?? Configuration()
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker that lists all families.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        settings = Configuration()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a picker that lists all families; its settings are not archived.
    public required init?(coder: NSCoder) {
        settings = Configuration()
        super.init(coder: coder)
    }

    /// A copy of the configuration; changing it has no effect on the picker.
    open var configuration: Configuration { settings.copy() as? Configuration ?? settings }
    /// The object that is notified of the choice; held weakly.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The chosen font; its row has a checkmark.
    open var selectedFontDescriptor: UIFontDescriptor? { didSet { if isViewLoaded { list.tableView.reloadData() } } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        guard let root = view, let content = navigation.view else { return }
        content.frame = root.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(content)
        navigation.didMove(toParent: self)
    }

    var usesSystemFont: Bool { settings.displayUsingSystemFont }
    var includesFaces: Bool { settings.includeFaces }

    func pick(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
        close()
    }

    func cancel() {
        delegate?.fontPickerViewControllerDidCancel(self)
        close()
    }

    private func close() {
        guard presentingViewController != nil, parent == nil, !isBeingDismissed else { return }
        presentingViewController?.dismiss(animated: true)
    }
}
