internal import DeviceProtocol
package import DriveProtocol
internal import Foundation

/// Does what a test asks: runs one app on the device, touches it and says what is on the screen.
///
/// > Isolation: the simulator's main thread.
package final class DriveServer {
    private let driver: ManualDriver
    private let launcher: AppLauncher
    private let app: InstalledApp
    private let screenshots = SharedScreenshots()
    private var device: SimulatedDevice { driver.device }

    /// > Units: seconds of the app's clock: how long a launch and a key wait for the app to become idle.
    private static let restLimit = 10.0

    /// > Parameters: launcher: of the app, which is installed and not launched.
    package init(driver: ManualDriver, app: InstalledApp, launcher: AppLauncher) {
        (self.driver, self.app, self.launcher) = (driver, app, launcher)
        // Tests use the keys of the software keyboard and type at the same time.
        driver.device.setHardwareKeyboard(false)
        driver.keepsSoftwareKeyboard = true
    }

    package func answer(_ request: DriveRequest) -> DriveAnswer {
        do throws(AppTermination) {
            return try perform(request)
        } catch {
            return .ended(error.description)
        }
    }

    private func perform(_ request: DriveRequest) throws(AppTermination) -> DriveAnswer {
        switch request {
        case .launch(let arguments, let environment): return try launch(arguments, environment)
        case .terminate:
            guard app.isRunning else { return .done }
            device.end(app)
            return try rest()
        case .activate:
            guard app.isRunning else { return try launch(launcher.arguments, [:]) }
            device.open(app)
            return try rest()
        case .open(let url):
            device.open(link: url)
            return try rest()
        case .state: return .state(state)
        case .elements: return try elements()
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
        case .pixels(let released):
            try driver.sync()
            driver.compose()
            screenshots.release(released)
            guard let pixels = screenshots.take(device.composer, scale: device.device.scale) else {
                return .failed("not enough memory for an image of the screen, or \(DrivePixels.most) images are still used")
            }
            return .pixels(pixels)
        case .settle(let limit):
            let isIdle = try driver.waitUntilIdle(limit: limit)
            return .settled(isIdle: isIdle, busy: isIdle ? [] : try busy())
        case .advance(let seconds):
            try driver.advance(by: seconds)
            return .done
        }
    }

    private func launch(_ arguments: [String], _ environment: [String: String]) throws(AppTermination) -> DriveAnswer {
        var launcher = launcher
        launcher.arguments = arguments
        launcher.environment.merge(environment) { $1 }
        if app.isRunning { app.end() }
        do throws(LaunchError) { try device.launch(launcher) } catch { return .failed("\(error)") }
        return try rest()
    }

    /// Waits until the screen is at rest; one that never is does not fail what was asked.
    private func rest() throws(AppTermination) -> DriveAnswer {
        guard device.session != nil else { return .done }
        try driver.waitUntilIdle(limit: Self.restLimit)
        return .done
    }

    private var state: DriveState {
        guard app.isRunning else { return .notRunning }
        return app.session === device.session && app.standing == .active ? .foreground : .background
    }

    private func elements() throws(AppTermination) -> DriveAnswer {
        let text = try driver.interface()
        let elements: [DriveElement]
        do throws(DriveLineError) { elements = try DriveLine.elements(text) } catch { return .failed("the app's elements: \(error)") }
        let state = device.state
        let isPortrait = state.orientation == .portrait || state.orientation == .portraitUpsideDown
        let size = isPortrait ? (state.width, state.height) : (state.height, state.width)
        return .screen(DriveScreen(isSystem: device.session !== app.session, width: size.0, height: size.1, elements: elements))
    }

    private func play(_ sequence: TouchSequence) throws(AppTermination) {
        for step in sequence.steps {
            if step.delay > 0 { try driver.advance(by: step.delay) }
            try driver.send(.touches(step.touches, time: driver.time))
        }
        try driver.advance(by: ManualDriver.frame)
    }

    /// What keeps the screen changing, if known.
    private func busy() throws(AppTermination) -> [String] {
        try driver.screenReport(layers: device.session?.lastChanged ?? []).busy
    }
}
