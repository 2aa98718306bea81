public import Foundation

/// A product of the store. The store of a device here has none; one that an app makes is empty.
///
/// > Contract: StoreKit, SKProduct
open class SKProduct: NSObject, @unchecked Sendable {
    /// Units of time.
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

    /// A description: empty.
    open var localizedDescription: String { "" }
    /// A title: empty.
    open var localizedTitle: String { "" }
    /// The price: 0.
    open var price: NSDecimalNumber { .zero }
    /// The locale of the price: the current one.
    open var priceLocale: Locale { .current }
    /// The identifier: empty.
    open var productIdentifier: String { "" }
    /// Whether the store has files for it: false.
    open var isDownloadable: Bool { false }
    /// Whether it may be shared within a family: false.
    open var isFamilyShareable: Bool { false }
    /// The version of its files: empty.
    open var contentVersion: String { "" }
    /// The version of its files: empty.
    open var downloadContentVersion: String { "" }
    /// The sizes of its files: none.
    open var downloadContentLengths: [NSNumber] { [] }
    /// The length of a subscription: nil.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// The price at the beginning: nil.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// The group of subscriptions: nil.
    open var subscriptionGroupIdentifier: String? { nil }
    /// Reduced prices: none.
    open var discounts: [SKProductDiscount] { [] }
}

/// The length of a subscription; one that an app makes is empty.
///
/// > Contract: StoreKit, SKProductSubscriptionPeriod
open class SKProductSubscriptionPeriod: NSObject {
    /// How many units: 0.
    open var numberOfUnits: Int { 0 }
    /// The unit: a day.
    open var unit: SKProduct.PeriodUnit { .day }
}

/// A reduced price; one that an app makes is empty.
///
/// > Contract: StoreKit, SKProductDiscount
open class SKProductDiscount: NSObject {
    /// How the price is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    /// When the price applies.
    public enum `Type`: UInt, Sendable { case introductory, subscription }

    /// The price: 0.
    open var price: NSDecimalNumber { .zero }
    /// The locale of the price: the current one.
    open var priceLocale: Locale { .current }
    /// The identifier: nil.
    open var identifier: String? { nil }
    /// How long it applies: no time.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// How often: never.
    open var numberOfPeriods: Int { 0 }
    /// How it is paid.
    open var paymentMode: PaymentMode { .payAsYouGo }
    /// When it applies.
    open var type: `Type` { .introductory }
}
