import UIKit

/// What happens on taps in a status, for every page that shows statuses.
@MainActor
final class StatusActions: NSObject, StatusViewDelegate, PhotoViewerDelegate {
    private let session: Session
    private weak var page: UIViewController?
    private weak var shownList: PictureListView?

    init(_ session: Session, page: UIViewController) {
        self.session = session
        self.page = page
    }

    // MARK: The action bar

    func perform(_ action: ActionBar.Action, on status: Status) {
        switch action {
        case .like: toggleLike(status)
        case .comment: compose(.comment(status))
        case .repost: compose(.repost(status))
        }
    }

    /// The change is shown at once, and taken back if the service refuses it.
    private func toggleLike(_ status: Status) {
        var counts = status.counts
        counts.isLiked.toggle()
        counts.likes = max(0, counts.likes + (counts.isLiked ? 1 : -1))
        Self.publish(counts, of: status.id)
        session.client.request(.like(status.id, counts.isLiked)) { [weak self] result in
            guard case .failure(let error) = result, error != .cancelled else { return }
            Self.publish(status.counts, of: status.id)
            if let view = self?.page?.view { Notice.show(error.words, over: view) }
        }
    }

    static func publish(_ counts: Status.Counts, of id: Int64) {
        NotificationCenter.default.post(name: .statusCountsDidChange, object: nil, userInfo: ["id": id, "counts": counts])
    }

    func compose(_ kind: ComposeKind) {
        let composer = ComposeViewController(session, kind)
        let stack = WeiboNavigationController(rootViewController: composer)
        stack.modalPresentationStyle = .fullScreen
        page?.present(stack, animated: true)
    }

    // MARK: Taps in a status

    func push(_ next: UIViewController) { page?.navigationController?.pushViewController(next, animated: true) }

    func open(_ status: Status) { push(DetailViewController(session, status)) }

    func open(_ part: TextPart) {
        switch part.kind {
        case .mention: push(ProfileViewController(session, .name(String(part.text.dropFirst()))))
        case .topic: push(SearchResultsController(session, text: part.text.trimmingCharacters(in: CharacterSet(charactersIn: "#"))))
        case .link: if let url = URL(string: part.text) { push(WebPageController(url)) }
        case .plain, .emoticon: break
        }
    }

    func open(_ user: User) { push(ProfileViewController(session, .user(user))) }

    func statusView(_ view: StatusView, didTapUser user: User) { open(user) }
    func statusView(_ view: StatusView, didTapPart part: TextPart) { open(part) }
    func statusView(_ view: StatusView, didTapRetweeted status: Status) { open(status) }

    func statusView(_ view: StatusView, didTapPicture index: Int, in list: PictureListView) {
        shownList = list
        let items = list.pictures.enumerated().map {
            PhotoItem(thumbnail: list.thumbnail(at: $0.offset)?.image, path: $0.element.large, isGIF: $0.element.isGIF)
        }
        page?.present(PhotoViewerController(items, index: index, delegate: self), animated: false)
    }

    func photoViewer(_ viewer: PhotoViewerController, thumbnailAt index: Int) -> UIImageView? {
        guard let view = shownList?.thumbnail(at: index), view.window != nil else { return nil }
        return view
    }
}
