public import CoreGraphics
internal import Foundation

/// The contexts a thread draws into, the innermost last.
enum GraphicsContextStack {
    private final class Contexts: NSObject { var stack: [CGContext] = [] }
    private static let key = "UIGraphicsContextStack"

    private static var contexts: Contexts {
        let store = Thread.current.threadDictionary
        if let known = store[key] as? Contexts { return known }
        let made = Contexts()
        store[key] = made
        return made
    }

    static var current: CGContext? { contexts.stack.last }
    static func push(_ context: CGContext) { contexts.stack.append(context) }
    static func pop() { _ = contexts.stack.popLast() }
}

/// The context that drawing goes to on this thread.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current }
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.push(context) }
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
