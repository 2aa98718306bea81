import DeviceProtocol
import RenderProtocol
import Testing

@Suite("Coordinates on the link")
struct CoordinateTests {
    private func copy<Value: WireCodable>(_ value: Value) throws -> Value {
        var writer = WireWriter()
        writer.put(value)
        var reader = WireReader(writer.bytes)
        return try reader.value()
    }

    @Test("an element with an infinite frame is sent with a clamped frame", arguments: [Double.infinity, 1e300, -1e300, .nan])
    func elements(value: Double) throws {
        let element = AccessibilityElement(
            identifier: "", label: "", value: "", className: "", traits: 0, x: value, y: value, width: value, height: value, depth: 0,
            isEnabled: true, isHittable: true)
        let arrived = try copy(element)
        for number in [arrived.x, arrived.y, arrived.width, arrived.height, arrived.activationX, arrived.activationY] {
            #expect(abs(number) <= 1e7)
        }
    }

    @Test("a touch far away is sent with a clamped position", arguments: [Double.infinity, 1e300, -1e300, .nan])
    func touches(value: Double) throws {
        let touch = try copy(TouchSample(finger: 0, phase: .began, x: value, y: value))
        #expect(abs(touch.x) <= 1e7)
        #expect(abs(touch.y) <= 1e7)
    }
}
