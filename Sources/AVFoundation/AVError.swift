public import Foundation

/// The domain of ``AVError`` as `NSError`.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of playing, reading, recording or capturing media.
///
/// > Contract: AVFoundation, AVError
public struct AVError: Error, Hashable, Sendable, CustomNSError {
    /// The cause of an error.
    public enum Code: Int, Sendable {
        /// The cause is described by the error's text.
        case unknown = -11800
        /// A required service of the system, here the package of the decoder, is missing.
        case decoderNotFound = -11833
        /// Files of this type cannot be read.
        case fileFormatNotRecognized = -11828
        /// The file is damaged.
        case fileFailedToParse = -11829
        /// The file already exists.
        case fileAlreadyExists = -11823
        /// The export failed.
        case exportFailed = -11820
        /// There is no frame at the requested time.
        case noImageAtTime = -11832
        /// The operation was cancelled.
        case operationCancelled = -11878
        /// The user has not allowed the app to use the camera or the microphone.
        case applicationIsNotAuthorizedToUseDevice = -11852
        /// The capture session does not run.
        case sessionNotRunning = -11803
        /// The device lacks what was asked for.
        case deviceNotConnected = -11814
        /// The operation does not exist here.
        case operationNotSupportedForAsset = -11838
        /// The requested setting is not allowed.
        case invalidSourceMedia = -11821
    }

    /// The cause.
    public let code: Code
    /// What happened, with the file's name.
    private let text: String

    /// Creates an error of a cause.
    public init(_ code: Code) { self.init(code, "") }

    init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }

    init(_ failure: MediaFailure) {
        let code: Code =
            switch failure.cause {
            case .noDecoderLibrary: .decoderNotFound
            case .noStream: .fileFailedToParse
            case .remote: .operationNotSupportedForAsset
            case .unreadable: .fileFormatNotRecognized
            case .unwritable: .exportFailed
            }
        self.init(code, failure.line)
    }

    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The cause's number.
    public var errorCode: Int { code.rawValue }
    /// The texts of the error.
    public var errorUserInfo: [String: Any] {
        [
            NSLocalizedDescriptionKey: "The operation could not be completed",
            NSLocalizedFailureReasonErrorKey: text.isEmpty ? "An unknown error occurred (\(code.rawValue))" : text,
        ]
    }
    /// The error as an object.
    var object: NSError { NSError(domain: Self.errorDomain, code: errorCode, userInfo: errorUserInfo) }
}

extension AVError {
    /// The code ``Code/unknown``, for comparison in a `catch`.
    public static var unknown: Code { .unknown }
    /// The code ``Code/fileFormatNotRecognized``, for comparison in a `catch`.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// The code ``Code/decoderNotFound``, for comparison in a `catch`.
    public static var decoderNotFound: Code { .decoderNotFound }
}

extension AVError.Code {
    /// Whether an error has this reason: for `catch AVError.…` and `case AVError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == AVError.errorDomain && error.code == match.rawValue
    }
}

extension AVError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var fileFailedToParse: Code { .fileFailedToParse }
    /// The reason of this name, for a comparison in a `catch`.
    public static var fileAlreadyExists: Code { .fileAlreadyExists }
    /// The reason of this name, for a comparison in a `catch`.
    public static var exportFailed: Code { .exportFailed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var noImageAtTime: Code { .noImageAtTime }
    /// The reason of this name, for a comparison in a `catch`.
    public static var operationCancelled: Code { .operationCancelled }
    /// The reason of this name, for a comparison in a `catch`.
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
    /// The reason of this name, for a comparison in a `catch`.
    public static var sessionNotRunning: Code { .sessionNotRunning }
    /// The reason of this name, for a comparison in a `catch`.
    public static var deviceNotConnected: Code { .deviceNotConnected }
    /// The reason of this name, for a comparison in a `catch`.
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
    /// The reason of this name, for a comparison in a `catch`.
    public static var invalidSourceMedia: Code { .invalidSourceMedia }
}
