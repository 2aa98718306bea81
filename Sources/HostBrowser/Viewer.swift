import CWebSockets
import DeviceProtocol
import Foundation

/// One page that shows the device: what it was sent, what it has drawn, and the message being sent.
///
/// > Isolation: the server's thread.
final class Viewer {
    /// Maximum number of frames in flight: one being drawn while the next one is sent. A slower viewer gets fewer frames, never a queue.
    private static let framesInFlight: UInt32 = 2
    /// Maximum number of the inspector's questions without an answer; a page asks the next one when it has the last answer.
    private static let questionLimit = 32
    private static let chunkLength = 128 * 1024

    let number: Int
    private let picture: SharedFrame
    private var revision = -1
    private var lastSent: UInt32 = 0
    private var lastDrawn: UInt32 = 0
    private var outgoing: Outgoing?
    private var incoming: [UInt8] = []
    private var openQuestions = 0
    /// Set once the connection must be closed; the reason for its close frame.
    private(set) var refusal: ViewerMessage.Refusal?

    private struct Outgoing {
        /// `headroom` spare bytes, then the message.
        var buffer: [UInt8]
        var sent = 0
        var isBinary: Bool
        var length: Int { buffer.count - Viewer.headroom }
    }
    private static let headroom = Int(FerryWriteHeadroom)

    init(number: Int, picture: SharedFrame) {
        self.number = number
        self.picture = picture
        picture.addViewer(number)
    }

    // MARK: Sending

    /// There is something to send and the viewer is ready for it.
    var wantsToWrite: Bool {
        outgoing != nil || revision != picture.description.revision || picture.hasNotice(for: number)
            || (mayStartFrame && picture.hasFrame(for: number))
    }

    private var mayStartFrame: Bool { lastSent &- lastDrawn < Self.framesInFlight }

    /// Writes one piece of what the viewer needs; false if the connection is lost.
    func write(to connection: OpaquePointer) -> Bool {
        if outgoing == nil { outgoing = nextMessage() }
        guard var message = outgoing else { return true }
        let isFirst = message.sent == 0
        let length = min(Self.chunkLength, message.length - message.sent)
        let isLast = message.sent + length == message.length
        var kind = isFirst ? (message.isBinary ? LWS_WRITE_BINARY : LWS_WRITE_TEXT).rawValue : LWS_WRITE_CONTINUATION.rawValue
        if !isLast { kind |= LWS_WRITE_NO_FIN.rawValue }
        // The bytes before the chunk are scratch space for the frame header: already sent, or the headroom.
        let written = message.buffer.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { lws_write(connection, $0 + Self.headroom + message.sent, length, lws_write_protocol(kind)) } ?? -1
        }
        guard written >= length else { return false }
        message.sent += length
        outgoing = isLast ? nil : message
        return true
    }

    private func nextMessage() -> Outgoing? {
        let description = picture.description
        if description.revision != revision {
            revision = description.revision
            return text([
                "t": "picture", "title": description.title, "width": description.size.width, "height": description.size.height,
                "scale": description.scale,
                "settings": DeviceControl.names.map { Self.setting($0, in: description.device) },
            ])
        }
        if let asked = picture.takePageTask(for: number) { return text(["t": asked.errand.rawValue, "s": asked.text]) }
        if let answer = picture.takeAnswer(for: number) {
            openQuestions -= 1
            return text(["t": "inspected", "n": answer.number, "s": answer.text, "x": answer.screen.x, "y": answer.screen.y])
        }
        if let notice = picture.takeNotices(for: number).last { return text(["t": "notice", "s": notice]) }
        guard mayStartFrame, let words = picture.takeFrame(lastSent &+ 1, for: number, knowing: revision) else { return nil }
        lastSent &+= 1
        return words.withUnsafeBytes { Outgoing(buffer: [UInt8](repeating: 0, count: Self.headroom) + $0, isBinary: true) }
    }

    /// A setting of the panel, with what its values are called.
    static func setting(_ name: String, in device: DeviceState) -> [String: any Sendable] {
        let value = DeviceControl.value(of: name, in: device)
        let values = DeviceControl.values(of: name) ?? []
        return [
            "name": name, "label": DeviceControl.label(of: name), "value": value, "values": values,
            "title": DeviceControl.title(of: value, for: name), "titles": values.map { DeviceControl.title(of: $0, for: name) },
        ]
    }

    private func text(_ object: [String: any Sendable]) -> Outgoing? {
        guard let data = try? JSONSerialization.data(withJSONObject: object) else { return nil }
        return Outgoing(buffer: [UInt8](repeating: 0, count: Self.headroom) + data, isBinary: false)
    }

    // MARK: Receiving

    /// Receives one piece of a message; handles it once it is complete. After a refusal everything else is ignored.
    func receive(_ bytes: UnsafeRawBufferPointer, isFirst: Bool, isLast: Bool, isBinary: Bool) -> ViewerMessage? {
        guard refusal == nil else { return nil }
        if isFirst { incoming.removeAll(keepingCapacity: true) }
        guard !isBinary else { return refuse("messages must be text") }
        guard incoming.count + bytes.count <= ViewerMessage.maximumLength else { return refuse("message too long") }
        incoming.append(contentsOf: bytes)
        guard isLast else { return nil }
        do {
            let message = try ViewerMessage(json: incoming)
            if case .drawn(let frame) = message { return drawn(frame) }
            if case .inspection = message {
                guard openQuestions < Self.questionLimit else { return refuse("too many questions at once") }
                openQuestions += 1
            }
            return message
        } catch {
            return refuse(error.reason)
        }
    }

    private func drawn(_ frame: UInt32) -> ViewerMessage? {
        guard frame &- lastDrawn <= lastSent &- lastDrawn else { return refuse("drawn before it was sent") }
        lastDrawn = frame
        return .drawn(frame: frame)
    }

    private func refuse(_ reason: String) -> ViewerMessage? {
        refusal = ViewerMessage.Refusal(reason: reason)
        incoming = []
        return nil
    }
}
