/// An acceleration along the device's axes: x to the right of the upright device, y to its top, z out of the screen.
///
/// > Units: g, the acceleration of free fall. > Contract: Core Motion, CMAcceleration
public struct CMAcceleration: Hashable, Sendable {
    /// Along the device's width.
    public var x: Double
    /// Along the device's height.
    public var y: Double
    /// Out of the screen.
    public var z: Double
    /// Creates an acceleration of three parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
    /// No acceleration.
    public init() { self.init(x: 0, y: 0, z: 0) }
}

/// A rotation around the device's axes.
///
/// > Units: radians per second. > Contract: Core Motion, CMRotationRate
public struct CMRotationRate: Hashable, Sendable {
    /// Around the device's width.
    public var x: Double
    /// Around the device's height.
    public var y: Double
    /// Around the screen's normal.
    public var z: Double
    /// Creates a rotation of three parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
    /// No rotation.
    public init() { self.init(x: 0, y: 0, z: 0) }
}

/// A magnetic field along the device's axes.
///
/// > Units: microtesla. > Contract: Core Motion, CMMagneticField
public struct CMMagneticField: Hashable, Sendable {
    /// Along the device's width.
    public var x: Double
    /// Along the device's height.
    public var y: Double
    /// Out of the screen.
    public var z: Double
    /// Creates a field of three parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
    /// No field.
    public init() { self.init(x: 0, y: 0, z: 0) }
}

/// How well a magnetic field is known.
///
/// > Contract: Core Motion, CMMagneticFieldCalibrationAccuracy
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }

/// The earth's magnetic field, without that of the device.
///
/// > Contract: Core Motion, CMCalibratedMagneticField
public struct CMCalibratedMagneticField: Hashable, Sendable {
    /// The field.
    public var field: CMMagneticField
    /// How well it is known.
    public var accuracy: CMMagneticFieldCalibrationAccuracy
    /// Creates a field.
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) { (self.field, self.accuracy) = (field, accuracy) }
    /// An unknown field.
    public init() { self.init(field: CMMagneticField(), accuracy: .uncalibrated) }
}

/// A rotation as a quaternion.
///
/// > Contract: Core Motion, CMQuaternion
public struct CMQuaternion: Hashable, Sendable {
    /// The part along x.
    public var x: Double
    /// The part along y.
    public var y: Double
    /// The part along z.
    public var z: Double
    /// The real part.
    public var w: Double
    /// Creates a quaternion of four parts.
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    /// All parts are 0.
    public init() { self.init(x: 0, y: 0, z: 0, w: 0) }

    var conjugate: CMQuaternion { CMQuaternion(x: -x, y: -y, z: -z, w: w) }

    static func * (left: CMQuaternion, right: CMQuaternion) -> CMQuaternion {
        CMQuaternion(
            x: left.w * right.x + left.x * right.w + left.y * right.z - left.z * right.y,
            y: left.w * right.y - left.x * right.z + left.y * right.w + left.z * right.x,
            z: left.w * right.z + left.x * right.y - left.y * right.x + left.z * right.w,
            w: left.w * right.w - left.x * right.x - left.y * right.y - left.z * right.z)
    }
}

/// A rotation as a matrix, from the reference frame to the device's axes.
///
/// > Contract: Core Motion, CMRotationMatrix
public struct CMRotationMatrix: Hashable, Sendable {
    public var m11, m12, m13: Double
    public var m21, m22, m23: Double
    public var m31, m32, m33: Double
    /// Creates a matrix of its rows.
    public init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }
    /// All elements are 0.
    public init() { self.init(m11: 0, m12: 0, m13: 0, m21: 0, m22: 0, m23: 0, m31: 0, m32: 0, m33: 0) }
}
