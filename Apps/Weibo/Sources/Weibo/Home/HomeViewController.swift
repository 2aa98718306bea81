import UIKit

/// The statuses of the people that the user follows.
final class HomeViewController: StatusListController {
    private let posted = Observation()
    /// The newest rows were loaded.
    var onRead: (() -> Void)?

    init(_ session: Session) {
        super.init(session) { .friendsTimeline(since: $0, max: $1) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let compose = UIBarButtonItem(
            image: UIImage(systemName: "square.and.pencil"), style: .plain, target: self, action: #selector(composeTapped))
        compose.accessibilityLabel = words("New post")
        compose.accessibilityIdentifier = "compose"
        navigationItem.rightBarButtonItem = compose
        posted.on(.statusWasPosted) { [weak self] _ in self?.refreshAndShowNewest() }
    }

    @objc private func composeTapped() { actions.compose(.status) }

    override func didLoad(new count: Int) {
        onRead?()
        if let bar = navigationController?.navigationBar, view.window != nil { NewStatusesBanner.show(count, under: bar) }
    }

    /// The dock's item was tapped again.
    func scrollToTopAndRefresh() {
        tableView.setContentOffset(CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: true)
        refreshAndShowNewest()
    }
}
