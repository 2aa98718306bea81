import UIKit

/// What happens on taps in a status, for every page that shows statuses.
@MainActor
final class StatusActions: NSObject, StatusViewDelegate {
    private let session: Session
    private weak var page: UIViewController?

    init(_ session: Session, page: UIViewController) {
        self.session = session
        self.page = page
    }

    /// The change is shown at once, and taken back if the service refuses it.
    func toggleLike(_ status: Status) {
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

    func statusView(_ view: StatusView, didTapUser user: User) {}
    func statusView(_ view: StatusView, didTapPart part: TextPart) {}
    func statusView(_ view: StatusView, didTapPicture index: Int, in list: PictureListView) {}
    func statusView(_ view: StatusView, didTapRetweeted status: Status) {}
}
