import UIKit

/// The grid's footer while there is more to load: a spinner, or words.
final class LoadingFooter: UICollectionReusableView {
    static let height: CGFloat = 60
    var onTap: (() -> Void)?
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
        spinner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.accessibilityIdentifier = "footer"
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        addSubview(button)
        addSubview(spinner)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ phase: DealFeed.Phase) {
        let isLoading = phase == .loadingNext
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        button.isHidden = isLoading
        if case .failed = phase {
            button.setTitle(words("加载失败，点按重试"), for: .normal)
        } else {
            button.setTitle(words("上拉加载更多"), for: .normal)
        }
    }

    @objc private func tap() { onTap?() }
}
