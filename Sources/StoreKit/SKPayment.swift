public import Foundation

/// A request to pay for a product.
///
/// > Contract: StoreKit, SKPayment
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var values = Values()

    struct Values {
        var productIdentifier = ""
        var quantity = 1
        var requestData: Data?
        var applicationUsername: String?
        var asksToBuy = false
    }

    public override init() { super.init() }

    /// A payment for one piece of a product.
    public convenience init(product: SKProduct) {
        self.init()
        values.productIdentifier = product.productIdentifier
    }

    fileprivate convenience init(_ values: Values) {
        self.init()
        self.values = values
    }

    /// What is paid for.
    open var productIdentifier: String { values.productIdentifier }
    /// How many pieces; 1 by default.
    open var quantity: Int { values.quantity }
    /// Data for the store.
    open var requestData: Data? { values.requestData }
    /// The user's name in the app, for the store.
    open var applicationUsername: String? { values.applicationUsername }
    /// Whether a test of the store asks a parent first.
    open var simulatesAskToBuyInSandbox: Bool { values.asksToBuy }

    /// The payment itself, or a constant copy of a mutable one.
    open func copy(with zone: NSZone? = nil) -> Any { SKPayment(values) }
    /// A mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = SKMutablePayment()
        copy.values = values
        return copy
    }
}

/// A payment that can be changed.
///
/// > Contract: StoreKit, SKMutablePayment
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { values.productIdentifier }
        set { values.productIdentifier = newValue }
    }
    open override var quantity: Int {
        get { values.quantity }
        set { values.quantity = newValue }
    }
    open override var requestData: Data? {
        get { values.requestData }
        set { values.requestData = newValue }
    }
    open override var applicationUsername: String? {
        get { values.applicationUsername }
        set { values.applicationUsername = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.asksToBuy }
        set { values.asksToBuy = newValue }
    }
}

/// A state of a payment.
///
/// > Contract: StoreKit, SKPaymentTransactionState
public enum SKPaymentTransactionState: Int, Sendable {
    /// The store is asked.
    case purchasing = 0
    /// It is paid; never here.
    case purchased = 1
    /// It failed.
    case failed = 2
    /// It was paid earlier; never here.
    case restored = 3
    /// A parent is asked; never here.
    case deferred = 4
}

/// A payment in the queue. Here all fail with ``SKError/paymentNotAllowed``.
///
/// > Contract: StoreKit, SKPaymentTransaction
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    private let paid: SKPayment
    private var state = SKPaymentTransactionState.purchasing

    init(_ payment: SKPayment) { paid = payment }

    /// A transaction of an empty payment.
    public override convenience init() { self.init(SKPayment()) }

    func fail() { state = .failed }

    /// Why it failed; nil before.
    open var error: (any Error)? { state == .failed ? SKError(.paymentNotAllowed) : nil }
    /// The transaction that is restored: nil.
    open var original: SKPaymentTransaction? { nil }
    /// The payment.
    open var payment: SKPayment { paid }
    /// When it was paid: nil.
    open var transactionDate: Date? { nil }
    /// The store's identifier: nil.
    open var transactionIdentifier: String? { nil }
    /// The state.
    open var transactionState: SKPaymentTransactionState { state }
}
