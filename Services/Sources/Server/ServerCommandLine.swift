import Foundation
import Synchronization

extension HTTPServer.Options {
    /// The options of a service's command line that are of its server.
    public static let commandLine: Set<String> = [
        "--host", "--port", "--threads", "--workers", "--tls-certificate", "--tls-key",
    ]

    /// > Throws: for values that are not valid, and for files that cannot be read.
    public init(_ options: CommandLineOptions) throws {
        self.init()
        host = options["--host"] ?? host
        port = try options.number("--port", default: 8080)
        threads = max(1, try options.number("--threads", default: threads))
        workers = max(1, try options.number("--workers", default: workers))
        certificate = try options["--tls-certificate"].map { try String(contentsOfFile: $0, encoding: .utf8) }
        privateKey = try options["--tls-key"].map { try String(contentsOfFile: $0, encoding: .utf8) }
        guard (certificate == nil) == (privateKey == nil) else {
            throw CommandLineOptions.Failure("--tls-certificate and --tls-key go together")
        }
    }
}

/// Holds the metrics, which belong to the server, for a route that is created before it.
public final class MetricsSlot: Sendable {
    private let metrics = Mutex<Metrics?>(nil)

    public init() {}

    public var value: Metrics? {
        get { metrics.withLock { $0 } }
        set { metrics.withLock { $0 = newValue } }
    }
}
