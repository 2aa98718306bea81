internal import Foundation
internal import ObjectiveC
internal import QuartzCore

/// One `beginAnimations(_:context:)` that has not been committed.
@MainActor final class LegacyAnimation {
    // Of the process, like the blocks of `ViewAnimationState`.
    private static var open: [LegacyAnimation] = []
    static var current: LegacyAnimation? { open.last }

    private let identifier: String?
    private let context: UnsafeMutableRawPointer?
    let block: ViewAnimationBlock
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    var transition: ViewTransition?

    private init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
        self.identifier = identifier
        self.context = context
        let outer = ViewAnimationState.current
        block = ViewAnimationBlock(
            pace: outer?.pace ?? ViewAnimationMetrics.pace(curve: 0), duration: outer?.duration ?? ViewAnimationMetrics.legacyDuration,
            delay: 0,
            options: outer?.options ?? [], completion: nil)
    }

    static func begin(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
        let animation = LegacyAnimation(identifier, context)
        open.append(animation)
        ViewAnimationState.push(animation.block)
    }

    static func commit() {
        guard let animation = open.popLast() else { return }
        animation.block.onStart = { animation.send(animation.willStart, [animation.identifier, animation.context]) }
        animation.block.completion = { finished in
            animation.send(animation.didStop, [animation.identifier, NSNumber(value: finished), animation.context])
        }
        animation.transition?.finish(in: animation.block)
        ViewAnimationState.pop(animation.block)
    }

    private func send(_ selector: Selector?, _ arguments: [Any?]) {
        guard let selector, let delegate, ObjCRuntime.responds(delegate, to: selector) else { return }
        ObjCRuntime.send(selector, to: delegate, arguments)
    }
}
