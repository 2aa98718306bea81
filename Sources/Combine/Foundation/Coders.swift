public import Foundation

extension JSONDecoder: TopLevelDecoder {
    /// Bytes of JSON.
    public typealias Input = Data
}
extension JSONEncoder: TopLevelEncoder {
    /// Bytes of JSON.
    public typealias Output = Data
}
extension PropertyListDecoder: TopLevelDecoder {
    /// Bytes of a property list.
    public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {
    /// Bytes of a property list.
    public typealias Output = Data
}
