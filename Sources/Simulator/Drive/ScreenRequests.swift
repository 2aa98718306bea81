internal import DeviceProtocol
internal import DriveProtocol
internal import Foundation

/// What of a test's requests concerns the screen, whichever app it shows.
///
/// > Isolation: the simulator's main thread.
struct ScreenRequests {
    let driver: any DeviceDriver
    private let repeated: RepeatedElements
    private var device: SimulatedDevice { driver.device }

    /// > Parameters: repeated: what was read for earlier requests.
    init(driver: any DeviceDriver, repeated: RepeatedElements = RepeatedElements()) { (self.driver, self.repeated) = (driver, repeated) }

    /// > Units: seconds: how long a launch and a key wait for the app to become idle.
    private static let restLimit = 10.0

    /// > Parameters: session: of the app that is tested; the elements of others are the system's. > Returns: nil for other requests.
    func perform(_ request: DriveRequest, under session: AppSession?) throws(AppTermination) -> DriveAnswer? {
        switch request {
        case .elements: return try elements(under: session)
        case .elementsWithRows: return try elements(under: session, rows: true)
        case .reveal(let element):
            let isThere = try driver.perform(.reveal, on: element)
            try driver.advance(by: ManualDriver.frame)
            return isThere ? .done : .failed("the element is no longer there")
        case .adjust(let element, let up):
            let isDone = try driver.perform(up ? .increment : .decrement, on: element)
            try driver.advance(by: ManualDriver.frame)
            return isDone ? .done : .failed("the element is not adjustable")
        case .gesture(let gesture):
            try play(TouchSequence(gesture))
            return .done
        case .type(let text):
            guard let character = try KeyTypist(driver).type(text) else { return .done }
            return .failed("nothing handled \"\(character)\": no text input has the keyboard")
        case .key(let name):
            guard let key = ScriptKey(named: name) else { return .failed("there is no key \"\(name)\"") }
            try KeyTypist(driver).press(key)
            return .done
        case .orientation(let value):
            if let orientation = UInt8(exactly: value).flatMap(DeviceState.Orientation.init) { _ = device.turn(to: orientation) }
            return try rest()
        case .home:
            device.pressHome()
            return try rest()
        case .screenshot:
            try driver.sync()
            guard let png = ScreenshotFile.png(driver.screenshot()) else { return .failed("not enough memory for an image of the screen") }
            return .screenshot(png: Data(png), scale: device.device.scale)
        case .settle(let limit):
            let isIdle = try driver.waitUntilIdle(limit: limit)
            return .settled(isIdle: isIdle, busy: isIdle ? [] : try busy())
        case .pendingWork:
            // The layers that changed last may have done so long ago.
            return .work(device.session == nil ? [] : try driver.screenReport(layers: []).busy)
        case .advance(let seconds):
            try driver.advance(by: seconds)
            return .done
        case .launch, .terminate, .activate, .open, .state, .pixels, .snapshot: return nil
        }
    }

    /// Waits until the screen is at rest; one that never is does not fail what was asked.
    func rest() throws(AppTermination) -> DriveAnswer {
        guard device.session != nil else { return .done }
        try driver.waitUntilIdle(limit: Self.restLimit)
        return .done
    }

    private func elements(under session: AppSession?, rows: Bool = false) throws(AppTermination) -> DriveAnswer {
        let text = try driver.interface(rows: rows)
        let elements: [DriveElement]
        do throws(DriveLineError) { elements = try repeated.elements(text) } catch { return .failed("the app's elements: \(error)") }
        let size = device.screenSize
        return .screen(
            DriveScreen(isSystem: device.session !== session, width: size.width, height: size.height, elements: elements))
    }

    private func play(_ sequence: TouchSequence) throws(AppTermination) {
        for step in sequence.steps {
            if step.delay > 0 { try driver.advance(by: step.delay) }
            try driver.send(.touches(step.touches, time: driver.time))
        }
        try driver.advance(by: ManualDriver.frame)
    }

    /// What keeps the screen changing, if known, and what the app waits for.
    private func busy() throws(AppTermination) -> [String] {
        try driver.screenReport(layers: device.session?.lastChanged ?? []).busy
    }
}

extension SimulatedDevice {
    /// The size of the screen in its present orientation. > Units: points.
    var screenSize: (width: Double, height: Double) {
        state.orientation.isPortrait ? (state.width, state.height) : (state.height, state.width)
    }
}
