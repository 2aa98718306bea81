internal import CSystem
package import Foundation

/// Darwin's `CFRunLoopAddCommonMode`.
package enum CommonModes {
    /// Makes what is in the main run loop's common modes, and the main queue, part of another mode. > Returns: false where that cannot be.
    package static func add(_ mode: RunLoop.Mode) -> Bool { ferry_add_common_mode(mode.rawValue) == 0 }
}
