// Constants and functions of `math.h` that Apple's systems have and Linux lacks, or that Swift cannot import there. `M_PI` and similar
// ones are those of Linux.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores
import Glibc

/// The largest finite number of its type, as in `math.h` of Apple's systems.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let X_TLOSS = 1.41484755040568800000e+16
/// A class of numbers beyond the finite range, which no processor here has.
public let FP_SUPERNORMAL: Int32 = 6
/// What `ilogb(0)` returns on Apple's systems.
public let FP_ILOGB0: Int32 = -2_147_483_647 - 1
/// What `ilogb` returns for values that are not a number, on Apple's systems.
public let FP_ILOGBNAN: Int32 = -2_147_483_647 - 1
/// The kind of a fault in `matherr`: an argument outside the domain.
public let DOMAIN: Int32 = 1
/// The kind of a fault in `matherr`: a singularity.
public let SING: Int32 = 2
/// The kind of a fault in `matherr`: a result that is too large.
public let OVERFLOW: Int32 = 3
/// The kind of a fault in `matherr`: a result that is too small.
public let UNDERFLOW: Int32 = 4
/// The kind of a fault in `matherr`: a result without any significant digit.
public let TLOSS: Int32 = 5
/// The kind of a fault in `matherr`: a result with few significant digits.
public let PLOSS: Int32 = 6

/// Ten to the power of `x`.
public func __exp10(_ x: Double) -> Double { pow(10, x) }
/// Ten to the power of `x`.
public func __exp10f(_ x: Float) -> Float { pow(10, x) }

/// The sine of `x` times π, exact for integers and half-integers.
public func __sinpi(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let turns = x.truncatingRemainder(dividingBy: 2)
    // From -1 to 1, so that sines near integers keep their precision.
    let near = turns > 1 ? turns - 2 : turns < -1 ? turns + 2 : turns
    if near == 1 || near == -1 || near == 0 { return x.sign == .minus ? -0.0 : 0 }
    if abs(near) == 0.5 { return near > 0 ? 1 : -1 }
    return sin(near * .pi)
}
/// The cosine of `x` times π, exact for integers and half-integers.
public func __cospi(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let turns = abs(x).truncatingRemainder(dividingBy: 2)
    switch turns {
    case 0: return 1
    case 1: return -1
    case 0.5, 1.5: return 0
    default: return cos(turns * .pi)
    }
}
/// The tangent of `x` times π.
public func __tanpi(_ x: Double) -> Double { __sinpi(x) / __cospi(x) }
/// The sine of `x` times π, exact for integers and half-integers.
public func __sinpif(_ x: Float) -> Float { Float(__sinpi(Double(x))) }
/// The cosine of `x` times π, exact for integers and half-integers.
public func __cospif(_ x: Float) -> Float { Float(__cospi(Double(x))) }
/// The tangent of `x` times π.
public func __tanpif(_ x: Float) -> Float { Float(__tanpi(Double(x))) }

/// Sine and cosine of an angle. > Units: radians.
public func __sincos(_ x: Double, _ sine: UnsafeMutablePointer<Double>, _ cosine: UnsafeMutablePointer<Double>) {
    (sine.pointee, cosine.pointee) = (sin(x), cos(x))
}
/// Sine and cosine of an angle, in radians.
public func __sincosf(_ x: Float, _ sine: UnsafeMutablePointer<Float>, _ cosine: UnsafeMutablePointer<Float>) {
    (sine.pointee, cosine.pointee) = (sin(x), cos(x))
}
