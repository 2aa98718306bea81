import Foundation

/// Why a network file is not used: its name, the line, and the fault.
struct NetworkFileError: Error, Equatable, CustomStringConvertible {
    var path: String
    /// From 1; nil if it is about the whole file.
    var line: Int?
    var reason: String

    var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}

/// The file of recorded or invented exchanges: a line of JSON for each, after a line that says what the file is.
enum NetworkFile {
    /// The first line.
    static let heading = "{\"ferry-network\":1}"
    /// > Units: bytes.
    static let largest = 1 << 30

    static func read(_ path: String) throws(NetworkFileError) -> [NetworkExchange] {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
        guard size <= largest else { throw NetworkFileError(path: path, reason: "it has \(size) bytes, more than \(largest)") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw NetworkFileError(path: path, reason: "no such file, or it cannot be read")
        }
        return try parse(data, path: path)
    }

    static func parse(_ data: Data, path: String) throws(NetworkFileError) -> [NetworkExchange] {
        var exchanges: [NetworkExchange] = []
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let number = index + 1
            if number == 1 {
                try checkHeading(Data(line), path)
                continue
            }
            if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") }) { continue }
            exchanges.append(try exchange(Data(line), path, number))
        }
        return exchanges
    }

    private static func checkHeading(_ line: Data, _ path: String) throws(NetworkFileError) {
        let object = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any]
        guard let version = object?["ferry-network"] as? Int else {
            throw NetworkFileError(path: path, line: 1, reason: "no network file: it begins with \(heading)")
        }
        guard version == 1 else { throw NetworkFileError(path: path, line: 1, reason: "a network file of the later version \(version)") }
    }

    private static func exchange(_ line: Data, _ path: String, _ number: Int) throws(NetworkFileError) -> NetworkExchange {
        func fail(_ reason: String) -> NetworkFileError { NetworkFileError(path: path, line: number, reason: reason) }
        let exchange: NetworkExchange
        do {
            exchange = try JSONDecoder().decode(NetworkExchange.self, from: line)
            // A misspelt name would have no effect.
            let names = (try JSONSerialization.jsonObject(with: line) as? [String: Any])?.keys.sorted() ?? []
            if let unknown = names.first(where: { NetworkExchange.CodingKeys(rawValue: $0) == nil }) {
                let known = NetworkExchange.CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")
                throw fail("there is no \"\(unknown)\"; there are \(known)")
            }
        } catch let error as NetworkFileError {
            throw error
        } catch DecodingError.keyNotFound(let key, _) {
            throw fail("\"\(key.stringValue)\" is missing")
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            throw fail("\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" is of another type")
        } catch {
            throw fail("no JSON object in one line")
        }
        if let fault = exchange.fault { throw fail(fault) }
        return exchange
    }

    /// The line of an exchange, with its line feed. Names are sorted, so that the same exchange is the same bytes.
    static func line(_ exchange: NetworkExchange) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(exchange) + [UInt8(ascii: "\n")]
    }
}
