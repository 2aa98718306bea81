/// Decodes whole documents, such as JSON.
///
/// > Contract: Combine, TopLevelDecoder
public protocol TopLevelDecoder<Input> {
    /// What it decodes from.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Encodes whole documents, such as JSON.
///
/// > Contract: Combine, TopLevelEncoder
public protocol TopLevelEncoder<Output> {
    /// What it encodes to.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}
