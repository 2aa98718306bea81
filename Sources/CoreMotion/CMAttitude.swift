public import Foundation

/// A frame that attitudes are relative to.
///
/// > Contract: Core Motion, CMAttitudeReferenceFrame
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// z is vertical, x is anywhere.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
    /// z is vertical, x is anywhere and corrected by the magnetometer, which no device here has.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
    /// z is vertical, x points to the magnetic pole; not available here.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
    /// z is vertical, x points to the pole; not available here.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

/// How the device is turned relative to a frame.
///
/// > Contract: Core Motion, CMAttitude
open class CMAttitude: NSObject, NSCopying, @unchecked Sendable {
    /// The rotation from the frame to the device, as a quaternion.
    open private(set) var quaternion: CMQuaternion

    init(_ quaternion: CMQuaternion) { self.quaternion = quaternion }

    /// A copy, which `multiply(byInverseOf:)` may change.
    open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(quaternion) }

    /// Makes the attitude relative to another one.
    open func multiply(byInverseOf attitude: CMAttitude) { quaternion = attitude.quaternion.conjugate * quaternion }

    /// The rotation from the frame to the device's axes, as a matrix.
    open var rotationMatrix: CMRotationMatrix {
        let q = quaternion
        return CMRotationMatrix(
            m11: 1 - 2 * (q.y * q.y + q.z * q.z), m12: 2 * (q.x * q.y + q.z * q.w), m13: 2 * (q.x * q.z - q.y * q.w),
            m21: 2 * (q.x * q.y - q.z * q.w), m22: 1 - 2 * (q.x * q.x + q.z * q.z), m23: 2 * (q.y * q.z + q.x * q.w),
            m31: 2 * (q.x * q.z + q.y * q.w), m32: 2 * (q.y * q.z - q.x * q.w), m33: 1 - 2 * (q.x * q.x + q.y * q.y))
    }

    /// The rotation around the device's width. > Units: radians, -π/2...π/2.
    open var pitch: Double { asin(min(max(rotationMatrix.m23, -1), 1)) }
    /// The rotation around the device's height. > Units: radians.
    open var roll: Double {
        let matrix = rotationMatrix
        return Self.isGimbalLocked(matrix) ? 0 : atan2(0 - matrix.m13, matrix.m33)
    }
    /// The rotation around the vertical axis. > Units: radians.
    open var yaw: Double {
        let matrix = rotationMatrix
        return Self.isGimbalLocked(matrix) ? atan2(matrix.m12, matrix.m11) : atan2(0 - matrix.m21, matrix.m22)
    }

    /// Where the device is upright, roll and yaw are the same rotation, which counts as yaw.
    private static func isGimbalLocked(_ matrix: CMRotationMatrix) -> Bool { abs(matrix.m13) < 1e-9 && abs(matrix.m33) < 1e-9 }
}
