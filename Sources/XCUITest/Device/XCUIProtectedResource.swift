internal import DeviceRequests

/// What an app may use only if the user allows it.
///
/// > Contract: XCUIAutomation, XCUIProtectedResource
public enum XCUIProtectedResource: Int, Sendable {
    /// The device's contacts, calendars, reminders and photos.
    case contacts = 1, calendar = 2, reminders = 3, photos = 4
    /// The microphone and the camera.
    case microphone = 5, camera = 6
    /// The device's music, and devices at home.
    case mediaLibrary = 7, homeKit = 8
    /// Devices nearby, the network as of a keyboard, the device's location, and data about health.
    case bluetooth = -1_073_741_824, keyboardNetwork, location, health

    /// The name of the question on the device; nil for what is never asked about.
    var question: String? {
        switch self {
        case .contacts: "contacts"
        case .photos: "photos"
        case .location: "location"
        case .camera: "camera"
        case .microphone: "microphone"
        case .calendar, .reminders, .mediaLibrary, .homeKit, .bluetooth, .keyboardNetwork, .health: nil
        }
    }
}

extension XCUIApplication {
    /// Has the device forget whether the app may use something, so that the app asks again; a running app is ended.
    ///
    /// > Contract: XCUIAutomation, resetAuthorizationStatus(for:)
    public func resetAuthorizationStatus(for resource: XCUIProtectedResource, file: StaticString = #filePath, line: UInt = #line) {
        let place = SourcePlace(file: file, line: line)
        TraceRecorder.shared.step("reset the authorization of", of: "the app", at: place) {
            switch Simulation.shared.send(DeviceRequest.forgetAnswer(resource: resource.question ?? "\(resource)")) {
            case .failed(let text), .ended(let text): TestFailure.record("Failed to reset the authorization of the app: \(text)", at: place)
            default: return
            }
        }
    }
}
