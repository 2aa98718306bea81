// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
internal import Foundation

/// The contexts a thread draws into, the innermost last.
enum GraphicsContextStack {
    struct Entry {
        /// Nil for an image context of no size.
        var context: CGContext?
        /// Pixels to a point of an image context; nil for contexts someone pushed.
        var imageScale: CGFloat?
    }

    private final class Entries: NSObject { var stack: [Entry] = [] }
    private static let key = "UIGraphicsContextStack"
    /// Touched by the main thread only, which asks far more often than a dictionary should be.
    nonisolated(unsafe) private static let main = Entries()

    private static var entries: Entries {
        if Thread.isMainThread { return main }
        let store = Thread.current.threadDictionary
        if let known = store[key] as? Entries { return known }
        let made = Entries()
        store[key] = made
        return made
    }

    static var top: Entry? { entries.stack.last }
    static var current: CGContext? { top?.context }
    static func push(_ entry: Entry) { entries.stack.append(entry) }
    static func pop() { _ = entries.stack.popLast() }
}

/// The context that drawing goes to on this thread.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current }
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.push(.init(context: context, imageScale: nil)) }
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
