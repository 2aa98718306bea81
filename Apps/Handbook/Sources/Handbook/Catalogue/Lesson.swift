import UIKit

/// A page of the Handbook as the list, the search and the page's caption know it. Its texts are in `Lessons.strings`.
@MainActor
struct Lesson {
    let id: String
    let applePages: [ApplePage]
    let make: () -> PageViewController

    init(_ id: String, _ applePages: String..., make: @escaping () -> PageViewController) {
        self.id = id
        self.applePages = applePages.map(ApplePage.init(path:))
        self.make = make
    }

    var title: String { LessonTexts.shown("\(id).title") }
    /// What the page shows, in one sentence.
    var sentence: String { LessonTexts.shown("\(id).sentence") }
    /// What a reader may try on the page.
    var attempts: [String] { LessonTexts.shown("\(id).try").components(separatedBy: "\n") }
}

/// Lessons about one topic.
@MainActor
struct LessonGroup {
    let id: String
    let lessons: [Lesson]

    var title: String { localized("group.\(id)") }
}

/// A page of Apple's documentation, by its framework and name: `UIKit/UIScrollView`.
struct ApplePage: Equatable {
    let path: String

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    var url: URL? { URL(string: "https://developer.apple.com/documentation/\(path.lowercased())") }
}
