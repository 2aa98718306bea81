import Foundation
import HostInterface
import HostTestSupport
import InspectionProtocol
import Testing

@testable import HostBrowser

@Suite("The inspector's connection")
struct ViewerInspectionTests {
    private static func open() throws -> (display: BrowserDisplay, connection: RawConnection) {
        let display = try BrowserDisplay(title: "Test", pixelSize: PixelSize(width: 300, height: 600), scale: 2)
        let connection = try RawConnection(port: display.port)
        let token = String(display.address.split(separator: "=")[1])
        connection.send(RawConnection.upgrade(port: display.port, token: token, origin: "http://127.0.0.1:\(display.port)"))
        #expect(connection.receiveHead().hasPrefix("HTTP/1.1 101"))
        return (display, connection)
    }

    private static func question(_ number: Int, _ request: String) throws -> [UInt8] {
        Array(try JSONSerialization.data(withJSONObject: ["t": "inspect", "n": number, "s": request]))
    }

    @Test("passes a question on, and its answer back to the viewer that asked")
    func answer() throws {
        let (display, connection) = try Self.open()
        defer { display.close() }
        let recorder = EventRecorder(display)
        connection.sendFrame(opcode: 1, try Self.question(5, InspectionRequest.view(3).json))
        #expect(recorder.wait { $0.count == 1 })
        #expect(recorder.lines == ["inspect 5 \(InspectionRequest.view(3).json)"])
        guard case .inspection(let question)? = recorder.events.first else { return }
        display.answer(question, with: "{\"refused\":\"ä\"}", screen: PixelRect(x: 10, y: 20, width: 280, height: 560))
        // For a viewer that does not exist: dropped.
        display.answer(HostQuestion(viewer: 99, number: 1, text: ""), with: "{}", screen: PixelRect(x: 0, y: 0, width: 1, height: 1))
        while let frame = connection.receiveFrame() {
            guard frame.opcode == 1, let message = try JSONSerialization.jsonObject(with: Data(frame.payload)) as? [String: Any],
                message["t"] as? String == "inspected"
            else { continue }
            #expect(message["n"] as? Int == 5)
            #expect(message["s"] as? String == "{\"refused\":\"ä\"}")
            #expect(message["x"] as? Int == 10)
            #expect(message["y"] as? Int == 20)
            return
        }
        Issue.record("no answer came")
    }

    @Test(
        "closes a viewer that asks what is no question, with the reason",
        arguments: [
            (#"{"t":"inspect","s":"{}"}"#, "a question without its number or text"),
            (#"{"t":"inspect","n":1}"#, "a question without its number or text"),
            (#"{"t":"inspect","n":-1,"s":"{}"}"#, "not a message of this page"),
            (#"{"t":"inspect","n":1,"s":"{}"}"#, "not a request of the inspector"),
            (#"{"t":"inspect","n":1,"s":"{\"ask\":\"erase\"}"}"#, "an unknown request of the inspector"),
            (#"{"t":"inspect","n":1,"s":"{\"ask\":\"view\",\"view\":-4}"}"#, "an identifier out of range"),
            (#"{"t":"inspect","n":1,"s":"\#(String(repeating: "x", count: 70_000))"}"#, "the request is too long"),
        ])
    func nonsense(message: String, reason: String) throws {
        let (display, connection) = try Self.open()
        defer { display.close() }
        connection.sendFrame(opcode: 1, Array(message.utf8))
        #expect(try #require(connection.receiveClose()) == (1008, reason))
    }

    @Test("closes a viewer that asks without waiting for answers")
    func flood() throws {
        let (display, connection) = try Self.open()
        defer { display.close() }
        for number in 0...32 { connection.sendFrame(opcode: 1, try Self.question(number, #"{"ask":"app"}"#)) }
        #expect(try #require(connection.receiveClose()) == (1008, "too many questions at once"))
    }
}
