internal import CICU

/// The categories of numbers that languages distinguish.
///
/// > Contract: Unicode, CLDR plural rules for cardinal numbers, as ICU has them.
enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// The category of a number in a language, such as "pl" or "zh-Hans".
    init(of number: Double, in language: String) {
        let value = ferry_plural_category(language.replacing("-", with: "_"), number)
        self =
            switch Int(value) {
            case FERRY_PLURAL_ZERO: .zero
            case FERRY_PLURAL_ONE: .one
            case FERRY_PLURAL_TWO: .two
            case FERRY_PLURAL_FEW: .few
            case FERRY_PLURAL_MANY: .many
            default: .other
            }
    }
}
