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
    private static var movers: Set<ObjectIdentifier> = []
    /// Work in the common modes goes on while tracking, the main queue's above all.
    private static let tracksCommonly = CommonModes.add(.tracking)

    package static var mode: RunLoop.Mode { movers.isEmpty || !tracksCommonly ? .default : .tracking }

    /// Content of a scroll view begins or ends to move.
    static func note(_ mover: ObjectIdentifier, moves: Bool) {
        if moves { movers.insert(mover) } else { movers.remove(mover) }
        DisplayTicker.main.mode = mode
    }

    /// Waits for the next thing to happen and lets it. > Returns: false if there is nothing to wait for.
    @discardableResult package static func turn(before limit: Date) -> Bool { RunLoop.main.run(mode: mode, before: limit) }
}
