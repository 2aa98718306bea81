public import Foundation

/// The domain of ``CNError`` as `NSError`.
public let CNErrorDomain = "CNErrorDomain"
/// The key of the records that an error is about.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecords"
/// The key of the identifiers of records that an error is about.
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiers"

/// Why something with contacts failed.
///
/// > Contract: Contacts, CNError
public struct CNError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        case communicationError = 1
        /// The file of contacts cannot be read or written.
        case dataAccessError = 2
        /// The user does not let the app use contacts, or was not asked yet.
        case authorizationDenied = 100
        case noAccessableWritableContainers = 101
        case unauthorizedKeys = 102
        case featureDisabledByUser = 103
        case featureNotAvailable = 104
        /// No contact or group has the identifier.
        case recordDoesNotExist = 200
        /// A contact or group has the identifier already.
        case insertedRecordAlreadyExists = 201
        case containmentCycle = 202
        case containmentScope = 203
        case parentRecordDoesNotExist = 204
        case recordIdentifierInvalid = 205
        case recordNotWritable = 206
        case parentContainerNotWritable = 207
        case validationMultipleErrors = 300
        case validationTypeMismatch = 301
        case validationConfigurationError = 302
        /// The predicate is not one of the framework's.
        case predicateInvalid = 400
        case policyViolation = 500
        case clientIdentifierInvalid = 600
        case clientIdentifierDoesNotExist = 601
        case clientIdentifierCollision = 602
        case changeHistoryExpired = 603
        case changeHistoryInvalidAnchor = 604
        case changeHistoryInvalidFetchRequest = 605
        /// The text is no vCard.
        case vCardMalformed = 700
        case vCardSummarizationError = 701
    }

    /// The reason.
    public let code: Code
    private let text: String
    private let identifiers: [String]

    /// Creates an error of a reason.
    public init(_ code: Code) { self.init(code, "The operation could not be completed.") }
    init(_ code: Code, _ text: String, _ identifiers: [String] = []) {
        (self.code, self.text, self.identifiers) = (code, text, identifiers)
    }

    /// The domain of the errors.
    public static var errorDomain: String { CNErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// What the error says, and the identifiers that it is about.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: text]
        if !identifiers.isEmpty { info[CNErrorUserInfoAffectedRecordIdentifiersKey] = identifiers }
        return info
    }
}

extension CNError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var dataAccessError: Code { .dataAccessError }
    /// The reason of this name, for a comparison in a `catch`.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// The reason of this name, for a comparison in a `catch`.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// The reason of this name, for a comparison in a `catch`.
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    /// The reason of this name, for a comparison in a `catch`.
    public static var predicateInvalid: Code { .predicateInvalid }
    /// The reason of this name, for a comparison in a `catch`.
    public static var vCardMalformed: Code { .vCardMalformed }
}

extension CNError.Code {
    /// Whether an error has this reason: for `catch CNError.…` and `case CNError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CNError.errorDomain && error.code == match.rawValue
    }
}

extension CNError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var communicationError: Code { .communicationError }
    /// The reason of this name, for a comparison in a `catch`.
    public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
    /// The reason of this name, for a comparison in a `catch`.
    public static var unauthorizedKeys: Code { .unauthorizedKeys }
    /// The reason of this name, for a comparison in a `catch`.
    public static var featureDisabledByUser: Code { .featureDisabledByUser }
    /// The reason of this name, for a comparison in a `catch`.
    public static var featureNotAvailable: Code { .featureNotAvailable }
    /// The reason of this name, for a comparison in a `catch`.
    public static var containmentCycle: Code { .containmentCycle }
    /// The reason of this name, for a comparison in a `catch`.
    public static var containmentScope: Code { .containmentScope }
    /// The reason of this name, for a comparison in a `catch`.
    public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
    /// The reason of this name, for a comparison in a `catch`.
    public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
    /// The reason of this name, for a comparison in a `catch`.
    public static var recordNotWritable: Code { .recordNotWritable }
    /// The reason of this name, for a comparison in a `catch`.
    public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
    /// The reason of this name, for a comparison in a `catch`.
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    /// The reason of this name, for a comparison in a `catch`.
    public static var validationTypeMismatch: Code { .validationTypeMismatch }
    /// The reason of this name, for a comparison in a `catch`.
    public static var validationConfigurationError: Code { .validationConfigurationError }
    /// The reason of this name, for a comparison in a `catch`.
    public static var policyViolation: Code { .policyViolation }
    /// The reason of this name, for a comparison in a `catch`.
    public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
    /// The reason of this name, for a comparison in a `catch`.
    public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
    /// The reason of this name, for a comparison in a `catch`.
    public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
    /// The reason of this name, for a comparison in a `catch`.
    public static var changeHistoryExpired: Code { .changeHistoryExpired }
    /// The reason of this name, for a comparison in a `catch`.
    public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
    /// The reason of this name, for a comparison in a `catch`.
    public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
    /// The reason of this name, for a comparison in a `catch`.
    public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
