public import DriveProtocol
public import Foundation

/// Requests to the device and their answers as lines of JSON, which `DriveLine.data` writes.
public enum DeviceLine {
    /// The request of a line without its line feed.
    public static func request(_ line: Data) throws(DriveLineError) -> DeviceRequest {
        let request: DeviceRequest = try message(line)
        if let fault = request.fault { throw .outOfRange(fault) }
        return request
    }

    /// The answer of a line without its line feed.
    public static func answer(_ line: Data) throws(DriveLineError) -> DeviceAnswer { try message(line) }

    private static func message<Message: Decodable>(_ line: Data) throws(DriveLineError) -> Message {
        guard line.count <= DriveLine.limit else { throw .tooLong }
        do { return try JSONDecoder().decode(Message.self, from: line) } catch { throw .malformed("\(error)") }
    }
}
