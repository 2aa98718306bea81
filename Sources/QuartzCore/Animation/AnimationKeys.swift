import Foundation

/// The properties of animations by their key-value coding names.
enum AnimationKeys {
    /// The outer nil: no property of that name.
    static func value(of animation: CAAnimation, key: String) -> Any?? {
        switch key {
        case "beginTime": NSNumber(value: animation.beginTime)
        case "duration": NSNumber(value: animation.duration)
        case "speed": NSNumber(value: animation.speed)
        case "timeOffset": NSNumber(value: animation.timeOffset)
        case "repeatCount": NSNumber(value: animation.repeatCount)
        case "repeatDuration": NSNumber(value: animation.repeatDuration)
        case "autoreverses": NSNumber(value: animation.autoreverses)
        case "fillMode": animation.fillMode.rawValue
        case "timingFunction": .some(animation.timingFunction)
        case "delegate": .some(animation.delegate)
        case "removedOnCompletion", "isRemovedOnCompletion": NSNumber(value: animation.isRemovedOnCompletion)
        case "keyPath": (animation as? CAPropertyAnimation).map { $0.keyPath as Any? }
        case "fromValue": (animation as? CABasicAnimation).map { $0.fromValue as Any? }
        case "toValue": (animation as? CABasicAnimation).map { $0.toValue as Any? }
        case "byValue": (animation as? CABasicAnimation).map { $0.byValue as Any? }
        case "values": (animation as? CAKeyframeAnimation).map { $0.values as Any? }
        case "animations": (animation as? CAAnimationGroup).map { $0.animations as Any? }
        default: .none
        }
    }

    /// False if there is no property of that name.
    static func set(_ value: Any?, of animation: CAAnimation, key: String) -> Bool {
        let number = ValueCoding.number(value)
        switch key {
        case "beginTime": animation.beginTime = number ?? 0
        case "duration": animation.duration = number ?? 0
        case "speed": animation.speed = Float(number ?? 0)
        case "timeOffset": animation.timeOffset = number ?? 0
        case "repeatCount": animation.repeatCount = Float(number ?? 0)
        case "repeatDuration": animation.repeatDuration = number ?? 0
        case "autoreverses": animation.autoreverses = number == 1
        case "fillMode":
            animation.fillMode = (value as? CAMediaTimingFillMode) ?? CAMediaTimingFillMode(rawValue: value as? String ?? "removed")
        case "timingFunction": animation.timingFunction = value as? CAMediaTimingFunction
        case "delegate": animation.delegate = value as? any CAAnimationDelegate
        case "removedOnCompletion", "isRemovedOnCompletion": animation.isRemovedOnCompletion = number == 1
        default: return setContent(value, of: animation, key: key)
        }
        return true
    }

    private static func setContent(_ value: Any?, of animation: CAAnimation, key: String) -> Bool {
        switch (animation, key) {
        case (let animation as CAPropertyAnimation, "keyPath"): animation.keyPath = value as? String
        case (let animation as CABasicAnimation, "fromValue"): animation.fromValue = value
        case (let animation as CABasicAnimation, "toValue"): animation.toValue = value
        case (let animation as CABasicAnimation, "byValue"): animation.byValue = value
        case (let animation as CAKeyframeAnimation, "values"): animation.values = value as? [Any]
        case (let animation as CAAnimationGroup, "animations"): animation.animations = value as? [CAAnimation]
        default: return false
        }
        return true
    }
}
