internal import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Is notified that the user closed the page of a product. The method is optional.
///
/// > Contract: StoreKit, SKStoreProductViewControllerDelegate
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// The user tapped Done; the app dismisses the page.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The store's page for a product. It says that the device has no store.
///
/// > Contract: StoreKit, SKStoreProductViewController
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    /// Is notified that the user closed the page; not retained. Without one, Done dismisses the page.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    private let bar = UINavigationBar()
    private let text = UILabel()

    /// Loads a product, which fails with ``SKError/storeProductNotAvailable``.
    ///
    /// > Parameters: block: called in a later turn of the main thread.
    open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
        StoreNotice.send("there is no page of a product")
        applicationContext.later { _ in block?(false, SKError(.storeProductNotAvailable)) }
    }

    /// Loads a product. Throws ``SKError/storeProductNotAvailable``.
    @discardableResult
    open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
        StoreNotice.send("there is no page of a product")
        throw SKError(.storeProductNotAvailable)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: "App Store")
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
        bar.setItems([item], animated: false)
        text.text = "This device has no App Store."
        text.textColor = .secondaryLabel
        text.font = .preferredFont(forTextStyle: .body)
        text.textAlignment = .center
        text.numberOfLines = 0
        for part in [bar, text] { view.addSubview(part) }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        bar.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: bar.sizeThatFits(bounds.size).height)
        text.frame = bounds.inset(by: safe).insetBy(dx: 24, dy: bar.frame.height)
    }

    private func finish() {
        if let delegate { delegate.productViewControllerDidFinish(self) } else { dismiss(animated: true) }
    }
}

/// The number of a product in the store, for `loadProduct(withParameters:)`.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The identifier of a product to buy in an app.
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
/// The token of an affiliate.
public let SKStoreProductParameterAffiliateToken = "at"
/// The token of a campaign.
public let SKStoreProductParameterCampaignToken = "ct"
/// The token of a provider.
public let SKStoreProductParameterProviderToken = "pt"
/// The token of a partner who advertises.
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
/// The identifier of a page that the app's maker designed.
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
