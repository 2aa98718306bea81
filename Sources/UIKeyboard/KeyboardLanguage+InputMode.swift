internal import KeyboardModel
internal import UIKitCore

extension KeyboardLanguage {
    private var tag: String {
        switch self {
        case .english: "en-US"
        case .pinyin: "zh-Hans"
        case .arabic: "ar"
        case .emoji: "emoji"
        }
    }

    /// The mode's language; nil for modes that the keyboard does not have.
    init?(_ mode: UITextInputMode?) {
        guard let found = Self.allCases.first(where: { $0.tag == mode?.primaryLanguage }) else { return nil }
        self = found
    }

    @MainActor var mode: UITextInputMode? { UITextInputMode.named(tag) }
}
