/// What may be wrong with what is to be encrypted or decrypted.
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
