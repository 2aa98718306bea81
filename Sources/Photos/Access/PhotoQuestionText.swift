internal import UIKitCore

/// The texts of a question, as the device's version of the system has them, in the user's language.
struct PhotoQuestionText {
    enum Answer { case deny, select, allow }

    let title: String
    let answers: [(title: String, answer: Answer)]

    /// - Parameter locale: of the device, such as `zh_CN`.
    init(_ question: PhotoAccess.Question, app: String, systemVersion: String, locale: String) {
        let version = systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
        let (title, answers): (String, [(String, Answer)]) =
            switch (question, version >= 17) {
            case (.reading, true):
                (
                    "“%@” Would Like to Access Your Photo Library",
                    [("Limit Access…", .select), ("Allow Full Access", .allow), ("Don’t Allow", .deny)]
                )
            case (.reading, false):
                (
                    "“%@” Would Like to Access Your Photos",
                    [("Select Photos…", .select), ("Allow Access to All Photos", .allow), ("Don’t Allow", .deny)]
                )
            case (.adding, let isNewer):
                ("“%@” Would Like to Add to your Photos", [("Don’t Allow", .deny), (isNewer ? "Allow" : "OK", .allow)])
            }
        let texts = SystemStringTable.system
        self.title = texts.text(title, locale: locale, app)
        self.answers = answers.map { (texts.text($0.0, locale: locale), $0.1) }
    }
}
