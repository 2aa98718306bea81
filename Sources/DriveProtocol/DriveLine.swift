public import Foundation

/// Why a line is no message.
public enum DriveLineError: Error, Equatable, Sendable, CustomStringConvertible {
    /// It is longer than `DriveLine.limit`.
    case tooLong
    /// It is not the JSON of a message; the text says where.
    case malformed(String)
    /// A number or a text is out of its range.
    case outOfRange(String)

    /// The fault in English.
    public var description: String {
        switch self {
        case .tooLong: "the message is longer than \(DriveLine.limit) bytes"
        case .malformed(let what): "not a message: \(what)"
        case .outOfRange(let what): "out of range: \(what)"
        }
    }
}

/// Messages as lines of JSON in UTF-8.
public enum DriveLine {
    /// The longest line. > Units: bytes.
    public static let limit = 64 << 20

    /// A message with its line feed.
    public static func data(_ message: some Encodable) throws -> Data {
        if case .screen(let screen)? = message as? DriveAnswer { return try DriveScreenWriter.answer(screen) + [UInt8(ascii: "\n")] }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(message) + [UInt8(ascii: "\n")]
    }

    /// The request of a line without its line feed.
    public static func request(_ line: Data) throws(DriveLineError) -> DriveRequest {
        let request: DriveRequest = try message(line)
        if let fault = request.fault { throw .outOfRange(fault) }
        return request
    }

    /// The answer of a line without its line feed.
    public static func answer(_ line: Data) throws(DriveLineError) -> DriveAnswer {
        guard line.count <= limit else { throw .tooLong }
        let answer: DriveAnswer = if let screen = try DriveScreenReader.answer(line) { .screen(screen) } else { try message(line) }
        if case .screen(let screen) = answer, let fault = screen.fault { throw .outOfRange(fault) }
        if case .pixels(let pixels) = answer, let fault = pixels.fault { throw .outOfRange(fault) }
        return answer
    }

    /// The elements of an app's answer, which may be anything.
    public static func elements(_ text: String) throws(DriveLineError) -> [DriveElement] {
        guard text.utf8.count <= limit else { throw .tooLong }
        let elements = try DriveScreenReader.list(text)
        if let fault = DriveScreen(isSystem: false, width: 0, height: 0, elements: elements).fault { throw .outOfRange(fault) }
        return elements
    }

    /// The JSON that `elements` reads. > Throws: for a number that JSON does not have.
    public static func text(of elements: [DriveElement]) throws(DriveLineError) -> String { try DriveScreenWriter.list(elements) }

    private static func message<Message: Decodable>(_ line: Data) throws(DriveLineError) -> Message {
        guard line.count <= limit else { throw .tooLong }
        do { return try JSONDecoder().decode(Message.self, from: line) } catch { throw .malformed("\(error)") }
    }
}

extension DriveRequest {
    /// What is out of range; nil if all is well.
    var fault: String? {
        switch self {
        case .settle(let time), .advance(let time): Self.isTime(time) ? nil : "a time of \(time) s"
        case .type(let text), .key(let text), .open(let text):
            text.utf8.count <= Self.longestText ? nil : "a text of \(text.utf8.count) bytes"
        case .orientation(let value): (1...4).contains(value) ? nil : "an orientation of \(value)"
        case .gesture(let gesture): gesture.fault
        case .snapshot(let process, let commands): process > 0 && commands >= 0 ? nil : "descriptor \(commands) of process \(process)"
        case .launch, .terminate, .activate, .state, .elements, .elementsWithRows, .reveal, .adjust, .home, .screenshot, .pixels,
            .pendingWork:
            nil
        }
    }

    static func isTime(_ time: Double) -> Bool { (0...longestTime).contains(time) }
}

extension DriveGesture {
    /// What is out of range; nil if all is well.
    var fault: String? {
        let (points, times): ([DrivePoint], [Double])
        switch self {
        case .tap(let point, let count, let fingers):
            guard (1...20).contains(count), (1...5).contains(fingers) else { return "\(count) taps with \(fingers) fingers" }
            (points, times) = ([point], [])
        case .press(let point, let seconds): (points, times) = ([point], [seconds])
        case .drag(let from, let to, let hold, let velocity, let holdAtEnd):
            guard velocity >= 1, velocity <= 1e5 else { return "a velocity of \(velocity)" }
            (points, times) = ([from, to], [hold, holdAtEnd])
        case .pinch(let point, let scale, let seconds, let span):
            guard scale > 0.001, scale < 1000, (1...1e4).contains(span) else { return "a scale of \(scale) over \(span) points" }
            (points, times) = ([point], [seconds])
        case .rotate(let point, let angle, let seconds, let span):
            guard abs(angle) < 1000, (1...1e4).contains(span) else { return "an angle of \(angle) over \(span) points" }
            (points, times) = ([point], [seconds])
        }
        if let point = points.first(where: { !$0.isSane }) { return "a place at \(point.x), \(point.y)" }
        if let time = times.first(where: { !DriveRequest.isTime($0) }) { return "a time of \(time) s" }
        return nil
    }
}

extension DriveScreen {
    /// Whether parents come before their children.
    var fault: String? {
        for (index, element) in elements.enumerated() where !(-1..<index).contains(element.parent) {
            return "element \(index) has the parent \(element.parent)"
        }
        return nil
    }
}

extension DrivePixels {
    /// What is out of range; nil if all is well.
    var fault: String? {
        let sizes = 1...100_000
        return sizes.contains(width) && sizes.contains(height) && scale > 0 && scale <= 100 ? nil : "an image of \(width)×\(height) pixels"
    }
}
