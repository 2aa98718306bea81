/// A text of a `.stringsdict` table: a format with variables, each of which has a form for every category of numbers.
struct PluralText: Equatable, Sendable {
    struct Variable: Equatable, Sendable {
        /// By the names of categories; on Apple's systems "zero" is for 0 in every language.
        var forms: [String: String]

        func form(for number: Double?, in language: String) -> String {
            if number == 0, let zero = forms["zero"] { return zero }
            let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
            return forms[category.rawValue] ?? forms["other"] ?? ""
        }
    }

    /// `%#@name@` stands for a variable.
    var format: String
    var variables: [String: Variable]
    /// Whose categories the forms have.
    var language: String
}
