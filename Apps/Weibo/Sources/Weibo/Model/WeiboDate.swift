import Foundation

/// The service's dates, such as `Tue May 31 17:46:55 +0800 2011`, whatever the device's language and zone.
enum WeiboDate {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE MMM dd HH:mm:ss Z yyyy"
        return formatter
    }()

    static func date(_ text: String) -> Date? { formatter.date(from: text) }

    static func text(_ date: Date) -> String { formatter.string(from: date) }
}

/// When a status was posted, as text.
enum TimeText: Equatable {
    case now
    case minutes(Int)
    case hours(Int)
    case date(Date)

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "MM-dd HH:mm"
        return formatter
    }()

    init(_ date: Date, now: Date) {
        let age = Int(now.timeIntervalSince(date).rounded(.down))
        // A clock that is behind the service's gives negative ages.
        switch age {
        case ..<60: self = .now
        case ..<3600: self = .minutes(age / 60)
        case ..<86_400: self = .hours(age / 3600)
        default: self = .date(date)
        }
    }

    func words(in zone: TimeZone = .current) -> String {
        switch self {
        case .now: return Weibo.words("just now")
        case .minutes(1): return Weibo.words("1 minute ago")
        case .minutes(let count): return Weibo.words("%d minutes ago", count)
        case .hours(1): return Weibo.words("1 hour ago")
        case .hours(let count): return Weibo.words("%d hours ago", count)
        case .date(let date):
            Self.formatter.timeZone = zone
            return Self.formatter.string(from: date)
        }
    }
}
