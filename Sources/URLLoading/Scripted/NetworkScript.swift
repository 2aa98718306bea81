import Foundation
import FoundationNetworking

/// What stands between an app and the network: exchanges of files, faults, and a file that records.
///
/// > Isolation: any thread.
final class NetworkScript: @unchecked Sendable {
    /// Variables of the app's environment with paths of files, and with faults.
    enum Variable: String, CaseIterable {
        case record = "FERRY_NETWORK_RECORD"
        case replay = "FERRY_NETWORK_REPLAY"
        case mocks = "FERRY_NETWORK_MOCKS"
        case faults = "FERRY_NETWORK_FAULTS"
    }

    private let recordPath: String?
    private let replay: ExchangeBook?
    private let mocks: ExchangeBook?
    private let faults: NetworkFaults?
    private let lock = NSLock()
    private var requests = 0
    private let report: @Sendable (String) -> Void

    /// That of the process; nil without the variables. A file that cannot be used ends the process: without it, the app would use the network.
    static let shared: NetworkScript? = {
        do { return try NetworkScript(ProcessInfo.processInfo.environment) } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }()

    /// Nil if the environment has none of the variables.
    init?(
        _ environment: [String: String],
        report: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    ) throws(NetworkFileError) {
        func value(_ variable: Variable) -> String? { environment[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 } }
        guard Variable.allCases.contains(where: { value($0) != nil }) else { return nil }
        func book(_ variable: Variable) throws(NetworkFileError) -> ExchangeBook? {
            guard let path = value(variable) else { return nil }
            return ExchangeBook(try NetworkFile.read(path), path: path)
        }
        self.report = report
        recordPath = value(.record)
        replay = try book(.replay)
        mocks = try book(.mocks)
        faults = if let text = value(.faults) { try NetworkFaults(text) } else { nil }
        if let recordPath { try Self.begin(recordPath) }
    }

    /// An app that is launched again goes on in the same file.
    private static func begin(_ path: String) throws(NetworkFileError) {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
        guard size == 0 else { return }
        guard FileManager.default.createFile(atPath: path, contents: Data((NetworkFile.heading + "\n").utf8)) else {
            throw NetworkFileError(path: path, reason: "it cannot be written")
        }
    }

    /// The loader of a request that does not use the network; nil if the network is used.
    func loader(of request: URLRequest, _ body: (any BodySource)?, in session: URLSession, client: any LoaderClient) -> (any Loader)? {
        let (method, url) = (request.httpMethod ?? "GET", request.url?.absoluteString ?? "")
        let (digest, sent) = replay == nil && mocks == nil ? (nil, 0) : Self.digest(body)
        func scripted(_ answer: ScriptedLoader.Answer) -> ScriptedLoader {
            ScriptedLoader(request, answer, sent: sent, in: session, client: client)
        }
        if let faults {
            let number = lock.withLock {
                requests += 1
                return requests
            }
            if let kind = faults.fault(ofRequest: number) {
                report("network faults: request \(number), \(method) \(url): \(kind.rawValue)")
                return scripted(.exchange(kind.exchange(url)))
            }
        }
        for book in [mocks, replay].compactMap(\.self) {
            if let exchange = book.next(method, url, digest: digest) { return scripted(.exchange(exchange)) }
        }
        guard let replay else { return nil }
        let reason = replay.missing(method, url, digest: digest)
        report(reason)
        return scripted(.missing(reason))
    }

    /// A loader that records what `inner` loads; nil if nothing is recorded.
    func recorder(
        of request: URLRequest, fields: [ResponseHead.Field], digest: String?, client: any LoaderClient
    ) -> RecordingLoader? {
        guard let recordPath else { return nil }
        var exchange = NetworkExchange(url: ExchangeBook.plain(request.url?.absoluteString ?? ""))
        (exchange.method, exchange.bodyDigest) = (request.httpMethod ?? "GET", digest)
        exchange.sent = RecordedFields.of(fields)
        return RecordingLoader(exchange, client: client) { [self] exchange in append(exchange, to: recordPath) }
    }

    /// The digest of a request's body, for a recording; nil without one.
    func recordedDigest(_ body: (any BodySource)?) -> String? { recordPath == nil ? nil : Self.digest(body).digest }

    private func append(_ exchange: NetworkExchange, to path: String) {
        lock.withLock {
            do {
                let line = try NetworkFile.line(exchange)
                let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
                defer { try? handle.close() }
                try handle.seekToEnd()
                try handle.write(contentsOf: line)
            } catch {
                report("\(path): the exchange with \(exchange.url) was not recorded: \(error.localizedDescription)")
            }
        }
    }

    /// Reads a body and rewinds it; one that cannot be rewound has no digest.
    private static func digest(_ body: (any BodySource)?) -> (digest: String?, count: Int64) {
        guard let body else { return (nil, 0) }
        // The bytes of a stream are there once.
        guard body.length != nil else { return (nil, 0) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while let count = buffer.withUnsafeMutableBytes({ body.read(into: $0) }), count > 0 { data.append(contentsOf: buffer[..<count]) }
        _ = body.seek(to: 0)
        return (data.isEmpty ? nil : NetworkExchange.digest(data), Int64(data.count))
    }
}
