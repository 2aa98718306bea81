/// Ends the process for a programming error of the app, as an uncaught exception of UIKit does on iOS.
///
/// `precondition` and `preconditionFailure` lose their message in an optimised build, and apps always run with an optimised framework. The
/// message written here is the same in every build: UIKit's text with the invalid values. The app's source line is in the
/// backtrace that the Swift runtime prints after it; `#file` of this framework would not help an app's author.
///
/// Errors that only a fault of the framework can cause use `precondition`; `Scripts/check-programmer-errors.py` lists them.
package enum ProgrammerError {
    /// Ends the process with `reason`. Callable from any thread.
    package static func raise(
        _ reason: String, name: ExceptionName = .internalInconsistency, file: StaticString = #fileID, line: UInt = #line
    ) -> Never {
        fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'", file: file, line: line)
    }

    /// Ends the process with `reason` unless `condition` holds. `reason` is evaluated only then.
    @inline(__always)
    package static func require(
        _ condition: @autoclosure () -> Bool, _ reason: @autoclosure () -> String, name: ExceptionName = .internalInconsistency,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        guard condition() else { raise(reason(), name: name, file: file, line: line) }
    }

    /// Ends the process with a message of its own, as a Swift framework's trap does on iOS: without an exception's name.
    package static func trap(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
        fatalError(message, file: file, line: line)
    }

    /// Ends the process as `trap(_:file:line:)` unless `condition` holds. The message is evaluated only then.
    @inline(__always)
    package static func check(
        _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
    ) {
        guard condition() else { trap(message(), file: file, line: line) }
    }
}
