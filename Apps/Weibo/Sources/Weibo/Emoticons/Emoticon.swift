import UIKit

/// A small picture in texts, written as its name in brackets.
struct Emoticon: Hashable {
    enum Eyes {
        case dots, closed, wide, winking, crossed, glasses, hearts
    }

    enum Mouth {
        case smile, grin, frown, flat, open, tongue
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
        face("[微笑]", .dots, .smile), face("[哈哈]", .closed, .grin), face("[嘻嘻]", .dots, .grin), face("[爱你]", .hearts, .smile),
        face("[调皮]", .winking, .tongue), face("[酷]", .glasses, .flat), face("[吃惊]", .wide, .open), face("[晕]", .crossed, .flat),
        face("[困]", .closed, .flat), face("[失望]", .dots, .frown), face("[怒]", .wide, .frown), face("[泪]", .closed, .frown, true),
        Emoticon(code: "[爱心]", look: .symbol("heart.fill", 0xE8_3B_46)),
        Emoticon(code: "[赞]", look: .symbol("hand.thumbsup.fill", 0xF2_8C_1E)),
        Emoticon(code: "[太阳]", look: .symbol("sun.max.fill", 0xF5_A6_23)), Emoticon(code: "[月亮]", look: .symbol("moon.fill", 0xE8_B9_23)),
        Emoticon(code: "[星星]", look: .symbol("star.fill", 0xF5_B3_01)), Emoticon(code: "[礼物]", look: .symbol("gift.fill", 0xD8_4B_6B)),
    ]

    private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

    static func named(_ code: String) -> Emoticon? { byCode[code] }

    private static func face(_ code: String, _ eyes: Eyes, _ mouth: Mouth, _ hasTear: Bool = false) -> Emoticon {
        Emoticon(code: code, look: .face(eyes, mouth, hasTear: hasTear))
    }
}
