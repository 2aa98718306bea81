import Foundation

/// What the search of the list looks through. Every word of a query must be in one of a lesson's texts.
struct LessonIndex {
    private let entries: [(id: String, texts: [String])]

    /// > Parameters: lessons: identifiers, each with its titles, sentences and Apple's names.
    init(_ lessons: [(id: String, texts: [String])]) {
        entries = lessons.map { ($0.id, $0.texts.map(Self.folded)) }
    }

    /// Identifiers of the lessons that match, in their order; all of them for a query without a word.
    func matches(_ query: String) -> [String] {
        let words = Self.folded(query).split(whereSeparator: \.isWhitespace)
        return entries.filter { entry in words.allSatisfy { word in entry.texts.contains { $0.contains(word) } } }.map(\.id)
    }

    /// Without case, accents and full-width forms.
    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}

extension LessonIndex {
    @MainActor
    init(_ lessons: [Lesson]) {
        self.init(
            lessons.map { lesson in
                let texts = ["title", "sentence"].flatMap { LessonTexts.all("\(lesson.id).\($0)") }
                return (lesson.id, texts + lesson.applePages.map(\.name))
            })
    }
}
