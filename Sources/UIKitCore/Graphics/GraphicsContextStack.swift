// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// The graphics contexts of a thread, the innermost last. The main queue has its own, whichever thread it runs on.
enum GraphicsContextStack {
    struct Entry {
        /// Nil for an image context without size.
        var context: CGContext?
        /// The scale of an image context; nil for pushed contexts.
        var imageScale: CGFloat?
    }

    private final class Entries: NSObject { var stack: [Entry] = [] }
    private static let key = "UIGraphicsContextStack"
    // Used on the main queue only, which reads it too often for a dictionary.
    nonisolated(unsafe) private static let main = Entries()

    private static var entries: Entries {
        if MainQueue.isCurrent { return main }
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

/// The current graphics context of this thread.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current }
/// Makes a context the current one of this thread, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.push(.init(context: context, imageScale: nil)) }
/// Makes the context current again that was current before the last push on this thread.
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
