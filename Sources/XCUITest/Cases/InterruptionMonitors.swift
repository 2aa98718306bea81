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
    ///
    /// > Parameters: ofApplication: whether the whole app is touched, to which its own alerts belong.
    static func handle(in tree: ElementTree, isSystem: Bool, ofApplication: Bool = false) -> Bool {
        shared.handle(in: tree, isSystem: isSystem, ofApplication: ofApplication)
    }

    private func handle(in tree: ElementTree, isSystem: Bool, ofApplication: Bool) -> Bool {
        // What a monitor itself touches is not interrupted.
        guard !isHandling, tree.screen.elements.contains(where: { $0.type == DriveElementType.alert.rawValue }) else { return false }
        isHandling = true
        defer { isHandling = false }
        let path = ElementPath().adding(.descendants(DriveElementType.alert.rawValue)).adding(.first)
        let alert = XCUIElement(path, at: SourcePlace(file: #filePath, line: #line), isSystem: isSystem)
        if monitors.reversed().contains(where: { $0.handler(alert) }) { return true }
        if ofApplication, tree.screen.systemWindows.isEmpty { return false }
        return Self.dismiss(alert, system: isSystem)
    }

    /// The labels of buttons that refuse what the system asks.
    private static let refusals = ["Don’t Allow", "Don't Allow"]

    /// What happens to an alert that no monitor has handled: it is cancelled, or refused, or answered with its last button.
    ///
    /// > Contract: XCUIAutomation: without a monitor that handles it, an alert is dismissed with its cancel button, or with its default button if it
    /// has none.
    private static func dismiss(_ alert: XCUIElement, system: Bool) -> Bool {
        let simulation = Simulation.shared
        func buttons() -> [DriveElement] {
            guard let tree = try? simulation.tree(system: system), let index = alert.path.resolve(in: tree).first else { return [] }
            return tree.descendants(of: index).map { tree[$0] }.filter { $0.type == DriveElementType.button.rawValue }
        }
        guard let first = buttons().first else { return false }
        // The key of the action with the style for cancelling.
        try? simulation.perform(.key("Escape"))
        try? simulation.settle()
        let left = buttons()
        guard left.first?.id == first.id, let button = left.first(where: { refusals.contains($0.label) }) ?? left.last else { return true }
        try? simulation.perform(.gesture(.tap(at: button.touch, count: 1, fingers: 1)))
        return true
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
