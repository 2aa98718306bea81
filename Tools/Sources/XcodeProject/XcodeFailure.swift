/// Why something of a project cannot be used, with the file and the line.
public struct XcodeFailure: Error, Equatable, CustomStringConvertible, Sendable {
    public var file: String
    public var line: Int?
    public var message: String

    public init(_ file: String, _ line: Int? = nil, _ message: String) {
        (self.file, self.line, self.message) = (file, line, message)
    }

    public var description: String { "\(file):\(line.map { "\($0):" } ?? "") error: \(message)" }
}
