/// Errors of encryption and decryption.
///
/// > Contract: CryptoKit, CryptoKitError.
public enum CryptoKitError: Error, Hashable, Sendable {
    case incorrectKeySize
    case incorrectParameterSize
    case authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure
    case unwrapFailure
    case invalidParameter
}
