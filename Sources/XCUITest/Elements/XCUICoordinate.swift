public import CoreGraphics
internal import DriveProtocol
public import Foundation

/// A place on the screen, relative to an element.
///
/// > Contract: XCUIAutomation, XCUICoordinate. The parameters `file` and `line` are added: they are the place that a failure names.
public class XCUICoordinate: NSObject {
    /// The element that the place is relative to.
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let offset: CGVector

    init(of element: XCUIElement, normalizedOffset: CGVector, offset: CGVector) {
        (referencedElement, self.normalizedOffset, self.offset) = (element, normalizedOffset, offset)
    }

    /// Where the place is now. > Units: points of the screen.
    public var screenPoint: CGPoint {
        let place = referencedElement.nodeIfThere.map(place) ?? DrivePoint(x: 0, y: 0)
        return CGPoint(x: place.x, y: place.y)
    }

    /// The place at a distance from this one. > Units: points.
    public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            of: referencedElement, normalizedOffset: normalizedOffset,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    private func place(in element: DriveElement) -> DrivePoint {
        DrivePoint(
            x: element.x + Double(normalizedOffset.dx) * element.width + Double(offset.dx),
            y: element.y + Double(normalizedOffset.dy) * element.height + Double(offset.dy))
    }

    private func act(_ what: String, _ file: StaticString, _ line: UInt, _ gesture: (DrivePoint) throws -> DriveGesture) {
        referencedElement.act(what, needsTouch: false, at: SourcePlace(file: file, line: line)) { target in
            try Simulation.shared.perform(.gesture(try gesture(place(in: target.element))))
        }
    }

    /// Taps the place.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        act("tap", file, line) { .tap(at: $0, count: 1, fingers: 1) }
    }

    /// Taps the place twice.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        act("double tap", file, line) { .tap(at: $0, count: 2, fingers: 1) }
    }

    /// Holds a finger at the place. > Parameters: duration: in seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        act("press", file, line) { .press(at: $0, seconds: duration) }
    }

    /// Holds a finger at the place, moves it to another one and lifts it. > Parameters: duration: in seconds.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0, file: file, line: line)
    }

    /// Holds a finger at the place, moves it to another one, holds it there and lifts it. > Parameters: duration: in seconds.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("drag", file, line) { from in
            guard let other = otherCoordinate.referencedElement.nodeIfThere else {
                throw SimulationFailure(text: "No matches found for \(otherCoordinate.referencedElement.path.description)")
            }
            return .drag(
                from: from, to: otherCoordinate.place(in: other), hold: duration, velocity: velocity.speed, holdAtEnd: holdDuration)
        }
    }
}
