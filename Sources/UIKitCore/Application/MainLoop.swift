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
    /// Work in the common modes, including the main queue's, continues while tracking.
    private static let isTrackingModeCommon = CommonModes.add(.tracking)

    package static var mode: RunLoop.Mode { isMoving && isTrackingModeCommon ? .tracking : .default }

    private static var isMoving: Bool { !ApplicationContext.current.movers.isEmpty }

    /// A scroll view's content begins or ends moving.
    static func note(_ mover: ObjectIdentifier, moves: Bool, in application: ApplicationContext) {
        if moves { application.movers.insert(mover) } else { application.movers.remove(mover) }
        DisplayTicker.main.mode = mode
    }

    /// Waits for the next event and handles it. > Returns: false if there is nothing to wait for.
    @discardableResult package static func turn(before limit: Date) -> Bool { RunLoop.main.run(mode: mode, before: limit) }
}
