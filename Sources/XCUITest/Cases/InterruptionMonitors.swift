internal import DriveProtocol
public import Foundation
public import XCTest

/// What tests have registered for alerts that come between them and the app.
final class InterruptionMonitors: @unchecked Sendable {
    /// Tests run on one thread, one after the other.
    static let shared = InterruptionMonitors()

    final class Monitor: NSObject {
        let name: String
        let handler: (XCUIElement) -> Bool
        init(_ description: String, _ handler: @escaping (XCUIElement) -> Bool) { (name, self.handler) = (description, handler) }
    }

    private var monitors: [Monitor] = []
    private var isHandling = false

    func add(_ monitor: Monitor) { monitors.append(monitor) }
    func remove(_ monitor: Any) { monitors.removeAll { $0 === monitor as AnyObject } }
    func removeAll() { monitors = [] }

    /// Shows the alert on the screen to the monitors, the latest first. > Returns: whether one has handled it.
    static func handle(in tree: ElementTree, isSystem: Bool) -> Bool { shared.handle(in: tree, isSystem: isSystem) }

    private func handle(in tree: ElementTree, isSystem: Bool) -> Bool {
        // What a monitor itself touches is not interrupted.
        guard !isHandling, tree.screen.elements.contains(where: { $0.type == DriveElementType.alert.rawValue }) else { return false }
        isHandling = true
        defer { isHandling = false }
        let path = ElementPath().adding(.descendants(DriveElementType.alert.rawValue)).adding(.first)
        let alert = XCUIElement(path, at: SourcePlace(file: #filePath, line: #line), isSystem: isSystem)
        return monitors.reversed().contains { $0.handler(alert) }
    }
}

extension XCTestCase {
    /// Adds a handler for alerts that cover what the test is about to touch.
    ///
    /// > Contract: XCUIAutomation, addUIInterruptionMonitor(withDescription:handler:)
    /// > Parameters: handler: receives the alert; returns whether it has dismissed it.
    /// > Returns: a token for `removeUIInterruptionMonitor`.
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        let monitor = InterruptionMonitors.Monitor(handlerDescription, handler)
        InterruptionMonitors.shared.add(monitor)
        // Monitors are those of one test.
        addTeardownBlock { InterruptionMonitors.shared.remove(monitor) }
        return monitor
    }

    /// Removes a handler.
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) { InterruptionMonitors.shared.remove(monitor) }
}
