/// The texts of the timeline workload: 20...280 code points of mixed Chinese and Latin words, the same on every machine.
struct TimelineTexts {
    private static let chinese = [
        "今天", "我们", "北京", "上海", "天气", "不错", "电影", "音乐", "朋友", "工作", "学习", "手机", "照片", "旅行", "美食", "咖啡", "地铁", "晚上", "早上好", "周末", "开心", "努力",
        "时间", "城市",
        "春天", "下雨了", "终于", "一起", "看到", "喜欢", "，", "。",
    ]
    private static let latin = [
        "hello", "world", "today", "photo", "music", "the", "and", "with", "coffee", "design", "swift", "linux", "open", "source", "city",
        "travel",
        "morning", "night", "weekend", "release", "update", "happy", "a", "to", "of", "new", "great", "idea", "wifi", "app", "#topic#",
        "@friend",
    ]

    private var state: UInt32

    private init(row: UInt32) { state = row &* 2_654_435_761 &+ 12345 }

    private mutating func next(_ count: UInt32) -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int((state >> 8) % count)
    }

    static func make(_ count: Int) -> [String] { (0..<UInt32(count)).map { text(row: $0) } }

    private static func text(row: UInt32) -> String {
        var random = TimelineTexts(row: row)
        // The generator's draws before the text: two unused ones, avatar, name, its number and the time.
        for range: UInt32 in [2, 2, 64, 16, 1000, 59] { _ = random.next(range) }
        let wanted = 20 + random.next(261)
        var made: [Unicode.Scalar] = []
        while made.count < wanted {
            let isLatin = random.next(10) >= 6
            let word = (isLatin ? latin : chinese)[random.next(32)]
            if isLatin, !made.isEmpty { made.append(" ") }
            made += word.unicodeScalars
            if isLatin { made.append(" ") }
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: made.prefix(wanted))
        return String(text)
    }
}
