public import Foundation
internal import PhotoLibrary
internal import Photos
internal import UIPhotos
public import UIKitCore

/// Receives what the user chose.
///
/// > Contract: PhotosUI, PHPickerViewControllerDelegate
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user chose photos, or cancelled: then there are no results. The delegate dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose photos of the device's photo library; the app needs no permission.
///
/// > Contract: PhotosUI, PHPickerViewController
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController {
    /// What the picker shows.
    public let configuration: PHPickerConfiguration
    /// The object that receives the results.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    private var session: PickerSession
    private let navigation = UINavigationController()
    private var root: PhotoPickerController?

    /// A picker as the configuration says.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        session = Self.makeSession(configuration, limit: configuration.selectionLimit, chosen: configuration.preselectedAssetIdentifiers)
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 375, height: 600)
        connect()
    }
    @available(*, unavailable, message: "Use init(configuration:)")
    public required init?(coder: NSCoder) { nil }

    private static func makeSession(_ configuration: PHPickerConfiguration, limit: Int, chosen: [String]) -> PickerSession {
        let filter = configuration.filter
        let known = PhotoAccess.shared.library.contents
        let chosen = configuration.givesIdentifiers ? chosen.filter { known.asset($0) != nil } : []
        return PickerSession(
            selection: PhotoSelection(limit: limit, chosen: chosen),
            isMultiple: limit != 1 || !chosen.isEmpty || configuration.selection.isContinuous,
            isOrdered: configuration.selection.isOrdered
        ) { filter?.shows($0) ?? true }
    }

    private func connect() {
        session.onPick = { [weak self] in self?.finish($0) }
        session.onCancel = { [weak self] in self?.finish([]) }
        if configuration.selection.isContinuous {
            session.onSelect = { [weak self] in
                guard let self else { return }
                finish(session.selection.chosen.compactMap(session.contents.asset))
            }
        }
        let made = PhotoPickerController(session)
        root = made
        navigation.setViewControllers([made], animated: false)
    }

    private func finish(_ assets: [PhotoAsset]) {
        let store = PhotoAccess.shared.library
        delegate?.picker(
            self,
            didFinishPicking: assets.map { PHPickerResult($0, store, givesIdentifier: configuration.givesIdentifiers) })
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    /// Takes photos out of the selection.
    public func deselectAssets(withIdentifiers identifiers: [String]) { session.selection.remove(identifiers) }
    /// Moves a photo in the selection behind another one, or with nil to the front.
    public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {
        session.selection.move(identifier, after: afterIdentifier)
    }
    /// Changes how many photos may be chosen; the selection stays as far as it is allowed.
    public func updatePicker(using configuration: PHPickerConfiguration.Update) {
        guard let limit = configuration.selectionLimit else { return }
        session = Self.makeSession(self.configuration, limit: limit, chosen: session.selection.chosen)
        connect()
    }
    /// Scrolls to the newest photos.
    public func scrollToInitialPosition() { root?.scrollToInitialPosition() }
    /// The grid has one size.
    @available(*, unavailable, message: "The picker's grid has one size")
    public func zoomIn() {}
    /// The grid has one size.
    @available(*, unavailable, message: "The picker's grid has one size")
    public func zoomOut() {}
}
