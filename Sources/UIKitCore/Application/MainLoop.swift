internal import DarwinFoundation
public import Foundation
internal import QuartzCore

extension RunLoop.Mode {
    /// The main loop's while the user scrolls.
    ///
    /// > Contract: UIKit, `RunLoop.Mode.tracking`.
    public static let tracking = RunLoop.Mode(rawValue: MainLoop.trackingName)
}

/// In which mode the application's main loop turns.
///
/// > Contract: UIKit, AP2-14: while content moves under a finger, and after it until it lies still, what is in the default mode alone waits.
@MainActor package enum MainLoop {
    nonisolated fileprivate static let trackingName = "UITrackingRunLoopMode"
    /// By what moves, the application it moves in: a process of tests has many.
    private static var movers: [ObjectIdentifier: ObjectIdentifier] = [:]
    /// Work in the common modes goes on while tracking, the main queue's above all.
    private static let isTrackingModeCommon = CommonModes.add(.tracking)

    package static var mode: RunLoop.Mode { isMoving && isTrackingModeCommon ? .tracking : .default }

    private static var isMoving: Bool {
        let application = ObjectIdentifier(ApplicationContext.current)
        return movers.values.contains(application)
    }

    /// Content of a scroll view begins or ends to move.
    static func note(_ mover: ObjectIdentifier, moves: Bool) {
        movers[mover] = moves ? ObjectIdentifier(ApplicationContext.current) : nil
        DisplayTicker.main.mode = mode
    }

    /// Waits for the next thing to happen and lets it. > Returns: false if there is nothing to wait for.
    @discardableResult package static func turn(before limit: Date) -> Bool { RunLoop.main.run(mode: mode, before: limit) }
}
