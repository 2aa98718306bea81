internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import Symbols

/// The animation of one effect: values of a layer's property over time.
///
/// All figures are remembered (R): Apple publishes none. > Units: seconds, factors, radians.
struct SymbolEffectAnimation {
    var keyPath: String
    var values: [Double]
    var duration: TimeInterval
    /// The last value stays until the effect is removed.
    var stays = false
    /// Without options the effect repeats until it is removed.
    var repeatsByItself = false

    static func key(_ kind: SymbolEffectConfiguration.Kind) -> String { "symbolEffect." + kind.rawValue }

    /// Nil for effects that only change one symbol into another.
    init?(_ effect: SymbolEffectConfiguration, isDiscrete: Bool) {
        switch effect.kind {
        case .bounce:
            let peak = effect.direction == .down ? 0.85 : 1.2
            self.init(keyPath: "transform.scale", values: [1, peak, 1], duration: 0.5)
        case .pulse, .variableColor:
            self.init(keyPath: "opacity", values: [1, 0.4, 1], duration: 1.5, repeatsByItself: !isDiscrete)
        case .scale:
            self.init(keyPath: "transform.scale", values: [1, effect.direction == .down ? 0.8 : 1.25], duration: 0.3, stays: true)
        case .appear: self.init(keyPath: "opacity", values: [0, 1], duration: 0.3, stays: true)
        case .disappear: self.init(keyPath: "opacity", values: [1, 0], duration: 0.3, stays: true)
        case .wiggle:
            let isTurn = effect.direction == nil || effect.direction == .clockwise || effect.direction == .counterClockwise
            let path =
                isTurn
                ? "transform.rotation.z"
                : effect.direction == .up || effect.direction == .down ? "transform.translation.y" : "transform.translation.x"
            let size = (isTurn ? 0.2 : 3) * ([.left, .up, .counterClockwise].contains(effect.direction) ? -1 : 1)
            self.init(keyPath: path, values: [0, size, -size, size / 2, 0], duration: 0.7, repeatsByItself: !isDiscrete)
        case .rotate:
            let turn = effect.direction == .counterClockwise ? -2 * Double.pi : 2 * Double.pi
            self.init(keyPath: "transform.rotation.z", values: [0, turn], duration: 1.5, repeatsByItself: !isDiscrete)
        case .breathe: self.init(keyPath: "transform.scale", values: [1, 1.12, 1], duration: 2.5, repeatsByItself: !isDiscrete)
        case .replace, .automatic: return nil
        }
    }

    private init(keyPath: String, values: [Double], duration: TimeInterval, stays: Bool = false, repeatsByItself: Bool = false) {
        (self.keyPath, self.values, self.duration, self.stays, self.repeatsByItself) = (keyPath, values, duration, stays, repeatsByItself)
    }

    /// How often it runs; infinite until it is removed.
    func count(_ options: SymbolEffectOptions) -> Float {
        if stays { return 1 }
        return switch options.repetition {
        case .once: 1
        case .times(let count): Float(count)
        case .forever: .infinity
        case nil: repeatsByItself ? .infinity : 1
        }
    }

    func animation(_ options: SymbolEffectOptions) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values.map { NSNumber(value: $0) }
        animation.duration = duration / options.pace
        animation.timingFunctions = values.dropFirst().map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
        animation.repeatCount = count(options)
        if stays {
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
        }
        return animation
    }
}
