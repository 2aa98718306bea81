package import Foundation

/// The current day, for pickers that mark today.
///
/// The process's clock: under a simulator with a manual clock that is the simulator's virtual one, which `Date()` and every timer of the
/// process use. Tests in one process set their own day.
@MainActor package enum DatePickerClock {
    package static var now: @MainActor () -> Date = { Date() }
}
