public import Foundation
internal import PhotoLibrary

/// The domain of the library's errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
/// The key of the identifiers that an error is about.
public let PHLocalIdentifiersErrorKey = "PHLocalIdentifiersErrorKey"

/// Why the library did not do something.
///
/// > Contract: Photos, PHPhotosError
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// Of no other kind: the texts say more.
        case internalError = -1
        /// The user refused.
        case userCancelled = 3072
        /// Nothing has the identifier.
        case identifierNotFound = 3201
        /// The change cannot be made.
        case changeNotSupported = 3300
        /// A file or data is not a photo.
        case invalidResource = 3302
        /// A new asset has no photo.
        case missingResource = 3303
        /// The device forbids the access; never here.
        case accessRestricted = 3310
        /// The user does not let the app use the library.
        case accessUserDenied = 3311
    }

    /// The reason.
    public let code: Code
    private let text: String

    init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }

    init(_ error: PhotoLibraryError) {
        let code: Code =
            switch error {
            case .unknown: .identifierNotFound
            case .unreadable: .invalidResource
            case .duplicate, .file: .internalError
            }
        self.init(code, "\(error)")
    }

    /// The domain of the errors.
    public static var errorDomain: String { PHPhotosErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
    /// What the error says.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

    /// As apps receive it.
    var object: NSError { NSError(domain: PHPhotosErrorDomain, code: code.rawValue, userInfo: errorUserInfo) }

    /// Of no other kind.
    public static var internalError: Code { .internalError }
    /// The user refused.
    public static var userCancelled: Code { .userCancelled }
    /// The user does not let the app use the library.
    public static var accessUserDenied: Code { .accessUserDenied }
}

extension PHPhotosError.Code {
    /// Whether an error has this reason: for `catch PHPhotosError.…` and `case PHPhotosError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == PHPhotosError.errorDomain && error.code == match.rawValue
    }
}

extension PHPhotosError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var identifierNotFound: Code { .identifierNotFound }
    /// The reason of this name, for a comparison in a `catch`.
    public static var changeNotSupported: Code { .changeNotSupported }
    /// The reason of this name, for a comparison in a `catch`.
    public static var invalidResource: Code { .invalidResource }
    /// The reason of this name, for a comparison in a `catch`.
    public static var missingResource: Code { .missingResource }
    /// The reason of this name, for a comparison in a `catch`.
    public static var accessRestricted: Code { .accessRestricted }
}
