import DeviceProtocol
import Foundation
import HostInterface
import InspectionProtocol

/// One validated message of a page: any input from a client is either one of these or refused with a reason.
enum ViewerMessage: Equatable {
    case pointerDown(x: Double, y: Double, finger: Int)
    case pointerMoved(x: Double, y: Double, finger: Int)
    case pointerUp(x: Double, y: Double, finger: Int)
    case pointerCancelled(finger: Int)
    case hover(x: Double, y: Double)
    case wheel(x: Double, y: Double, deltaX: Double, deltaY: Double)
    case key(KeySample)
    case text(String)
    /// An input method's marked text; empty if cancelled. `caret` is UTF-16 units into it.
    case composition(String, caret: Int)
    case paste(String)
    case secondaryClick(x: Double, y: Double)
    case command(HostCommand)
    case setting(DeviceControl)
    /// The inspector asks; `number` is the page's own.
    case inspection(number: UInt32, InspectionRequest)
    /// The page has drawn this frame and every one before it.
    case drawn(frame: UInt32)

    /// Maximum length of a message in bytes, large enough for pasted text.
    static let maximumLength = 256 * 1024
    static let fingers = 0..<TouchIDAllocator<Int>.limit
    /// Far outside any frame; a drag may leave it by at most this.
    private static let farthest = 100_000.0

    /// Why a message was refused; sent in the close frame, so at most 123 bytes.
    struct Refusal: Error, Equatable {
        var reason: String
    }

    init(json: [UInt8]) throws(Refusal) {
        let wire: Wire
        do {
            wire = try JSONDecoder().decode(Wire.self, from: Data(json))
        } catch {
            throw Refusal(reason: "not a message of this page")
        }
        self = try Self.checked(wire)
    }

    /// The page's JSON keys, one letter each because a drag sends sixty messages per second.
    private struct Wire: Decodable {
        var t: String
        var x: Double?
        var y: Double?
        var f: Int?
        var dx: Double?
        var dy: Double?
        var u: UInt16?
        var m: UInt16?
        var p: String?
        var s: String?
        var v: String?
        var n: UInt32?
    }

    private static func checked(_ wire: Wire) throws(Refusal) -> ViewerMessage {
        switch wire.t {
        case "down": return .pointerDown(x: try place(wire.x), y: try place(wire.y), finger: try finger(wire.f))
        case "move": return .pointerMoved(x: try place(wire.x), y: try place(wire.y), finger: try finger(wire.f))
        case "up": return .pointerUp(x: try place(wire.x), y: try place(wire.y), finger: try finger(wire.f))
        case "cancel": return .pointerCancelled(finger: try finger(wire.f))
        case "hover": return .hover(x: try place(wire.x), y: try place(wire.y))
        case "wheel": return .wheel(x: try place(wire.x), y: try place(wire.y), deltaX: try place(wire.dx), deltaY: try place(wire.dy))
        case "key": return .key(try key(wire))
        case "text":
            guard let text = wire.s, !text.isEmpty else { throw Refusal(reason: "text without text") }
            return .text(text)
        case "compose":
            guard let text = wire.s, let caret = wire.n, Int(caret) <= text.utf16.count else {
                throw Refusal(reason: "a composition without its caret")
            }
            return .composition(text, caret: Int(caret))
        case "paste":
            guard let text = wire.s, !text.isEmpty else { throw Refusal(reason: "a paste without text") }
            return .paste(text)
        case "secondary": return .secondaryClick(x: try place(wire.x), y: try place(wire.y))
        case "command":
            guard let command = HostCommand(rawValue: wire.s ?? "") else { throw Refusal(reason: "unknown command") }
            return .command(command)
        case "set":
            guard let setting = DeviceControl(name: wire.s ?? "", value: wire.v ?? "") else { throw Refusal(reason: "unknown setting") }
            return .setting(setting)
        case "inspect":
            guard let number = wire.n, let text = wire.s else { throw Refusal(reason: "a question without its number or text") }
            return .inspection(number: number, try request(text))
        case "drawn":
            guard let frame = wire.n else { throw Refusal(reason: "drawn without a frame number") }
            return .drawn(frame: frame)
        default: throw Refusal(reason: "unknown message type")
        }
    }

    private static func request(_ text: String) throws(Refusal) -> InspectionRequest {
        do throws(InspectionRefusal) {
            return try InspectionRequest(json: Array(text.utf8))
        } catch {
            throw Refusal(reason: error.reason)
        }
    }

    private static func place(_ value: Double?) throws(Refusal) -> Double {
        guard let value, value.isFinite, abs(value) <= farthest else { throw Refusal(reason: "a position out of range") }
        return value
    }

    private static func finger(_ value: Int?) throws(Refusal) -> Int {
        guard let value, fingers.contains(value) else { throw Refusal(reason: "a finger out of range") }
        return value
    }

    private static func key(_ wire: Wire) throws(Refusal) -> KeySample {
        let phase: KeySample.Phase
        switch wire.p {
        case "down": phase = .down
        case "up": phase = .up
        case "repeat": phase = .repeat
        default: throw Refusal(reason: "a key without its phase")
        }
        guard let usage = wire.u, usage <= 0xE7, let modifiers = wire.m, modifiers < 32 else { throw Refusal(reason: "a key out of range") }
        let characters = wire.s ?? ""
        guard characters.utf8.count <= 64 else { throw Refusal(reason: "a key that types too much") }
        return KeySample(phase: phase, usage: usage, modifiers: KeySample.Modifiers(rawValue: modifiers), characters: characters)
    }
}
