/// Errors of encryption and decryption.
///
/// > Contract: CryptoKit, CryptoKitError.
public enum CryptoKitError: Error, Hashable, Sendable {
    /// The key has a length that the algorithm does not take.
    case incorrectKeySize
    /// A parameter, such as a nonce or a tag, has the wrong length.
    case incorrectParameterSize
    /// The tag does not belong to the data and the key: one of them was changed.
    case authenticationFailure
    /// The library failed with a code of its own.
    case underlyingCoreCryptoError(error: Int32)
    /// A key could not be wrapped; not used here.
    case wrapFailure
    /// A wrapped key could not be unwrapped; not used here.
    case unwrapFailure
    /// A parameter has a value that is not allowed; not used here.
    case invalidParameter
}
