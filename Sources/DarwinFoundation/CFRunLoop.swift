internal import CoreFoundation
public import Foundation

// Run loops of Core Foundation, with its names. Its own declarations would bring types that have other names here, such as CFString.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Apple's "CFRunLoop": the loop of a thread, the same as its `RunLoop`. Those of one thread are equal.
public final class CFRunLoop: Hashable, @unchecked Sendable {
    let native: CoreFoundation.CFRunLoop

    init(_ native: CoreFoundation.CFRunLoop) { self.native = native }

    public static func == (a: CFRunLoop, b: CFRunLoop) -> Bool { a.native === b.native }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(native)) }
}

/// Apple's "CFRunLoopMode".
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
    /// The mode's name.
    public var rawValue: NSString

    public init(rawValue: NSString) { self.rawValue = rawValue }

    /// The mode of a run loop that waits for any input.
    public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
    /// The modes that count as common, among them the default one.
    public static let commonModes: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")

    /// Core Foundation knows these two by their addresses.
    var native: CoreFoundation.CFString! {
        switch rawValue as String {
        case "kCFRunLoopDefaultMode": kCFRunLoopDefaultMode
        case "kCFRunLoopCommonModes": kCFRunLoopCommonModes
        case let name: name.withCString { CFStringCreateWithCString(nil, $0, CFStringBuiltInEncodings.UTF8.rawValue) }
        }
    }
}

/// Apple's "CFRunLoopRunResult": why a run ended.
@frozen public enum CFRunLoopRunResult: Int32, Sendable {
    /// It had nothing to wait for.
    case finished = 1
    /// It was stopped.
    case stopped = 2
    /// Its time was over.
    case timedOut = 3
    /// It handled a source, and was to return then.
    case handledSource = 4
}

/// Apple's "CFRunLoopGetCurrent()": of the calling thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(CoreFoundation.CFRunLoopGetCurrent()) }

/// Apple's "CFRunLoopGetMain()".
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(CoreFoundation.CFRunLoopGetMain()) }

/// Apple's "CFRunLoopRun()": runs the calling thread's loop in the default mode until it is stopped, or has nothing to wait for.
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }

/// Apple's "CFRunLoopRunInMode(_:_:_:)". > Units: seconds.
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult {
    let result = CoreFoundation.CFRunLoopRunInMode(mode.native, seconds, returnAfterSourceHandled)
    return CFRunLoopRunResult(rawValue: Int32(result.rawValue)) ?? .finished
}

/// Apple's "CFRunLoopStop(_:)": ends the innermost run. Any thread may call it.
public func CFRunLoopStop(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopStop(rl.native) }

/// Apple's "CFRunLoopWakeUp(_:)".
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopWakeUp(rl.native) }

/// Apple's "CFRunLoopIsWaiting(_:)".
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool { CoreFoundation.CFRunLoopIsWaiting(rl.native) }

/// Apple's "CFRunLoopPerformBlock(_:_:_:)": the loop runs the block at its next turn in a mode, a name or an array of names; it is not woken.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: AnyObject!, _ block: (@Sendable () -> Void)!) {
    let names = (mode as? [NSString]) ?? [mode as? NSString].compactMap { $0 }
    let once = OnlyOnce(block)
    for name in names {
        CoreFoundation.CFRunLoopPerformBlock(rl.native, CFRunLoopMode(rawValue: name).native) { once.run() }
    }
}

/// A block that is in several modes runs in the first.
private final class OnlyOnce: @unchecked Sendable {
    private let lock = NSLock()
    private var body: (@Sendable () -> Void)?

    init(_ body: (@Sendable () -> Void)?) { self.body = body }

    func run() {
        let body = lock.withLock {
            defer { self.body = nil }
            return self.body
        }
        body?()
    }
}

// MARK: Timers

/// Apple's "CFRunLoopTimer".
public final class CFRunLoopTimer: Hashable, @unchecked Sendable {
    let native: CoreFoundation.CFRunLoopTimer

    init(_ native: CoreFoundation.CFRunLoopTimer) { self.native = native }

    public static func == (a: CFRunLoopTimer, b: CFRunLoopTimer) -> Bool { a.native === b.native }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(native)) }
}

/// Apple's "CFRunLoopTimerCreateWithHandler(_:_:_:_:_:_:)".
///
/// - Parameters:
///   - fireDate: seconds since 2001.
///   - interval: seconds; 0 fires once.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: AnyObject!, _ fireDate: Double, _ interval: Double, _ flags: UInt, _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    CoreFoundation.CFRunLoopTimerCreateWithHandler(nil, fireDate, interval, CoreFoundation.CFOptionFlags(flags), order) {
        block($0.map(CFRunLoopTimer.init))
    }.map(CFRunLoopTimer.init)
}

/// Apple's "CFRunLoopAddTimer(_:_:_:)".
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopAddTimer(rl.native, timer.native, mode.native)
}

/// Apple's "CFRunLoopRemoveTimer(_:_:_:)".
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopRemoveTimer(rl.native, timer.native, mode.native)
}

/// Apple's "CFRunLoopTimerInvalidate(_:)": it never fires again.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { CoreFoundation.CFRunLoopTimerInvalidate(timer.native) }

/// Apple's "CFRunLoopTimerIsValid(_:)".
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { CoreFoundation.CFRunLoopTimerIsValid(timer.native) }

// MARK: Observers

/// Apple's "CFRunLoopActivity": what a loop is about to do.
public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Begins to run.
    public static let entry = CFRunLoopActivity(rawValue: 1)
    /// Looks at its timers.
    public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
    /// Looks at its sources.
    public static let beforeSources = CFRunLoopActivity(rawValue: 4)
    /// Begins to wait.
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
    /// Was woken.
    public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
    /// Ends to run.
    public static let exit = CFRunLoopActivity(rawValue: 128)
    /// All of them.
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// Apple's "CFRunLoopObserver".
public final class CFRunLoopObserver: Hashable, @unchecked Sendable {
    let native: CoreFoundation.CFRunLoopObserver

    init(_ native: CoreFoundation.CFRunLoopObserver) { self.native = native }

    public static func == (a: CFRunLoopObserver, b: CFRunLoopObserver) -> Bool { a.native === b.native }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(native)) }
}

/// Apple's "CFRunLoopObserverCreateWithHandler(_:_:_:_:_:)".
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: AnyObject!, _ activities: UInt, _ repeats: Bool, _ order: Int,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    CoreFoundation.CFRunLoopObserverCreateWithHandler(nil, CoreFoundation.CFOptionFlags(activities), repeats, order) {
        block($0.map(CFRunLoopObserver.init), CFRunLoopActivity(rawValue: UInt($1.rawValue)))
    }.map(CFRunLoopObserver.init)
}

/// Apple's "CFRunLoopAddObserver(_:_:_:)".
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopAddObserver(rl.native, observer.native, mode.native)
}

/// Apple's "CFRunLoopRemoveObserver(_:_:_:)".
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopRemoveObserver(rl.native, observer.native, mode.native)
}

/// Apple's "CFRunLoopObserverInvalidate(_:)": its handler is never called again.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { CoreFoundation.CFRunLoopObserverInvalidate(observer.native) }

extension RunLoop {
    /// Apple's "getCFRunLoop()". Of the main thread's and the calling thread's loop.
    public func getCFRunLoop() -> CFRunLoop { self === RunLoop.main ? CFRunLoopGetMain() : CFRunLoopGetCurrent() }
}
