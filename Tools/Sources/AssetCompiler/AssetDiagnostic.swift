/// An error or warning about a catalog, with its location.
public struct AssetDiagnostic: Error, Hashable, CustomStringConvertible {
    public enum Severity: String, Sendable { case warning, error }

    public var severity: Severity
    /// The file, followed by a colon and the line if it is known.
    public var place: String
    public var message: String

    public var description: String { "\(place): \(severity.rawValue): \(message)" }

    static func error(_ place: String, _ message: String) -> AssetDiagnostic { .init(severity: .error, place: place, message: message) }
    static func warning(_ place: String, _ message: String) -> AssetDiagnostic { .init(severity: .warning, place: place, message: message) }
}
