/// The characters of each language and page. Confidence R.
enum KeyCharacters {
    static func rows(_ language: KeyboardLanguage, _ page: KeyboardPage) -> [[String]] {
        switch (language, page) {
        case (.arabic, .letters): arabic
        case (.arabic, .numbers): split("١٢٣٤٥٦٧٨٩٠", "-/:؛()$&@\"", ".،؟!'")
        case (.pinyin, .numbers): split("1234567890", "-/：；（）¥@“”", "。，、？！")
        case (.pinyin, .symbols): split("【】｛｝#%^*+=", "_—\\|～《》$&·", "…，。？！")
        case (_, .letters): latin
        case (_, .numbers): split("1234567890", "-/:;()$&@\"", ".,?!'")
        case (_, .symbols): split("[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'")
        }
    }

    /// A pad's rows: ten, nine and nine.
    static func padRows(_ language: KeyboardLanguage, _ page: KeyboardPage) -> [[String]] {
        switch (language, page) {
        case (.arabic, .letters): arabic
        case (.pinyin, .letters): [latin[0], latin[1], latin[2] + ["，", "。"]]
        case (_, .letters): [latin[0], latin[1], latin[2] + [",", "."]]
        case (.arabic, .numbers): split("١٢٣٤٥٦٧٨٩٠", "@#$&*()'\"", "٪-+=/؛:!؟")
        case (.pinyin, .numbers): split("1234567890", "@#¥&*（）“”", "%-+=/；：！？")
        case (_, .numbers): split("1234567890", "@#$&*()'\"", "%-+=/;:!?")
        case (_, .symbols): split("1234567890", "€£¥_^[]{}", "§|~…\\<>!?")
        }
    }

    /// Characters of downward flicks on a pad's letters.
    static let seconds: [[String]] = split("1234567890", "@#$&*()'\"", "%-+=/;:!?")

    private static let latin = split("qwertyuiop", "asdfghjkl", "zxcvbnm")
    private static let arabic = split("ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد")

    private static func split(_ rows: String...) -> [[String]] { rows.map { $0.map(String.init) } }
}
