internal import DriveProtocol
public import Foundation

/// Requests and answers as lines of JSON in UTF-8.
public enum ControlLine {
    /// A message with its line feed.
    public static func data(_ message: some Encodable) throws -> Data { try DriveLine.data(message) }

    /// The request of a line without its line feed.
    public static func request(_ line: Data) throws(ControlFault) -> ControlRequest {
        guard line.count <= ControlRequest.longestLine else { throw tooLong }
        let request: ControlRequest
        do {
            request = try JSONDecoder().decode(ControlRequest.self, from: line)
        } catch {
            throw ControlFault(.invalid, "not a request: \(error)")
        }
        switch request {
        case .drive(let drive):
            // The checks of ranges are those of a test's line.
            do {
                _ = try DriveLine.request(JSONEncoder().encode(drive))
            } catch {
                throw ControlFault(.invalid, "\(error)")
            }
        case .overrideStatusBar(let bar): if let fault = bar.fault { throw ControlFault(.invalid, fault) }
        default: break
        }
        return request
    }

    /// The answer of a line without its line feed.
    public static func answer(_ line: Data) throws(ControlFault) -> ControlAnswer {
        do {
            return try JSONDecoder().decode(ControlAnswer.self, from: line)
        } catch {
            throw ControlFault(.failed, "not an answer: \(error)")
        }
    }

    /// The fault of a request that does not end.
    public static var tooLong: ControlFault {
        ControlFault(.invalid, "a request is longer than \(ControlRequest.longestLine) bytes")
    }
}
