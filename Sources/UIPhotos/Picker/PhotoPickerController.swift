package import Foundation
package import UIKitCore

/// The first screen of a picker: all photos, or the albums.
package final class PhotoPickerController: UIViewController {
    private let session: PickerSession
    private let choice = UISegmentedControl(items: [SystemStrings.text("Photos"), SystemStrings.text("Albums")])
    private let countLabel = UILabel()
    private lazy var photos = PhotoGridController(session, title: nil, pictures: session.pictures, isFromEnd: true)
    private lazy var albums = AlbumGridController(session) { [weak self] in self?.open($0) }
    private lazy var doneItem = UIBarButtonItem(
        title: session.doneTitle, style: .done, target: self, action: nil)

    package init(_ session: PickerSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        title = SystemStrings.text("Photos")
        navigationItem.backButtonTitle = SystemStrings.text("Albums")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak session] _ in session?.cancel() })
        doneItem = UIBarButtonItem(
            title: session.doneTitle, image: nil, primaryAction: UIAction { [weak session] _ in session?.finish() })
        doneItem.style = .done
        if session.isMultiple {
            navigationItem.rightBarButtonItem = doneItem
            countLabel.font = .systemFont(ofSize: 13, weight: .semibold)
            countLabel.textAlignment = .center
            toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: countLabel), .flexibleSpace()]
        }
        choice.selectedSegmentIndex = 0
        choice.addAction(UIAction { [weak self] _ in self?.showChoice() }, for: .valueChanged)
        navigationItem.titleView = choice
        session.watch { [weak self] in self?.update() }
    }
    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        showChoice()
        update()
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for child in children { child.view.frame = view.bounds }
    }

    package func scrollToInitialPosition() { photos.scrollToInitialPosition() }

    private func showChoice() {
        let (new, old) = choice.selectedSegmentIndex == 0 ? (photos as UIViewController, albums as UIViewController) : (albums, photos)
        if old.parent != nil {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        guard new.parent == nil else { return }
        addChild(new)
        new.view.frame = view.bounds
        view.addSubview(new.view)
        new.didMove(toParent: self)
    }

    private func open(_ album: PhotoGridController) {
        if session.isMultiple {
            album.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: session.doneTitle, image: nil, primaryAction: UIAction { [weak session] _ in session?.finish() })
        }
        navigationController?.pushViewController(album, animated: true)
    }

    private func update() {
        doneItem.isEnabled = !session.selection.chosen.isEmpty || session.selection.isChanged
        countLabel.text = session.selection.text
        countLabel.sizeToFit()
        navigationController?.setToolbarHidden(!session.isMultiple, animated: false)
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }
}
