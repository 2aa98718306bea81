import AlertTestSupport
import DeviceProtocol
import Foundation
import StoreKit
import Testing
import UIKitCore

@Suite("StoreKit without a store", .application, .serialized) @MainActor struct StoreTests {
    private let stage = SystemAlertStage()

    private final class Listener: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        var lines: [String] = []
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            lines.append("\(response.products.count) products, invalid: \(response.invalidProductIdentifiers.joined(separator: " "))")
        }
        func requestDidFinish(_ request: SKRequest) { lines.append("finished") }
        func request(_ request: SKRequest, didFailWithError error: any Error) { lines.append("failed \((error as NSError).code)") }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            for one in transactions {
                lines.append("state \(one.transactionState.rawValue), error \((one.error as? SKError)?.code.rawValue ?? -1)")
                if one.transactionState == .failed { queue.finishTransaction(one) }
            }
        }
        func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
            lines.append("removed \(transactions.count)")
        }
        func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
            lines.append("not restored: \((error as NSError).domain) \((error as NSError).code)")
        }
    }

    @Test("products come back as invalid identifiers, and a cancelled request does not")
    func products() async {
        let listener = Listener()
        let request = SKProductsRequest(productIdentifiers: ["tea", "cake"])
        request.delegate = listener
        request.start()
        #expect(listener.lines.isEmpty)
        await stage.settle()
        #expect(listener.lines == ["0 products, invalid: cake tea", "finished"])
        request.start()
        request.cancel()
        await stage.settle()
        #expect(listener.lines.count == 2)
        let receipt = SKReceiptRefreshRequest()
        receipt.delegate = listener
        receipt.start()
        await stage.settle()
        #expect(listener.lines.last == "failed 0")
    }

    @Test("the user cannot pay: a payment is purchasing, then failed, and stays until it is finished")
    func payments() async {
        let (queue, listener) = (SKPaymentQueue(), Listener())
        #expect(!SKPaymentQueue.canMakePayments())
        #expect(SKPaymentQueue.default() === SKPaymentQueue.default())
        queue.add(listener)
        queue.add(listener)
        let payment = SKMutablePayment(product: SKProduct())
        payment.quantity = 3
        queue.add(payment)
        payment.quantity = 4
        #expect(queue.transactions.map(\.payment.quantity) == [3])
        await stage.settle()
        #expect(listener.lines == ["state 0, error -1", "state 2, error 4", "removed 1"])
        #expect(queue.transactions.isEmpty)
        #expect(queue.transactionObservers.count == 1)
        queue.restoreCompletedTransactions()
        await stage.settle()
        #expect(listener.lines.last == "not restored: SKErrorDomain 0")
        queue.remove(listener)
        queue.add(payment)
        await stage.settle()
        #expect(listener.lines.count == 4)
    }

    @Test("asking for a rating shows an alert, which says that there is no store")
    func review() async throws {
        stage.show(UIViewController())
        SKStoreReviewController.requestReview()
        let alert = try #require(await stage.awaitAlert())
        #expect(alert.title?.hasPrefix("Enjoying ") == true)
        #expect(alert.message?.contains("no App Store") == true)
        try stage.answer("Not Now")
        await stage.settle()
        #expect(stage.alert == nil)
    }

    @Test("a product's page fails to load, and Done is the delegate's")
    func page() async throws {
        final class Closer: NSObject, SKStoreProductViewControllerDelegate {
            var closed = 0
            func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) { closed += 1 }
        }
        let (page, closer) = (SKStoreProductViewController(), Closer())
        page.delegate = closer
        stage.show(page)
        var results: [String] = []
        page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: NSNumber(value: 7)]) { isLoaded, error in
            results.append("\(isLoaded) \((error as? SKError)?.code.rawValue ?? -1)")
        }
        await stage.settle()
        #expect(results == ["false 5"])
        let bar = try #require(page.view.subviews.compactMap { $0 as? UINavigationBar }.first)
        let done = try #require(bar.topItem?.leftBarButtonItem)
        done.primaryAction?.performWithSender(done, target: nil)
        #expect(closer.closed == 1)
    }
}
