public import Foundation
internal import ObjectiveC

/// The domain of ``MFMailComposeError`` as `NSError`.
///
/// > Contract: MessageUI, MFMailComposeErrorDomain
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// How the user left the sheet of a mail.
///
/// > Contract: MessageUI, MFMailComposeResult
public enum MFMailComposeResult: Int, Sendable {
    /// Nothing was kept.
    case cancelled = 0
    /// The mail is in the drafts.
    case saved = 1
    /// The mail is in the outbox.
    case sent = 2
    /// The mail could not be stored; the delegate gets the error.
    case failed = 3
}

/// Why a mail was not stored.
///
/// > Contract: MessageUI, MFMailComposeError
public struct MFMailComposeError: Error, Hashable, Sendable, CustomNSError {
    /// What failed.
    public enum Code: Int, Sendable {
        /// The draft could not be written.
        case saveFailed = 0
        /// The mail could not be written to the outbox.
        case sendFailed = 1
    }

    /// The draft could not be written.
    public static var saveFailed: Code { .saveFailed }
    /// The mail could not be written to the outbox.
    public static var sendFailed: Code { .sendFailed }
    /// The domain of the error as `NSError`.
    public static var errorDomain: String { MFMailComposeErrorDomain }

    /// What failed.
    public let code: Code
    private let reason: String

    /// An error with a code.
    public init(_ code: Code) { self.init(code, reason: "") }
    init(_ code: Code, reason: String) { (self.code, self.reason) = (code, reason) }

    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The description of the underlying error, if there is one.
    public var errorUserInfo: [String: Any] { reason.isEmpty ? [:] : [NSLocalizedDescriptionKey: reason] }
}

/// Is notified of how the user left the sheet of a mail. The method is optional.
///
/// > Contract: MessageUI, MFMailComposeViewControllerDelegate
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// The user sent, saved or cancelled. The delegate dismisses the controller. > Parameter error: an ``MFMailComposeError`` after a failure.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        ObjCRuntime.optional(self, "mailComposeController:didFinishWithResult:error:", [controller, result, error])
    }
}

extension MFMailComposeError.Code {
    /// Whether an error has this reason: for `catch MFMailComposeError.…` and `case MFMailComposeError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == MFMailComposeError.errorDomain && error.code == match.rawValue
    }
}
