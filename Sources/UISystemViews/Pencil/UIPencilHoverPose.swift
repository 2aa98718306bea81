public import CoreGraphics
public import Foundation
internal import UIKitCore

/// Where an Apple Pencil hovers. Only the system makes one; Ferry never does, since its devices have no pencil.
///
/// > Source: Apple, UIPencilHoverPose. > Coordinates: of the interaction's view.
@preconcurrency @MainActor open class UIPencilHoverPose: NSObject {
    /// The place of the tip, in points.
    public let location: CGPoint
    /// The distance of the tip from the screen: 0 at it, 1 at the largest distance that is measured.
    public let zOffset: CGFloat
    /// The direction of the pencil around the screen's axis, in radians.
    public let azimuthAngle: CGFloat
    /// The angle between the pencil and the screen, in radians.
    public let altitudeAngle: CGFloat
    /// The turn of the pencil around its own axis, in radians.
    public let rollAngle: CGFloat
    /// The direction of the pencil as a vector of length 1.
    open var azimuthUnitVector: CGVector { CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle)) }

    init(location: CGPoint, zOffset: CGFloat, azimuthAngle: CGFloat, altitudeAngle: CGFloat, rollAngle: CGFloat) {
        (self.location, self.zOffset) = (location, zOffset)
        (self.azimuthAngle, self.altitudeAngle, self.rollAngle) = (azimuthAngle, altitudeAngle, rollAngle)
        super.init()
    }
}

extension UIPencilInteraction {
    /// The state of a squeeze.
    public enum Phase: UInt, Sendable {
        /// The squeeze began.
        case began = 0
        /// The squeeze goes on.
        case changed = 1
        /// The squeeze ended.
        case ended = 2
        /// The system ended the squeeze.
        case cancelled = 3
    }

    /// A double tap of an Apple Pencil. Only the system makes one; Ferry never does.
    ///
    /// > Source: Apple, UIPencilInteraction.Tap
    @preconcurrency @MainActor open class Tap: NSObject {
        /// When the tap happened, in seconds since the device's start.
        public let timestamp: TimeInterval
        /// Where the pencil hovered; nil if it did not.
        public let hoverPose: UIPencilHoverPose?

        init(timestamp: TimeInterval, hoverPose: UIPencilHoverPose?) {
            (self.timestamp, self.hoverPose) = (timestamp, hoverPose)
            super.init()
        }
    }

    /// A squeeze of an Apple Pencil. Only the system makes one; Ferry never does.
    ///
    /// > Source: Apple, UIPencilInteraction.Squeeze
    @preconcurrency @MainActor open class Squeeze: NSObject {
        /// When this state of the squeeze began, in seconds since the device's start.
        public let timestamp: TimeInterval
        /// The state of the squeeze.
        public let phase: Phase
        /// Where the pencil hovers; nil if it does not.
        public let hoverPose: UIPencilHoverPose?

        init(timestamp: TimeInterval, phase: Phase, hoverPose: UIPencilHoverPose?) {
            (self.timestamp, self.phase, self.hoverPose) = (timestamp, phase, hoverPose)
            super.init()
        }
    }
}
