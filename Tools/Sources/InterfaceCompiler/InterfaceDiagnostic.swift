/// An error or warning about an Interface Builder file, with its location.
public struct InterfaceDiagnostic: Error, Hashable, CustomStringConvertible {
    public enum Severity: String, Sendable { case warning, error }

    public var severity: Severity
    public var file: String
    /// Nil for the whole file.
    public var line: Int?
    public var message: String

    public var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(severity.rawValue): \(message)" }

    static func error(_ file: String, _ line: Int? = nil, _ message: String) -> InterfaceDiagnostic {
        .init(severity: .error, file: file, line: line, message: message)
    }
}
