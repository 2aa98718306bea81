public import Foundation
import RenderProtocol

/// The name of a function from numbers to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A rotation about the x axis by a number of radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis by a number of radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis by a number of radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale of the axes.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale of the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale of the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale of the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation by a number of points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along the x axis, in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along the y axis, in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along the z axis, in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Converts a number to a transform.
///
/// > Contract: QuartzCore, CAValueFunction
open class CAValueFunction: NSObject {
    /// The function's name.
    public let name: CAValueFunctionName
    let animatedKey: AnimatedKey

    /// Nil for an unknown name.
    public init?(name: CAValueFunctionName) {
        let keys: [CAValueFunctionName: AnimatedKey] = [
            .rotateX: .rotationX, .rotateY: .rotationY, .rotateZ: .rotationZ, .scale: .scale, .scaleX: .scaleX, .scaleY: .scaleY,
            .scaleZ: .scaleZ, .translate: .translation, .translateX: .translationX, .translateY: .translationY,
            .translateZ: .translationZ,
        ]
        guard let key = keys[name] else { return nil }
        self.name = name
        animatedKey = key
    }
}
