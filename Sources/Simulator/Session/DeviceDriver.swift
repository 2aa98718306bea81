package import DeviceProtocol
package import RenderProtocol

/// Touches a device and reads its screen, in virtual time or in real time.
///
/// > Units: seconds of the driver's clock. > Isolation: the simulator's main thread.
package protocol DeviceDriver: AnyObject {
    var device: SimulatedDevice { get }
    var time: Double { get }
    /// Waits until everything the app can do at this moment is done and on screen.
    func sync() throws(AppTermination)
    /// Lets time pass.
    func advance(by duration: Double) throws(AppTermination)
    func send(_ event: InputEvent) throws(AppTermination)
    /// Asks the app in the foreground, and waits for its answer.
    func answer(_ question: (UInt32) -> LinkMessage) throws(AppTermination) -> AppSession.Answer
    /// Lets time pass until the screen is at rest. > Returns: whether it is within `limit`.
    @discardableResult
    func waitUntilIdle(limit: Double) throws(AppTermination) -> Bool
    /// The current screen.
    func screenshot() -> PixelStore
}

extension DeviceDriver {
    /// Whether the app did anything.
    package func perform(_ action: AccessibilityAction, on element: UInt64) throws(AppTermination) -> Bool {
        guard case .performed(let isDone) = try answer({ .event(.perform(id: $0, element: element, action)) }) else { return false }
        return isDone
    }

    /// > Parameters: layers: whose views are to be named as busy.
    package func screenReport(layers: [LayerID] = []) throws(AppTermination) -> ScreenReport {
        var unique: [UInt64] = []
        for layer in layers.map(\.rawValue) where !unique.contains(layer) && unique.count < ScreenReport.mostLayers { unique.append(layer) }
        guard case .screen(let report) = try answer({ .event(.queryScreen(id: $0, layers: unique)) }) else { return ScreenReport() }
        return report
    }

    /// The elements that tests of the interface see, as JSON.
    ///
    /// > Parameters: rows: whether the rows of tables that are off the screen are among them.
    package func interface(rows: Bool = false) throws(AppTermination) -> String {
        guard case .tree(let text) = try answer({ .event(.queryInterface(id: $0, rows: rows)) }) else { return "[]" }
        return text
    }
}

extension ManualDriver: DeviceDriver {}
