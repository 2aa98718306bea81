import DeviceProtocol
import RenderProtocol
import Testing

/// Requests with enumerations: each case is decoded as it was encoded, and a raw value without a case is refused.
@Suite("Codec of requests")
struct RequestCodecTests {
    private func encode(_ request: ApplicationRequest) -> [UInt8] {
        var writer = WireWriter()
        writer.put(request)
        return writer.bytes
    }

    private func decode(_ bytes: [UInt8]) throws(WireError) -> ApplicationRequest {
        var reader = WireReader(bytes)
        let request = try ApplicationRequest(from: &reader)
        try reader.finish()
        return request
    }

    private func expectRoundTrips(_ requests: [ApplicationRequest], _ place: SourceLocation = #_sourceLocation) throws {
        for request in requests { #expect(try decode(encode(request)) == request, sourceLocation: place) }
    }

    /// Replaces one byte of a request, counted from its tag, by a raw value that does not exist.
    private func expectRefused(
        _ request: ApplicationRequest, byte: Int, _ raw: UInt8, _ error: WireError, _ place: SourceLocation = #_sourceLocation
    ) {
        var bytes = encode(request)
        bytes[byte] = raw
        #expect(throws: error, sourceLocation: place) { try decode(bytes) }
    }

    @Test("a turn has one of four orientations")
    func turn() throws {
        try expectRoundTrips(DeviceState.Orientation.allCases.map { .turn($0) })
        for raw: UInt8 in [0, 5, 255] { expectRefused(.turn(.portrait), byte: 1, raw, .unknown("Orientation", Int(raw))) }
    }

    @Test("supported orientations are any set, with a preference or none")
    func supportedOrientations() throws {
        let sets = stride(from: UInt8(0), through: 30, by: 2).map(DeviceState.Orientations.init(rawValue:))
        let preferences: [DeviceState.Orientation?] = [nil] + DeviceState.Orientation.allCases
        try expectRoundTrips(sets.flatMap { set in preferences.map { .supportedOrientations(set, preferred: $0) } })
        let request = ApplicationRequest.supportedOrientations(.all)
        for raw: UInt8 in [1, 32, 31, 255] { expectRefused(request, byte: 1, raw, .unknown("Orientations", Int(raw))) }
        for raw: UInt8 in [5, 255] { expectRefused(request, byte: 2, raw, .unknown("Orientation", Int(raw))) }
    }

    @Test("deferred edges are any of four")
    func deferredEdges() throws {
        try expectRoundTrips((UInt8(0)...15).map { .deferredEdges(ApplicationRequest.ScreenEdges(rawValue: $0)) })
        for raw: UInt8 in [16, 255] { expectRefused(.deferredEdges([]), byte: 1, raw, .unknown("ScreenEdges", Int(raw))) }
    }

    @Test("a fetch and a silent notification have one of three results")
    func fetchResult() throws {
        try expectRoundTrips(ApplicationRequest.FetchResult.allCases.flatMap { [.fetched($0), .pushHandled($0)] })
        expectRefused(.fetched(.newData), byte: 1, 3, .unknown("FetchResult", 3))
        expectRefused(.pushHandled(.newData), byte: 1, 255, .unknown("FetchResult", 255))
    }

    @Test("a keyboard has one of the types")
    func keyboardType() throws {
        try expectRoundTrips(ApplicationRequest.KeyboardType.allCases.map { .keyboard(visible: true, type: $0) })
        // Zigzag: 24 is 12, and 1 is -1.
        expectRefused(.keyboard(visible: true, type: .default), byte: 2, 24, .unknown("KeyboardType", 12))
        expectRefused(.keyboard(visible: true, type: .default), byte: 2, 1, .unknown("KeyboardType", -1))
    }

    @Test("the styles of status bar and home indicator are those that exist")
    func statusBarStyle() throws {
        try expectRoundTrips(
            ApplicationRequest.StatusBarStyle.allCases.flatMap {
                [.statusBar($0, hidden: false), .statusBarEnd($0), .homeIndicator($0, hidden: true)]
            })
        expectRefused(.statusBarEnd(.automatic), byte: 1, 3, .unknown("StatusBarStyle", 3))
    }

    @Test("every kind of feedback survives, and an unknown one is refused")
    func feedback() throws {
        let outcomes = ApplicationRequest.Feedback.Outcome.allCases.map { ApplicationRequest.Feedback.notification($0) }
        let impacts = ApplicationRequest.Feedback.ImpactStyle.allCases.map { ApplicationRequest.Feedback.impact($0, intensity: 0.333) }
        let others: [ApplicationRequest.Feedback] = [.selection, .inputClick, .vibration, .sound(""), .sound("bell.wav")]
        try expectRoundTrips((outcomes + impacts + others).map { .haptic($0) })
        expectRefused(.haptic(.selection), byte: 1, 6, .unknown("Tag", 6))
        expectRefused(.haptic(.notification(.success)), byte: 2, 3, .unknown("Outcome", 3))
        expectRefused(.haptic(.impact(.light, intensity: 1)), byte: 2, 5, .unknown("ImpactStyle", 5))
    }

    @Test("a setting survives by name and value", arguments: DeviceControl.names)
    func setting(_ name: String) throws {
        let values = try #require(DeviceControl.values(of: name))
        let controls = try values.map { try #require(DeviceControl(name: name, value: $0)) }
        try expectRoundTrips(controls.map { .shell(.set($0)) })
        for control in controls { #expect(control.name == name) }
    }

    @Test(
        "an unknown setting or value is refused by name",
        arguments: [("warp", "9"), ("battery", "101"), ("appearance", ""), ("network", "fast")])
    func unknownSetting(_ name: String, _ value: String) {
        var writer = WireWriter()
        writer.put(name)
        writer.put(value)
        // The tags of a request of the shell, and of a setting.
        let bytes = encode(.shell(.set(.battery(5)))).prefix(2) + writer.bytes
        let error = WireError.unknownName("DeviceControl", "\(name) \(value)")
        #expect(throws: error) { try decode(Array(bytes)) }
        #expect(error.description == "unknown DeviceControl \"\(name) \(value)\"")
    }
}
