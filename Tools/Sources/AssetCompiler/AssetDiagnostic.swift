/// What is wrong with a catalog, and where.
public struct AssetDiagnostic: Error, Hashable, CustomStringConvertible {
    public enum Severity: String, Sendable { case warning, error }

    public var severity: Severity
    /// The file, and after a colon the line where one is known.
    public var place: String
    public var message: String

    public var description: String { "\(place): \(severity.rawValue): \(message)" }

    static func error(_ place: String, _ message: String) -> AssetDiagnostic { .init(severity: .error, place: place, message: message) }
    static func warning(_ place: String, _ message: String) -> AssetDiagnostic { .init(severity: .warning, place: place, message: message) }
}
