internal import CSystem
package import Foundation

/// Darwin's `CFRunLoopAddCommonMode`.
package enum CommonModes {
    /// Adds another mode to the main run loop's common modes, and to the main queue's. > Returns: false if that is not possible.
    package static func add(_ mode: RunLoop.Mode) -> Bool { ferry_add_common_mode(mode.rawValue) == 0 }
}
