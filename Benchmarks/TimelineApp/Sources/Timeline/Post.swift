/// One entry of the timeline; the same for the same index in every program of the benchmark (`Benchmarks/Peers/model.h`).
struct Post {
    let avatar: Int
    let name: String
    let time: String
    let text: String
    let thumbnails: [Int]
    let counts: [String]

    init(index: Int) {
        var numbers = Numbers(seed: UInt32(truncatingIfNeeded: index))
        _ = numbers.next(2)
        _ = numbers.next(2)
        avatar = numbers.next(64)
        name = "\(Words.names[numbers.next(16)])_\(numbers.next(1000))"
        time = "\(1 + numbers.next(59))分钟前 · 来自 Linux"
        text = Self.text(&numbers)
        thumbnails = (0..<numbers.next(10)).map { _ in numbers.next(64) }
        counts = ["转发", "评论", "赞"].map { "\($0) \(numbers.next(10_000))" }
    }

    private static func text(_ numbers: inout Numbers) -> String {
        let wanted = 20 + numbers.next(261)
        var (text, count) = ("", 0)
        while count < wanted {
            let isLatin = numbers.next(10) >= 6
            let word = (isLatin ? Words.latin : Words.chinese)[numbers.next(32)]
            if isLatin, count > 0 {
                text += " "
                count += 1
            }
            text += word.text
            count += word.count
            if isLatin {
                text += " "
                count += 1
            }
        }
        if count > wanted { text.unicodeScalars.removeLast(count - wanted) }
        return text
    }
}

/// A deterministic pseudorandom number generator.
private struct Numbers {
    private var state: UInt32

    init(seed: UInt32) { state = seed &* 2_654_435_761 &+ 12_345 }

    mutating func next(_ limit: UInt32) -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int((state >> 8) % limit)
    }
}

private enum Words {
    static let names = [
        "小明", "阿强", "Lily", "Tom", "老王", "Anna", "晓雪", "Kevin", "大鹏", "Mia", "子涵", "Leo", "思思", "Ivy", "北风", "Sam",
    ]
    static let chinese = counted([
        "今天", "我们", "北京", "上海", "天气", "不错", "电影", "音乐", "朋友", "工作", "学习", "手机", "照片", "旅行", "美食", "咖啡", "地铁", "晚上",
        "早上好", "周末", "开心", "努力", "时间", "城市", "春天", "下雨了", "终于", "一起", "看到", "喜欢", "，", "。",
    ])
    static let latin = counted([
        "hello", "world", "today", "photo", "music", "the", "and", "with", "coffee", "design", "swift", "linux", "open", "source", "city",
        "travel", "morning", "night", "weekend", "release", "update", "happy", "a", "to", "of", "new", "great", "idea", "wifi", "app",
        "#topic#", "@friend",
    ])

    private static func counted(_ words: [String]) -> [(text: String, count: Int)] { words.map { ($0, $0.unicodeScalars.count) } }
}
