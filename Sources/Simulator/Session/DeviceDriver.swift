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
    /// Whether the app did anything.
    func perform(_ action: AccessibilityAction, on element: UInt64) throws(AppTermination) -> Bool
    /// > Parameters: layers: whose views are to be named as busy.
    func screenReport(layers: [LayerID]) throws(AppTermination) -> ScreenReport
    /// The elements that tests of the interface see, as JSON.
    func interface() throws(AppTermination) -> String
    /// Lets time pass until the screen is at rest. > Returns: whether it is within `limit`.
    @discardableResult
    func waitUntilIdle(limit: Double) throws(AppTermination) -> Bool
    /// The current screen.
    func screenshot() -> PixelStore
}

extension DeviceDriver {
    package func screenReport() throws(AppTermination) -> ScreenReport { try screenReport(layers: []) }
}

extension ManualDriver: DeviceDriver {}
