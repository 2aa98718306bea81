import CoreGraphics
import Foundation
import RenderProtocol

/// An animation on a layer, from `add` to its end.
final class AnimationRecord {
    let key: String
    /// Whether the application gave the key.
    let hasPublicKey: Bool
    let animation: CAAnimation
    weak var layer: CALayer?
    /// The order of addition, which determines the order of ends at the same time.
    let number: Int

    private let group: CompletionGroup?
    private let transactionDuration: CFTimeInterval
    private var holds: [BitmapReference] = []

    private(set) var isCommitted = false
    private(set) var render: RenderAnimation?
    private(set) var timing = AnimationTiming()
    var hasStarted = false
    /// The timeline waits for its end.
    var isAwaited = false
    private(set) var isOver = false

    init(animation: CAAnimation, key: String?, layer: CALayer, number: Int) {
        self.key = key ?? "\u{0}\(number)"
        hasPublicKey = key != nil
        self.animation = animation
        self.layer = layer
        self.number = number
        group = TransactionStack.current.activeGroup
        transactionDuration = CATransaction.animationDuration()
        group?.enter()
    }

    /// Fixes its begin time and converts it for the link.
    func begin(at now: CFTimeInterval, on layer: CALayer) {
        if animation.beginTime == 0, !isCommitted { animation.beginTime = layer.localTime(root: now) }
        timing = animation.timing(defaultDuration: transactionDuration)
        holds = []
        render = animation.content(on: layer, holds: &holds).map {
            RenderAnimation(
                content: $0, timing: timing, additive: animation.isAdditiveForRender, cumulative: animation.isCumulativeForRender)
        }
        isCommitted = true
        if let path = ownKeyPath, layer.drawsOwnKey(path) { LayerContext.main.ticker.add(drawing: layer) }
    }

    /// On the root's clock; infinite while the layer's time is paused.
    var startTime: CFTimeInterval { layer?.rootTime(local: timing.beginTime) ?? -.infinity }
    var endTime: CFTimeInterval {
        let end = timing.endTime
        return end.isFinite ? layer?.rootTime(local: end) ?? -.infinity : .infinity
    }

    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        animation.delegate?.animationDidStart(animation)
    }

    /// Notifies the delegate and completion groups, once.
    func stop(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        start()
        animation.delegate?.animationDidStop(animation, finished: finished)
        group?.leave()
        holds = []
        if let layer, let path = ownKeyPath, layer.drawsOwnKey(path) { LayerContext.main.ticker.stopDrawing(layer) }
    }
}

extension CAAnimation {
    func timing(defaultDuration: CFTimeInterval) -> AnimationTiming {
        var timing = AnimationTiming()
        timing.beginTime = beginTime
        timing.duration = duration > 0 ? duration : defaultDuration
        timing.speed = Double(speed)
        timing.timeOffset = timeOffset
        timing.repeatCount = repeatCount == .greatestFiniteMagnitude ? .infinity : Double(repeatCount)
        timing.repeatDuration = repeatDuration
        timing.autoreverses = autoreverses
        switch fillMode {
        case .forwards: timing.fill = .forwards
        case .backwards: timing.fill = .backwards
        case .both: timing.fill = [.forwards, .backwards]
        default: timing.fill = []
        }
        timing.curve = timingFunction?.curve ?? .linear
        timing.removedOnCompletion = isRemovedOnCompletion
        return timing
    }

    func decodeTiming(from coder: NSCoder) {
        duration = coder.decodeDouble(forKey: "duration")
        beginTime = coder.decodeDouble(forKey: "beginTime")
        repeatCount = coder.decodeFloat(forKey: "repeatCount")
        autoreverses = coder.decodeBool(forKey: "autoreverses")
        timingFunction = coder.decodeObject(of: CAMediaTimingFunction.self, forKey: "timingFunction")
    }

    func encodeTiming(to coder: NSCoder) {
        coder.encode(duration, forKey: "duration")
        coder.encode(beginTime, forKey: "beginTime")
        coder.encode(repeatCount, forKey: "repeatCount")
        coder.encode(autoreverses, forKey: "autoreverses")
        coder.encode(timingFunction, forKey: "timingFunction")
    }
}
