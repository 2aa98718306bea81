import UIKit

/// Nine squares: cells from a xib in columns that follow from the width.
class AppGridViewController: PageViewController {
    private var cards: [AppCardView] = []
    private let toast = UILabel()

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["SquareGrid.swift", "AppItem.swift", "AppCardView.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        for app in AppItem.all(in: .module) {
            guard let card = AppCardView.make() else { continue }
            card.app = app
            card.onDownload = { [weak self] app in self?.tell(String(format: localized("%@ is on its way"), localized(app.name))) }
            content.addSubview(card)
            cards.append(card)
        }
        toast.font = .preferredFont(forTextStyle: .subheadline)
        toast.adjustsFontForContentSizeCategory = true
        toast.textColor = .systemBackground
        toast.backgroundColor = .label
        toast.textAlignment = .center
        toast.numberOfLines = 0
        toast.layer.cornerRadius = 10
        toast.clipsToBounds = true
        toast.alpha = 0
        toast.accessibilityIdentifier = "toast"
        view.addSubview(toast)
    }

    override func layoutContent(in area: CGRect) {
        let width = UIFontMetrics.default.scaledValue(for: 104, compatibleWith: traitCollection)
        let room = CGSize(width: min(width, content.bounds.width - 24), height: 0)
        let height = cards.map {
            $0.systemLayoutSizeFitting(room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
        }
        let grid = SquareGrid(width: content.bounds.width, item: CGSize(width: room.width, height: height.max() ?? 0))
        for (index, card) in cards.enumerated() { card.frame = grid.frame(of: index) }
    }

    /// A message that comes, stays for a moment, and fades.
    private func tell(_ text: String) {
        toast.text = text
        let width = view.bounds.width - 80
        let height = toast.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height + 24
        toast.frame = CGRect(x: 40, y: view.bounds.maxY - view.safeAreaInsets.bottom - height - 90, width: width, height: height)
        UIView.animate(withDuration: 0.3) {
            self.toast.alpha = 0.9
        } completion: { _ in
            UIView.animate(withDuration: 0.5, delay: 1, options: []) { self.toast.alpha = 0 }
        }
    }
}
