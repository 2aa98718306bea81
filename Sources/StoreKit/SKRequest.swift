public import Foundation
internal import UIKitCore

/// Is notified how a request ends, on the main thread. Each method is optional.
///
/// > Contract: StoreKit, SKRequestDelegate
public protocol SKRequestDelegate: NSObjectProtocol {
    /// The request has ended.
    func requestDidFinish(_ request: SKRequest)
    /// The request has failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request to the store, which no device here has: it is answered without one.
///
/// > Contract: StoreKit, SKRequest. > Isolation: the main thread.
open class SKRequest: NSObject, @unchecked Sendable {
    /// Is notified on the main thread; not retained.
    open weak var delegate: (any SKRequestDelegate)?
    /// Changes with each start and cancellation, so that the answer to an earlier one is dropped.
    private var turn = 0

    /// Begins the request; the delegate is called in a later turn of the main thread.
    open func start() {
        turn += 1
        let turn = turn
        ApplicationContext.later { if self.turn == turn { self.answer() } }
    }

    /// Ends the request: the delegate is not called any more.
    open func cancel() { turn += 1 }

    /// Overridden by the requests.
    @MainActor func answer() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
}

/// Is notified of products, on the main thread.
///
/// > Contract: StoreKit, SKProductsRequestDelegate
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// The response came.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks the store for products: none is known here, all identifiers come back as invalid.
///
/// > Contract: StoreKit, SKProductsRequest
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>

    /// A request for the products of identifiers.
    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
        super.init()
    }

    /// A request for nothing.
    public override convenience init() { self.init(productIdentifiers: []) }

    override func answer() {
        StoreNotice.send("products come back as invalid identifiers")
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(invalid: identifiers.sorted()))
        delegate?.requestDidFinish(self)
    }
}

/// The answer to a request for products.
///
/// > Contract: StoreKit, SKProductsResponse
open class SKProductsResponse: NSObject {
    private let invalid: [String]

    init(invalid: [String]) { self.invalid = invalid }

    /// A response without products.
    public override convenience init() { self.init(invalid: []) }

    /// The products: none.
    open var products: [SKProduct] { [] }
    /// The identifiers that the store does not know: all, in alphabetical order.
    open var invalidProductIdentifiers: [String] { invalid }
}

/// Asks for the app's receipt, which only a store has: it fails with ``SKError/unknown``.
///
/// > Contract: StoreKit, SKReceiptRefreshRequest
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    private let properties: [String: Any]?

    /// A request for a receipt, with properties for the test of a store.
    public init(receiptProperties properties: [String: Any]?) {
        self.properties = properties
        super.init()
    }

    /// A request for a receipt.
    public override convenience init() { self.init(receiptProperties: nil) }

    /// The properties that the request was made with.
    open var receiptProperties: [String: Any]? { properties }

    override func answer() {
        StoreNotice.send("there is no receipt")
        super.answer()
    }
}
