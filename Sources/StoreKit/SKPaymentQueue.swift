public import Foundation
internal import UIKitCore

/// Is notified of payments, on the main thread. All but one method are optional.
///
/// > Contract: StoreKit, SKPaymentTransactionObserver
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Transactions have a new state.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Transactions were finished.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Restoring failed.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Restoring has ended; not called here.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Whether to pay what the user chose in the store; not called here.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    /// The store changed; not called here.
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    /// The user lost products; not called here.
    func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]) {}
}

/// Payments to the store. No device here has one: the user cannot pay, and each payment fails.
///
/// > Contract: StoreKit, SKPaymentQueue. > Isolation: the main thread.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private struct Weak { weak var observer: (any SKPaymentTransactionObserver)? }
    private var observers: [Weak] = []
    private var waiting: [SKPaymentTransaction] = []
    // Of the process, as on iOS: a test makes its own.
    private static let standard = SKPaymentQueue()

    /// The app's queue.
    open class func `default`() -> SKPaymentQueue { standard }
    /// Whether the user can pay: false.
    open class func canMakePayments() -> Bool { false }

    /// Adds a payment: observers see it as `purchasing`, then as `failed`, in later turns of the main thread.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction((payment.copy() as? SKPayment) ?? payment)
        waiting.append(transaction)
        StoreNotice.send("payments fail")
        ApplicationContext.later {
            self.notify { $0.paymentQueue(self, updatedTransactions: [transaction]) }
            ApplicationContext.later {
                transaction.fail()
                self.notify { $0.paymentQueue(self, updatedTransactions: [transaction]) }
            }
        }
    }

    /// Asks the store for earlier payments, which fails with ``SKError/unknown``.
    open func restoreCompletedTransactions() {
        StoreNotice.send("there is nothing to restore")
        ApplicationContext.later {
            self.notify { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.unknown)) }
        }
    }

    /// Asks the store for earlier payments, which fails with ``SKError/unknown``.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

    /// Removes a transaction that the app has handled.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        guard waiting.contains(where: { $0 === transaction }) else { return }
        waiting.removeAll { $0 === transaction }
        ApplicationContext.later { self.notify { $0.paymentQueue(self, removedTransactions: [transaction]) } }
    }

    /// Adds an observer, which is not retained.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(Weak(observer: observer))
    }

    /// Removes an observer.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
    }

    /// The observers.
    open var transactionObservers: [any SKPaymentTransactionObserver] { observers.compactMap(\.observer) }
    /// The transactions that were not finished.
    open var transactions: [SKPaymentTransaction] { waiting }
    /// The store: nil.
    open var storefront: SKStorefront? { nil }
    /// Shows changed prices to the user: there are none.
    open func showPriceConsentIfNeeded() {}
    /// Lets the user enter a code of the store; logs that there is none.
    open func presentCodeRedemptionSheet() { StoreNotice.send("there is no sheet to redeem codes") }

    private func notify(_ body: (any SKPaymentTransactionObserver) -> Void) { for one in transactionObservers { body(one) } }
}

/// A country's store; the device has none.
///
/// > Contract: StoreKit, SKStorefront
open class SKStorefront: NSObject {
    /// The country: empty.
    open var countryCode: String { "" }
    /// The identifier: empty.
    open var identifier: String { "" }
}
