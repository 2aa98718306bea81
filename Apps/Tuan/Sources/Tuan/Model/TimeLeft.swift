import Foundation

/// The time until a deal can no longer be bought.
enum TimeLeft: Equatable {
    case over
    /// Under a day.
    case hours(Int)
    case days(Int)

    /// From a number of seconds. A part of an hour counts as a whole one.
    init(seconds: TimeInterval) {
        switch seconds {
        case ..<1: self = .over
        case ..<86_400: self = .hours(max(1, Int((seconds / 3600).rounded(.up))))
        default: self = .days(Int(seconds / 86_400))
        }
    }
}
