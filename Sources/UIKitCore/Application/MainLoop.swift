internal import DarwinFoundation
public import Foundation
internal import QuartzCore

extension RunLoop.Mode {
    /// The main loop's mode while the user scrolls.
    ///
    /// > Contract: UIKit, `RunLoop.Mode.tracking`.
    public static let tracking = RunLoop.Mode(rawValue: MainLoop.trackingName)
}

/// The mode in which the application's main loop runs.
///
/// > Contract: UIKit, AP2-14: while content is dragged or decelerates, work in the default mode only waits.
@MainActor package enum MainLoop {
    nonisolated fileprivate static let trackingName = "UITrackingRunLoopMode"
    /// The application of each moving object: a test process has many.
    private static var movers: [ObjectIdentifier: ObjectIdentifier] = [:]
    /// Work in the common modes, including the main queue's, continues while tracking.
    private static let isTrackingModeCommon = CommonModes.add(.tracking)

    package static var mode: RunLoop.Mode { isMoving && isTrackingModeCommon ? .tracking : .default }

    private static var isMoving: Bool {
        let application = ObjectIdentifier(ApplicationContext.current)
        return movers.values.contains(application)
    }

    /// A scroll view's content begins or ends moving.
    static func note(_ mover: ObjectIdentifier, moves: Bool) {
        movers[mover] = moves ? ObjectIdentifier(ApplicationContext.current) : nil
        DisplayTicker.main.mode = mode
    }

    /// Waits for the next event and handles it. > Returns: false if there is nothing to wait for.
    @discardableResult package static func turn(before limit: Date) -> Bool { RunLoop.main.run(mode: mode, before: limit) }
}
