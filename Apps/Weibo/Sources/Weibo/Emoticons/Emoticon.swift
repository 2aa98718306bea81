import UIKit

/// A small image in texts, written as its name in brackets.
struct Emoticon: Hashable {
    enum Eyes {
        case dots, closed, wide, winking, crossed, glasses, hearts, flat, rolled, angry
    }

    enum Mouth {
        case smile, grin, frown, flat, open, tongue, small, wavy, zipped, kiss
    }

    enum Look: Hashable {
        case face(Eyes, Mouth, hasTear: Bool)
        /// A system symbol, and its colour.
        case symbol(String, Int)
    }

    /// As it is written in texts.
    var code: String
    var look: Look

    static let all: [Emoticon] = [
        face("[微笑]", .dots, .smile),
        face("[嘻嘻]", .dots, .grin),
        face("[哈哈]", .closed, .grin),
        face("[可爱]", .wide, .smile),
        face("[可怜]", .wide, .frown),
        face("[吃惊]", .wide, .open),
        face("[害羞]", .closed, .smile),
        face("[挤眼]", .winking, .smile),
        face("[闭嘴]", .dots, .zipped),
        face("[鄙视]", .flat, .flat),
        face("[爱你]", .hearts, .smile),
        face("[泪]", .closed, .frown, true),
        face("[偷笑]", .closed, .small),
        face("[亲亲]", .winking, .kiss),
        face("[生病]", .closed, .wavy),
        face("[太开心]", .closed, .tongue),
        face("[白眼]", .rolled, .flat),
        face("[右哼哼]", .flat, .small),
        face("[左哼哼]", .rolled, .small),
        face("[嘘]", .dots, .kiss),
        face("[衰]", .crossed, .frown),
        face("[吐]", .crossed, .tongue),
        face("[哈欠]", .closed, .open),
        face("[抱抱]", .dots, .open),
        face("[怒]", .angry, .frown),
        face("[疑问]", .wide, .flat),
        face("[馋嘴]", .dots, .tongue),
        face("[拜拜]", .winking, .grin),
        face("[思考]", .rolled, .wavy),
        face("[汗]", .flat, .wavy, true),
        face("[困]", .flat, .open),
        face("[睡]", .closed, .flat),
        face("[钱]", .glasses, .grin),
        face("[失望]", .dots, .frown),
        face("[酷]", .glasses, .flat),
        face("[色]", .hearts, .tongue),
        face("[哼]", .angry, .flat),
        face("[鼓掌]", .dots, .small),
        face("[晕]", .crossed, .wavy),
        face("[悲伤]", .dots, .frown, true),
        face("[调皮]", .winking, .tongue),
        Emoticon(code: "[赞]", look: .symbol("hand.thumbsup.fill", 0xF2_8C_1E)),
        Emoticon(code: "[心]", look: .symbol("heart.fill", 0xE8_3B_46)),
        Emoticon(code: "[太阳]", look: .symbol("sun.max.fill", 0xF5_A6_23)),
        Emoticon(code: "[月亮]", look: .symbol("moon.fill", 0xE8_B9_23)),
        Emoticon(code: "[星星]", look: .symbol("star.fill", 0xF5_B3_01)),
        Emoticon(code: "[礼物]", look: .symbol("gift.fill", 0xD8_4B_6B)),
        Emoticon(code: "[咖啡]", look: .symbol("cup.and.saucer.fill", 0x8A_5A_3A)),
        Emoticon(code: "[雨]", look: .symbol("cloud.rain.fill", 0x5B_8F_C8)),
        Emoticon(code: "[雪]", look: .symbol("snowflake", 0x6F_B4_E0)),
        Emoticon(code: "[足球]", look: .symbol("soccerball", 0x55_55_5A)),
        Emoticon(code: "[音乐]", look: .symbol("music.note", 0x8A_5A_C8)),
        Emoticon(code: "[火车]", look: .symbol("tram.fill", 0x3F_8F_6A)),
        Emoticon(code: "[飞机]", look: .symbol("airplane", 0x4A_86_C8)),
    ]

    private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

    static func named(_ code: String) -> Emoticon? { byCode[code] }

    private static func face(_ code: String, _ eyes: Eyes, _ mouth: Mouth, _ hasTear: Bool = false) -> Emoticon {
        Emoticon(code: code, look: .face(eyes, mouth, hasTear: hasTear))
    }
}
