package import Foundation

/// What day it is, for pickers that mark today.
///
/// The process's own clock: under a simulator with a manual clock that is the simulator's virtual one, which `Date()` reads like every
/// other timer of the process. Tests within one process set a day of their own.
@MainActor package enum DatePickerClock {
    package static var now: @MainActor () -> Date = { Date() }
}
