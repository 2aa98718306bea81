internal import Foundation

/// What a status bar shows of a moment.
enum ClockText {
    /// > Units: seconds since 1970.
    static func of(_ moment: Double, in zone: String) -> String {
        let offset = TimeZone(identifier: zone)?.secondsFromGMT(for: Date(timeIntervalSince1970: moment)) ?? 0
        let minute = Int(((moment + Double(offset)) / 60).rounded(.down))
        let (hour, minutes) = (minute / 60 % 24, minute % 60)
        return "\(hour):\(minutes < 10 ? "0" : "")\(minutes)"
    }
}
