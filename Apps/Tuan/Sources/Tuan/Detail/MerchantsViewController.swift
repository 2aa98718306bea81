import MapKit
import UIKit

/// The shops of a deal with their addresses; they can be called, and routes to them be shown.
final class MerchantsViewController: UITableViewController {
    private let lifetime = Lifetime("MerchantsViewController")
    var shops: [Shop] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }
    private let topInset: CGFloat

    init(topInset: CGFloat) {
        self.topInset = topInset
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = Palette.page
        tableView.contentInset.top = topInset
        tableView.verticalScrollIndicatorInsets.top = topInset
        tableView.contentOffset.y = -topInset
        tableView.estimatedRowHeight = 84
        tableView.sectionHeaderTopPadding = 0
        tableView.tableFooterView = UIView()
        tableView.register(ShopCell.self, forCellReuseIdentifier: "shop")
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        words("适用商家 %d 家", shops.count)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shops.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "shop", for: indexPath)
        let shop = shops[indexPath.row]
        (cell as? ShopCell)?.show(shop, index: indexPath.row) { [weak self] in
            self?.open(shop.telephone.map { "tel:" + $0.filter { $0.isNumber || $0 == "+" } }, failure: words("这台设备不能打电话。"))
        } route: { [weak self] in
            self?.showRoute(to: shop)
        }
        return cell
    }

    private func showRoute(to shop: Shop) {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: MapPlace(latitude: shop.latitude, longitude: shop.longitude).coordinate))
        item.name = shop.name
        let isOpen = item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeDriving])
        if !isOpen, let page = parent?.view { Toast.show(words("这家店没有位置。"), in: page) }
    }

    private func open(_ address: String?, failure: String) {
        guard let url = address.flatMap(URL.init(string:)) else { return }
        UIApplication.shared.open(url) { [weak self] isOpen in
            guard !isOpen, let self, let page = self.parent?.view else { return }
            Toast.show(failure, in: page)
        }
    }
}

/// A shop: name, address, and two buttons.
final class ShopCell: UITableViewCell {
    private let call = UIButton(type: .system)
    private let route = UIButton(type: .system)
    private var onCall: (() -> Void)?
    private var onRoute: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = Palette.card
        textLabel?.setScaledFont(16, .medium)
        textLabel?.numberOfLines = 0
        detailTextLabel?.setScaledFont(14)
        detailTextLabel?.numberOfLines = 0
        detailTextLabel?.textColor = .secondaryLabel
        let buttons = UIView(frame: CGRect(x: 0, y: 0, width: 96, height: 44))
        for (index, (button, symbol)) in [(call, "phone"), (route, "map")].enumerated() {
            button.frame = CGRect(x: CGFloat(index) * 52, y: 0, width: 44, height: 44)
            button.setImage(UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)), for: .normal)
            buttons.addSubview(button)
        }
        call.accessibilityLabel = words("打电话")
        route.accessibilityLabel = words("路线")
        call.addTarget(self, action: #selector(tapCall), for: .touchUpInside)
        route.addTarget(self, action: #selector(tapRoute), for: .touchUpInside)
        accessoryView = buttons
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    func show(_ shop: Shop, index: Int, call: @escaping () -> Void, route: @escaping () -> Void) {
        textLabel?.text = shop.name
        detailTextLabel?.text = shop.address
        self.call.isEnabled = shop.telephone != nil
        self.call.accessibilityIdentifier = "call \(index)"
        self.route.accessibilityIdentifier = "route \(index)"
        (onCall, onRoute) = (call, route)
    }

    /// As high as its texts, and not lower than what fingers hit easily.
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        var size = super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        size.height = max(84, size.height + 16)
        return size
    }

    @objc private func tapCall() { onCall?() }
    @objc private func tapRoute() { onRoute?() }
}
