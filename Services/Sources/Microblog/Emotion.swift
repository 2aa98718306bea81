import JSON

/// The emoticons: texts in brackets that clients show as images.
struct Emotion: Sendable {
    var phrase: String
    var category: String

    static let all: [Emotion] =
        [
            "微笑", "嘻嘻", "哈哈", "可爱", "可怜", "吃惊", "害羞", "挤眼", "闭嘴", "鄙视", "爱你", "泪", "偷笑", "亲亲", "生病", "太开心", "白眼", "右哼哼", "左哼哼", "嘘",
            "衰", "吐", "哈欠", "抱抱", "怒", "疑问", "馋嘴", "拜拜", "思考", "汗", "困", "睡", "钱", "失望", "酷", "色", "哼", "鼓掌", "晕", "悲伤",
        ].map { Emotion(phrase: "[\($0)]", category: "") }
        + ["赞", "心", "蛋糕", "咖啡", "太阳", "月亮", "雨", "雪", "足球", "音乐", "火车", "飞机"].map {
            Emotion(phrase: "[\($0)]", category: "生活")
        }

    static func json(_ links: Links) -> JSON {
        .array(
            all.enumerated().map { number, emotion in
                [
                    "category": .string(emotion.category), "common": .bool(emotion.category.isEmpty), "hot": .bool(number < 12),
                    "icon": .string(links.emotion(number)), "phrase": .string(emotion.phrase), "picid": .string("\(number)"),
                    "type": "face", "url": .string(links.emotion(number)), "value": .string(emotion.phrase),
                ]
            })
    }
}
