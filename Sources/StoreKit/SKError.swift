public import Foundation

/// The domain of ``SKError`` as `NSError`.
public let SKErrorDomain = "SKErrorDomain"

/// Why something of the store failed.
///
/// > Contract: StoreKit, SKError
public struct SKError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons. Here only ``unknown``, ``paymentNotAllowed`` and ``storeProductNotAvailable`` are reported: no device has a store.
    public enum Code: Int, Sendable {
        case unknown = 0
        case clientInvalid = 1
        case paymentCancelled = 2
        case paymentInvalid = 3
        /// The device's user cannot pay.
        case paymentNotAllowed = 4
        /// The store has no such product.
        case storeProductNotAvailable = 5
        case cloudServicePermissionDenied = 6
        case cloudServiceNetworkConnectionFailed = 7
        case cloudServiceRevoked = 8
        case privacyAcknowledgementRequired = 9
        case unauthorizedRequestData = 10
        case invalidOfferIdentifier = 11
        case invalidSignature = 12
        case missingOfferParams = 13
        case invalidOfferPrice = 14
        case overlayCancelled = 15
        case overlayInvalidConfiguration = 16
        case overlayTimeout = 17
        case ineligibleForOffer = 18
        case unsupportedPlatform = 19
        case overlayPresentedInBackgroundScene = 20
    }

    /// The reason.
    public let code: Code
    /// Creates an error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { SKErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// What the error says.
    public var errorUserInfo: [String: Any] {
        switch code {
        case .paymentNotAllowed: [NSLocalizedDescriptionKey: "Payments are not possible, as the device has no App Store."]
        case .unknown, .storeProductNotAvailable: [NSLocalizedDescriptionKey: "The device has no App Store."]
        default: [:]
        }
    }
}

extension SKError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var unknown: Code { .unknown }
    /// The reason of this name, for a comparison in a `catch`.
    public static var clientInvalid: Code { .clientInvalid }
    /// The reason of this name, for a comparison in a `catch`.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The reason of this name, for a comparison in a `catch`.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// The reason of this name, for a comparison in a `catch`.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    /// The reason of this name, for a comparison in a `catch`.
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    /// The reason of this name, for a comparison in a `catch`.
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}

extension SKError.Code {
    /// Whether an error has this reason: for `catch SKError.…` and `case SKError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == SKError.errorDomain && error.code == match.rawValue
    }
}

extension SKError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
    /// The reason of this name, for a comparison in a `catch`.
    public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
    /// The reason of this name, for a comparison in a `catch`.
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
    /// The reason of this name, for a comparison in a `catch`.
    public static var invalidSignature: Code { .invalidSignature }
    /// The reason of this name, for a comparison in a `catch`.
    public static var missingOfferParams: Code { .missingOfferParams }
    /// The reason of this name, for a comparison in a `catch`.
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
    /// The reason of this name, for a comparison in a `catch`.
    public static var overlayCancelled: Code { .overlayCancelled }
    /// The reason of this name, for a comparison in a `catch`.
    public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
    /// The reason of this name, for a comparison in a `catch`.
    public static var overlayTimeout: Code { .overlayTimeout }
    /// The reason of this name, for a comparison in a `catch`.
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    /// The reason of this name, for a comparison in a `catch`.
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    /// The reason of this name, for a comparison in a `catch`.
    public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
