public import CoreGraphics
internal import DriveProtocol
internal import Foundation

/// How fast a finger moves. > Units: points a second.
///
/// > Contract: XCUIAutomation, XCUIGestureVelocity
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a velocity of points a second.
    public init(_ value: CGFloat) { rawValue = value }
    /// Creates a velocity of points a second.
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    /// Creates a velocity of points a second.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
    /// That of most gestures.
    public static let `default` = XCUIGestureVelocity(1000)
    /// Half of the default.
    public static let slow = XCUIGestureVelocity(500)
    /// Twice the default.
    public static let fast = XCUIGestureVelocity(2000)

    var speed: Double { max(1, min(Double(rawValue), 1e5)) }
}

extension XCUIElement {
    /// Taps the middle of the element's visible part.
    public func tap(file: StaticString = #filePath, line: UInt = #line) { taps("tap", 1, 1, SourcePlace(file: file, line: line)) }

    /// Taps twice.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        taps("double tap", 2, 1, SourcePlace(file: file, line: line))
    }

    /// Taps with two fingers.
    public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
        taps("tap with two fingers", 1, 2, SourcePlace(file: file, line: line))
    }

    /// Taps several times, with several fingers.
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line) {
        taps("tap", numberOfTaps, numberOfTouches, SourcePlace(file: file, line: line))
    }

    private func taps(_ what: String, _ count: Int, _ fingers: Int, _ place: SourcePlace) {
        act(what, at: place) { target in
            try Simulation.shared.perform(.gesture(.tap(at: target.element.touch, count: count, fingers: fingers)))
        }
    }

    /// Holds a finger on the element. > Parameters: duration: in seconds.
    public func press(forDuration duration: Double, file: StaticString = #filePath, line: UInt = #line) {
        act("press", at: SourcePlace(file: file, line: line)) { target in
            try Simulation.shared.perform(.gesture(.press(at: target.element.touch, seconds: duration)))
        }
    }

    /// Holds a finger on the element, moves it to another one and lifts it. > Parameters: duration: in seconds.
    public func press(
        forDuration duration: Double, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath, line: UInt = #line
    ) {
        press(
            forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0, file: file, line: line)
    }

    /// Holds a finger on the element, moves it to another one, holds it there and lifts it. > Parameters: duration: in seconds.
    public func press(
        forDuration duration: Double, thenDragTo otherElement: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: Double, file: StaticString = #filePath, line: UInt = #line
    ) {
        let place = SourcePlace(file: file, line: line)
        act("drag", at: place) { target in
            guard let other = otherElement.nodeIfThere else {
                return TestFailure.record("Failed to drag: No matches found for \(otherElement.path.description)", at: place)
            }
            try Simulation.shared.perform(
                .gesture(
                    .drag(
                        from: target.element.touch, to: other.touch, hold: duration, velocity: velocity.speed, holdAtEnd: holdDuration)))
        }
    }

    /// Swipes upwards over the element.
    public func swipeUp(file: StaticString = #filePath, line: UInt = #line) { swipeUp(velocity: .default, file: file, line: line) }
    /// Swipes downwards over the element.
    public func swipeDown(file: StaticString = #filePath, line: UInt = #line) { swipeDown(velocity: .default, file: file, line: line) }
    /// Swipes to the left over the element.
    public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) { swipeLeft(velocity: .default, file: file, line: line) }
    /// Swipes to the right over the element.
    public func swipeRight(file: StaticString = #filePath, line: UInt = #line) { swipeRight(velocity: .default, file: file, line: line) }

    /// Swipes upwards over the element at a speed.
    public func swipeUp(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe(across: 0, down: -1, velocity, SourcePlace(file: file, line: line))
    }
    /// Swipes downwards over the element at a speed.
    public func swipeDown(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe(across: 0, down: 1, velocity, SourcePlace(file: file, line: line))
    }
    /// Swipes to the left over the element at a speed.
    public func swipeLeft(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe(across: -1, down: 0, velocity, SourcePlace(file: file, line: line))
    }
    /// Swipes to the right over the element at a speed.
    public func swipeRight(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe(across: 1, down: 0, velocity, SourcePlace(file: file, line: line))
    }

    /// Over half of the element, around the middle of its visible part.
    private func swipe(across: Double, down: Double, _ velocity: XCUIGestureVelocity, _ place: SourcePlace) {
        act("swipe", at: place) { target in
            let (element, middle) = (target.element, target.element.touch)
            let screen = target.tree.screen
            // The visible part is as far from its middle on both sides.
            let half = DrivePoint(
                x: min(middle.x - max(element.x, 0), screen.width - middle.x) * Self.swipePart,
                y: min(middle.y - max(element.y, 0), screen.height - middle.y) * Self.swipePart)
            let from = DrivePoint(x: middle.x - across * half.x, y: middle.y - down * half.y)
            let to = DrivePoint(x: middle.x + across * half.x, y: middle.y + down * half.y)
            try Simulation.shared.perform(.gesture(.drag(from: from, to: to, hold: 0, velocity: velocity.speed, holdAtEnd: 0)))
        }
    }

    private static let swipePart = 0.6

    /// Moves two fingers apart, with a scale over 1, or together. > Parameters: velocity: in factors a second; negative for a scale below 1.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        act("pinch", at: SourcePlace(file: file, line: line)) { target in
            let seconds = abs(Double(scale) - 1) / max(0.01, abs(Double(velocity)))
            try Simulation.shared.perform(
                .gesture(
                    .pinch(
                        at: target.element.touch, scale: Double(scale), seconds: min(max(seconds, 0.1), 10), span: Self.span(target))))
        }
    }

    /// Turns two fingers on the element. > Units: radians, and radians a second; clockwise with positive values.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        act("rotate", at: SourcePlace(file: file, line: line)) { target in
            let seconds = abs(Double(rotation)) / max(0.01, abs(Double(velocity)))
            try Simulation.shared.perform(
                .gesture(
                    .rotate(
                        at: target.element.touch, angle: Double(rotation), seconds: min(max(seconds, 0.1), 10), span: Self.span(target))))
        }
    }

    /// The distance of two fingers that stay within an element. > Units: points.
    private static func span(_ target: ElementTarget) -> Double {
        max(20, min(target.element.width, target.element.height, 300) * 0.8)
    }
}
