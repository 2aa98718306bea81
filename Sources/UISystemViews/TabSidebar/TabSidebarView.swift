internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UILists

/// The sidebar's view: a button that hides it, the list, and the app's view at the bottom.
@MainActor final class TabSidebarView: UIView {
    let list: UICollectionView
    private let button: SidebarButton
    private let line = UIView()
    var bottomBar: UIView? {
        didSet {
            guard bottomBar !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let bottomBar { addSubview(bottomBar) }
            setNeedsLayout()
        }
    }

    /// The height above the list, below the safe area (R). > Units: points.
    private static let topHeight: CGFloat = 50

    init(_ layout: UICollectionViewLayout, hide: @escaping () -> Void) {
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        button = SidebarButton(hide)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        list.backgroundColor = .clear
        line.backgroundColor = .separator
        for view in [list, button, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top = safeAreaInsets.top + Self.topHeight
        let side = SidebarButton.side
        let start = (isMirrored ? safeAreaInsets.right : safeAreaInsets.left) + SidebarButton.margin
        button.frame = CGRect(
            x: isMirrored ? bounds.width - start - side : start, y: top - (Self.topHeight + side) / 2, width: side, height: side)
        let hair = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: isMirrored ? 0 : bounds.width - hair, y: 0, width: hair, height: bounds.height)
        var end = bounds.height
        if let bottomBar {
            let fitting = bottomBar.systemLayoutSizeFitting(
                CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            )
            end -= fitting.height + safeAreaInsets.bottom
            bottomBar.frame = CGRect(x: 0, y: end, width: bounds.width, height: fitting.height)
        }
        list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, end - top))
    }
}
