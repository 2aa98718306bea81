public import Foundation

// On Apple's systems a `CFRunLoopTimer` is a `Timer`, and closures that receive one are those that receive the other. Here they are two classes, and these
// functions are for sources that have timers of Foundation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Passes what one thread runs.
private struct TimerBlock: @unchecked Sendable {
    let run: (Timer?) -> Void
}

/// Apple's "CFRunLoopTimerCreateWithHandler(_:_:_:_:_:_:)", as a timer of Foundation; `order` has no effect.
///
/// - Parameters:
///   - fireDate: seconds since 2001.
///   - interval: seconds; 0 fires once.
@_disfavoredOverload public func CFRunLoopTimerCreateWithHandler(
    _ allocator: AnyObject!, _ fireDate: Double, _ interval: Double, _ flags: UInt, _ order: Int, _ block: ((Timer?) -> Void)!
) -> Timer! {
    let body = TimerBlock { block($0) }
    return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { body.run($0) }
}

/// Apple's "CFRunLoopAddTimer(_:_:_:)" for a timer of Foundation, on the main loop or the calling thread's.
@_disfavoredOverload public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: Timer!, _ mode: CFRunLoopMode!) {
    guard let timer, let mode else { return }
    let loop = rl == CFRunLoopGetMain() ? RunLoop.main : RunLoop.current
    loop.add(
        timer, forMode: mode == .commonModes ? .common : mode == .defaultMode ? .default : RunLoop.Mode(rawValue: mode.rawValue as String))
}

/// Apple's "CFRunLoopTimerInvalidate(_:)" for a timer of Foundation.
@_disfavoredOverload public func CFRunLoopTimerInvalidate(_ timer: Timer!) { timer?.invalidate() }

/// Apple's "CFRunLoopTimerIsValid(_:)" for a timer of Foundation.
@_disfavoredOverload public func CFRunLoopTimerIsValid(_ timer: Timer!) -> Bool { timer?.isValid ?? false }
