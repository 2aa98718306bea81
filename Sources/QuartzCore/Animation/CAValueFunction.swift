public import Foundation
import RenderProtocol

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Converts a number to a transform.
///
/// > Contract: QuartzCore, CAValueFunction
open class CAValueFunction: NSObject {
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
