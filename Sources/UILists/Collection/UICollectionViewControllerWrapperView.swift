internal import Foundation
internal import UIKitCore

/// The view of a collection view controller: the collection view, below the app's other subviews.
@MainActor final class UICollectionViewControllerWrapperView: UIView {
    private(set) weak var content: UICollectionView?

    init(holding list: UICollectionView) {
        super.init(frame: list.frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hold(list)
    }

    required init?(coder: NSCoder) { nil }

    /// Replaces the previous collection view, behind the other views.
    func hold(_ list: UICollectionView) {
        guard list !== content else { return }
        content?.removeFromSuperview()
        content = list
        list.frame = bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(list, at: 0)
    }
}
