public import Foundation

// StoreKit 2: its types are values of a store, which no device here has.

/// A product of StoreKit 2; unavailable.
///
/// > Contract: StoreKit, Product
@available(*, unavailable, message: "StoreKit 2 needs an App Store, which no simulated device has; SKProductsRequest answers without one")
public struct Product: Sendable {}

/// A payment of StoreKit 2; unavailable.
///
/// > Contract: StoreKit, Transaction
@available(*, unavailable, message: "StoreKit 2 needs an App Store, which no simulated device has; SKPaymentQueue answers without one")
public struct Transaction: Sendable {}

/// A store of StoreKit 2; unavailable.
///
/// > Contract: StoreKit, Storefront
@available(*, unavailable, message: "StoreKit 2 needs an App Store, which no simulated device has")
public struct Storefront: Sendable {}

/// Files of the store for a product; unavailable.
///
/// > Contract: StoreKit, SKDownload
@available(*, unavailable, message: "no simulated device has an App Store, so that there are no files of it")
open class SKDownload: NSObject {}

/// The user's music of the store; unavailable.
///
/// > Contract: StoreKit, SKCloudServiceController
@available(*, unavailable, message: "no simulated device has Apple Music")
open class SKCloudServiceController: NSObject {}

/// An advertisement over an app for another one; unavailable.
///
/// > Contract: StoreKit, SKOverlay
@available(*, unavailable, message: "no simulated device has an App Store that an overlay could show")
open class SKOverlay: NSObject {}
