import UIKit

/// The whole page of a deal, where it is bought.
final class DealPageViewController: PageViewController {
    override init(url: URL?) {
        super.init(url: url)
        title = words("抢购")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "close page"
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func showMissing() {
        state.show(symbol: "cart", title: words("现在不能购买"), detail: words("这个团购没有页面。"), action: nil)
    }

    override func pageDidLoad() { state.hide() }
}
